import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ImportCells } from '#domain/companies/company-import.ts';
import type { ImportedRow } from '#domain/companies/import-result.ts';
import type { ColumnPlan } from '#domain/companies/import-table.ts';
import { Confirm, Modal } from '#web/admin/ui/modal.tsx';
import { isSignedOut, SignInDialog } from '#web/admin/ui/sign-in-dialog.tsx';
import { useUnsavedWork } from '#web/admin/ui/unsaved-work.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import './import.css';
import { ChooseRows } from './choose-rows.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { type Edits, editRows, withEdits } from './edited-rows.ts';
import type { Draft } from './import-draft.ts';
import {
  type ImportSession,
  importInChunks,
  previewAgain,
  previewInChunks,
  startImportSession,
} from './import-in-chunks.ts';
import { importMessages, importTexts } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import { countOutcomes, ImportDone, ImportRunning, ImportStopped, PreviewStep } from './import-steps.tsx';
import { guessPlan, needsLook, type SourceTable, toRows } from './source-table.ts';

type Step =
  | { name: 'choose'; isReturn?: true }
  | { name: 'columns' }
  | { name: 'checking'; total: number; percent: number }
  | { name: 'preview'; rows: readonly ImportCells[]; outcomes: ImportedRow[]; update: boolean }
  | { name: 'importing'; session: ImportSession; percent: number }
  | { name: 'stopped'; session: ImportSession; reason: string }
  | { name: 'done'; session: ImportSession };

type Preview = Extract<Step, { name: 'preview' }>;
type Mending = Omit<Preview, 'name'> & { mended: ReadonlySet<number> };
/** How long a bar is shown full. */
const WHOLE_MILLISECONDS = 300;
const START: Step = { name: 'choose', isReturn: true };

/**
 * Bulk import (section 2): a file or JSON is checked row by row before anything is stored, then imported with its
 * progress, and the skipped rows are listed. `onImported` runs whenever companies may have been added or removed.
 */
export function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [draft, setDraft] = useState<Draft>({ format: 'CSV', file: null, json: '' });
  /** What was read, and what its columns are imported as. */
  const [source, setSource] = useState<{ table: SourceTable; plan: ColumnPlan[] }>();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [isAsking, setAsking] = useState(false);
  /** What goes on when the admin has signed in again. */
  const [interrupted, setInterrupted] = useState<{ again: () => void }>();
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
  const returnToStart = () => setStep(START);
  const fail = (error: unknown, again: () => void) => {
    if (isSignedOut(error)) setInterrupted({ again });
    else showToast(importMessages.failed(reasonOfFailure(error)));
  };

  const preview = useMutation({
    mutationFn: ({ rows, update }: { rows: readonly ImportCells[]; update: boolean }) =>
      previewInChunks(
        rows,
        (body) => callApi('POST', '/api/admin/companies/import-preview', { body }),
        (percent) => showProgress({ name: 'checking', total: rows.length, percent }),
        { update },
      ),
  });
  // The callbacks of a call do not run any more when the dialog is closed. After a failure, `before` is shown again.
  const check = (rows: readonly ImportCells[], update: boolean, before: Step) =>
    preview.mutate(
      { rows, update },
      {
        onSuccess: (outcomes) => setStep({ name: 'preview', rows, outcomes, update }),
        onError: (error) => {
          setStep(before);
          fail(error, () => check(rows, update, before));
        },
      },
    );
  const checkColumns = async (table: SourceTable, plan: ColumnPlan[], before: Step) => {
    setStep({ name: 'checking', total: table.rows.length, percent: 0 });
    check(editRows(await toRows(table, plan), edits), false, before);
  };
  const changeDraft = (changed: Draft) => {
    setDraft(changed);
    if (changed.format === draft.format && changed.file === draft.file && changed.json === draft.json) return;
    setSource(undefined);
    setEdits(new Map());
  };
  const open = (table: SourceTable) => {
    const plan = source?.plan ?? guessPlan(table);
    setSource({ table, plan });
    if (needsLook(table, plan)) setStep({ name: 'columns' });
    else void checkColumns(table, plan, START);
  };
  const mend = useMutation({
    mutationFn: ({ rows, outcomes, mended, update }: Mending) =>
      previewAgain(
        rows,
        outcomes,
        mended,
        (body) => callApi('POST', '/api/admin/companies/import-preview', { body }),
        update,
      ),
  });
  const mendRows = (before: Preview, mended: ReadonlyMap<number, ImportCells>) => {
    const rows = before.rows.map((cells, position) => mended.get(position) ?? cells);
    const mending = { ...before, rows, mended: new Set(mended.keys()) };
    mend.mutate(mending, {
      onSuccess: (outcomes) => {
        setEdits(withEdits(edits, before.rows, mended));
        setStep({ ...before, rows, outcomes });
      },
      onError: (error) => fail(error, () => mendRows(before, mended)),
    });
  };
  const load = useAdminMutation({
    subject: 'import',
    call: async (session: ImportSession) => {
      if (session.outcomes.length === 0) {
        showProgress({ name: 'importing', session, percent: 0 });
        await new Promise((resolve) => setTimeout(resolve));
      }
      await importInChunks(
        session,
        (body) => callApi('POST', '/api/admin/companies/bulk-import', { body }),
        (percent) => showProgress({ name: 'importing', session, percent }),
      );
      // The whole is seen before its result.
      await new Promise((resolve) => setTimeout(resolve, WHOLE_MILLISECONDS));
    },
    success: (_reply, { outcomes, rows }) =>
      outcomes.length < rows.length
        ? importMessages.stopped(outcomes.length, rows.length)
        : importMessages.complete(
            countOutcomes(outcomes, 'created'),
            countOutcomes(outcomes, 'refused'),
            countOutcomes(outcomes, 'updated'),
          ),
    failure: (error) => (isSignedOut(error) ? null : importMessages.failed(reasonOfFailure(error))),
    onSuccess: (_reply, session) => {
      setStep({ name: 'done', session });
      onImported();
    },
    onError: (error, session) => {
      setStep({ name: 'stopped', session, reason: reasonOfFailure(error) });
      if (isSignedOut(error)) setInterrupted({ again: () => load.run(session) });
      // A chunk may have been stored although its answer was lost.
      onImported();
    },
  });
  const onUndone = () => {
    returnToStart();
    onImported();
  };

  const isTyped = step.name === 'choose' && draft.json.trim() !== '';
  const isUnsaved = isTyped || step.name === 'columns' || step.name === 'preview' || step.name === 'stopped';
  useUnsavedWork(isUnsaved || step.name === 'checking' || step.name === 'importing');
  const close = () => (isUnsaved ? setAsking(true) : onClose());

  return (
    <Modal title="Bulk Import Companies" onClose={close} isWide>
      {step.name === 'choose' && (
        <ChooseRows
          takesFocus={step.isReturn === true}
          draft={draft}
          onDraft={changeDraft}
          onTable={open}
          onUndone={onImported}
        />
      )}
      {step.name === 'columns' && source !== undefined && (
        <ColumnsStep
          {...source}
          onPlan={(plan) => setSource({ ...source, plan })}
          onBack={returnToStart}
          onCheck={() => void checkColumns(source.table, source.plan, step)}
        />
      )}
      {step.name === 'checking' && <ImportProgress percent={step.percent} label="Checking rows" total={step.total} />}
      {step.name === 'preview' && (
        <PreviewStep
          {...step}
          isMending={mend.isPending}
          onUpdate={(update) => check(step.rows, update, step)}
          onMend={(mended) => mendRows(step, mended)}
          onColumns={() => setStep({ name: 'columns' })}
          onBack={returnToStart}
          onImport={() =>
            load.run(
              startImportSession(step.rows, {
                file: source?.table.file ?? null,
                update: step.update,
                previewed: step.outcomes,
              }),
            )
          }
        />
      )}
      {step.name === 'importing' && <ImportRunning percent={step.percent} total={step.session.rows.length} />}
      {step.name === 'stopped' && (
        <ImportStopped {...step} onUndone={onUndone} onRetry={() => load.run(step.session)} />
      )}
      {step.name === 'done' && <ImportDone session={step.session} onUndone={onUndone} onClose={onClose} />}
      {interrupted !== undefined && (
        <SignInDialog
          onSignedIn={() => {
            setInterrupted(undefined);
            interrupted.again();
          }}
          onClose={() => setInterrupted(undefined)}
        />
      )}
      {isAsking && (
        <Confirm
          title="Stop the Import"
          text="Are you sure you want to close the import? What you have chosen and mended is lost."
          action="Close"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}

function reasonOfFailure(error: unknown): string {
  if (error instanceof CallError) return importTexts.httpError(error.status);
  return error instanceof Error && error.message !== '' ? error.message : importTexts.unknownError;
}
