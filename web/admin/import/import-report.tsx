import { useMemo, useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow, KnownCompany } from '#domain/companies/import-result.ts';
import { paths } from '#domain/paths.ts';
import { AdminTable, type Column } from '#web/admin/ui/admin-table.tsx';
import { FieldChanges } from '#web/admin/ui/field-changes.tsx';
import { saveFile } from '#web/admin/ui/save-file.browser.ts';
import { claimsOf } from './claims-of-row.ts';
import { fileTwins } from './file-twins.ts';
import { fieldLabel } from './problem-groups.tsx';
import { RowFields } from './row-fields.tsx';
import { isSkipped, reasonOf, SKIPPED_ROWS_FILE, skippedRowsCsv } from './skipped-rows.ts';

const ROWS_PER_PAGE = 100;

const OUTCOMES = {
  created: { before: 'Will be imported', after: 'Imported', tag: 'border-ink' },
  updated: { before: 'Will be updated', after: 'Updated', tag: 'border-ink' },
  duplicate: { before: 'Duplicate', after: 'Duplicate', tag: 'text-soft' },
  refused: { before: 'Invalid', after: 'Invalid', tag: 'border-stop text-stop' },
} as const;

const FILTERS = {
  all: 'All rows',
  updated: 'Updated companies',
  skipped: 'Skipped rows',
  similar: 'Possible duplicates',
} as const;
type Filter = keyof typeof FILTERS;

type Listed = { position: number; outcome: ImportedRow };
type Props = {
  outcomes: ImportedRow[];
  rows: readonly ImportCells[];
  /** Mends a row of a preview; the result of an import has none. */
  onMend?: (position: number, cells: ImportCells) => void;
};

/** The result of an import or of its preview: the counts, all rows page by page, and the skipped ones as a file. */
export function ImportReport({ outcomes, rows, onMend }: Props) {
  const twins = useMemo(() => fileTwins(outcomes), [outcomes]);
  const isShown = (outcome: ImportedRow, filter: Filter) =>
    belongsTo(outcome, filter) || (filter === 'similar' && twins.has(outcome));
  // What changes has to be looked at first.
  const [filter, setFilter] = useState<Filter>(
    outcomes.some((outcome) => isShown(outcome, 'updated')) ? 'updated' : 'all',
  );
  const [page, setPage] = useState(0);
  const [mending, setMending] = useState<Listed>();
  const listed = outcomes.flatMap((outcome, position) => (isShown(outcome, filter) ? [{ position, outcome }] : []));
  const pages = Math.max(1, Math.ceil(listed.length / ROWS_PER_PAGE));
  const current = Math.min(page, pages - 1);
  const count = (kind: Filter) => outcomes.filter((outcome) => isShown(outcome, kind)).length;
  const invalid = outcomes.filter(({ outcome }) => outcome === 'refused').length;
  const asking = outcomes.filter(({ badges }) => badges !== undefined).length;
  const skipped = count('skipped');
  const updated = count('updated');
  const tense = onMend === undefined ? 'after' : 'before';
  const counts = [
    [OUTCOMES.created[tense], outcomes.length - skipped - updated],
    ...(updated === 0 ? [] : [[OUTCOMES.updated[tense], updated] as const]),
    ['Duplicates', skipped - invalid],
    ['Invalid', invalid],
  ] as const;
  const columns: Column<Listed>[] = [
    { head: 'Line', key: 'line', cell: ({ outcome }) => <span className="font-mono">{outcome.row}</span> },
    {
      head: 'Company Name',
      key: 'name',
      isRowHeader: true,
      cell: ({ outcome }) => outcome.name || <span className="font-normal text-soft">no name</span>,
    },
    {
      head: 'Result',
      key: 'result',
      cell: ({ outcome: { outcome } }) => (
        <span className={`tag whitespace-nowrap ${OUTCOMES[outcome].tag}`}>{OUTCOMES[outcome][tense]}</span>
      ),
    },
    {
      head: 'Reason',
      key: 'reason',
      cell: ({ outcome }) => <Reason outcome={outcome} twins={twins.get(outcome) ?? []} />,
    },
  ];
  const editColumn: Column<Listed> = {
    head: 'Actions',
    key: 'actions',
    cell: (row) => (
      <button
        type="button"
        className="mini"
        aria-label={`Edit line ${row.outcome.row}`}
        onClick={() => setMending(row)}
      >
        Edit
      </button>
    ),
  };
  return (
    <>
      <dl className="import-counts">
        {counts.map(([label, value]) => (
          <div key={label} className="plate">
            <dt className="label-mono">{label}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {asking > 0 && (
        <p className="admin-conflict mt-4" role="status">
          {asking.toLocaleString('en')} {asking === 1 ? 'row asks' : 'rows ask'} for badges. They are granted with the
          approval; you can take them off before it or with it.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-h-11 items-center gap-2 text-sm">
          Show
          <select
            className="field"
            value={filter}
            onChange={(event) => {
              setFilter(event.currentTarget.value as Filter);
              setPage(0);
            }}
          >
            {(Object.keys(FILTERS) as Filter[]).map((kind) => (
              <option key={kind} value={kind}>
                {FILTERS[kind]} ({count(kind).toLocaleString('en')})
              </option>
            ))}
          </select>
        </label>
        {skipped > 0 && (
          <button
            type="button"
            className="button button-line"
            onClick={() => saveFile(SKIPPED_ROWS_FILE, skippedRowsCsv(outcomes, rows))}
          >
            Download skipped rows (CSV)
          </button>
        )}
      </div>
      <AdminTable
        width="medium"
        className="admin-scroll import-rows my-3"
        label="Rows"
        list={{
          items: listed.slice(current * ROWS_PER_PAGE, (current + 1) * ROWS_PER_PAGE),
          status: 'ready',
          isFetching: false,
        }}
        columns={onMend === undefined ? columns : [...columns, editColumn]}
        rowKey={({ outcome }) => outcome.row}
        failure=""
        empty="No rows."
      />
      {pages > 1 && (
        <nav aria-label="Pages of rows" className="admin-pager">
          <span>
            Page {(current + 1).toLocaleString('en')} of {pages.toLocaleString('en')}
          </span>
          <button type="button" className="mini" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous
          </button>
          <button type="button" className="mini" disabled={current === pages - 1} onClick={() => setPage(current + 1)}>
            Next
          </button>
        </nav>
      )}
      {mending !== undefined && onMend !== undefined && (
        <RowFields
          outcome={mending.outcome}
          cells={rows[mending.position] ?? {}}
          onMend={(cells) => {
            onMend(mending.position, cells);
            setMending(undefined);
          }}
          onClose={() => setMending(undefined)}
        />
      )}
    </>
  );
}

function belongsTo({ outcome, similar }: ImportedRow, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'updated') return outcome === 'updated';
  return filter === 'skipped' ? isSkipped(outcome) : similar !== undefined;
}

function Reason({ outcome, twins }: { outcome: ImportedRow; twins: ImportedRow[] }) {
  const { company, changes, similar = [] } = outcome;
  const claims = claimsOf(outcome);
  const reason = reasonOf(outcome, fieldLabel);
  if (reason === '' && claims.length + similar.length + twins.length === 0 && company === undefined) return null;
  return (
    <div className="[overflow-wrap:anywhere]">
      {company === undefined ? (
        reason
      ) : (
        <>
          {changes === undefined ? 'duplicate of' : 'updates'} <CompanyLink company={company} />
        </>
      )}
      {claims.length > 0 && `${reason === '' && company === undefined ? '' : '; '}${claims.join('; ')}`}
      {similar.map((other, index) => (
        <span key={other.id} className="block">
          {index === 0 && 'Possible duplicate of '}
          <CompanyLink company={other} />, {other.location}
        </span>
      ))}
      {twins.map(({ row, name }) => (
        <span key={row} className="block">
          Possible duplicate of line {row}, {name}
        </span>
      ))}
      {changes !== undefined && (
        <FieldChanges changes={changes.map((change) => ({ ...change, field: fieldLabel(change.field) }))} />
      )}
    </div>
  );
}

/** To its public page or, while it is pending, to where it can be found in the dashboard. */
function CompanyLink({ company }: { company: KnownCompany }) {
  return (
    <a href={company.approved ? paths.company(company) : paths.adminCompany(company.id)} target="_blank" rel="noopener">
      {company.name}
    </a>
  );
}
