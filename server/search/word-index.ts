import type { SearchIn } from '#domain/companies/search-query.ts';
import { ALIAS_GROUPS } from '#domain/vocabulary/method-aliases.ts';
import type { Cache, Caches } from '#server/cache/caches.ts';
import { add, type Bitset, emptySet } from './bitset.ts';
import { GrowingList } from './postings.ts';
import { Spelling } from './spelling.ts';
import { type TextQuery, textQuery, type WordChoice } from './text-query.ts';
import { FIELD_SEPARATOR, searchWords } from './tokens.ts';

/**
 * The weight of a word in each field: name, services, certificates and industries, description. The score of twelve words
 * with the highest weight still fits into a byte.
 */
const FIELD_WEIGHTS = [20, 10, 4, 1] as const;
const [IN_NAME, IN_SERVICES, IN_CERTIFICATES] = [0, 1, 2];
/** A posting is a slot and the number of the field. */
const FIELD_BITS = 2;
const FIELD_MASK = 3;

const ALIAS_WORDS = new Set(ALIAS_GROUPS.flat().flatMap((phrase) => phrase.split(' ')));
/** Pages of one service in many places ask for the same text. */
const MAX_CACHED_MATCHES = 200;
const SINGLE_CHARACTER = /^[a-z0-9]$/;

/** The companies that match a text, and the score of each; 0 for those that do not. */
export type TextMatch = { set: Bitset; scores: Uint8Array };

/** Which words each company has. */
export class WordIndex {
  readonly #postings = new Map<string, GrowingList>();
  readonly #isLive: (slot: number) => boolean;
  readonly #spelling = new Spelling((word) => this.#documentFrequency(word));
  #size = 0;
  readonly #matches: Cache<string, TextMatch>;
  /** Of single characters, which are prefixes of a large part of all words. */
  readonly #characterScores = new Map<string, Uint8Array>();

  constructor(isLive: (slot: number) => boolean, caches: Caches) {
    this.#isLive = isLive;
    this.#matches = caches.create({ name: 'text-matches', max: MAX_CACHED_MATCHES });
    for (const word of ALIAS_WORDS) this.#spelling.add(word);
  }

  /** `searchWords` as in the column: the words of each field, separated. `extraTerms` are more words of the services. */
  push(slot: number, searchWords: string, extraTerms: readonly string[] = []): void {
    const fields = searchWords.split(FIELD_SEPARATOR).map((words) => words.split(' '));
    const services = fields[IN_SERVICES] ?? [];
    for (const word of new Set(extraTerms)) if (!services.includes(word)) this.#addPosting(word, slot, IN_SERVICES);
    for (const [field, words] of fields.entries()) {
      for (const word of words) if (word !== '') this.#addPosting(word, slot, field);
    }
    this.#size = slot + 1;
    this.clearCaches();
  }

  #addPosting(word: string, slot: number, field: number): void {
    let postings = this.#postings.get(word);
    if (postings === undefined) {
      postings = new GrowingList(Uint32Array);
      this.#postings.set(word, postings);
      if (!ALIAS_WORDS.has(word)) this.#spelling.add(word);
    }
    postings.push((slot << FIELD_BITS) | field);
  }

  /** Drops results that a change may have made wrong. */
  clearCaches(): void {
    this.#matches.clear();
    this.#characterScores.clear();
  }

  /** Sorts the words, which the first search would have to wait for. */
  prepare(): void {
    this.#spelling.prepare();
  }

  /** Matches a text as a visitor typed it (decision 4) in all fields, or in all but certificates and industries. */
  match(text: string, searchIn: SearchIn = 'all'): TextMatch {
    const key = `${searchIn} ${text}`;
    const cached = this.#matches.get(key);
    if (cached !== undefined) return cached;
    const match = this.#evaluate(textQuery(text, this.#spelling), searchIn);
    this.#matches.set(key, match);
    return match;
  }

  /** The companies whose names have all these words, the last one as a prefix. */
  matchNames(text: string): Bitset {
    const words = searchWords(text);
    const set = emptySet(this.#size);
    const hits = new Uint8Array(this.#size);
    words.forEach((word, index) => {
      const isLast = index === words.length - 1;
      for (const known of isLast ? this.#spelling.withPrefix(word) : [word]) {
        for (const posting of this.#postings.get(known)?.values() ?? []) {
          const slot = posting >>> FIELD_BITS;
          if ((posting & FIELD_MASK) === IN_NAME && hits[slot] === index && this.#isLive(slot)) hits[slot] = index + 1;
        }
      }
    });
    hits.forEach((hit, slot) => {
      if (hit === words.length && hit > 0) add(set, slot);
    });
    return set;
  }

  /** The score is the maximum of alternatives, the minimum of words required together, and the sum of all terms. */
  #evaluate(query: TextQuery, searchIn: SearchIn): TextMatch {
    const [first, ...others] = query.map((alternatives) =>
      alternatives
        .map((choices) => choices.map((choice) => this.#scoresOf(choice, searchIn)).reduce(minimum))
        .reduce(maximum),
    );
    const scores = first ?? new Uint8Array(this.#size);
    for (const term of others) {
      for (let slot = 0; slot < scores.length; slot += 1) {
        const sum = scores[slot] as number;
        const score = term[slot] as number;
        scores[slot] = sum === 0 || score === 0 ? 0 : sum + score;
      }
    }
    const set = emptySet(this.#size);
    for (let slot = 0; slot < scores.length; slot += 1) if (scores[slot] !== 0) add(set, slot);
    return { set, scores };
  }

  #scoresOf(choice: WordChoice, searchIn: SearchIn): Uint8Array {
    const [character = ''] = choice.words;
    if (!choice.isPrefix || !SINGLE_CHARACTER.test(character)) return this.#readScores(choice, searchIn);
    const key = `${searchIn} ${character}`;
    const scores = this.#characterScores.get(key) ?? this.#readScores(choice, searchIn);
    this.#characterScores.set(key, scores);
    return scores.slice();
  }

  #readScores({ words, isPrefix, isInNames }: WordChoice, searchIn: SearchIn): Uint8Array {
    const weights: number[] = [...FIELD_WEIGHTS];
    if (!isInNames) weights[IN_NAME] = 0;
    if (searchIn === 'services') weights[IN_CERTIFICATES] = 0;
    const scores = new Uint8Array(this.#size);
    for (const text of words) {
      for (const word of isPrefix ? this.#spelling.withPrefix(text) : [text]) {
        for (const posting of this.#postings.get(word)?.values() ?? []) {
          const weight = weights[posting & FIELD_MASK] ?? 0;
          const slot = posting >>> FIELD_BITS;
          if (weight > (scores[slot] as number)) scores[slot] = weight;
        }
      }
    }
    return scores;
  }

  /** How many slots have a word, removed companies included; 0 when all are removed. Aliases are always known. */
  #documentFrequency(word: string): number {
    const postings = this.#postings.get(word)?.values() ?? [];
    if (postings.some((posting) => this.#isLive(posting >>> FIELD_BITS))) return postings.length;
    return ALIAS_WORDS.has(word) ? 1 : 0;
  }
}

function minimum(a: Uint8Array, b: Uint8Array): Uint8Array {
  for (let slot = 0; slot < a.length; slot += 1) {
    if ((b[slot] as number) < (a[slot] as number)) a[slot] = b[slot] as number;
  }
  return a;
}

function maximum(a: Uint8Array, b: Uint8Array): Uint8Array {
  for (let slot = 0; slot < a.length; slot += 1) {
    if ((b[slot] as number) > (a[slot] as number)) a[slot] = b[slot] as number;
  }
  return a;
}
