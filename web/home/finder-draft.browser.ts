import { type HomeState, LIST_FILTERS, PROOF_FILTERS, TEXT_FILTERS } from '#domain/paths.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** What the visitor has put into the search bar and the filter panel. */
export function readDraft(form: HTMLFormElement): HomeState {
  const data = new FormData(form);
  const values = (name: string) => [...new Set(data.getAll(name).map((text) => String(text).trim()))].filter(Boolean);
  const value = (name: string) => values(name).at(-1);
  return {
    ...Object.fromEntries(TEXT_FILTERS.map((name) => [name, value(name)])),
    ...Object.fromEntries(LIST_FILTERS.map((name) => [name, values(name).length === 0 ? undefined : values(name)])),
    ...Object.fromEntries(PROOF_FILTERS.map((name) => [name, value(name)])),
    verified: value('verified') === undefined ? undefined : true,
  };
}

/** Shows the filters of a state in the search bar and the filter panel. */
export function writeDraft(form: HTMLFormElement, state: HomeState): void {
  for (const name of [...TEXT_FILTERS, ...LIST_FILTERS, ...PROOF_FILTERS, 'verified'] as const) {
    const values = [state[name] ?? []].flat().map(String);
    for (const field of form.querySelectorAll<Field>(`[name=${name}]`)) writeField(field, values);
  }
}

function writeField(field: Field, values: string[]): void {
  const [value = ''] = values;
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find((other) => isSame(other.value, value));
    if (option) option.selected = true;
    else field.add(new Option(value, value, true, true));
  } else if (field.type === 'checkbox') field.checked = values.some((one) => isSame(field.value, one));
  else field.value = value;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The boxes of the service area exclude each other (specification section 2), and both fields of the industry agree. */
export function keepChoicesConsistent({ form, name, type, checked, value }: HTMLInputElement): void {
  if (!form || (name !== 'serviceArea' && name !== 'industry')) return;
  const fields = [...form.querySelectorAll<Field>(`[name=${name}]`)];
  const boxes = fields.filter((field): field is HTMLInputElement => field.type === 'checkbox' && 'checked' in field);
  const isSeveral = name === 'industry' && type === 'checkbox';
  const chosen = isSeveral ? boxes.filter((box) => box.checked).map((box) => box.value) : [value];
  const left = type === 'checkbox' && !checked && !isSeveral ? [] : chosen;
  for (const field of fields) writeField(field, left);
}
