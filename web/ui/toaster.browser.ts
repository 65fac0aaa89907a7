import { TOAST_HOTKEY, TOAST_MILLISECONDS, TOAST_SWIPE_THRESHOLD } from '#domain/constants.ts';
import type { Toast, ToastAction } from '#web/messages.ts';

/** Pixels between the toasts and a button. */
const GAP = 8;
const region = document.createElement('section');
const list = document.createElement('ol');
let timer: ReturnType<typeof setTimeout> | undefined;

region.className = 'toasts';
region.setAttribute('aria-label', `Notifications (${TOAST_HOTKEY})`);
region.popover = 'manual';
list.tabIndex = -1;
list.setAttribute('aria-live', 'polite');
region.append(list);
document.body.append(region);

// A toast stays while somebody reads or reaches for it.
for (const event of ['pointerenter', 'focusin']) region.addEventListener(event, () => clearTimeout(timer));
for (const event of ['pointerleave', 'focusout']) region.addEventListener(event, startTimer);
document.addEventListener('keydown', ({ key }) => {
  if (key === TOAST_HOTKEY && list.childElementCount > 0) list.focus();
  if (key === 'Escape' && region.contains(document.activeElement)) clear();
});

/**
 * Shows a toast for five seconds. A second one replaces the first (section 4: at most one at a time). It can be closed,
 * swiped to the right, and reached with F8 (section 9).
 */
export function showToast(notice: Toast): void {
  list.replaceChildren(toastOf(notice));
  place();
  startTimer();
}

/** Modal dialogs other than `<dialog>` that are open, in the order of opening. */
const hosts: Element[] = [];

/** Shows toasts in a modal dialog that is not a `<dialog>`. Call the function returned before it leaves the page. */
export function showToastsIn(dialog: Element): () => void {
  hosts.push(dialog);
  place();
  return () => {
    hosts.splice(hosts.indexOf(dialog), 1);
    place();
  };
}

/** Everything outside an open modal dialog is out of reach, so the toast is in it, and moves out when it closes. */
function place(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  dialog?.addEventListener('close', place, { once: true });
  const parent = dialog ?? hosts.at(-1) ?? document.body;
  if (region.parentElement !== parent) parent.append(region);
  if (list.childElementCount > 0 && !region.matches(':popover-open')) region.showPopover();
  keepButtonsFree();
}

/** Moves the toasts up until they cover no button, where there is room for that. */
function keepButtonsFree(): void {
  region.style.bottom = '';
  const { left, right, top, bottom } = list.getBoundingClientRect();
  const covered = [...document.querySelectorAll('button, a.button, [type=submit]')]
    .filter((button) => !region.contains(button) && button.checkVisibility())
    .map((button) => button.getBoundingClientRect())
    .filter((button) => button.left < right && button.right > left && button.bottom > 0 && button.top < innerHeight)
    .sort((a, b) => b.bottom - a.bottom);
  let up = 0;
  for (const button of covered) {
    if (button.bottom > top - up && button.top < bottom - up) up = bottom - button.top + GAP;
  }
  if (up < top) region.style.bottom = `${up}px`;
}

function toastOf({ title, text, destructive, actions = [] }: Toast): HTMLLIElement {
  const toast = document.createElement('li');
  toast.className = destructive ? 'plate toast toast-destructive' : 'plate toast';
  const heading = document.createElement('b');
  heading.textContent = title;
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.ariaLabel = 'Close';
  close.textContent = '✕';
  close.addEventListener('click', clear);
  const words = document.createElement('div');
  words.append(heading, sentence);
  toast.append(words, ...actions.map(actionOf), close);
  enableSwipe(toast);
  return toast;
}

function actionOf(action: ToastAction): HTMLElement {
  const element = document.createElement('href' in action ? 'a' : 'button');
  element.className = 'toast-action';
  element.textContent = action.label;
  if ('href' in action) (element as HTMLAnchorElement).href = action.href;
  else
    element.addEventListener('click', () => {
      clear();
      action.run();
    });
  return element;
}

function enableSwipe(toast: HTMLElement): void {
  let start: number | undefined;
  const distance = (event: PointerEvent) => (start === undefined ? 0 : Math.max(0, event.clientX - start));
  toast.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('button, a')) return;
    start = event.clientX;
    toast.setPointerCapture(event.pointerId);
  });
  toast.addEventListener('pointermove', (event) => {
    toast.style.translate = `${distance(event)}px`;
  });
  toast.addEventListener('pointerup', (event) => {
    if (distance(event) >= TOAST_SWIPE_THRESHOLD) return clear();
    start = undefined;
    toast.style.translate = '';
  });
}

function startTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(clear, TOAST_MILLISECONDS);
}

function clear(): void {
  clearTimeout(timer);
  list.replaceChildren();
  if (region.matches(':popover-open')) region.hidePopover();
}
