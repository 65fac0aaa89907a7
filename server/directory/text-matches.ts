import { type Bitset, count, emptySet, intersection, union } from '#server/search/bitset.ts';
import { MAX_WORDS_SCORE, MIN_NAMED_SCORE } from '#server/search/search-terms.ts';
import type { ReadTerm } from './read-search.ts';

const MAX_SCORE = 255;
const ALL_SLOTS = 0xffffffff;

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
  const naming = among.slice();
  for (const { scores } of required) keepWhere(naming, scores, MIN_NAMED_SCORE, MAX_SCORE);
  return naming;
}

/** The scores of all terms are added up. Without a required term all companies match. */
export function matchTerms(live: Bitset, size: number, terms: readonly ScoredTerm[]): TextMatches {
  const scores = new Uint16Array(size);
  const matched = new Uint8Array(size);
  const required = terms.filter(({ term }) => !term.isOptional);
  const meaningful = required.filter(({ term }) => term.meanings.length > 0);
  for (const { term, scores: ofTerm, subject } of terms) {
    // Beside a service that is asked for, another word in a name says no more than in a service.
    const max = term.meanings.length === 0 && meaningful.length > 0 ? MAX_WORDS_SCORE : MAX_SCORE;
    const step = term.isOptional ? 0 : 1;
    for (let slot = 0; slot < size; slot += 1) {
      const score = ofTerm[slot] as number;
      if (score === 0) {
        if (subject !== undefined)
          scores[slot] = (scores[slot] as number) + Math.min(subject.scores[slot] as number, MAX_SUBJECT_SCORE);
        continue;
      }
      scores[slot] = (scores[slot] as number) + Math.min(score, max);
      matched[slot] = (matched[slot] as number) + step;
    }
  }
  if (required.length === 0) return { all: live, scores, named: undefined, matched, required };
  const all = slotsWith(matched, required.length);
  const named =
    meaningful.length === 0
      ? undefined
      : meaningful.map((term) => namingTermOrSubject(term, live)).reduce(intersection);
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
    const common = required.filter(({ scores }) => count(slotsOf(scores, set)) === total);
    return { set, words: common.length === terms ? common.map(({ term }) => term.typed).join(' ') : null };
  }
  return undefined;
}

function slotsWith(matched: Uint8Array, terms: number, among?: Bitset): Bitset {
  const set = among?.slice() ?? emptySet(matched.length).fill(ALL_SLOTS);
  keepWhere(set, matched, terms, terms);
  return set;
}

function slotsOf(scores: Uint8Array, among: Bitset): Bitset {
  const set = among.slice();
  keepWhere(set, scores, 1, MAX_SCORE);
  return set;
}

/** Removes from a set the slots whose values are not from `min` to `max`, 32 at a time. */
function keepWhere(set: Bitset, values: Uint8Array, min: number, max: number): void {
  for (let word = 0; word < set.length; word += 1) {
    if (set[word] === 0) continue;
    const start = word * 32;
    const end = Math.min(start + 32, values.length);
    let bits = 0;
    for (let slot = start; slot < end; slot += 1) {
      const value = values[slot] as number;
      if (value >= min && value <= max) bits |= 1 << (slot - start);
    }
    set[word] = (set[word] as number) & bits;
  }
}

function namingTermOrSubject({ scores, subject }: ScoredTerm, among: Bitset): Bitset {
  const naming = slotsOf(scores, among);
  return subject === undefined ? naming : union(naming, slotsOf(subject.scores, among));
}
