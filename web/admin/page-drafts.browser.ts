import { readStored, removeStored, store } from '#web/ui/browser-storage.browser.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;
/** What was typed into a field, and what the page had stated there. */
type Draft = { text: string; stated: string };

/** Neither choices nor secrets. */
const FIELDS =
  'textarea, input:is([type=text], [type=email], [type=number], :not([type])):not([autocomplete=one-time-code])';
/** In the address of a page after a form was carried out. */
const OUTCOME = ['sent', 'done', 'did'];

/**
 * What is typed into a form of a page for admins survives a reload, another page and a session that has ended, in this tab of
 * the browser, until the form was carried out or somebody else has changed what it states.
 */
export function savePageDrafts(main: HTMLElement): void {
  const page = `admin-page: ${location.pathname}`;
  const sent = `${page} was sent`;
  clearSentDraft(sent);
  for (const form of main.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const about = [...form.querySelectorAll<Field>('[type=hidden]')].map(({ value }) => value);
    const key = [page, form.id, ...about].join(' ');
    const drafts = (readStored('sessionStorage', key) ?? {}) as Record<string, Draft>;
    form.addEventListener('submit', () => store('sessionStorage', sent, key));
    for (const field of form.querySelectorAll<Field>(FIELDS)) {
      const { name, defaultValue } = field;
      const draft = drafts[name];
      const save = () => {
        drafts[name] = { text: field.value, stated: drafts[name]?.stated ?? defaultValue };
        store('sessionStorage', key, drafts);
      };
      // After a failure the page states what was typed.
      if (draft !== undefined && ![draft.stated, draft.text].includes(defaultValue)) delete drafts[name];
      if (field.value !== defaultValue) save();
      else if (drafts[name] !== undefined) {
        field.value = drafts[name].text;
        const fold = field.closest('details');
        if (fold !== null) fold.open = true;
      }
      field.addEventListener('input', save);
    }
  }
}

/** Clears the draft of the form that led to this page, if it was carried out; a reload clears nothing that follows. */
function clearSentDraft(sent: string): void {
  const key = readStored('sessionStorage', sent);
  removeStored('sessionStorage', sent);
  const address = new URL(location.href);
  if (!OUTCOME.some((name) => address.searchParams.has(name))) return;
  if (typeof key === 'string') removeStored('sessionStorage', key);
  for (const name of OUTCOME) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
