/** "1 company", "1,204 companies" */
export function companies(count: number): string {
  return count === 1 ? '1 company' : `${count.toLocaleString('en')} companies`;
}

/** "a, b and c" */
export function inWords(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}

/** Words for the middle of a sentence; names and short forms keep their capitals. */
export function lowerFirst(text: string): string {
  const keeps = /^(?:[^a-z]*$|[A-Z][^a-z]|Charpy|Brinell|Vickers|Rockwell|Authorized)/;
  return keeps.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
