import { useId, useState } from 'react';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { confirmations } from '#web/admin/admin-messages.ts';
import { DialogActions, Modal } from '#web/admin/ui/modal.tsx';
import { useDraft } from '#web/admin/ui/use-draft.ts';

type Props = {
  ids: readonly number[];
  /** Of a single one. */
  name: string | undefined;
  onReject: (mail: { reason: string; silent: boolean }) => void;
  onClose: () => void;
};

/** The name of the reason that is being typed. */
export function rejectionDraft(ids: readonly number[]): string {
  return `reject ${ids.join(' ')}`;
}

/** Asks before rejecting. Companies that registered themselves get a mail, with the reason if there is one. */
export function RejectDialog({ ids, name, onReject, onClose }: Props) {
  const count = ids.length;
  const { title, text, action } = confirmations.reject(count, name);
  const field = useId();
  const [reason, setReason] = useDraft(rejectionDraft(ids));
  const [isMailed, setMailed] = useState(true);
  return (
    <Modal title={title} description={text} onClose={onClose}>
      <div className="admin-note-form">
        <label className="admin-check">
          <input type="checkbox" checked={isMailed} onChange={(event) => setMailed(event.currentTarget.checked)} />
          {count === 1 ? 'Email the company, if it registered itself' : 'Email those that registered themselves'}
        </label>
        <label htmlFor={field}>Reason (optional, part of the email)</label>
        <textarea
          id={field}
          className="field"
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          disabled={!isMailed}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <DialogActions onClose={onClose}>
        <button
          type="button"
          className="button button-stop"
          onClick={() => {
            onReject({ reason: isMailed ? reason : '', silent: !isMailed });
            onClose();
          }}
        >
          {action}
        </button>
      </DialogActions>
    </Modal>
  );
}
