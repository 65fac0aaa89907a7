import { add, type Bitset, count, emptySet, forEach, has } from '#server/search/bitset.ts';
import { MIN_NAMED_SCORE } from '#server/search/search-terms.ts';
import type { ReadTerm } from './read-search.ts';

/** How well each company of an index matches the terms of a search. */
export type TextMatches = {
  /** Those that match all required terms. */
  all: Bitset;
  /** How well each matches; the higher the better. */
  scores: Uint16Array;
  /** How many required terms each matches. */
  matched: Uint8Array;
  required: { term: ReadTerm; scores: Uint8Array }[];
};

/** Those that name all that is required among their services, and do not only mention it. */
export function namingAll({ required }: TextMatches, among: Bitset): Bitset {
  const set = emptySet(among.length * 32);
  forEach(among, (slot) => {
    if (required.every(({ scores }) => (scores[slot] ?? 0) >= MIN_NAMED_SCORE)) add(set, slot);
  });
  return set;
}

/** The scores of all terms are added up. Without a required term all companies match. */
export function matchTerms(
  live: Bitset,
  size: number,
  terms: readonly { term: ReadTerm; scores: Uint8Array }[],
): TextMatches {
  const scores = new Uint16Array(size);
  const matched = new Uint8Array(size);
  const required = terms.filter(({ term }) => !term.isOptional);
  for (const { term, scores: ofTerm } of terms) {
    for (let slot = 0; slot < size; slot += 1) {
      const score = ofTerm[slot] as number;
      if (score === 0) continue;
      scores[slot] = (scores[slot] as number) + score;
      if (!term.isOptional) matched[slot] = (matched[slot] as number) + 1;
    }
  }
  if (required.length === 0) return { all: live, scores, matched, required };
  return { all: slotsWith(matched, required.length), scores, matched, required };
}

/**
 * The companies of a set that match as many terms as possible, but not all, with the words that all of them match; null where
 * they match different ones. Undefined if no company matches any.
 */
export function matchMost(
  { matched, required }: TextMatches,
  among: Bitset,
): { set: Bitset; words: string | null } | undefined {
  for (let terms = required.length - 1; terms > 0; terms -= 1) {
    const set = slotsWith(matched, terms, among);
    const total = count(set);
    if (total === 0) continue;
    const common = required.filter(({ scores }) => count(slotsOf(scores, set)) === total);
    return { set, words: common.length === terms ? common.map(({ term }) => term.typed).join(' ') : null };
  }
  return undefined;
}

function slotsWith(matched: Uint8Array, terms: number, among?: Bitset): Bitset {
  const set = emptySet(matched.length);
  for (let slot = 0; slot < matched.length; slot += 1)
    if (matched[slot] === terms && (among === undefined || has(among, slot))) add(set, slot);
  return set;
}

function slotsOf(scores: Uint8Array, among: Bitset): Bitset {
  const set = emptySet(scores.length);
  for (let slot = 0; slot < scores.length; slot += 1) if (scores[slot] !== 0 && has(among, slot)) add(set, slot);
  return set;
}
