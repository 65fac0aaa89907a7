import { readStored, removeStored, store } from '#web/ui/browser-storage.browser.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Neither choices nor secrets. */
const FIELDS =
  'textarea, input:is([type=text], [type=email], [type=number], :not([type])):not([autocomplete=one-time-code])';

/**
 * What is typed into the forms of a page for admins survives a reload, another page and a session that has ended, in this tab of
 * the browser and until one of them was sent.
 */
export function savePageDrafts(main: HTMLElement): void {
  const key = `admin-page: ${location.pathname}`;
  const isSent = new URLSearchParams(location.search).has('sent');
  const typed = isSent ? {} : ((readStored('sessionStorage', key) ?? {}) as Record<string, string>);
  if (isSent) removeStored('sessionStorage', key);
  for (const form of main.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const about = [form.id, ...[...form.querySelectorAll<Field>('[type=hidden]')].map(({ value }) => value)].join(' ');
    for (const field of form.querySelectorAll<Field>(FIELDS)) {
      const name = `${about} ${field.name}`;
      const text = typed[name];
      if (text !== undefined && field.value === field.defaultValue) {
        field.value = text;
        const fold = field.closest('details');
        if (fold !== null) fold.open = true;
      }
      field.addEventListener('input', () => {
        typed[name] = field.value;
        store('sessionStorage', key, typed);
      });
    }
  }
}
