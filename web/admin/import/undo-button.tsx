import { useState } from 'react';
import { Confirm } from '#web/admin/ui/modal.tsx';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { CallError, callApi } from '#web/api/call-api.ts';
import { importMessages, undoQuestion } from './import-messages.ts';

type Props = {
  importId: number;
  /** How many companies it would remove, if known. */
  pending?: number;
  /** How many companies it has updated. */
  updated?: number;
  isSmall?: boolean;
  onUndone: () => void;
};

/** Undoes an import after a confirmation. Approved companies stay. */
export function UndoButton({ importId, pending, updated = 0, isSmall = false, onUndone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const undo = useAdminMutation({
    subject: 'import undo',
    call: () => callApi('POST', '/api/admin/imports/:id/undo', { id: importId }),
    success: importMessages.undone,
    failure: (error) => importMessages.undoFailed(error instanceof CallError ? error.reason : ''),
    onSuccess: onUndone,
  });
  return (
    <>
      <button
        type="button"
        className={isSmall ? 'mini' : 'button button-line'}
        disabled={undo.isPending}
        onClick={() => setAsking(true)}
      >
        {isSmall ? 'Undo' : 'Undo This Import'}
      </button>
      {isAsking && (
        <Confirm
          title={undoQuestion.title}
          text={undoQuestion.text(pending, updated)}
          action={undoQuestion.action}
          onConfirm={() => undo.run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
