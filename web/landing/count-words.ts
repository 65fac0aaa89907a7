import { inWords } from '#domain/text/list-text.ts';

/** "1 company", "1,204 companies", "14 more companies" */
export function companies(count: number, more: '' | 'more ' = ''): string {
  return `${count.toLocaleString('en')} ${more}${count === 1 ? 'company' : 'companies'}`;
}

/** "Service Area" for "Service Areas", "Industry Served" for "Industries Served". */
export function singular(label: string): string {
  return label.replace(/\b(\w{3,})s\b/, (_word, stem: string) => stem.replace(/ie$/, 'y'));
}

/** The text after a number of companies: ", 3 of them verified" or "; it is not verified yet". */
export function verifiedOf(total: number, verified: number): string {
  if (total === 1) return verified === 1 ? '; it is verified' : '; it is not verified yet';
  if (verified === total) return total === 2 ? ', both of them verified' : ', all of them verified';
  const count = verified === 0 ? 'none' : verified === 1 ? 'one' : verified.toLocaleString('en');
  return `, ${count} of them verified${verified === 0 ? ' yet' : ''}`;
}

/** "The most common industries are Oil & Gas (28), Power Generation (20) and Marine (15)."; empty if there are none. */
export function industriesNamed(industries: readonly { name: string; count: number }[]): string {
  const most = mostNamed(industries)
    .slice(0, 3)
    .map(({ name, count }) => `${name} (${count.toLocaleString('en')})`);
  if (most.length === 0) return '';
  return `${most.length === 1 ? 'The most common industry is' : 'The most common industries are'} ${inWords(most)}.`;
}

/** The entries with companies, in descending order. */
export function mostNamed<Count extends { count: number }>(counts: readonly Count[]): Count[] {
  return counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

/** Text for the middle of a sentence; names and abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  const keeps = /^(?:[^a-z]*$|[A-Z][^a-z]|Charpy|Brinell|Vickers|Rockwell|Authorized)/;
  return keeps.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
