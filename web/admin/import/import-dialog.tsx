import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { ChooseRows } from './choose-rows.tsx';
import type { Draft } from './import-draft.ts';
import { type ImportSession, importInChunks, previewInChunks, startImportSession } from './import-in-chunks.ts';
import { importMessages, importTexts } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportDone, ImportRunning, ImportStopped, PreviewStep } from './import-steps.tsx';

type Step =
  | { name: 'choose'; isReturn?: true }
  | { name: 'checking'; total: number; percent: number }
  | { name: 'preview'; rows: ImportCells[]; outcomes: ImportedRow[] }
  | { name: 'importing'; session: ImportSession; percent: number }
  | { name: 'stopped'; session: ImportSession; reason: string }
  | { name: 'done'; session: ImportSession };

/**
 * Bulk import (section 2): a file or JSON is checked row by row before anything is stored, then imported with its
 * progress, and the skipped rows are listed. `onImported` runs whenever companies may have been added or removed.
 */
export function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [draft, setDraft] = useState<Draft>({ format: 'CSV', file: null, json: '' });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      // A closed dialog sends no further chunk.
      isOpen.current = false;
    };
  }, []);
  const showProgress = (progress: Step): boolean => {
    setStep(progress);
    return isOpen.current;
  };
  const returnToStart = () => setStep({ name: 'choose', isReturn: true });

  const preview = useMutation({
    mutationFn: (rows: ImportCells[]) =>
      previewInChunks(
        rows,
        (body) => callApi('POST', '/api/admin/companies/import-preview', { body }),
        (percent) => showProgress({ name: 'checking', total: rows.length, percent }),
      ),
  });
  // The callbacks of a call do not run any more when the dialog is closed.
  const check = (rows: ImportCells[]) =>
    preview.mutate(rows, {
      onSuccess: (outcomes) => setStep({ name: 'preview', rows, outcomes }),
      onError: (error) => {
        showToast(importMessages.failed(reasonOfFailure(error)));
        returnToStart();
      },
    });
  const load = useAdminMutation({
    subject: 'import',
    call: (session: ImportSession) =>
      importInChunks(
        session,
        (body) => callApi('POST', '/api/admin/companies/bulk-import', { body }),
        (percent) => showProgress({ name: 'importing', session, percent }),
      ),
    success: (_reply, { outcomes, rows }) =>
      outcomes.length < rows.length
        ? importMessages.stopped(outcomes.length, rows.length)
        : importMessages.complete(count(outcomes, 'created'), count(outcomes, 'refused')),
    failure: (error) => importMessages.failed(reasonOfFailure(error)),
    onSuccess: (_reply, session) => {
      setStep({ name: 'done', session });
      onImported();
    },
    onError: (error, session) => {
      setStep({ name: 'stopped', session, reason: reasonOfFailure(error) });
      // A chunk may have been stored although its answer was lost.
      onImported();
    },
  });
  const onUndone = () => {
    returnToStart();
    onImported();
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
      {step.name === 'checking' && <ImportProgress percent={step.percent} label="Checking rows" total={step.total} />}
      {step.name === 'preview' && (
        <PreviewStep {...step} onBack={returnToStart} onImport={() => load.run(startImportSession(step.rows))} />
      )}
      {step.name === 'importing' && <ImportRunning percent={step.percent} total={step.session.rows.length} />}
      {step.name === 'stopped' && (
        <ImportStopped {...step} onUndone={onUndone} onRetry={() => load.run(step.session)} />
      )}
      {step.name === 'done' && <ImportDone session={step.session} onUndone={onUndone} onClose={onClose} />}
    </Modal>
  );
}

function count(outcomes: readonly ImportedRow[], kind: ImportedRow['outcome']): number {
  return outcomes.filter(({ outcome }) => outcome === kind).length;
}

function reasonOfFailure(error: unknown): string {
  if (error instanceof CallError) return importTexts.httpError(error.status);
  return error instanceof Error && error.message !== '' ? error.message : importTexts.unknownError;
}
