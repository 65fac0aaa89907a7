import type { QuarantineRules } from '#domain/admin/admin-settings.ts';

const LINK = /https?:\/\/|\bwww\./gi;

/** Why a text looks like spam, or null. */
export function suspiciousText(
  texts: readonly (string | null)[],
  { maxLinks, words }: Pick<QuarantineRules, 'maxLinks' | 'words'>,
): string | null {
  const text = texts.join('\n').normalize('NFKC');
  const links = text.match(LINK)?.length ?? 0;
  if (links > maxLinks) return `the text has ${links} ${links === 1 ? 'link' : 'links'}`;
  const found = words.find((word) => containsWord(text, word));
  return found === undefined ? null : `the text has the words "${found}"`;
}

/** Whole words, whatever their capitals and the spaces between them. */
function containsWord(text: string, word: string): boolean {
  const pattern = word
    .normalize('NFKC')
    .split(/\s+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
