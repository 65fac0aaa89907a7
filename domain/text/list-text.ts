/** Separates the items of a list where it is written as one text: in forms and in CSV files (specification section 5). */
export const LIST_SEPARATOR = '|';

/** The items of a list: trimmed, without empty ones and without repetitions, case ignored; the first spelling stays. */
export function cleanList(items: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const item of items.map((text) => text.trim())) {
    const form = item.toLowerCase();
    if (item !== '' && !byForm.has(form)) byForm.set(form, item);
  }
  return [...byForm.values()];
}

/** "UT | RT" as a list. */
export function splitList(text: string): string[] {
  return cleanList(text.split(LIST_SEPARATOR));
}

/** "A, B and C" */
export function inWords(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}
