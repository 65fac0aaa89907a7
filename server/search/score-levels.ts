import type { Bitset } from './bitset.ts';
import type { Postings } from './postings.ts';
import type { Row, SetRows } from './set-rows.ts';
import { ScoreRows, type SlotScores } from './slot-scores.ts';

/** The companies that have a form of a word, by field, and the weight of each field. */
export type WeightedForm = { fields: readonly (Postings | undefined)[]; weights: readonly number[] };
/** Weights below `min` do not count, those above `max` count as that. */
export type ScoreLimits = { min: number; max: number };

/** No word in a name weighs more. */
const MAX_SCORE = 20;

/** How well slots match, while it is found out: for each score those that reach it in some way. The highest counts. */
export class ScoreLevels {
  readonly #rows: SetRows;
  readonly #levels: readonly Row[];
  readonly #isUsed: boolean[] = [];

  constructor(rows: SetRows) {
    this.#rows = rows;
    this.#levels = Array.from({ length: MAX_SCORE + 1 }, () => rows.reserve());
  }

  /** Raises slots that are in one set, or in two sets. */
  raise(score: number, slots: Row, alsoIn?: Row): void {
    const level = this.#levelOf(score);
    if (alsoIn === undefined) this.#rows.addAll(level, slots);
    else this.#rows.addCommon(level, slots, alsoIn);
  }

  /** Raises the companies that have a word in any of its forms, as far as searches see `size` slots. */
  raiseByWord(forms: readonly WeightedForm[], { min, max }: ScoreLimits, size: number): void {
    for (const { fields, weights } of forms) {
      for (const [field, postings] of fields.entries()) {
        const weight = weights[field] as number;
        if (postings !== undefined && weight >= min)
          postings.addTo(this.#rows, this.#levelOf(Math.min(weight, max)), size);
      }
    }
  }

  /** Raises the companies that have all words: the lowest counts. */
  raiseByAllWords(words: readonly (readonly WeightedForm[])[], limits: ScoreLimits, size: number): void {
    this.#rows.within(() => {
      const levels = words.map((forms) => {
        const ofWord = new ScoreLevels(this.#rows);
        ofWord.raiseByWord(forms, limits, size);
        return ofWord;
      });
      const scores = new Set(levels.flatMap((ofWord) => ofWord.#scores()));
      const atLeast = levels.map((ofWord) => ofWord.#rows.add());
      for (const score of [...scores].sort((a, b) => b - a)) {
        for (const [index, ofWord] of levels.entries())
          if (ofWord.#isUsed[score]) this.#rows.addAll(atLeast[index] as Row, ofWord.#levels[score] as Row);
        const all = this.#rows.copy(atLeast[0] as Row);
        for (const others of atLeast.slice(1)) this.#rows.retainAll(all, others);
        this.raise(score, all);
      }
    });
  }

  /** The slots with this score or a higher one. */
  atLeast(min: number): Row {
    const reached = this.#rows.add();
    for (const score of this.#scores()) if (score >= min) this.#rows.addAll(reached, this.#levels[score] as Row);
    return reached;
  }

  /** Makes the scores of some slots one higher. */
  increase(slots: Row): void {
    for (const score of this.#scores()) this.raise(score + 1, this.#levels[score] as Row, slots);
  }

  /** All who match, and their scores. */
  results(): { slots: Bitset; scores: SlotScores } {
    const rows = this.#rows;
    const [scores, matching] = [new ScoreRows(rows), rows.add()];
    for (const score of this.#scores()) {
      const level = this.#levels[score] as Row;
      rows.removeAll(level, matching);
      rows.addAll(matching, level);
      scores.set(level, score);
    }
    return { slots: rows.toSet(matching), scores: scores.toScores() };
  }

  /** Those that were reached, the highest first. */
  #scores(): number[] {
    return [...this.#levels.keys()].filter((score) => this.#isUsed[score]).reverse();
  }

  #levelOf(score: number): Row {
    const level = this.#levels[score] as Row;
    if (!this.#isUsed[score]) this.#rows.assign(level);
    this.#isUsed[score] = true;
    return level;
  }
}
