import { useQuery } from '@tanstack/react-query';
import type { ImportRecord } from '#domain/companies/import-result.ts';
import { LIST_STATUS } from '#web/admin/admin-list.ts';
import { AdminTable, type Column, formatTime } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { importTexts } from './import-messages.ts';
import { pendingOf } from './import-steps.tsx';
import { UndoButton } from './undo-button.tsx';

/** The latest imports, newest first, each with a button to undo it. */
export function ImportHistory({ onUndone }: { onUndone: () => void }) {
  const { data, status, isFetching, refetch } = useQuery({
    queryKey: ['imports'],
    queryFn: () => callApi('GET', '/api/admin/imports'),
  });
  const items = data?.items ?? [];
  if (status !== 'error' && items.length === 0) return null;
  const columns: Column<ImportRecord>[] = [
    {
      head: 'Import',
      key: 'import',
      isRowHeader: true,
      cell: (record) => (
        <>
          <span className="admin-name">{record.file ?? 'Without a file'}</span>
          <span className="admin-hints">
            {resultOf(record)}
            <span>{`${formatTime(record.at)}, ${record.actor}`}</span>
          </span>
        </>
      ),
    },
    {
      head: 'Actions',
      key: 'actions',
      cell: ({ id, undone, remaining, updated }) =>
        !undone &&
        remaining + updated > 0 && (
          <div className="admin-actions">
            {remaining > 0 && (
              <a href={pendingOf(id)} className="mini">
                Approve {remaining === 1 ? 'the one' : `all ${remaining.toLocaleString('en')}`}
              </a>
            )}
            <UndoButton isSmall importId={id} pending={remaining} updated={updated} onUndone={onUndone} />
          </div>
        ),
    },
  ];
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-3! text-base font-semibold">Earlier imports</h3>
      <AdminTable
        width="narrow"
        className="admin-scroll import-rows sm:max-h-60!"
        label="Earlier imports"
        list={{ items, status: LIST_STATUS[status], isFetching, retry: () => void refetch() }}
        columns={columns}
        rowKey={({ id }) => id}
        failure={importTexts.importsFailed}
        empty={null}
      />
    </section>
  );
}

function resultOf({ created, remaining, updated, undone }: ImportRecord): string {
  const results = [
    `${created.toLocaleString('en')} imported`,
    ...(updated === 0 ? [] : [`${updated.toLocaleString('en')} updated`]),
    undone ? 'undone' : `${remaining.toLocaleString('en')} pending`,
  ];
  return results.join(', ');
}
