import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { AdminStats } from '#domain/admin/stats.ts';
import { MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { AuditTab } from '#web/admin/audit/audit-tab.tsx';
import { CompaniesTab } from '#web/admin/companies/companies-tab.tsx';
import { MessagesTab } from '#web/admin/contact-messages/messages-tab.tsx';
import { MailAlert } from '#web/admin/mails/mail-alert.tsx';
import { RequestsTab } from '#web/admin/service-requests/requests-tab.tsx';
import { callApi } from '#web/api/call-api.ts';
import { fetchFailures } from './admin-messages.ts';
import { TABS, type Tab, type TabProps, useDashboardState } from './dashboard-state.ts';
import { CompanyStats } from './stat-cards.tsx';
import { Tabs } from './ui/tabs.tsx';

const ImportDialog = lazy(() =>
  import('#web/admin/import/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
);

/** The admin dashboard (section 2): stats, search, import, and the tabs. */
export function AdminDashboard({ initialStats }: { initialStats: AdminStats }) {
  const [state, change] = useDashboardState();
  const [isImporting, setImporting] = useState(false);
  const { data: stats = initialStats, isError } = useQuery({
    queryKey: ['stats'],
    queryFn: () => callApi('GET', '/api/admin/stats'),
    initialData: initialStats,
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <>
      {isError && <p role="alert">{fetchFailures.stats}</p>}
      <MailAlert alert={stats.mailAlert} />
      <CompanyStats stats={stats} />
      <div className="admin-bar">
        <form onSubmit={search} className="admin-search" key={`${state.tab} ${state.search}`}>
          <search>
            <label htmlFor="admin-search" className="sr-only">
              Search
            </label>
            <input
              id="admin-search"
              name="search"
              type="search"
              className="field"
              defaultValue={state.search}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={PLACEHOLDERS[state.tab] ?? 'Search by name, location or description'}
            />
            <button type="submit" className="button button-line">
              Search
            </button>
          </search>
        </form>
        <div className="flex flex-wrap gap-2">
          <a href={paths.adminCertificates} className="button button-line">
            Check Certificates
            {stats.endingCertificates > 0 && ` (${stats.endingCertificates} end soon)`}
          </a>
          <button type="button" className="button button-ink" onClick={() => setImporting(true)}>
            Bulk Import
          </button>
        </div>
      </div>
      <Tabs
        label="Lists"
        tabs={TABS}
        labels={tabLabels(stats)}
        current={state.tab}
        onChange={(tab) => change({ tab, search: '', status: '', ...ORDER })}
      >
        <Panel state={state} onChange={change} />
      </Tabs>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setImporting(false)}
            onImported={() => change({ tab: 'pending', search: '', status: '', ...ORDER })}
          />
        </Suspense>
      )}
    </>
  );
}

const ORDER = { sortBy: 'created', order: 'desc', state: '', open: '' } as const;
const PLACEHOLDERS: Partial<Record<Tab, string>> = {
  requests: 'Search by customer, equipment, location or text',
  messages: 'Search by sender, company, subject or text',
  audit: 'Search by user, action or content',
};

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

function tabLabels(stats: AdminStats): Record<Tab, string> {
  return {
    pending: `Pending Approval (${stats.pendingCompanies.toLocaleString('en')})`,
    verified: `Verified Companies (${stats.verifiedCompanies.toLocaleString('en')})`,
    all: `All Companies (${stats.totalCompanies.toLocaleString('en')})`,
    requests: `Service Requests (${stats.serviceRequests.toLocaleString('en')})`,
    messages: `Contact Messages (${stats.contactMessages.toLocaleString('en')})`,
    audit: 'Audit Log',
  };
}
