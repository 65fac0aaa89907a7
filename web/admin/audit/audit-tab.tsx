import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { paths } from '#domain/paths.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { mayCall } from '#web/admin/may-call.browser.ts';
import { AdminTable, type Column, Empty, formatTime } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { AuditEntry } from './audit-entry.tsx';
import { RestoreButton } from './restore-button.tsx';

const COLUMNS: Column<AuditRecord>[] = [
  { head: 'What', isRowHeader: true, cell: (entry) => <AuditEntry entry={entry} time={formatTime(entry.at)} /> },
  {
    head: 'Entry',
    cell: (entry) => (
      <div className="audit-restore">
        {entry.id} <RestoreButton entry={entry} />
      </div>
    ),
  },
];

/** Who did what when, in words (decision 24). Filters and the download are on a page of their own. */
export function AuditTab({ state, onChange }: TabProps) {
  const { search, page } = state;
  const query = { search, page: String(page) };
  const list = useAdminList(['audit', query], () => callApi('GET', '/api/admin/audit', { query }), page, onChange);
  return (
    <>
      <div className="admin-tools">
        <a
          href={search === '' ? paths.adminAudit : `${paths.adminAudit}?${new URLSearchParams({ search })}`}
          className="link"
        >
          Filter by person, action, company and day{mayCall('GET', '/api/admin/audit.csv') && ', or download'}
        </a>
      </div>
      <AdminTable
        className="admin-sheet"
        width="narrow"
        label="Audit log"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        failure={fetchFailures.audit}
        empty={
          <Empty
            text={search === '' ? 'No changes recorded yet.' : 'No entries found'}
            search={search}
            onClear={() => onChange({ search: '' })}
          />
        }
      />
    </>
  );
}
