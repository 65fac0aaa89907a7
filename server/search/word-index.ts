import type { SearchIn } from '#domain/companies/search-query.ts';
import type { Bitset } from './bitset.ts';
import { VOCABULARY_WORDS } from './lexicon.ts';
import { Postings } from './postings.ts';
import { ScoreLevels, type ScoreLimits, type WeightedForm } from './score-levels.ts';
import { withRows } from './set-rows.ts';
import { Spelling } from './spelling.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';
import { FIELD_SEPARATOR, searchWords } from './tokens.ts';
import { partsOfCode, stemOf } from './word-forms.ts';

/**
 * The weight of a word in each field: name, services, certificates and industries, description. A form of the word that was
 * not typed weighs one less.
 */
const FIELD_WEIGHTS = [20, 10, 4, 2] as const;
const [IN_NAME, IN_SERVICES, IN_CERTIFICATES] = [0, 1, 2];

/** In the order in which `Spelling` has them: every index begins with them. */
const SORTED_VOCABULARY: readonly string[] = [...VOCABULARY_WORDS].sort();

/** A word to look for: itself only, also its other forms, or also what begins with it. In names, or in all other fields only. */
export type WordChoice = { word: string; match: 'whole' | 'forms' | 'beginnings'; isInNames: boolean };

/** The companies that have a word, by field. */
class WordPostings {
  readonly fields: (Postings | undefined)[] = [];

  push(slot: number, field: number): Postings {
    const postings = this.fields[field] ?? new Postings();
    this.fields[field] = postings;
    if (!postings.endsWith(slot)) postings.push(slot);
    return postings;
  }

  get all(): Postings[] {
    return this.fields.filter((postings) => postings !== undefined);
  }

  /** How many have it in some field, each field counted. */
  get length(): number {
    return this.all.reduce((sum, { length }) => sum + length, 0);
  }
}

const NO_POSTINGS = new WordPostings();

/** Which words each company has. */
export class WordIndex {
  readonly spelling = new Spelling((word) => this.#documentFrequency(word), SORTED_VOCABULARY);
  readonly #postings = new Map<string, WordPostings>();
  /** The words of each stem. */
  readonly #forms = new Map<string, string[]>();
  /** Those that are to be sets in the next state. */
  readonly #long = new Set<Postings>();
  readonly #live: () => Bitset;
  /** How many slots searches see. */
  #size = 0;

  /** `live` returns the slots of all companies that searches see. */
  constructor(live: () => Bitset) {
    this.#live = live;
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
    const ofField = postings.push(slot, field);
    if (ofField.isLong) this.#long.add(ofField);
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
      const fields = [...(this.#postings.get(word) ?? NO_POSTINGS).fields.entries()];
      const used = fields.flatMap(([field, postings]) => (postings?.isUsed(size) ? { field, postings } : []));
      pieces.numbers(Uint32Array.from(used, ({ field }) => field));
      for (const { postings } of used) postings.write(pieces, size);
      yield;
    }
  }

  /** Takes over what was stored. */
  *read(pieces: PieceReader): Generator<void> {
    const words = yield* pieces.texts();
    this.spelling.restore(words);
    for (const word of words) {
      const postings = new WordPostings();
      const fields = pieces.numbers(Uint32Array);
      for (const field of fields) postings.fields[field] = Postings.read(pieces);
      if (fields.length > 0) this.#addWord(word, postings);
      yield;
    }
  }

  /** Sorts new words; the function that it returns lets searches see the first `size` slots. */
  *prepare(size: number): Generator<void, () => void> {
    for (const postings of this.#long) {
      postings.prepare(size);
      yield;
    }
    this.#long.clear();
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

  /** The score of each company for one word; 0 where it is missing. */
  scoresOf(choice: WordChoice, searchIn: SearchIn): Uint8Array {
    const scores = withRows(this.#live().length, (rows) => {
      const levels = new ScoreLevels(rows);
      this.raiseScores(levels, [choice], searchIn, { min: 1, max: 255 });
      return levels.results().scores;
    });
    return Uint8Array.from({ length: this.#size }, (_, slot) => scores.at(slot));
  }

  /** Raises the scores of the companies that have all words. `services` leaves out certificates and industries. */
  raiseScores(levels: ScoreLevels, choices: readonly WordChoice[], searchIn: SearchIn, limits: ScoreLimits): void {
    const words = choices.map((choice) => this.#formsOf(choice, searchIn));
    const [only = []] = words;
    if (words.some((forms) => forms.length === 0)) return;
    if (words.length === 1) levels.raiseByWord(only, limits, this.#size);
    else levels.raiseByAllWords(words, limits, this.#size);
  }

  #formsOf({ word, match, isInNames }: WordChoice, searchIn: SearchIn): WeightedForm[] {
    const weights: number[] = [...FIELD_WEIGHTS];
    if (!isInNames) weights[IN_NAME] = 0;
    if (searchIn === 'services') weights[IN_CERTIFICATES] = 0;
    const others = weights.map((weight) => Math.max(0, weight - 1));
    const found: WeightedForm[] = [];
    const addForm = (form: string, ofForm: readonly number[]) => {
      const postings = this.#postings.get(form);
      if (postings !== undefined) found.push({ fields: postings.fields, weights: ofForm });
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
    const live = this.#live();
    return withRows(live.length, (rows) => {
      const found = rows.add(words.length === 0 ? undefined : live);
      for (const [index, word] of words.entries()) {
        const isLast = index === words.length - 1;
        const having = rows.add();
        for (const known of isLast ? this.spelling.withPrefix(word) : [word])
          this.#postings.get(known)?.fields[IN_NAME]?.addTo(rows, having, this.#size);
        rows.retainAll(found, having);
      }
      return rows.toSet(found);
    });
  }

  /** Whether some company has the word itself. */
  hasWord(word: string): boolean {
    return (this.#postings.get(word) ?? NO_POSTINGS).all.some((postings) => postings.isAnyIn(this.#live()));
  }

  /** How many slots have a word, removed companies included; 0 when all are removed. The vocabulary is always known. */
  #documentFrequency(word: string): number {
    if (this.hasWord(word)) return this.#postings.get(word)?.length ?? 0;
    return VOCABULARY_WORDS.has(word) ? 1 : 0;
  }
}
