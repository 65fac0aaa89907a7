import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '#web/ui/icons.tsx';

type Props = { title: string; onClose: () => void; children: ReactNode; isWide?: boolean };

/** A modal dialog: focus stays in it, Escape closes it, and goes back to where it was. */
export function Modal({ title, onClose, children, isWide = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    // A modal dialog opens by a call alone, and must close before it is taken away: a notice in it moves out then.
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className={isWide ? 'admin-dialog is-wide' : 'admin-dialog'}
    >
      <div className="admin-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label="Close" className="icon-button" onClick={() => ref.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}

type ConfirmProps = { title: string; text: string; action: string; onConfirm: () => void; onClose: () => void };

/** Asks before something that cannot be taken back. The harmless answer has the focus. */
export function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="admin-dialog-actions">
        <button type="button" className="button button-line" data-first="" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-stop"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {action}
        </button>
      </div>
    </Modal>
  );
}

/** A list of facts; those that are not given are left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="admin-facts">
      {given.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
