import type { SearchIn } from '#domain/companies/search-query.ts';
import { ALIAS_GROUPS } from '#domain/vocabulary/method-aliases.ts';
import { add, type Bitset, emptySet } from './bitset.ts';
import { GrowingList } from './postings.ts';
import { Spelling } from './spelling.ts';
import { type TextQuery, textQuery, type WordChoice } from './text-query.ts';
import { WEIGHT_SEPARATOR } from './tokens.ts';

/**
 * What a word is worth in the name, in the services, in certificates and industries, in the description. Twelve words of a
 * search, each worth the most, still fit into a byte.
 */
const WORTH = [20, 10, 4, 1] as const;
const [IN_NAME, IN_SERVICES, IN_CERTIFICATES] = [0, 1, 2];
/** An entry is a slot and the place of the word among those of WORTH. */
const PLACE_BITS = 2;
const PLACE_MASK = 3;

const ALIAS_WORDS = new Set(ALIAS_GROUPS.flat().flatMap((phrase) => phrase.split(' ')));
const MAX_CACHED_SEARCHES = 200;
const SINGLE_LETTER = /^[a-z0-9]$/;

/** The companies that fit a text, and how well each fits; nought for those that do not. */
export type TextMatch = { set: Bitset; scores: Uint8Array };

/** Which words each company has. */
export class WordIndex {
  readonly #entries = new Map<string, GrowingList>();
  readonly #isLive: (slot: number) => boolean;
  readonly #spelling = new Spelling((word) => this.#documentFrequency(word));
  #size = 0;
  /** Pages of one service in many places ask for the same text. */
  readonly #remembered = new Map<string, TextMatch>();
  /** Those of single letters, which begin a large part of all words. */
  readonly #letters = new Map<string, Uint8Array>();

  constructor(isLive: (slot: number) => boolean) {
    this.#isLive = isLive;
    for (const word of ALIAS_WORDS) this.#spelling.add(word);
  }

  /** `searchWords` as in the column: the words of each weight, apart. `offered` are more words of the services. */
  push(slot: number, searchWords: string, offered: readonly string[] = []): void {
    const places = searchWords.split(WEIGHT_SEPARATOR).map((words) => words.split(' '));
    const services = places[IN_SERVICES] ?? [];
    for (const word of new Set(offered)) if (!services.includes(word)) this.#enter(word, slot, IN_SERVICES);
    for (const [place, words] of places.entries()) {
      for (const word of words) if (word !== '') this.#enter(word, slot, place);
    }
    this.#size = slot + 1;
    this.forget();
  }

  #enter(word: string, slot: number, place: number): void {
    let entries = this.#entries.get(word);
    if (entries === undefined) {
      entries = new GrowingList(Uint32Array);
      this.#entries.set(word, entries);
      if (!ALIAS_WORDS.has(word)) this.#spelling.add(word);
    }
    entries.push((slot << PLACE_BITS) | place);
  }

  /** What was found before may be other now. */
  forget(): void {
    this.#remembered.clear();
    this.#letters.clear();
  }

  /** Does what the first search would have to wait for. */
  prepare(): void {
    this.#spelling.prepare();
  }

  /** What fits a text as a visitor typed it (decision 4), in all that is known or apart from certificates and industries. */
  match(text: string, searchIn: SearchIn = 'all'): TextMatch {
    const key = `${searchIn} ${text}`;
    const remembered = this.#remembered.get(key);
    if (remembered !== undefined) return remembered;
    const match = this.#evaluate(textQuery(text, this.#spelling), searchIn);
    if (this.#remembered.size >= MAX_CACHED_SEARCHES) this.#remembered.clear();
    this.#remembered.set(key, match);
    return match;
  }

  /** Best among alternatives, worst among what is required together, all terms added up. */
  #evaluate(query: TextQuery, searchIn: SearchIn): TextMatch {
    const [first, ...others] = query.map((alternatives) =>
      alternatives
        .map((choices) => choices.map((choice) => this.#scoresOf(choice, searchIn)).reduce(worst))
        .reduce(best),
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
    const [letter = ''] = choice.words;
    if (!choice.isBeginning || !SINGLE_LETTER.test(letter)) return this.#readScores(choice, searchIn);
    const key = `${searchIn} ${letter}`;
    const known = this.#letters.get(key) ?? this.#readScores(choice, searchIn);
    this.#letters.set(key, known);
    return known.slice();
  }

  #readScores({ words, isBeginning, isInNames }: WordChoice, searchIn: SearchIn): Uint8Array {
    const worths: number[] = [...WORTH];
    if (!isInNames) worths[IN_NAME] = 0;
    if (searchIn === 'services') worths[IN_CERTIFICATES] = 0;
    const scores = new Uint8Array(this.#size);
    for (const text of words) {
      for (const word of isBeginning ? this.#spelling.beginningWith(text) : [text]) {
        for (const entry of this.#entries.get(word)?.values() ?? []) {
          const worth = worths[entry & PLACE_MASK] ?? 0;
          const slot = entry >>> PLACE_BITS;
          if (worth > (scores[slot] as number)) scores[slot] = worth;
        }
      }
    }
    return scores;
  }

  /** How many have a word, removed companies among them; nought when all are removed. Aliases are always known. */
  #documentFrequency(word: string): number {
    const entries = this.#entries.get(word)?.values() ?? [];
    if (entries.some((entry) => this.#isLive(entry >>> PLACE_BITS))) return entries.length;
    return ALIAS_WORDS.has(word) ? 1 : 0;
  }
}

function worst(a: Uint8Array, b: Uint8Array): Uint8Array {
  for (let slot = 0; slot < a.length; slot += 1) {
    if ((b[slot] as number) < (a[slot] as number)) a[slot] = b[slot] as number;
  }
  return a;
}

function best(a: Uint8Array, b: Uint8Array): Uint8Array {
  for (let slot = 0; slot < a.length; slot += 1) {
    if ((b[slot] as number) > (a[slot] as number)) a[slot] = b[slot] as number;
  }
  return a;
}
