/** "1 company", "1,204 companies" */
export function companies(count: number): string {
  return count === 1 ? '1 company' : `${count.toLocaleString('en')} companies`;
}

/** "3 of them are verified", "none of them is verified yet"; behind a number of companies. */
export function verifiedOf(total: number, verified: number): string {
  if (total === 1) return verified === 1 ? 'it is verified' : 'it is not verified yet';
  if (verified === 0) return 'none of them is verified yet';
  return `${verified.toLocaleString('en')} of them ${verified === 1 ? 'is' : 'are'} verified`;
}

/** "The industries named most often are Oil & Gas (28), Power Generation (20) and Marine (15)."; empty without any. */
export function industriesNamed(industries: readonly { name: string; count: number }[]): string {
  const most = mostNamed(industries)
    .slice(0, 3)
    .map(({ name, count }) => `${name} (${count.toLocaleString('en')})`);
  if (most.length === 0) return '';
  return `${most.length === 1 ? 'The industry named most often is' : 'The industries named most often are'} ${inWords(most)}.`;
}

/** Those with companies, most first. */
export function mostNamed<Count extends { count: number }>(counts: readonly Count[]): Count[] {
  return counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
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
