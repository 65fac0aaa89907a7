import type { SearchIn } from '#domain/companies/search-query.ts';
import { add, type Bitset, emptySet, has } from './bitset.ts';
import { VOCABULARY_WORDS } from './lexicon.ts';
import { GrowingList } from './postings.ts';
import { FIELD_BITS, raiseByAllWords, raiseByWord, type ScoreLimits, type WeightedPostings } from './score-words.ts';
import { Spelling } from './spelling.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';
import { FIELD_SEPARATOR, searchWords } from './tokens.ts';
import { partsOfCode, stemOf } from './word-forms.ts';

/**
 * The weight of a word in each field: name, services, certificates and industries, description. A form of the word that was
 * not typed weighs one less. Twelve words of the highest weight fit into a byte.
 */
const FIELD_WEIGHTS = [20, 10, 4, 2] as const;
const [IN_NAME, IN_SERVICES, IN_CERTIFICATES] = [0, 1, 2];

/** A word to look for: itself only, also its other forms, or also what begins with it. In names, or in all other fields only. */
export type WordChoice = { word: string; match: 'whole' | 'forms' | 'beginnings'; isInNames: boolean };

/** The companies that have a word in their names, and those that have it in other fields, with the field. */
class WordPostings {
  readonly inNames = new GrowingList(Uint32Array);
  readonly inFields = new GrowingList(Uint32Array);

  get length(): number {
    return this.inNames.length + this.inFields.length;
  }
}

const NO_POSTINGS = new WordPostings();

/** Which words each company has. */
export class WordIndex {
  readonly spelling = new Spelling((word) => this.#documentFrequency(word));
  readonly #postings = new Map<string, WordPostings>();
  /** The words of each stem. */
  readonly #forms = new Map<string, string[]>();
  readonly #isLive: (slot: number) => boolean;
  /** How many slots searches see. Writing beyond the end of a typed array does nothing, so later postings score nothing. */
  #size = 0;

  constructor(isLive: (slot: number) => boolean) {
    this.#isLive = isLive;
    for (const word of VOCABULARY_WORDS) this.spelling.add(word);
  }

  /** `searchWords` as in the column: the words of each field, separated. `extraTerms` are more words of the services. */
  push(slot: number, searchWords: string, extraTerms: readonly string[] = []): void {
    const fields = searchWords.split(FIELD_SEPARATOR).map((words) => words.split(' '));
    const services = fields[IN_SERVICES] ?? [];
    for (const word of new Set(extraTerms)) if (!services.includes(word)) this.#addPosting(word, slot, IN_SERVICES);
    for (const [field, words] of fields.entries()) {
      for (const word of words) {
        if (word === '') continue;
        this.#addPosting(word, slot, field);
        for (const part of partsOfCode(word) ?? []) this.#addPosting(part, slot, field);
      }
    }
  }

  #addPosting(word: string, slot: number, field: number): void {
    let postings = this.#postings.get(word);
    if (postings === undefined) {
      postings = new WordPostings();
      this.#addWord(word, postings);
      if (!VOCABULARY_WORDS.has(word)) this.spelling.add(word);
    }
    const list = field === IN_NAME ? postings.inNames : postings.inFields;
    list.push((slot << FIELD_BITS) | field);
  }

  #addWord(word: string, postings: WordPostings): void {
    this.#postings.set(word, postings);
    const stem = stemOf(word);
    const forms = this.#forms.get(stem);
    if (forms === undefined) this.#forms.set(stem, [word]);
    else forms.push(word);
  }

  /** Stores these words with the slots below the size of the index. */
  *write(pieces: PieceWriter, words: readonly string[], size: number): Generator<void> {
    yield* pieces.texts(words.length, (index) => words[index] as string);
    for (const word of words) {
      const { inNames, inFields } = this.#postings.get(word) ?? NO_POSTINGS;
      for (const list of [inNames, inFields]) pieces.growingBelow(list.values(), size << FIELD_BITS);
      yield;
    }
  }

  /** Takes over what was stored. */
  *read(pieces: PieceReader): Generator<void> {
    const words = yield* pieces.texts();
    this.spelling.restore(words);
    for (const word of words) {
      const postings = new WordPostings();
      for (const list of [postings.inNames, postings.inFields]) list.read(pieces);
      if (postings.length > 0) this.#addWord(word, postings);
      yield;
    }
  }

  /** Sorts new words; the function that it returns lets searches see the first `size` slots. */
  *prepare(size: number): Generator<void, () => void> {
    const showWords = yield* this.spelling.prepare();
    return () => {
      showWords();
      this.#size = size;
    };
  }

  /** Whether some company has the word, a form of it or a word that begins with it. */
  isWritten(word: string): boolean {
    if (this.hasForm(word)) return true;
    for (const known of this.spelling.withPrefix(word)) if (this.hasWord(known)) return true;
    return false;
  }

  /** Whether some company has the word or a form of it. */
  hasForm(word: string): boolean {
    return (this.#forms.get(stemOf(word)) ?? []).some((form) => this.hasWord(form));
  }

  /** Whether the word is written, or like no word that is. */
  isKnown(word: string): boolean {
    return this.isWritten(word) || this.spelling.candidates(word).includes(word);
  }

  /** The score of each company for one word; 0 where it is missing. */
  scoresOf(choice: WordChoice, searchIn: SearchIn): Uint8Array {
    const scores = new Uint8Array(this.#size);
    this.raiseScores(scores, [choice], searchIn, { min: 1, max: 255 });
    return scores;
  }

  /** Raises the scores of the companies that have all words. `services` leaves out certificates and industries. */
  raiseScores(scores: Uint8Array, choices: readonly WordChoice[], searchIn: SearchIn, limits: ScoreLimits): void {
    const words = choices.map((choice) => this.#formsOf(choice, searchIn));
    const [only = []] = words;
    if (words.some((forms) => forms.length === 0)) return;
    if (words.length === 1) raiseByWord(scores, only, limits);
    else raiseByAllWords(scores, words, limits);
  }

  #formsOf({ word, match, isInNames }: WordChoice, searchIn: SearchIn): WeightedPostings[] {
    const weights: number[] = [...FIELD_WEIGHTS];
    if (!isInNames) weights[IN_NAME] = 0;
    if (searchIn === 'services') weights[IN_CERTIFICATES] = 0;
    const others = weights.map((weight) => Math.max(0, weight - 1));
    const found: WeightedPostings[] = [];
    const addForm = (form: string, ofForm: readonly number[]) => {
      const postings = this.#postings.get(form);
      if (postings === undefined) return;
      if (ofForm[IN_NAME] !== 0) found.push({ postings: postings.inNames.values(), weights: ofForm });
      found.push({ postings: postings.inFields.values(), weights: ofForm });
    };
    addForm(word, weights);
    if (match === 'whole') return found;
    for (const form of this.#forms.get(stemOf(word)) ?? []) if (form !== word) addForm(form, others);
    if (match === 'beginnings')
      for (const known of this.spelling.withPrefix(word)) if (known !== word) addForm(known, others);
    return found;
  }

  /** The companies whose names have all these words, the last one as a prefix. */
  matchNames(text: string): Bitset {
    const words = searchWords(text);
    let set: Bitset | undefined;
    for (const [index, word] of words.entries()) {
      const isLast = index === words.length - 1;
      const found = emptySet(this.#size);
      for (const known of isLast ? this.spelling.withPrefix(word) : [word]) this.#addNames(known, set, found);
      set = found;
    }
    return set ?? emptySet(this.#size);
  }

  /** Adds the companies that have a word in their names, if `among` has them. */
  #addNames(word: string, among: Bitset | undefined, found: Bitset): void {
    const postings = (this.#postings.get(word) ?? NO_POSTINGS).inNames.values();
    for (let index = 0; index < postings.length; index += 1) {
      const slot = (postings[index] as number) >>> FIELD_BITS;
      if ((among === undefined || has(among, slot)) && this.#isLive(slot)) add(found, slot);
    }
  }

  /** Whether some company has the word itself. */
  hasWord(word: string): boolean {
    const { inNames, inFields } = this.#postings.get(word) ?? NO_POSTINGS;
    return [inNames, inFields].some((list) => list.values().some((posting) => this.#isLive(posting >>> FIELD_BITS)));
  }

  /** How many slots have a word, removed companies included; 0 when all are removed. The vocabulary is always known. */
  #documentFrequency(word: string): number {
    if (this.hasWord(word)) return this.#postings.get(word)?.length ?? 0;
    return VOCABULARY_WORDS.has(word) ? 1 : 0;
  }
}
