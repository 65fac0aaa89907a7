import { splitList } from '#domain/text/list-text.ts';
import { CallError } from '#web/api/call-api.ts';
import type { Toast } from '#web/messages.ts';

export type FormFields = Record<string, unknown>;
type Issues = CallError['issues'];
type Options = {
  send: (fields: FormFields) => Promise<unknown>;
  /** Runs before the notice of success is shown. */
  onSent?: (() => void) | undefined;
};

/** Makes a form of `page-form.tsx` send its fields without a new page, and shows the outcome beside them. */
export function sendInPage(form: HTMLFormElement, { send, onSent }: Options): void {
  const draft = form.dataset.draft === undefined ? undefined : saveDraft(form);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  let isSending = false;

  const setSending = (value: boolean) => {
    isSending = value;
    // A button that is really disabled would lose the focus.
    button?.setAttribute('aria-disabled', String(value));
  };
  setSending(false);
  // The toasts must be there when the network is gone.
  form.addEventListener('focusin', () => loadToasts().catch(() => undefined), { once: true });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    showIssues(form, []);
    try {
      await send(fieldsOf(form));
      draft?.clear();
      form.reset();
      onSent?.();
      showNotice(form, 'sent');
      showNext(form);
    } catch (error) {
      const issues = error instanceof CallError ? error.issues : [];
      if (!showIssues(form, issues)) showNotice(form, 'failed');
    } finally {
      setSending(false);
    }
  });
}

function fieldsOf(form: HTMLFormElement): FormFields {
  const fields: FormFields = Object.fromEntries(new FormData(form));
  for (const { name, value } of form.querySelectorAll<HTMLTextAreaElement>('[data-list]'))
    fields[name] = splitList(value);
  return fields;
}

/** Puts each sentence beside its field and the focus into the first wrong one. False when no issue has a field. */
function showIssues(form: HTMLFormElement, issues: Issues): boolean {
  for (const notice of form.querySelectorAll('.form-notice')) notice.textContent = '';
  let first: HTMLElement | null = null;
  for (const sentence of form.querySelectorAll<HTMLElement>('[data-issue]')) {
    const issue = issues.find(({ path }) => path.split('.')[0] === sentence.dataset.issue);
    const field = sentence.parentElement;
    const control = field?.querySelector<HTMLElement>('[aria-invalid]:not([hidden])');
    sentence.textContent = issue?.message ?? '';
    control?.setAttribute('aria-invalid', String(issue !== undefined));
    // A group of choices has no attribute of this kind.
    if (issue) first ??= control ?? field?.querySelector<HTMLElement>('input') ?? null;
  }
  first?.focus();
  return first !== null;
}

function showNotice(form: HTMLFormElement, outcome: 'sent' | 'failed'): void {
  const notice: Toast = JSON.parse(form.dataset.notices ?? '{}')[outcome];
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

/** What is typed survives a reload, in this tab alone. Where the browser stores nothing, nothing is stored. */
function saveDraft(form: HTMLFormElement): { clear: () => void } {
  const key = `draft ${form.id}`;
  try {
    const saved: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const [name, value] of Object.entries(saved)) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control && control.value === '') control.value = value;
    }
    form.addEventListener('input', () => {
      const { formToken: _token, fax: _fax, ...typed } = Object.fromEntries(new FormData(form));
      sessionStorage.setItem(key, JSON.stringify(typed));
    });
  } catch {}
  return {
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
