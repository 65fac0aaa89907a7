import { hasNumber, type ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { leaveOut } from '#domain/companies/leave-out.ts';
import { IMPORT_CHUNK_ROWS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { ImportSession } from './import-in-chunks.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { ProblemGroups } from './problem-groups.tsx';
import { StepHeading } from './step-heading.tsx';
import { UndoButton } from './undo-button.tsx';

type PreviewProps = {
  rows: readonly ImportCells[];
  outcomes: ImportedRow[];
  /** Whether rows update the listed companies that they match. */
  update: boolean;
  isMending: boolean;
  onUpdate: (update: boolean) => void;
  onMend: (mended: ReadonlyMap<number, ImportCells>) => void;
  onColumns: () => void;
  onBack: () => void;
  onImport: () => void;
};

/** What the import would do, and what can be mended before it. */
export function PreviewStep({ rows, outcomes, update, isMending, onMend, ...props }: PreviewProps) {
  const { onUpdate, onColumns, onBack, onImport } = props;
  const created = countOutcomes(outcomes, 'created');
  const updated = countOutcomes(outcomes, 'updated');
  const canUpdate = update || rows.some(hasNumber) || outcomes.some(({ company }) => company !== undefined);
  const leaveOutOf = (positions: readonly number[], field: string, reason: string) => {
    const mended = positions.map((position) => {
      const issues = outcomes[position]?.reasons.filter((issue) => issue.field === field && issue.reason === reason);
      return [position, (issues ?? []).reduce(leaveOut, rows[position] ?? {})] as const;
    });
    onMend(new Map(mended));
  };
  return (
    <>
      <StepHeading>Preview</StepHeading>
      <p className="mt-2 text-sm text-soft" role="status">
        {isMending ? 'Checking again…' : 'Nothing has been imported yet. Duplicates and invalid rows will be skipped.'}
      </p>
      {canUpdate && (
        <label className="import-update plate">
          <input
            type="checkbox"
            checked={update}
            disabled={isMending}
            onChange={(event) => onUpdate(event.currentTarget.checked)}
          />
          <span>
            <b>Update companies that are listed already</b>
            <span>
              By their number in this directory, or by name and email. Each change is shown below first. An empty cell
              changes nothing; badges, dates and certificate numbers stay as they are.
            </span>
          </span>
        </label>
      )}
      <ProblemGroups outcomes={outcomes} rows={rows} onLeaveOut={leaveOutOf} />
      <ImportReport
        outcomes={outcomes}
        rows={rows}
        onMend={(position, cells) => onMend(new Map([[position, cells]]))}
      />
      <div className="admin-dialog-bar">
        <button type="button" className="button button-line" onClick={onBack}>
          Back
        </button>
        <button type="button" className="button button-line" onClick={onColumns}>
          Columns
        </button>
        <button
          type="button"
          className="button button-ink"
          disabled={created + updated === 0 || isMending}
          onClick={onImport}
        >
          {importLabel(created, updated)}
        </button>
      </div>
    </>
  );
}

/** "Import 3 and update 12 companies" */
function importLabel(created: number, updated: number): string {
  const actions = [
    ...(created === 0 ? [] : [`import ${created.toLocaleString('en')}`]),
    ...(updated === 0 ? [] : [`update ${updated.toLocaleString('en')}`]),
  ].join(' and ');
  if (actions === '') return 'Nothing to import';
  const last = updated === 0 ? created : updated;
  return `${actions.charAt(0).toUpperCase()}${actions.slice(1)} ${last === 1 ? 'company' : 'companies'}`;
}

export function ImportRunning({ percent, total }: { percent: number; total: number }) {
  return (
    <>
      <ImportProgress percent={percent} label="Importing" total={total} />
      {total > IMPORT_CHUNK_ROWS && (
        <p className="mt-3 text-sm text-soft">
          If you close this dialog, the import stops after the rows that are being sent now. Companies imported so far
          are listed under Earlier imports.
        </p>
      )}
    </>
  );
}

type StoppedProps = { session: ImportSession; reason: string; onUndone: () => void; onRetry: () => void };

/** An import of which a chunk has failed. */
export function ImportStopped({ session, reason, onUndone, onRetry }: StoppedProps) {
  const { importId, outcomes, rows } = session;
  return (
    <>
      <StepHeading>Import stopped</StepHeading>
      <p role="alert" className="mt-2 text-sm text-stop">
        {reason}
      </p>
      <p className="mt-2 text-sm">
        {outcomes.length.toLocaleString('en')} of {rows.length.toLocaleString('en')} rows processed. If you try again,
        no row is imported twice.
      </p>
      <div className="admin-dialog-actions">
        {importId !== null && (
          <UndoButton importId={importId} updated={countOutcomes(outcomes, 'updated')} onUndone={onUndone} />
        )}
        <button type="button" className="button button-ink" onClick={onRetry}>
          Try again
        </button>
      </div>
    </>
  );
}

type DoneProps = { session: ImportSession; onUndone: () => void; onClose: () => void };

export function ImportDone({ session, onUndone, onClose }: DoneProps) {
  const { importId, outcomes, rows } = session;
  const created = countOutcomes(outcomes, 'created');
  const updated = countOutcomes(outcomes, 'updated');
  return (
    <>
      <StepHeading>Import result</StepHeading>
      <p className="mt-2 text-sm text-soft">
        Imported companies are listed under Pending Approval. They become public when you approve them.{' '}
        {updated > 0 && 'Updated companies show their new values now. '}
        {importId !== null && created > 0 && <a href={pendingOf(importId)}>See those of this import</a>}
      </p>
      <ImportReport outcomes={outcomes} rows={rows} />
      <div className="admin-dialog-bar">
        {importId !== null && created + updated > 0 && (
          <UndoButton importId={importId} pending={created} updated={updated} onUndone={onUndone} />
        )}
        <button type="button" className="button button-ink" onClick={onClose}>
          Done
        </button>
      </div>
    </>
  );
}

/** Where the companies of an import can be approved together. */
export function pendingOf(importId: number): string {
  return `${paths.admin}?${new URLSearchParams({ tab: 'pending', import: String(importId) })}`;
}

export function countOutcomes(outcomes: readonly ImportedRow[], kind: ImportedRow['outcome']): number {
  return outcomes.filter(({ outcome }) => outcome === kind).length;
}
