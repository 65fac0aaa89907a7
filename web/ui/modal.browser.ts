/**
 * Shows HTML that the server has rendered in a modal dialog, named by its heading. Escape, Back and buttons with
 * `data-close` close it and remove it from the page.
 */
export function openModal(html: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'modal';
  dialog.innerHTML = html;
  const title = dialog.querySelector('h2');
  dialog.setAttribute('aria-labelledby', title?.id ?? '');
  // Reading begins with what the dialog is about, and not with the button that closes it.
  if (title) Object.assign(title, { tabIndex: -1, autofocus: true });
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-close]') !== null) close();
  });
  // Back changes the page behind it.
  addEventListener('popstate', close);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
