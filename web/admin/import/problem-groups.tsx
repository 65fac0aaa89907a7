import type { ImportCells, ImportIssue } from '#domain/companies/company-import.ts';
import { COLUMN_LABELS } from '#domain/companies/import-column-labels.ts';
import type { FileTarget } from '#domain/companies/import-column-names.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { leaveOutLabel } from '#domain/companies/leave-out.ts';

type Group = { key: string; issue: ImportIssue; lines: number[]; positions: number[] };

type Props = {
  outcomes: readonly ImportedRow[];
  rows: readonly ImportCells[];
  /** Leaves out what the group is about, of the rows at these positions. */
  onLeaveOut: (positions: readonly number[], field: string, reason: string) => void;
};

/** What is wrong with the rows, the most frequent first, each with what mends all of its rows at once. */
export function ProblemGroups({ outcomes, rows, onLeaveOut }: Props) {
  const groups = groupIssues(outcomes);
  if (groups.length === 0) return null;
  return (
    <section className="mt-4" aria-label="Problems">
      <ul className="import-problems plate">
        {groups.map(({ key, issue, lines, positions }) => {
          const label = leaveOutLabel(issue, rows[positions[0] ?? 0] ?? {});
          return (
            <li key={key}>
              <span>
                <b>{fieldLabel(issue.field)}</b>: {issue.reason}{' '}
                <span className="text-soft">
                  ({lines.length === 1 ? `line ${lines[0]}` : `${lines.length.toLocaleString('en')} rows`})
                </span>
              </span>
              {label === undefined ? (
                <span className="text-sm text-soft">Please enter it below</span>
              ) : (
                <button
                  type="button"
                  className="mini"
                  onClick={() => onLeaveOut(positions, issue.field, issue.reason)}
                  aria-label={`${label}: ${fieldLabel(issue.field)}, ${issue.reason}`}
                >
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function fieldLabel(field: string): string {
  return COLUMN_LABELS[field as FileTarget] ?? 'Row';
}

function groupIssues(outcomes: readonly ImportedRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [position, { outcome, reasons, row }] of outcomes.entries()) {
    if (outcome !== 'refused') continue;
    for (const issue of reasons) {
      const key = `${issue.field} ${issue.reason}`;
      const group = groups.get(key) ?? { key, issue, lines: [], positions: [] };
      groups.set(key, group);
      if (group.positions.at(-1) === position) continue;
      group.lines.push(row);
      group.positions.push(position);
    }
  }
  return [...groups.values()].sort((a, b) => b.lines.length - a.lines.length);
}
