import { splitList } from '#domain/text/list-text.ts';
import type { Issue } from '#domain/validation.ts';
import { CallError } from '#web/api/call-api.ts';
import type { Toast } from '#web/messages.ts';
import { saveDraft } from './form-draft.browser.ts';
import { clearCorrected, hasIssues, showIssues } from './form-issues.browser.ts';
import { rememberSender } from './remember-sender.browser.ts';

/** Too large, and too many: only the server knows what to do about them. */
const EXPLAINED = [413, 429];

export type FormFields = Record<string, unknown>;
type Options = {
  /** What is to be corrected before sending. Where that cannot be found out here, the server checks. */
  check: (fields: FormFields) => Promise<Issue[]>;
  send: (fields: FormFields) => Promise<unknown>;
  /** Runs before the notice of success is shown. */
  onSent?: (() => void) | undefined;
};

/** Makes a form of `page-form.tsx` send its fields without a new page, and shows the outcome beside them. */
export function sendInPage(form: HTMLFormElement, { check, send, onSent }: Options): void {
  const draft = form.dataset.draft === undefined ? undefined : saveDraft(form);
  const sender = rememberSender(form);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  let isSending = false;

  const setSending = (value: boolean) => {
    isSending = value;
    // A button that is really disabled would lose the focus.
    button?.setAttribute('aria-disabled', String(value));
  };
  setSending(false);
  // The browser's own sentences would come instead of ours.
  form.noValidate = true;
  // The toasts must be there when the network is gone.
  form.addEventListener('focusin', () => loadToasts().catch(() => undefined), { once: true });
  form.addEventListener('input', async () => {
    if (hasIssues(form) && !isSending) clearCorrected(form, await check(fieldsOf(form)));
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      const fields = fieldsOf(form);
      if (showIssues(form, await check(fields))) return;
      await send(fields);
      draft?.clear();
      sender.save();
      reset(form);
      onSent?.();
      showNotice(form, 'sent');
      showNext(form);
    } catch (error) {
      const { issues = [], status, reason } = error instanceof CallError ? error : {};
      const text = EXPLAINED.includes(status ?? 0) ? reason : undefined;
      if (!showIssues(form, issues)) showNotice(form, 'failed', text);
    } finally {
      setSending(false);
    }
  });
}

function fieldsOf(form: HTMLFormElement): FormFields {
  const fields: FormFields = Object.fromEntries(new FormData(form));
  for (const { name, value } of form.querySelectorAll<HTMLTextAreaElement>('[data-list]'))
    fields[name] = splitList(value);
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[data-several]'))
    fields[name] = new FormData(form).getAll(name);
  return fields;
}

/** Empties the form, but for choices that are no part of what was sent, such as the plan. */
function reset(form: HTMLFormElement): void {
  const lasting = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement && 'lasting' in control.dataset,
  );
  const choices = (lasting as HTMLInputElement[]).map((control) => ({ control, checked: control.checked }));
  form.reset();
  for (const { control, checked } of choices) control.checked = checked;
}

function showNotice(form: HTMLFormElement, outcome: 'sent' | 'failed', text?: string): void {
  const ours: Toast = JSON.parse(form.dataset.notices ?? '{}')[outcome];
  const notice = { ...ours, ...(text && { text }) };
  const showInPage = () => {
    const line = form.querySelector(`.form-notice-${outcome}`);
    if (line) line.textContent = `${notice.title} ${notice.text}`.trim();
  };
  if (form.dataset.noticesIn === 'page') showInPage();
  else loadToasts().then(({ showToast }) => showToast(notice), showInPage);
}

function loadToasts() {
  return import('./toaster.browser.ts');
}

/** Shows the page that follows without loading it: the toast stays in sight. */
function showNext(form: HTMLFormElement): void {
  const next = form.nextElementSibling;
  const main = form.closest('main');
  if (!(next instanceof HTMLTemplateElement) || !main) return;
  main.replaceChildren(next.content);
  scrollTo(0, 0);
  main.querySelector<HTMLElement>('h1')?.focus();
}
