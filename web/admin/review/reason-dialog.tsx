import { useId } from 'react';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { Modal } from '#web/admin/ui/modal.tsx';

type Props = {
  title: string;
  text?: string;
  label: string;
  action: string;
  onSubmit: (text: string) => void;
  onClose: () => void;
};

/** Asks for a text that only admins read. */
export function ReasonDialog({ title, text, label, action, onSubmit, onClose }: Props) {
  const field = useId();
  return (
    <Modal title={title} {...(text !== undefined && { description: text })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(String(new FormData(event.currentTarget).get('text') ?? ''));
          onClose();
        }}
      >
        <div className="admin-note-form">
          <label htmlFor={field}>{label}</label>
          <textarea
            id={field}
            name="text"
            className="field"
            rows={3}
            required
            maxLength={MAX_REASON_LENGTH}
            data-first=""
          />
        </div>
        <div className="admin-dialog-actions">
          <button type="button" className="button button-line" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-ink">
            {action}
          </button>
        </div>
      </form>
    </Modal>
  );
}
