import { useQuery } from '@tanstack/react-query';
import { RECENT_DAYS } from '#domain/constants.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { ServiceRequestAdmin } from '#domain/service-requests/service-request-admin.ts';
import { URGENCIES } from '#domain/service-requests/urgency.ts';
import { ageOf } from '#domain/text/time-text.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { FilterButton, LeadTab, Sender } from '#web/admin/leads/lead-tab.tsx';
import { type Column, formatDate } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { StatList } from '#web/ui/stat-list.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestState, Urgency } from './request-tags.tsx';

const STATUSES = URGENCIES.toReversed().map((urgency) => [urgency, urgency] as const);
const STATES = [
  ['open', 'Open'],
  ['unconfirmed', 'Waits for its sender'],
  ['withdrawn', 'Withdrawn'],
  ['closed', 'Closed'],
] as const;
const WAITING = 'waiting-for-us';
const ONLY = [WAITING, ...STATES.map(([value]) => value)] as const;

const COLUMNS: Column<ServiceRequestAdmin>[] = [
  {
    key: 'date',
    head: 'Date',
    cell: ({ createdAt }) => (
      <>
        {formatDate(createdAt)}
        <span className="admin-hints">{`${ageOf(createdAt, new Date())} ago`}</span>
      </>
    ),
  },
  {
    head: 'Customer',
    isRowHeader: true,
    cell: ({ customerName, customerEmail, caseNumber }) => (
      <>
        <Sender name={customerName} email={customerEmail} />
        <code className="admin-case">{caseNumber}</code>
      </>
    ),
  },
  { head: 'Company', cell: (request) => <Companies request={request} /> },
  { head: 'Equipment Type', cell: ({ equipmentType }) => equipmentType },
  { head: 'Location', cell: ({ location }) => location },
  { head: 'Urgency', cell: ({ urgency }) => <Urgency urgency={urgency} /> },
  { head: 'State', cell: (request) => <RequestState request={request} /> },
];

/** The companies that have it and how many have answered; "Unknown" if there is none. */
function Companies({ request: { recipients } }: { request: ServiceRequestAdmin }) {
  const [first, ...others] = recipients;
  if (first === undefined) return 'Unknown';
  const answers = recipients.filter(({ answer }) => answer !== 'waiting').length;
  return (
    <>
      {first.companyName}
      {others.length > 0 && ` +${others.length}`}
      <span className="admin-hints">{`${answers} of ${recipients.length} answered`}</span>
    </>
  );
}

/** Service requests with their stats (section 2). */
export function RequestsTab(props: TabProps) {
  const { state, onChange } = props;
  const stats = useQuery({
    queryKey: ['request-stats'],
    queryFn: () => callApi('GET', '/api/admin/service-requests/stats'),
  });
  const { urgencyBreakdown: urgency = {}, equipmentTypes = {} } = stats.data ?? {};
  const only = ONLY.find((value) => value === state.state);
  return (
    <>
      {stats.isError && (
        <p role="alert" className="px-5 py-2">
          {fetchFailures.serviceRequestStats}
        </p>
      )}
      {/* Its room is taken from the start, so that nothing below moves under a click. */}
      <StatList
        className="stats admin-stats"
        label="Requests"
        stats={[
          ['Total Requests', stats.data?.totalRequests ?? '…'],
          [`Recent (${RECENT_DAYS} days)`, stats.data?.recentRequests ?? '…'],
          ['High Priority', stats.data ? (urgency.High ?? 0) + (urgency.Emergency ?? 0) : '…'],
          ['Equipment Types', stats.data ? Object.keys(equipmentTypes).length : '…'],
        ]}
      />
      <LeadTab
        {...props}
        kind="request"
        statuses={STATUSES}
        filterKey={only ?? ''}
        filters={(page) => (
          <>
            <FilterButton
              label="Waiting for us"
              count={page?.waitingForUs}
              isOn={only === WAITING}
              onToggle={(isOn) => onChange({ state: isOn ? WAITING : '', status: '' })}
            />
            <label>
              State{' '}
              <select
                value={only === WAITING ? '' : (only ?? '')}
                onChange={(event) => onChange({ state: event.currentTarget.value })}
              >
                <option value="">All states</option>
                {STATES.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        fetchPage={(query) => callApi('GET', '/api/admin/service-requests', { query: { ...query, state: only } })}
        exportPath={plainRoutes.exportServiceRequests.path}
        columns={COLUMNS}
        nameOf={({ customerName }) => customerName}
        failure={fetchFailures.serviceRequests}
        empty="No service requests found"
        dialog={(id, onClose) => <RequestDialog key={id} id={id} onClose={onClose} />}
      />
    </>
  );
}
