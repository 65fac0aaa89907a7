import { useCallback, useEffect, useState } from 'react';
import type { ImportRecord } from '#domain/companies/import-result.ts';
import { formatTime } from '#web/admin/ui/admin-table.tsx';
import { callApi } from '#web/api/call-api.ts';
import { importTexts } from './import-messages.ts';
import { UndoButton } from './undo-button.tsx';

type State = { imports: ImportRecord[]; hasFailed: boolean };

/** What was imported before, newest first, and the way to take it back. */
export function ImportHistory({ onUndone }: { onUndone: () => void }) {
  const [{ imports, hasFailed }, setState] = useState<State>({ imports: [], hasFailed: false });
  const load = useCallback(async () => {
    try {
      setState({ imports: (await callApi('GET', '/api/admin/imports')).items, hasFailed: false });
    } catch {
      setState((state) => ({ ...state, hasFailed: true }));
    }
  }, []);
  // The list belongs to the step that is shown, and is read when it is.
  useEffect(() => {
    void load();
  }, [load]);
  if (hasFailed) {
    return (
      <p className="mt-6 text-sm">
        <span role="alert">{importTexts.importsFailed}</span>{' '}
        <button type="button" className="mini" onClick={load}>
          Try again
        </button>
      </p>
    );
  }
  if (imports.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-base font-semibold">Earlier imports</h3>
      <ul className="mt-2 max-h-52 overflow-auto">
        {imports.map((record) => (
          <li
            key={record.id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-hair py-1.5"
          >
            <span className="text-sm [overflow-wrap:anywhere]">
              {formatTime(record.at)}, {record.actor}: {describe(record)}
            </span>
            {!record.undone && record.remaining > 0 && (
              <UndoButton
                isSmall
                importId={record.id}
                waiting={record.remaining}
                onUndone={() => {
                  void load();
                  onUndone();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ created, remaining, undone }: ImportRecord): string {
  const imported = `${created.toLocaleString('en')} imported`;
  return undone ? `${imported}, undone` : `${imported}, ${remaining.toLocaleString('en')} pending`;
}
