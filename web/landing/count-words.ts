/** "1 company", "1,204 companies" */
export function companies(count: number): string {
  return count === 1 ? '1 company' : `${count.toLocaleString('en')} companies`;
}

/** "a, b and c" */
export function inWords(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}
