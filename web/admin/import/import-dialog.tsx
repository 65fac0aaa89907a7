import { useEffect, useRef, useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { IMPORT_CHUNK_ROWS } from '#domain/constants.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { ChooseRows, type Draft } from './choose-rows.tsx';
import { type ImportSession, importInChunks, previewInChunks, startImportSession } from './import-in-chunks.ts';
import { importMessages, importTexts } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { StepHeading } from './step-heading.tsx';
import { UndoButton } from './undo-button.tsx';

type Step =
  | { name: 'choose'; isReturn?: true }
  | { name: 'checking'; rows: ImportCells[]; percent: number }
  | { name: 'preview'; rows: ImportCells[]; outcomes: ImportedRow[] }
  | { name: 'importing'; session: ImportSession; percent: number }
  | { name: 'stopped'; session: ImportSession; reason: string }
  | { name: 'done'; session: ImportSession };

/**
 * Specification section 2 "Bulk Import": a file or JSON is checked row by row before anything is stored, imported with
 * its progress, and told with what was left out. `onImported` is called whenever companies came or went.
 */
export function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [draft, setDraft] = useState<Draft>({ tab: 'CSV', file: null, json: '' });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      // A closed dialog sends no further chunk.
      isOpen.current = false;
    };
  }, []);

  const check = async (rows: ImportCells[]) => {
    const report = (percent: number) => {
      if (isOpen.current) setStep({ name: 'checking', rows, percent });
      return isOpen.current;
    };
    report(0);
    try {
      const send = (body: object) => callApi('POST', '/api/admin/companies/import-preview', { body });
      const outcomes = await previewInChunks(rows, send, report);
      if (isOpen.current) setStep({ name: 'preview', rows, outcomes });
    } catch (error) {
      if (!isOpen.current) return;
      showToast(importMessages.failed(reasonOfFailure(error)));
      setStep({ name: 'choose', isReturn: true });
    }
  };

  const load = async (session: ImportSession) => {
    const report = (percent: number) => {
      if (isOpen.current) setStep({ name: 'importing', session, percent });
      return isOpen.current;
    };
    if (session.outcomes.length === 0) report(0);
    try {
      const send = (body: object) => callApi('POST', '/api/admin/companies/bulk-import', { body });
      await importInChunks(session, send, report);
      if (isOpen.current) setStep({ name: 'done', session });
      const { outcomes, rows } = session;
      showToast(
        outcomes.length < rows.length
          ? importMessages.stopped(outcomes.length, rows.length)
          : importMessages.complete(count(session, 'created'), count(session, 'refused')),
      );
    } catch (error) {
      const reason = reasonOfFailure(error);
      showToast(importMessages.failed(reason));
      if (isOpen.current) setStep({ name: 'stopped', session, reason });
    } finally {
      // A chunk may have been stored although its response was lost.
      onImported();
    }
  };

  return (
    <Modal title="Bulk Import Companies" onClose={onClose} isWide>
      {step.name === 'choose' && (
        <ChooseRows
          takesFocus={step.isReturn === true}
          draft={draft}
          onDraft={setDraft}
          onRows={check}
          onUndone={onImported}
        />
      )}
      {step.name === 'checking' && (
        <ImportProgress percent={step.percent} label="Checking rows" total={step.rows.length} />
      )}
      {step.name === 'preview' && (
        <Preview
          rows={step.rows}
          outcomes={step.outcomes}
          onBack={() => setStep({ name: 'choose', isReturn: true })}
          onImport={() => load(startImportSession(step.rows))}
        />
      )}
      {step.name === 'importing' && (
        <>
          <ImportProgress percent={step.percent} label="Importing" total={step.session.rows.length} />
          {step.session.rows.length > IMPORT_CHUNK_ROWS && (
            <p className="mt-3 text-sm text-soft">
              If you close this dialog, the import stops after the rows that are being sent now. Companies imported so
              far are listed under Earlier imports.
            </p>
          )}
        </>
      )}
      {step.name === 'stopped' && (
        <>
          <StepHeading>Import stopped</StepHeading>
          <p role="alert" className="mt-2 text-sm text-stop">
            {step.reason}
          </p>
          <p className="mt-2 text-sm">
            {step.session.outcomes.length.toLocaleString('en')} of {step.session.rows.length.toLocaleString('en')} rows
            processed. If you try again, no row is imported twice.
          </p>
          <div className="admin-dialog-actions">
            {step.session.importId !== null && (
              <UndoButton importId={step.session.importId} onUndone={leaveAfter(onImported)} />
            )}
            <button type="button" className="button button-ink" onClick={() => load(step.session)}>
              Try again
            </button>
          </div>
        </>
      )}
      {step.name === 'done' && (
        <>
          <StepHeading>Import result</StepHeading>
          <p className="mt-2 text-sm text-soft">
            Imported companies are listed under Pending Approval. They become public when you approve them.
          </p>
          <ImportReport outcomes={step.session.outcomes} rows={step.session.rows} isDone />
          <div className="admin-dialog-actions">
            {step.session.importId !== null && count(step.session, 'created') > 0 && (
              <UndoButton
                importId={step.session.importId}
                waiting={count(step.session, 'created')}
                onUndone={leaveAfter(onImported)}
              />
            )}
            <button type="button" className="button button-ink" onClick={onClose}>
              Done
            </button>
          </div>
        </>
      )}
    </Modal>
  );

  /** What was undone is not to be looked at any more. */
  function leaveAfter(work: () => void): () => void {
    return () => {
      setStep({ name: 'choose', isReturn: true });
      work();
    };
  }
}

type PreviewProps = { rows: ImportCells[]; outcomes: ImportedRow[]; onBack: () => void; onImport: () => void };

function Preview({ rows, outcomes, onBack, onImport }: PreviewProps) {
  const fresh = outcomes.filter(({ outcome }) => outcome === 'created').length;
  return (
    <>
      <StepHeading>Preview</StepHeading>
      <p className="mt-2 text-sm text-soft">
        Nothing has been imported yet. Duplicates and invalid rows will be skipped.
      </p>
      <ImportReport outcomes={outcomes} rows={rows} />
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" onClick={onBack}>
          Back
        </button>
        <button type="button" className="button button-ink" disabled={fresh === 0} onClick={onImport}>
          {fresh === 0
            ? 'Nothing to import'
            : `Import ${fresh.toLocaleString('en')} ${fresh === 1 ? 'company' : 'companies'}`}
        </button>
      </div>
    </>
  );
}

function count({ outcomes }: ImportSession, kind: ImportedRow['outcome']): number {
  return outcomes.filter(({ outcome }) => outcome === kind).length;
}

function reasonOfFailure(error: unknown): string {
  if (error instanceof CallError) return importTexts.httpError(error.status);
  return error instanceof Error && error.message !== '' ? error.message : importTexts.unknownError;
}
