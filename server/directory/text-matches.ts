import { add, type Bitset, count, countCommon, emptySet, forEach, has, intersection } from '#server/search/bitset.ts';
import { MAX_WORDS_SCORE, MIN_NAMED_SCORE } from '#server/search/search-terms.ts';
import type { ReadTerm } from './read-search.ts';

/** How well each company of an index matches the terms of a search. */
export type TextMatches = {
  /** Those that match all required terms. */
  all: Bitset;
  /** How well each matches; the higher the better. */
  scores: Uint16Array;
  /** Those that match all required terms that mean something to the trade; undefined without such terms. */
  named: Bitset | undefined;
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
  const meaningful = required.filter(({ term }) => term.meanings.length > 0);
  for (const { term, scores: ofTerm } of terms) {
    // Beside a service that is asked for, another word in a name says no more than in a service.
    const max = term.meanings.length === 0 && meaningful.length > 0 ? MAX_WORDS_SCORE : Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < size; slot += 1) {
      const score = ofTerm[slot] as number;
      if (score === 0) continue;
      scores[slot] = (scores[slot] as number) + Math.min(score, max);
      if (!term.isOptional) matched[slot] = (matched[slot] as number) + 1;
    }
  }
  if (required.length === 0) return { all: live, scores, named: undefined, matched, required };
  const all = slotsWith(matched, required.length);
  const named =
    meaningful.length === 0 ? undefined : meaningful.map(({ scores: some }) => slotsOf(some)).reduce(intersection);
  return { all, scores, named, matched, required };
}

/**
 * The companies of a set that match most, with the words that all of them match; null where they match different ones. What
 * means something counts before other words: of "iridium 192 radiography" the last. Undefined if no company matches any.
 */
export function matchMost(
  { named, matched, required }: TextMatches,
  among: Bitset,
): { set: Bitset; words: string | null } | undefined {
  const naming = named === undefined ? among : intersection(named, among);
  if (named !== undefined && count(naming) > 0)
    return { set: naming, words: wordsOf(required.filter(({ term }) => term.meanings.length > 0)) };
  for (let terms = required.length - 1; terms > 0; terms -= 1) {
    const set = slotsWith(matched, terms, among);
    const total = count(set);
    if (total === 0) continue;
    const common = required.filter(({ scores }) => countCommon(slotsOf(scores), set) === total);
    return { set, words: common.length === terms ? wordsOf(common) : null };
  }
  return undefined;
}

function slotsWith(matched: Uint8Array, terms: number, among?: Bitset): Bitset {
  const set = emptySet(matched.length);
  for (let slot = 0; slot < matched.length; slot += 1)
    if (matched[slot] === terms && (among === undefined || has(among, slot))) add(set, slot);
  return set;
}

function slotsOf(scores: Uint8Array): Bitset {
  const set = emptySet(scores.length);
  for (let slot = 0; slot < scores.length; slot += 1) if (scores[slot] !== 0) add(set, slot);
  return set;
}

function wordsOf(terms: TextMatches['required']): string {
  return terms.map(({ term }) => term.typed).join(' ');
}
