import { useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { saveFile } from './save-file.browser.ts';
import { LEFT_OUT_FILE, reasonOf, rowsLeftOut } from './skipped-rows.ts';

const SHOWN = 100;

const WORDS = {
  created: { before: 'Will be imported', after: 'Imported', tag: 'border-ink' },
  duplicate: { before: 'Duplicate', after: 'Duplicate', tag: 'text-soft' },
  refused: { before: 'Invalid', after: 'Invalid', tag: 'border-stop text-stop' },
} as const;

type Props = { outcomes: ImportedRow[]; rows: readonly ImportCells[]; isDone?: boolean };

/** What an import does or did: the counts, the first rows, and all rows that are left out as a file. */
export function ImportReport({ outcomes, rows, isDone = false }: Props) {
  const [onlyLeftOut, setOnlyLeftOut] = useState(false);
  const leftOut = outcomes.filter(({ outcome }) => outcome !== 'created');
  const listed = onlyLeftOut ? leftOut : outcomes;
  const refused = leftOut.filter(({ outcome }) => outcome === 'refused').length;
  const figures = [
    [isDone ? 'Imported' : 'Will be imported', outcomes.length - leftOut.length],
    ['Duplicates', leftOut.length - refused],
    ['Invalid', refused],
  ] as const;
  return (
    <>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {figures.map(([label, value]) => (
          <div key={label} className="plate p-3">
            <dt className="label-mono">{label}</dt>
            <dd className="mt-1 text-xl font-semibold tabular-nums">{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {leftOut.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={onlyLeftOut}
              onChange={(event) => setOnlyLeftOut(event.currentTarget.checked)}
            />
            Show only skipped rows
          </label>
          <button
            type="button"
            className="button button-line"
            onClick={() => saveFile(LEFT_OUT_FILE, rowsLeftOut(outcomes, rows))}
          >
            Download skipped rows (CSV)
          </button>
        </div>
      )}
      <ScrollRegion label="Rows" className="plate mt-3 max-h-80 overflow-auto">
        <table className="admin-table min-w-[560px]!">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Company Name</th>
              <th scope="col">Result</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, SHOWN).map((outcome) => (
              <tr key={outcome.row}>
                <td className="font-mono">{outcome.row}</td>
                <td className="[overflow-wrap:anywhere]">
                  {outcome.name || <span className="text-soft">no name</span>}
                </td>
                <td>
                  <span className={`tag whitespace-nowrap ${WORDS[outcome.outcome].tag}`}>
                    {WORDS[outcome.outcome][isDone ? 'after' : 'before']}
                  </span>
                </td>
                <td className="[overflow-wrap:anywhere]">{reasonOf(outcome)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {listed.length > SHOWN && (
        <p className="mt-2 text-sm text-soft">
          Showing the first {SHOWN} of {listed.length.toLocaleString('en')} rows.
        </p>
      )}
    </>
  );
}
