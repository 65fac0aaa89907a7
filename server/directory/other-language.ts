import { isWordElsewhere } from '#domain/vocabulary/everyday-words-elsewhere.ts';
import type { TypedWord } from '#server/search/search-words.ts';

/** Whether a word that is not read as a name has an accent, or is one of another language that says nothing. */
export function isInAnotherLanguage(words: readonly TypedWord[], isRead: (position: number) => boolean): boolean {
  return words.some(
    ({ word, typed }, position) => isWordElsewhere(word) || (!isRead(position) && /[^\p{ASCII}]/u.test(typed)),
  );
}
