import { useState } from 'react';
import { Confirm } from '#web/admin/ui/modal.tsx';
import { CallError, callApi } from '#web/api/call-api.ts';
import { showToast } from '#web/ui/toaster.browser.ts';
import { importMessages, undoQuestion } from './import-messages.ts';

type Props = { importId: number; waiting?: number; isSmall?: boolean; onUndone: () => void };

/** Takes an import back, but for what was approved. Asks first. */
export function UndoButton({ importId, waiting, isSmall = false, onUndone }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const undo = async () => {
    setIsBusy(true);
    try {
      const { removed, approved } = await callApi('POST', '/api/admin/imports/:id/undo', { id: importId });
      showToast(importMessages.undone(removed, approved));
      onUndone();
    } catch (error) {
      showToast(importMessages.undoFailed(error instanceof CallError ? error.reason : ''));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'mini' : 'button button-line'}
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      >
        {isSmall ? 'Undo' : 'Undo This Import'}
      </button>
      {isAsking && (
        <Confirm
          title={undoQuestion.title}
          text={undoQuestion.text(waiting)}
          action={undoQuestion.action}
          onConfirm={undo}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
