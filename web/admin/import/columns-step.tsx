import { useMemo } from 'react';
import { COLUMN_LABELS } from '#domain/companies/import-column-labels.ts';
import { FILE_TARGETS, type FileTarget } from '#domain/companies/import-column-names.ts';
import { type ColumnPlan, columnsProblem, ignoredColumns } from '#domain/companies/import-table.ts';
import { offerSplits, SEPARATORS } from '#domain/companies/split-offer.ts';
import { columnOf, type SourceTable, surplusLines } from './source-table.ts';
import { StepHeading } from './step-heading.tsx';

/** Values of a column that show what it has. */
const EXAMPLES = 3;
/** Rows with too many cells that are named. */
const MAX_LINES = 5;

type Props = {
  table: SourceTable;
  plan: ColumnPlan[];
  onPlan: (plan: ColumnPlan[]) => void;
  onBack: () => void;
  onCheck: () => void;
};

/** What each column of the file is imported as: guessed, shown and changeable. */
export function ColumnsStep({ table, plan, onPlan, onBack, onCheck }: Props) {
  const { header } = table;
  const problem = columnsProblem(header, plan);
  const ignored = ignoredColumns(header, plan);
  const surplus = useMemo(() => surplusLines(table), [table]);
  const change = (index: number, changed: Partial<ColumnPlan>) =>
    onPlan(plan.map((column, other) => (other === index ? { ...column, ...changed } : column)));
  return (
    <>
      <StepHeading>Columns</StepHeading>
      <p className="mt-2 text-sm text-soft">
        {table.rows.length.toLocaleString('en')} rows. Please check what each column is imported as.
      </p>
      {problem !== undefined && (
        <p role="alert" className="mt-3 text-sm text-stop">
          {problem} Please choose the column.
        </p>
      )}
      <p role="status" className="mt-3 text-sm">
        {ignored.length === 0 ? 'All columns are imported.' : `Not imported: ${ignored.join(', ')}.`}
      </p>
      {surplus.length > 0 && (
        <p className="admin-conflict mt-3">
          {surplus.length === 1 ? 'Line' : 'Lines'} {surplus.slice(0, MAX_LINES).join(', ')}
          {surplus.length > MAX_LINES && ` and ${(surplus.length - MAX_LINES).toLocaleString('en')} more`}{' '}
          {surplus.length === 1 ? 'has' : 'have'} more cells than the file has columns. Most often a separator stands
          within a text without quotes. Please check them in the preview.
        </p>
      )}
      <ul className="import-columns">
        {plan
          .map((column, position) => ({ column, position }))
          .map(({ column, position }) => (
            <ColumnChoice
              key={position}
              table={table}
              position={position}
              column={column}
              onChange={(changed) => change(position, changed)}
            />
          ))}
      </ul>
      <div className="admin-dialog-bar">
        <button type="button" className="button button-line" onClick={onBack}>
          Back
        </button>
        <button type="button" className="button button-ink" disabled={problem !== undefined} onClick={onCheck}>
          Check Rows
        </button>
      </div>
    </>
  );
}

type ChoiceProps = {
  table: SourceTable;
  position: number;
  column: ColumnPlan;
  onChange: (changed: Partial<ColumnPlan>) => void;
};

function ColumnChoice({ table, position, column: { target, separators }, onChange }: ChoiceProps) {
  const title = table.header[position] || `Column ${position + 1}`;
  const values = useMemo(() => columnOf(table, position), [table, position]);
  const offers = useMemo(() => offerSplits(target, values), [target, values]);
  const examples = [...new Set(values.slice(0, 200).map((value) => String(value ?? '').trim()))].filter(Boolean);
  return (
    <li>
      <p>
        <span className="font-semibold">{title}</span>
        <span className="import-examples">{examples.slice(0, EXAMPLES).join(' · ') || 'empty'}</span>
      </p>
      <select
        className="field"
        aria-label={`Import ${title} as`}
        value={target ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ target: value === '' ? null : (value as FileTarget), separators: [] })
        }
      >
        <option value="">Do not import</option>
        {FILE_TARGETS.map((name) => (
          <option key={name} value={name}>
            {COLUMN_LABELS[name]}
          </option>
        ))}
      </select>
      {offers.map((offer) => (
        <label key={offer.separator} className="admin-check">
          <input
            type="checkbox"
            checked={separators.includes(offer.separator)}
            onChange={(event) => {
              const others = separators.filter((other) => other !== offer.separator);
              onChange({ separators: event.currentTarget.checked ? [...others, offer.separator] : others });
            }}
          />
          <span>
            Split {offer.cells.toLocaleString('en')} {offer.cells === 1 ? 'cell' : 'cells'} at{' '}
            {SEPARATORS[offer.separator]}: “{offer.example.cell}” is {offer.example.items.length} items
          </span>
        </label>
      ))}
    </li>
  );
}
