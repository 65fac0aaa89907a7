import { isParticle } from '#domain/vocabulary/everyday-words-elsewhere.ts';
import { foreignStemOf, singularOf, stemOf } from './word-forms.ts';

/** Longer phrases are not written as one word. */
export const MAX_JOINED_WORDS = 4;
/** Shorter words may be next to each other by chance. */
export const MIN_JOINED = 8;
/** Shorter words of other languages begin English ones. */
export const MIN_FOREIGN = 5;
/** A shorter word of another language ends others by chance. */
export const MIN_END_OF_COMPOUND = 7;
export const MIN_BEGIN_OF_COMPOUND = 6;
/** In longer phrases words are not turned round. */
export const MAX_WORDS_IN_ANY_ORDER = 3;
/** A shorter stem belongs to too many words. */
const MIN_STEM = 6;

/** One key for all forms of a phrase. A single short word is only compared in the singular: "lifting" is no lift. */
export function keyOf(words: readonly string[]): string {
  const [only = ''] = words;
  const stem = stemOf(only);
  return words.length > 1 ? words.map(stemOf).join('') : stem.length < MIN_STEM ? singularOf(only) : stem;
}

/** The words without spaces: "eddycurrent", "ultra sonic". */
export function joinedKeyOf(words: readonly string[]): string {
  return singularOf(words.join(''));
}

/** By the stems in the order of the alphabet: "stamp R". */
export function keyInAnyOrder(words: readonly string[]): string {
  return words.map(stemOf).sort().join(' ');
}

/**
 * By the stems of the words of another language, without articles: "inspecciones de las soldaduras". Undefined for what is no
 * phrase, or begins or ends with an article.
 */
export function foreignKeyOf(words: readonly string[]): string | undefined {
  if (isParticle(words[0] ?? '') || isParticle(words.at(-1) ?? '')) return undefined;
  const said = words.filter((word) => !isParticle(word));
  return said.length > 1 ? said.map(foreignStemOf).join(' ') : undefined;
}
