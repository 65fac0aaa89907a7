import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RECENT_DAYS } from '#domain/constants.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { ServiceRequestAdmin } from '#domain/service-requests/service-request-admin.ts';
import { URGENCIES } from '#domain/service-requests/urgency.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { StatCards } from '#web/admin/stat-cards.tsx';
import { AdminTable, type Column, Empty, formatDate } from '#web/admin/ui/admin-table.tsx';
import { callApi, toQuery } from '#web/api/call-api.ts';
import { RequestDialog, Urgency } from './request-dialog.tsx';

const STATUSES = [...URGENCIES, 'held'] as const;
const COLUMNS: Column<ServiceRequestAdmin>[] = [
  { head: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    head: 'Customer',
    isRowHeader: true,
    cell: ({ customerName, customerEmail }) => (
      <>
        <span className="admin-name">{customerName}</span>
        <span className="admin-hints">{customerEmail}</span>
      </>
    ),
  },
  { head: 'Company', cell: ({ companyName }) => companyName ?? 'Unknown' },
  { head: 'Equipment Type', cell: ({ equipmentType }) => equipmentType },
  { head: 'Location', cell: ({ location }) => location },
  { head: 'Urgency', cell: ({ urgency }) => <Urgency urgency={urgency} /> },
];

/** Service requests with their stats (section 2). Those quarantined as spam are listed separately. */
export function RequestsTab({ state, onChange }: TabProps) {
  const { search, page } = state;
  const filter = { search, status: STATUSES.find((status) => status === state.status) };
  const query = { ...filter, page: String(page) };
  const fetchPage = () => callApi('GET', '/api/admin/service-requests', { query });
  const list = useAdminList(['requests', query], fetchPage, page, onChange);
  const stats = useQuery({
    queryKey: ['request-stats'],
    queryFn: () => callApi('GET', '/api/admin/service-requests/stats'),
  });
  const [open, setOpen] = useState<ServiceRequestAdmin | null>(null);
  const { urgencyBreakdown: urgency = {}, equipmentTypes = {} } = stats.data ?? {};
  const actionsColumn: Column<ServiceRequestAdmin> = {
    head: 'Actions',
    cell: (request) => (
      <button
        type="button"
        className="mini"
        aria-label={`Details of the request from ${request.customerName}`}
        onClick={() => setOpen(request)}
      >
        Details
      </button>
    ),
  };
  return (
    <>
      {stats.isError && <p role="alert">{fetchFailures.serviceRequestStats}</p>}
      {stats.data && (
        <StatCards
          stats={[
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
          <select value={filter.status ?? ''} onChange={(event) => onChange({ status: event.currentTarget.value })}>
            <option value="">All requests</option>
            {URGENCIES.toReversed().map((name) => (
              <option key={name}>{name}</option>
            ))}
            <option value="held">Suspected spam{list.data && ` (${list.data.held})`}</option>
          </select>
        </label>
        <a href={`${plainRoutes.exportServiceRequests.path}?${toQuery(filter)}`} className="mini" download>
          Export CSV
        </a>
      </div>
      <AdminTable
        label="Service requests"
        list={list}
        failure={fetchFailures.serviceRequests}
        empty={<Empty text="No service requests found" search={search} onClear={() => onChange({ search: '' })} />}
        columns={[...COLUMNS, actionsColumn]}
        rowKey={({ id }) => id}
      />
      {open && <RequestDialog request={open} onClose={() => setOpen(null)} />}
    </>
  );
}
