import { type HomeState, TEXT_FILTERS } from '#domain/paths.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What the visitor has put into the search bar and the filter panel. */
export function readDraft(form: HTMLFormElement): HomeState {
  const data = new FormData(form);
  const value = (name: string) => String(data.getAll(name).findLast((text) => text !== '') ?? '').trim() || undefined;
  return {
    ...Object.fromEntries(TEXT_FILTERS.map((name) => [name, value(name)])),
    verified: value('verified') === undefined ? undefined : true,
  };
}

/** Shows the filters of a state in the search bar and the filter panel. */
export function writeDraft(form: HTMLFormElement, state: HomeState): void {
  for (const name of [...TEXT_FILTERS, 'verified'] as const) {
    const value = String(state[name] ?? '');
    for (const field of form.querySelectorAll<Field>(`[name=${name}]`)) writeField(field, value);
  }
}

function writeField(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find((other) => isSame(other.value, value));
    if (option) option.selected = true;
    else field.add(new Option(value, value, true, true));
  } else if (field.type === 'checkbox') field.checked = isSame(field.value, value);
  else field.value = value;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Boxes of one group exclude each other, and the two places for the industry say the same. No other fields share a name. */
export function keepSingleChoice({ form, name, type, checked, value }: HTMLInputElement): void {
  const chosen = type === 'checkbox' && !checked ? '' : value;
  if (!form) return;
  for (const other of form.querySelectorAll<Field>(`[name=${name}]`)) writeField(other, chosen);
}
