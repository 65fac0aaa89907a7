import type { AuditAction } from '#domain/audit/audit-actions.ts';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import type { TabProps } from '#web/admin/admin-dashboard.tsx';
import { useAdminList } from '#web/admin/admin-list.ts';
import { listQuery } from '#web/admin/dashboard-state.ts';
import { AdminTable, Empty, formatTime, HeadRow } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { fetchFailures } from '../admin-messages.ts';
import { AUDIT_LABELS } from './audit-labels.ts';

const HEAD = ['When', 'Who', 'What', 'Before', 'After'];

/** Who did what when, with the state before and after (decision 24). */
export function AuditTab({ state, onChange }: TabProps) {
  const { search, page } = state;
  const query = listQuery({ search, page });
  const list = useAdminList(['audit', query], () => callApi('GET', '/api/admin/audit', { query }), page, onChange);
  return (
    <>
      <div className="admin-tools" />
      <AdminTable
        label="Audit log"
        list={list}
        failure={fetchFailures.audit}
        empty={
          <Empty
            text={search === '' ? 'No changes recorded yet.' : 'No entries found'}
            search={search}
            onClear={() => onChange({ search: '' })}
          />
        }
        columns={HEAD.length}
        head={<HeadRow labels={HEAD} />}
        rows={list.items.map((entry) => (
          <tr key={entry.id}>
            <td>{formatTime(entry.at)}</td>
            <td>{entry.actor}</td>
            <th scope="row">
              {`${AUDIT_LABELS[entry.action as AuditAction] ?? entry.action}: ${entry.entityName ?? entry.entityId ?? ''}`}
              <span className="admin-hints">Entry {entry.id}</span>
            </th>
            <td>
              <State entry={entry} part="before" />
            </td>
            <td>
              <State entry={entry} part="after" />
            </td>
          </tr>
        ))}
      />
    </>
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
