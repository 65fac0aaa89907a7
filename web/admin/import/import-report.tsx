import { useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedCertificate } from '#domain/companies/import-certificates.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { AdminTable, type Column } from '#web/admin/ui/admin-table.tsx';
import { saveFile } from './save-file.browser.ts';
import { reasonOf, SKIPPED_ROWS_FILE, skippedRowsCsv } from './skipped-rows.ts';

const MAX_ROWS_SHOWN = 100;

const OUTCOMES = {
  created: { before: 'Will be imported', after: 'Imported', tag: 'border-ink' },
  duplicate: { before: 'Duplicate', after: 'Duplicate', tag: 'text-soft' },
  refused: { before: 'Invalid', after: 'Invalid', tag: 'border-stop text-stop' },
} as const;

/** What a row brings beyond the company. */
function claimsOf({ badges, certificates }: ImportedRow): string[] {
  return [badges === undefined ? '' : `asks for ${badges.join(' and ')}`, ...(certificates ?? []).map(certificateText)];
}

/** "API 510: number 71234, until 2027-05-31" */
function certificateText({ name, number, expires, untilWithdrawn }: ImportedCertificate): string {
  const facts = [
    ...(number === null ? [] : [`number ${number}`]),
    ...(untilWithdrawn ? ['until withdrawn'] : []),
    ...(expires === null ? [] : [`until ${expires}`]),
  ];
  return `${name}: ${facts.join(', ')}`;
}

type Props = { outcomes: ImportedRow[]; rows: readonly ImportCells[]; isDone?: boolean };

/** The result of an import or of its preview: the counts, the first rows, and all skipped rows as a file. */
export function ImportReport({ outcomes, rows, isDone = false }: Props) {
  const [onlySkipped, setOnlySkipped] = useState(false);
  const skipped = outcomes.filter(({ outcome }) => outcome !== 'created');
  const listed = onlySkipped ? skipped : outcomes;
  const asking = outcomes.filter(({ badges }) => badges !== undefined);
  const invalid = skipped.filter(({ outcome }) => outcome === 'refused').length;
  const counts = [
    [isDone ? 'Imported' : 'Will be imported', outcomes.length - skipped.length],
    ['Duplicates', skipped.length - invalid],
    ['Invalid', invalid],
  ] as const;
  const columns: Column<ImportedRow>[] = [
    { head: 'Row', cell: ({ row }) => <span className="font-mono">{row}</span> },
    {
      head: 'Company Name',
      isRowHeader: true,
      cell: ({ name }) => name || <span className="font-normal text-soft">no name</span>,
    },
    {
      head: 'Result',
      cell: ({ outcome }) => (
        <span className={`tag whitespace-nowrap ${OUTCOMES[outcome].tag}`}>
          {OUTCOMES[outcome][isDone ? 'after' : 'before']}
        </span>
      ),
    },
    {
      head: 'Reason',
      cell: (row) => (
        <span className="[overflow-wrap:anywhere]">{[reasonOf(row), ...claimsOf(row)].filter(Boolean).join('; ')}</span>
      ),
    },
  ];
  return (
    <>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {counts.map(([label, value]) => (
          <div key={label} className="plate p-3">
            <dt className="label-mono">{label}</dt>
            <dd className="mt-1 text-xl font-semibold tabular-nums">{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {asking.length > 0 && (
        <p className="admin-conflict mt-4" role="status">
          {asking.length.toLocaleString('en')} {asking.length === 1 ? 'row asks' : 'rows ask'} for badges. They are
          granted with the approval; you can take them off before it or with it.
        </p>
      )}
      {skipped.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={onlySkipped}
              onChange={(event) => setOnlySkipped(event.currentTarget.checked)}
            />
            Show only skipped rows
          </label>
          <button
            type="button"
            className="button button-line"
            onClick={() => saveFile(SKIPPED_ROWS_FILE, skippedRowsCsv(outcomes, rows))}
          >
            Download skipped rows (CSV)
          </button>
        </div>
      )}
      <AdminTable
        width="medium"
        className="admin-scroll mt-3 max-h-80!"
        label="Rows"
        list={{ items: listed.slice(0, MAX_ROWS_SHOWN), status: 'ready', isFetching: false }}
        columns={columns}
        rowKey={({ row }) => row}
        failure=""
        empty="No rows."
      />
      {listed.length > MAX_ROWS_SHOWN && (
        <p className="mt-2 text-sm text-soft">
          Showing the first {MAX_ROWS_SHOWN} of {listed.length.toLocaleString('en')} rows.
        </p>
      )}
    </>
  );
}
