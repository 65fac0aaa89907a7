import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import { ADMIN_PAGE_SIZE } from '#domain/constants.ts';
import { callApi } from '#web/api/call-api.ts';
import type { TabProps } from '../admin-desk.tsx';
import { fetchFailures } from '../admin-messages.ts';
import { listQuery } from '../desk-state.ts';
import { DeskTable, formatTime, HeadRow, Pager, tableStatus } from '../ui/desk-table.tsx';

const HEAD = ['When', 'Who', 'What', 'Before', 'After'];

/** Who did what when, with the state before and after (decision 24). */
export function AuditTab({ state, onChange }: TabProps) {
  const { search, page } = state;
  const query = listQuery({ search, page });
  const { data, status, refetch } = useQuery({
    queryKey: ['audit', query],
    queryFn: () => callApi('GET', '/api/admin/audit', { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="desk-tools" />
      <DeskTable
        label="Audit log"
        status={tableStatus(status)}
        failure={fetchFailures.audit}
        empty="Nothing was changed yet."
        onRetry={() => void refetch()}
        columns={HEAD.length}
        head={<HeadRow labels={HEAD} />}
        rows={(data?.items ?? []).map((entry) => (
          <tr key={entry.id}>
            <td>{formatTime(entry.at)}</td>
            <td>{entry.actor}</td>
            <th scope="row">
              {entry.action} {entry.entity}
              {entry.entityId !== null && ` ${entry.entityId}`}
              <span className="desk-hints">entry {entry.id}</span>
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
      <Pager page={page} total={data?.total ?? 0} limit={ADMIN_PAGE_SIZE} onPage={(next) => onChange({ page: next })} />
    </>
  );
}

function State({ entry, part }: { entry: AuditRecord; part: 'before' | 'after' }) {
  const value = entry[part];
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  return (
    <details className="desk-state">
      <summary>
        {Object.keys(value).length === 1 ? JSON.stringify(value) : 'Show'}
        <span className="sr-only">{` ${part} entry ${entry.id}`}</span>
      </summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
