import { useId } from 'react';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { adminMessages } from '#web/admin/admin-messages.ts';
import { useDraft } from '#web/admin/ui/use-draft.ts';
import { useAdminMutation } from '#web/admin/use-admin-mutation.ts';
import { callApi } from '#web/api/call-api.ts';

/** Closes a request with a reason, which its sender gets. */
export function CloseForm({ id, onClose }: { id: number; onClose: () => void }) {
  const field = useId();
  const [reason, setReason] = useDraft(`close ${id}`);
  const close = useAdminMutation({
    subject: 'request close',
    call: (reason: string) => callApi('POST', '/api/admin/service-requests/:id/close', { id, body: { reason } }),
    success: adminMessages.requestClosed,
    failure: adminMessages.requestCloseFailed,
    onDone: () => {
      setReason('');
      onClose();
    },
  });
  return (
    <form
      className="admin-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        close.run(reason);
      }}
    >
      <h3>Close the request</h3>
      <label htmlFor={field}>Reason, which the sender gets by email</label>
      <textarea
        id={field}
        className="field"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        rows={3}
        required
        maxLength={MAX_REASON_LENGTH}
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus has opened this form
        autoFocus
      />
      <div className="admin-actions">
        <button type="submit" className="mini mini-ink" aria-disabled={close.isPending}>
          Close and send the reason
        </button>
        <button type="button" className="mini" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
