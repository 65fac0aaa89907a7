import {
  add,
  type Bitset,
  count,
  countCommon,
  emptySet,
  forEach,
  has,
  intersection,
  union,
} from '#server/search/bitset.ts';
import { MAX_WORDS_SCORE, MIN_NAMED_SCORE } from '#server/search/search-terms.ts';
import type { ReadTerm } from './read-search.ts';

/** How well each company of an index matches the terms of a search. */
export type TextMatches = {
  /** Those that match all required terms. */
  all: Bitset;
  /** How well each matches; the higher the better. */
  scores: Uint16Array;
  /** Those that match all required terms that mean something to the trade, or their subjects; undefined without such terms. */
  named: Bitset | undefined;
  /** How many required terms each matches. */
  matched: Uint8Array;
  required: ScoredTerm[];
};
/** A term with the score of each company, and what it is about: of "concrete testing" the concrete. */
export type ScoredTerm = {
  term: ReadTerm;
  scores: Uint8Array;
  subject?: { typed: string; scores: Uint8Array } | undefined;
};

/** What only fits the subject of a term. */
const MAX_SUBJECT_SCORE = 5;

/** Those that name all that is required among their services, and do not only mention it. */
export function namingAll({ required }: TextMatches, among: Bitset): Bitset {
  const set = emptySet(among.length * 32);
  forEach(among, (slot) => {
    if (required.every(({ scores }) => (scores[slot] ?? 0) >= MIN_NAMED_SCORE)) add(set, slot);
  });
  return set;
}

/** The scores of all terms are added up. Without a required term all companies match. */
export function matchTerms(live: Bitset, size: number, terms: readonly ScoredTerm[]): TextMatches {
  const scores = new Uint16Array(size);
  const matched = new Uint8Array(size);
  const required = terms.filter(({ term }) => !term.isOptional);
  const meaningful = required.filter(({ term }) => term.meanings.length > 0);
  for (const { term, scores: ofTerm, subject } of terms) {
    // Beside a service that is asked for, another word in a name says no more than in a service.
    const max = term.meanings.length === 0 && meaningful.length > 0 ? MAX_WORDS_SCORE : Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < size; slot += 1) {
      const score = ofTerm[slot] as number;
      if (score === 0) {
        if (subject !== undefined)
          scores[slot] = (scores[slot] as number) + Math.min(subject.scores[slot] as number, MAX_SUBJECT_SCORE);
        continue;
      }
      scores[slot] = (scores[slot] as number) + Math.min(score, max);
      if (!term.isOptional) matched[slot] = (matched[slot] as number) + 1;
    }
  }
  if (required.length === 0) return { all: live, scores, named: undefined, matched, required };
  const all = slotsWith(matched, required.length);
  const named = meaningful.length === 0 ? undefined : meaningful.map(namingTermOrSubject).reduce(intersection);
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
  if (named !== undefined && count(naming) > 0) {
    const meaningful = required.filter(({ term }) => term.meanings.length > 0);
    return { set: naming, words: meaningful.map(({ term, subject }) => subject?.typed ?? term.typed).join(' ') };
  }
  for (let terms = required.length - 1; terms > 0; terms -= 1) {
    const set = slotsWith(matched, terms, among);
    const total = count(set);
    if (total === 0) continue;
    const common = required.filter(({ scores }) => countCommon(slotsOf(scores), set) === total);
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

function slotsOf(scores: Uint8Array): Bitset {
  const set = emptySet(scores.length);
  for (let slot = 0; slot < scores.length; slot += 1) if (scores[slot] !== 0) add(set, slot);
  return set;
}

function namingTermOrSubject({ scores, subject }: ScoredTerm): Bitset {
  return subject === undefined ? slotsOf(scores) : union(slotsOf(scores), slotsOf(subject.scores));
}
