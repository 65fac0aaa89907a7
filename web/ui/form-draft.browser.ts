import { readStored, removeStored, store } from './browser-storage.browser.ts';

type Draft = { at: number; fields: Record<string, string | string[]> };

const MAX_AGE_MILLISECONDS = 24 * 3_600_000;

/**
 * What is typed survives a reload and a closed tab for a day, in this browser alone. A note says that it was restored and
 * offers to start over. Where the browser stores nothing, nothing is stored.
 */
export function saveDraft(form: HTMLFormElement): { clear: () => void } {
  const key = `draft ${form.id}`;
  const several = [...form.querySelectorAll<HTMLInputElement>('[data-several]')];
  const note = document.createElement('p');
  note.className = 'form-draft-note';
  note.role = 'status';
  const clear = () => {
    removeStored('localStorage', key);
    note.remove();
  };
  const draft = readDraft(key);
  if (draft === undefined) clear();
  else if (restore(form, draft.fields, several)) {
    const time = new Date(draft.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    const startOver = document.createElement('button');
    startOver.type = 'button';
    startOver.className = 'link';
    startOver.textContent = 'start over';
    startOver.addEventListener('click', () => {
      form.reset();
      clear();
      form.querySelector<HTMLElement>('.field')?.focus();
    });
    note.append(`Your draft of ${time} was restored – `, startOver);
    form.querySelector('.form-key')?.after(note);
  }
  form.addEventListener('input', ({ target }) => {
    // The box that remembers the sender is no part of what is sent.
    if ((target as HTMLInputElement).name === '') return;
    const data = new FormData(form);
    const names = [...new Set(data.keys())].filter((name) => isTyped(form, name));
    const fields = names.map((name) => [name, String(data.get(name))] as const);
    const lists = several
      .filter(({ dataset }) => dataset.lasting === undefined)
      .map(({ name }) => [name, data.getAll(name).map(String)] as const);
    store('localStorage', key, { at: Date.now(), fields: Object.fromEntries([...fields, ...lists]) } satisfies Draft);
  });
  return { clear };
}

/** What the visitor has not typed is of the page, and a file cannot be stored. */
function isTyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList) return !(control[0] as HTMLElement).matches('[data-several]');
  const isOfPage = control instanceof HTMLInputElement && control.matches('[type=hidden], [type=file], [data-several]');
  return control !== null && !isOfPage && name !== 'fax';
}

function readDraft(key: string): Draft | undefined {
  const stored = readStored('localStorage', key) as Partial<Draft> | null;
  if (typeof stored?.at !== 'number' || typeof stored.fields !== 'object' || stored.fields === null) return undefined;
  return Date.now() - stored.at < MAX_AGE_MILLISECONDS ? (stored as Draft) : undefined;
}

/** Fills what is empty, and returns whether there was anything to fill. */
function restore(form: HTMLFormElement, fields: Draft['fields'], several: HTMLInputElement[]): boolean {
  let isRestored = false;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') {
      for (const box of several) if (box.name === name && value.includes(box.value)) isRestored = box.checked = true;
      continue;
    }
    const control = form.elements.namedItem(name);
    if (value === '' || !control || !('value' in control) || control.value !== '') continue;
    control.value = value;
    isRestored = true;
    const fold = control instanceof Element ? control.closest('details') : null;
    if (fold) fold.open = true;
  }
  return isRestored;
}
