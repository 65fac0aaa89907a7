import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminStats } from '#domain/admin/stats.ts';
import type { WorkItem } from '#domain/admin/work-item.ts';
import { AuditTab } from '#web/admin/audit/audit-tab.tsx';
import { CompaniesTab } from '#web/admin/companies/companies-tab.tsx';
import { MessagesTab } from '#web/admin/contact-messages/messages-tab.tsx';
import { TroubledMails } from '#web/admin/mails/troubled-mails.tsx';
import { RequestsTab } from '#web/admin/service-requests/requests-tab.tsx';
import { callApi } from '#web/api/call-api.ts';
import { REFRESH } from './admin-list.ts';
import { fetchFailures } from './admin-messages.ts';
import { AdminSearch } from './admin-search.tsx';
import { NO_FILTERS, readState, TABS, type Tab, type TabProps, useDashboardState } from './dashboard-state.ts';
import { CompanyStats } from './stat-cards.tsx';
import { Tabs } from './ui/tabs.tsx';
import { countWork, WorkStrip } from './work-strip.tsx';

const ORDER = {
  sortBy: 'created',
  order: 'desc',
  search: '',
  status: '',
  state: '',
  open: '',
  mails: '',
  ...NO_FILTERS,
} as const;

/** The admin dashboard (section 2): what waits, the tabs with their lists, and the figures. */
export function AdminDashboard({ initialStats, initialWork }: { initialStats: AdminStats; initialWork: WorkItem[] }) {
  const [state, change] = useDashboardState();
  const { data: stats = initialStats, isError } = useQuery({
    queryKey: ['stats'],
    queryFn: () => callApi('GET', '/api/admin/stats'),
    initialData: initialStats,
    ...REFRESH,
  });
  const { data: work } = useQuery({
    queryKey: ['work'],
    queryFn: () => callApi('GET', '/api/admin/work'),
    initialData: { items: initialWork },
    ...REFRESH,
  });
  const [areToolsOpen, setToolsOpen] = useState(false);
  useTitle(countWork(work.items), tabNames[state.tab]);
  return (
    <>
      <AdminSearch state={state} onChange={change} />
      <Tabs
        hasSelect
        label="Lists"
        tabs={TABS}
        labels={tabLabels(stats)}
        notes={tabNotes(work.items)}
        current={state.tab}
        onChange={(tab) => change({ tab, ...ORDER })}
        actions={
          <button
            type="button"
            className="mini admin-tools-switch"
            aria-expanded={areToolsOpen}
            onClick={() => setToolsOpen(!areToolsOpen)}
          >
            Filters
          </button>
        }
      >
        <WorkStrip items={work.items} onOpen={(query) => change(readState(query))} />
        {isError && (
          <p role="alert" className="px-5 py-2">
            {fetchFailures.stats}
          </p>
        )}
        <div className={areToolsOpen ? 'admin-panel has-tools' : 'admin-panel'}>
          <Panel state={state} onChange={change} />
        </div>
        <CompanyStats stats={stats} />
      </Tabs>
      {state.mails !== '' && <TroubledMails onClose={() => change({ mails: '', page: state.page })} />}
    </>
  );
}

/** The title says how much waits, also in another tab of the browser. */
function useTitle(waiting: number, tab: string): void {
  const [title] = useState(() => document.title);
  useEffect(() => {
    document.title = `${waiting === 0 ? '' : `(${waiting.toLocaleString('en')}) `}${tab} | ${title}`;
  }, [waiting, tab, title]);
}

function Panel({ state, onChange }: TabProps) {
  switch (state.tab) {
    case 'requests':
      return <RequestsTab state={state} onChange={onChange} />;
    case 'messages':
      return <MessagesTab state={state} onChange={onChange} />;
    case 'audit':
      return <AuditTab state={state} onChange={onChange} />;
    default:
      return <CompaniesTab key={state.tab} tab={state.tab} state={state} onChange={onChange} />;
  }
}

const tabNames: Record<Tab, string> = {
  pending: 'Pending Approval',
  verified: 'Verified Companies',
  all: 'All Companies',
  requests: 'Service Requests',
  messages: 'Contact Messages',
  audit: 'Audit Log',
};

function tabLabels(stats: AdminStats): Record<Tab, string> {
  const counts: Record<Tab, number | null> = {
    pending: stats.pendingCompanies,
    verified: stats.verifiedCompanies,
    all: stats.totalCompanies,
    requests: stats.serviceRequests,
    messages: stats.contactMessages,
    audit: null,
  };
  const entries = TABS.map((tab) => {
    const count = counts[tab];
    return [tab, count === null ? tabNames[tab] : `${tabNames[tab]} (${count.toLocaleString('en')})`];
  });
  return Object.fromEntries(entries) as Record<Tab, string>;
}

/** What waits in the tabs that count more than that. */
function tabNotes(work: readonly WorkItem[]): Partial<Record<Tab, string>> {
  const note = (name: string, what: string) => {
    const count = work.find((item) => item.name === name)?.count ?? 0;
    return count === 0 ? '' : `${count.toLocaleString('en')} ${what}`;
  };
  return { requests: note('unanswered-requests', 'unanswered'), messages: note('new-messages', 'new') };
}
