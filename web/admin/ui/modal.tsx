import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ReactNode, useId, useState } from 'react';
import { CloseIcon } from '#web/ui/icons.tsx';
import { showToastsIn } from '#web/ui/toaster.browser.ts';

/** In a toast, Escape closes the toast, and in a field its list of suggestions. */
const ESCAPE_IS_THEIRS = '.toasts, [aria-expanded=true]';

type Props = {
  title: string;
  /** A question that names what the dialog is about, below the title. */
  description?: string;
  onClose: () => void;
  children: ReactNode;
  isWide?: boolean;
};

/**
 * A modal dialog. The focus stays in it, starts at `data-first`, or else at the title, and returns to where it was. The
 * backdrop is our own: that of the library locks scrolling by an inline style, which the content security policy blocks.
 */
export function Modal({ title, description, onClose, children, isWide = false }: Props) {
  const [opener] = useState(() => document.activeElement);
  const id = useId();
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <div className="admin-backdrop" />
        <Content
          ref={hostToasts}
          data-modal={id}
          aria-modal
          className={isWide ? 'admin-dialog is-wide' : 'admin-dialog'}
          onOpenAutoFocus={(event) => {
            const dialog = event.currentTarget as HTMLElement;
            event.preventDefault();
            (dialog.querySelector<HTMLElement>('[data-first]') ?? dialog.querySelector('h2'))?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
          }}
          // What was typed is not lost by a click beside the dialog.
          onInteractOutside={(event) => event.preventDefault()}
          // While a dialog opens over this one, the library takes either for the topmost.
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            if (isTopmost(id) && !document.activeElement?.closest(ESCAPE_IS_THEIRS)) onClose();
          }}
        >
          <div className="admin-dialog-head">
            <Title tabIndex={-1}>{title}</Title>
            <button type="button" aria-label="Close" className="icon-button" onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          {description !== undefined && <Description>{description}</Description>}
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

function isTopmost(id: string): boolean {
  const modals = document.querySelectorAll<HTMLElement>('[data-modal]');
  return modals.item(modals.length - 1).dataset.modal === id;
}

function hostToasts(dialog: HTMLElement | null): (() => void) | undefined {
  return dialog === null ? undefined : showToastsIn(dialog);
}

type ConfirmProps = { title: string; text: string; action: string; onConfirm: () => void; onClose: () => void };

/** Asks before something that cannot be undone. Cancel has the focus. */
export function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Modal title={title} description={text} onClose={onClose}>
      <DialogActions onClose={onClose}>
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
      </DialogActions>
    </Modal>
  );
}

/** Cancel, which has the focus first, and beside it what the dialog asks about. */
export function DialogActions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="admin-dialog-actions">
      <button type="button" className="button button-line" data-first="" onClick={onClose}>
        Cancel
      </button>
      {children}
    </div>
  );
}
