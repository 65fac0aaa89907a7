import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RECENT_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { ServiceRequestAdmin } from '#domain/service-requests/service-request-admin.ts';
import type { TabProps } from '#web/admin/admin-dashboard.tsx';
import { useAdminList } from '#web/admin/admin-list.ts';
import { listQuery } from '#web/admin/dashboard-state.ts';
import { AdminTable, Empty, formatDate, formatTime, HeadRow } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { adminMessages, fetchFailures } from '../admin-messages.ts';
import { StatCards } from '../stat-cards.tsx';
import { Facts, Modal } from '../ui/modal.tsx';
import { useAction } from '../use-action.ts';

const HEAD = ['Date', 'Customer', 'Company', 'Equipment Type', 'Location', 'Urgency', 'Actions'];

/** Specification section 2 "Service Requests tab"; what was held back as spam is listed apart. */
export function RequestsTab({ state, onChange }: TabProps) {
  const { search, page, status: shown } = state;
  const query = listQuery({ search, page, status: shown });
  const read = () => callApi('GET', '/api/admin/service-requests', { query });
  const list = useAdminList(['requests', query], read, page, onChange);
  const stats = useQuery({
    queryKey: ['request-stats'],
    queryFn: () => callApi('GET', '/api/admin/service-requests/stats'),
  });
  const [open, setOpen] = useState<ServiceRequestAdmin | null>(null);
  const { urgencyBreakdown: urgency = {}, equipmentTypes = {} } = stats.data ?? {};
  return (
    <>
      {stats.isError && <p role="alert">{fetchFailures.serviceRequestStats}</p>}
      {stats.data && (
        <StatCards
          figures={[
            ['Total Requests', stats.data.totalRequests],
            [`Recent (${RECENT_DAYS} days)`, stats.data.recentRequests],
            ['High Priority', (urgency.High ?? 0) + (urgency.Emergency ?? 0)],
            ['Equipment Types', Object.keys(equipmentTypes).length],
          ]}
        />
      )}
      <div className="admin-tools">
        <label>
          Show{' '}
          <select value={shown} onChange={(event) => onChange({ status: event.currentTarget.value })}>
            <option value="">All requests</option>
            {['Emergency', 'High', 'Medium', 'Low'].map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value="held">Suspected spam{list.data && ` (${list.data.held})`}</option>
          </select>
        </label>
        <a href={`/api/admin/service-requests.csv?${listQuery({ search, status: shown })}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <AdminTable
        label="Service requests"
        list={list}
        failure={fetchFailures.serviceRequests}
        empty={<Empty text="No service requests found" search={search} onClear={() => onChange({ search: '' })} />}
        columns={HEAD.length}
        head={<HeadRow labels={HEAD} />}
        rows={list.items.map((request) => (
          <tr key={request.id}>
            <td>{formatDate(request.createdAt)}</td>
            <th scope="row">
              <span className="admin-name">{request.customerName}</span>
              <span className="admin-hints">{request.customerEmail}</span>
            </th>
            <td>{request.companyName ?? 'Unknown'}</td>
            <td>{request.equipmentType}</td>
            <td>{request.location}</td>
            <td>
              <Urgency urgency={request.urgency} />
            </td>
            <td>
              <button
                type="button"
                className="mini"
                aria-label={`Details of the request from ${request.customerName}`}
                onClick={() => setOpen(request)}
              >
                Details
              </button>
            </td>
          </tr>
        ))}
      />
      {open && <RequestDialog request={open} onClose={() => setOpen(null)} />}
    </>
  );
}

const URGENCY_STYLES: Record<string, string> = {
  Emergency: 'status status-emergency',
  High: 'status status-high',
  Medium: 'status status-lead',
};

function Urgency({ urgency }: { urgency: string }) {
  return <span className={URGENCY_STYLES[urgency] ?? 'status status-soft'}>{urgency}</span>;
}

function RequestDialog({ request, onClose }: { request: ServiceRequestAdmin; onClose: () => void }) {
  const act = useAction();
  const { id, companyId, companyName, customerEmail, equipmentType } = request;
  const release = async () => {
    const isSent = await act(
      () => callApi('POST', '/api/admin/service-requests/:id/release', { id, body: {} }),
      adminMessages.requestReleased,
      adminMessages.requestReleaseFailed,
    );
    if (isSent) onClose();
  };
  return (
    <Modal title={`Request from ${request.customerName}`} onClose={onClose} isWide>
      {request.quarantineReason !== null && (
        <p className="admin-conflict">Held as suspected spam: {request.quarantineReason}. No emails were sent.</p>
      )}
      <Facts
        facts={[
          ['Customer', request.customerName],
          [
            'Email',
            <a key="mail" href={`mailto:${customerEmail}`}>
              {customerEmail}
            </a>,
          ],
          ['Phone', request.customerPhone],
          [
            'Company',
            companyId !== null && companyName !== null ? (
              <a
                key="company"
                href={paths.company({ id: companyId, name: companyName })}
                target="_blank"
                rel="noopener"
              >
                {companyName}
              </a>
            ) : (
              'Unknown'
            ),
          ],
          ['Equipment', equipmentType],
          ['Location', request.location],
          ['Urgency', <Urgency key="urgency" urgency={request.urgency} />],
          ['Preferred date', request.preferredDate],
          ['Received', formatTime(request.createdAt)],
          [
            'Service description',
            <span key="text" className="admin-text">
              {request.serviceDescription}
            </span>,
          ],
        ]}
      />
      <div className="admin-dialog-actions">
        {request.quarantineReason !== null && (
          <button type="button" className="button button-line" onClick={() => void release()}>
            Not spam: deliver
          </button>
        )}
        <a
          className="button button-ink"
          href={`mailto:${customerEmail}?subject=${encodeURIComponent(`Your request: ${equipmentType}`)}`}
        >
          Reply by email
        </a>
      </div>
    </Modal>
  );
}
