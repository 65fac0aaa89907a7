import type { AuditAction } from '#domain/audit/audit-actions.ts';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { useAdminList } from '#web/admin/admin-list.ts';
import { fetchFailures } from '#web/admin/admin-messages.ts';
import type { TabProps } from '#web/admin/dashboard-state.ts';
import { AdminTable, type Column, Empty, formatTime } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { AUDIT_LABELS } from './audit-labels.ts';

const COLUMNS: Column<AuditRecord>[] = [
  { head: 'When', cell: ({ at }) => formatTime(at) },
  { head: 'Who', cell: ({ actor }) => actor },
  {
    head: 'What',
    isRowHeader: true,
    cell: ({ id, action, entityId, entityName }) => (
      <>
        {`${AUDIT_LABELS[action as AuditAction] ?? action}: ${entityName ?? entityId ?? ''}`}
        <span className="admin-hints">Entry {id}</span>
      </>
    ),
  },
  { head: 'Before', cell: (entry) => <State entry={entry} part="before" /> },
  { head: 'After', cell: (entry) => <State entry={entry} part="after" /> },
];

/** Who did what when, with the state before and after (decision 24). */
export function AuditTab({ state, onChange }: TabProps) {
  const { search, page } = state;
  const query = { search, page: String(page) };
  const list = useAdminList(['audit', query], () => callApi('GET', '/api/admin/audit', { query }), page, onChange);
  return (
    <AdminTable
      className="admin-sheet"
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
  );
}

function State({ entry, part }: { entry: AuditRecord; part: 'before' | 'after' }) {
  const value = entry[part];
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  return (
    <details className="admin-state">
      <summary>
        {Object.keys(value).length === 1 ? JSON.stringify(value) : 'Show'}
        <span className="sr-only">{` ${part} entry ${entry.id}`}</span>
      </summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
