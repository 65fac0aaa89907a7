import { type ReactNode, useId } from 'react';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { Modal } from '#web/admin/ui/modal.tsx';
import { useDraft } from '#web/admin/ui/use-draft.ts';

type Props = {
  title: string;
  text?: string;
  label: string;
  action: string;
  /** What is typed survives under this name; the sender clears it. */
  draft: string;
  onSubmit: (text: string) => void;
  onClose: () => void;
  /** Between the text and the buttons. */
  children?: ReactNode;
};

/** Asks for a text that only admins read. */
export function ReasonDialog({ title, text, label, action, draft, onSubmit, onClose, children }: Props) {
  const field = useId();
  const [typed, type] = useDraft(draft);
  return (
    <Modal title={title} {...(text !== undefined && { description: text })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(typed);
          onClose();
        }}
      >
        <div className="admin-note-form">
          <label htmlFor={field}>{label}</label>
          <textarea
            id={field}
            className="field"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            rows={3}
            required
            maxLength={MAX_REASON_LENGTH}
            data-first=""
          />
        </div>
        {children}
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
