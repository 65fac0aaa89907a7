import { useQuery } from '@tanstack/react-query';
import { RECENT_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { ServiceRequestAdmin } from '#domain/service-requests/service-request-admin.ts';
import { URGENCIES } from '#domain/service-requests/urgency.ts';
import { adminMessages, fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { LeadDialog, LeadTab, Sender } from '#web/admin/leads/lead-tab.tsx';
import { type Column, formatDate, formatTime } from '#web/admin/ui/admin-table.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';
import { StatList } from '#web/ui/stat-list.tsx';

const STATUSES = URGENCIES.toReversed().map((urgency) => [urgency, urgency] as const);
const URGENCY_STYLES: Record<string, string> = {
  Emergency: 'status status-emergency',
  High: 'status status-high',
  Medium: 'status status-lead',
};
const COLUMNS: Column<ServiceRequestAdmin>[] = [
  { head: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    head: 'Customer',
    isRowHeader: true,
    cell: ({ customerName, customerEmail }) => <Sender name={customerName} email={customerEmail} />,
  },
  { head: 'Company', cell: ({ companyName }) => companyName ?? 'Unknown' },
  { head: 'Equipment Type', cell: ({ equipmentType }) => equipmentType },
  { head: 'Location', cell: ({ location }) => location },
  { head: 'Urgency', cell: ({ urgency }) => <Urgency urgency={urgency} /> },
];

/** Service requests with their stats (section 2). */
export function RequestsTab(props: TabProps) {
  const stats = useQuery({
    queryKey: ['request-stats'],
    queryFn: () => callApi('GET', '/api/admin/service-requests/stats'),
  });
  const { urgencyBreakdown: urgency = {}, equipmentTypes = {} } = stats.data ?? {};
  return (
    <>
      {stats.isError && <p role="alert">{fetchFailures.serviceRequestStats}</p>}
      {stats.data && (
        <StatList
          stats={[
            ['Total Requests', stats.data.totalRequests],
            [`Recent (${RECENT_DAYS} days)`, stats.data.recentRequests],
            ['High Priority', (urgency.High ?? 0) + (urgency.Emergency ?? 0)],
            ['Equipment Types', Object.keys(equipmentTypes).length],
          ]}
        />
      )}
      <LeadTab
        {...props}
        kind="request"
        statuses={STATUSES}
        fetchPage={(query) => callApi('GET', '/api/admin/service-requests', { query })}
        exportPath={plainRoutes.exportServiceRequests.path}
        columns={COLUMNS}
        nameOf={({ customerName }) => customerName}
        failure={fetchFailures.serviceRequests}
        empty="No service requests found"
        dialog={(request, _onChanged, onClose) => <RequestDialog request={request} onClose={onClose} />}
      />
    </>
  );
}

function RequestDialog({ request, onClose }: { request: ServiceRequestAdmin; onClose: () => void }) {
  const { id, companyId, companyName, equipmentType } = request;
  const release = useAdminMutation({
    subject: 'request release',
    call: () => callApi('POST', '/api/admin/service-requests/:id/release', { id }),
    success: adminMessages.requestReleased,
    failure: adminMessages.requestReleaseFailed,
    onDone: onClose,
  });
  const company =
    companyId !== null && companyName !== null ? (
      <a href={paths.company({ id: companyId, name: companyName })} target="_blank" rel="noopener">
        {companyName}
      </a>
    ) : (
      'Unknown'
    );
  return (
    <LeadDialog
      title={`Request from ${request.customerName}`}
      sender={['Customer', request.customerName]}
      email={request.customerEmail}
      fields={[
        ['Phone', request.customerPhone],
        ['Company', company],
        ['Equipment', equipmentType],
        ['Location', request.location],
        ['Urgency', <Urgency key="urgency" urgency={request.urgency} />],
        ['Preferred date', request.preferredDate],
        ['Certificates valid on', request.validOn],
        ['Received', formatTime(request.createdAt)],
      ]}
      text={['Service description', request.serviceDescription]}
      replySubject={`Your request: ${equipmentType}`}
      quarantineReason={request.quarantineReason}
      release={release}
      onClose={onClose}
    />
  );
}

function Urgency({ urgency }: { urgency: string }) {
  return <span className={URGENCY_STYLES[urgency] ?? 'status status-soft'}>{urgency}</span>;
}
