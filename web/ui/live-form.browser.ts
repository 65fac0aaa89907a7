import { splitList } from '#domain/text/list-text.ts';
import { type CallBody, CallError, callApi } from '#web/api/call-api.ts';
import type { Notice } from '#web/messages.ts';

type Fields = Record<string, unknown>;
type Issues = CallError['issues'];
type Call = '/api/contact' | '/api/companies';

/**
 * Makes a form of `page-form.tsx` send its fields as JSON and tell the outcome where it stands. `toBody` turns the fields
 * into what the call takes.
 */
export function enhanceForm(form: HTMLFormElement, toBody = (fields: Fields) => fields): void {
  const draft = form.dataset.draft === undefined ? undefined : keepDraft(form);
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
      await callApi('POST', form.dataset.call as Call, { body: toBody(fieldsOf(form)) as CallBody<'POST', Call> });
      draft?.forget();
      form.reset();
      tell(form, 'sent');
      showNext(form);
    } catch (error) {
      const issues = error instanceof CallError ? error.issues : [];
      if (!showIssues(form, issues)) tell(form, 'failed');
    } finally {
      setSending(false);
    }
  });
}

function fieldsOf(form: HTMLFormElement): Fields {
  const fields: Fields = Object.fromEntries(new FormData(form));
  for (const { name, value } of form.querySelectorAll<HTMLTextAreaElement>('[data-list]'))
    fields[name] = splitList(value);
  return fields;
}

/** Puts each sentence beside its field and the focus into the first wrong one. False when no field could be told. */
function showIssues(form: HTMLFormElement, issues: Issues): boolean {
  for (const place of form.querySelectorAll('.form-notice')) place.textContent = '';
  let first: HTMLElement | null = null;
  for (const place of form.querySelectorAll<HTMLElement>('[data-issue]')) {
    const issue = issues.find(({ path }) => path.split('.')[0] === place.dataset.issue);
    const control = place.parentElement?.querySelector<HTMLElement>('[aria-invalid]:not([hidden])') ?? null;
    place.textContent = issue?.message ?? '';
    control?.setAttribute('aria-invalid', String(issue !== undefined));
    if (issue) first ??= control;
  }
  first?.focus();
  return first !== null;
}

function tell(form: HTMLFormElement, outcome: 'sent' | 'failed'): void {
  const notice: Notice = JSON.parse(form.dataset.notices ?? '{}')[outcome];
  const inPage = () => {
    const place = form.querySelector(`.form-notice-${outcome}`);
    if (place) place.textContent = `${notice.title} ${notice.text}`.trim();
  };
  if (form.dataset.noticesIn === 'page') inPage();
  else loadToasts().then(({ showToast }) => showToast(notice), inPage);
}

function loadToasts() {
  return import('./toaster.browser.ts');
}

/** The page that follows, without a new one: the toast stays in sight. */
function showNext(form: HTMLFormElement): void {
  const next = document.querySelector<HTMLTemplateElement>('template[data-next]');
  const main = form.closest('main');
  if (!next || !main) return;
  main.replaceChildren(next.content);
  history.replaceState(null, '', next.dataset.next);
  scrollTo(0, 0);
  main.querySelector<HTMLElement>('h1')?.focus();
}

/** What is typed survives a reload, in this tab alone. Where the browser keeps nothing, nothing is kept. */
function keepDraft(form: HTMLFormElement): { forget: () => void } {
  const key = `draft ${form.id}`;
  try {
    const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const [name, value] of Object.entries(kept)) {
      const control = form.elements.namedItem(name);
      if (control && 'value' in control && control.value === '') control.value = value;
    }
    form.addEventListener('input', () => {
      const { formToken: _token, fax: _fax, ...typed } = Object.fromEntries(new FormData(form));
      sessionStorage.setItem(key, JSON.stringify(typed));
    });
  } catch {}
  return {
    forget: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
}
