import { type Bitset, count, has } from './bitset.ts';
import { type Row, type SetRows, withRows } from './set-rows.ts';

/** A score for each slot. */
export class SlotScores {
  /** Of each binary digit, the lowest first, the slots whose score has it: 128 slots are added or compared at a time. */
  readonly digits: readonly Bitset[];

  constructor(digits: readonly Bitset[]) {
    this.digits = digits;
  }

  get byteLength(): number {
    return this.digits.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  at(slot: number): number {
    return this.digits.reduce((score, digit, place) => score + (Number(has(digit, slot)) << place), 0);
  }

  /** The slots that have this score or a higher one. */
  atLeast(min: number): Bitset {
    return withRows(this.digits[0]?.length ?? 0, (rows) => rows.toSet(new ScoreRows(rows, this).atLeast(min)));
  }

  /** Of a set the slots with the highest scores, `max` of them and a few more. */
  contenders(max: number, set: Bitset): Uint32Array {
    return withRows(set.length, (rows) => {
      const above = rows.add();
      let [equals, left, wanted] = [rows.add(set), count(set), max];
      for (let place = this.digits.length - 1; place >= 0 && wanted > 0 && left > wanted + FEW; place -= 1) {
        const having = rows.add(this.digits[place]);
        rows.retainAll(having, equals);
        const total = rows.count(having);
        if (total > wanted) [equals, left] = [having, total];
        else {
          rows.addAll(above, having);
          rows.removeAll(equals, having);
          [left, wanted] = [left - total, wanted - total];
        }
      }
      if (wanted > 0) rows.addAll(above, equals);
      return rows.slotsOf(above);
    });
  }
}

/** So many more are sorted as fast as the best of them are found. */
const FEW = 64;

/** Scores while they are computed. */
export class ScoreRows {
  readonly #rows: SetRows;
  readonly #digits: Row[];

  constructor(rows: SetRows, scores?: SlotScores) {
    this.#rows = rows;
    this.#digits = scores?.digits.map((digit) => rows.add(digit)) ?? [rows.add()];
  }

  /** Adds a digit to the scores of some slots that do not have it. */
  set(slots: Row, score: number): void {
    for (let place = 0; score >>> place > 0; place += 1) {
      this.#digits[place] ??= this.#rows.add();
      if ((score >>> place) & 1) this.#rows.addAll(this.#digits[place] as Row, slots);
    }
  }

  /** Makes the scores of some slots 0. */
  clear(slots: Row): void {
    for (const digit of this.#digits) this.#rows.removeAll(digit, slots);
  }

  /** The slots that have this score or a higher one. */
  atLeast(min: number): Row {
    const rows = this.#rows;
    const higher = rows.add();
    if (min >>> this.#digits.length > 0) return higher;
    let equal: Row | undefined;
    for (let place = this.#digits.length - 1; place >= 0; place -= 1) {
      const digit = this.#digits[place] as Row;
      const isSet = ((min >>> place) & 1) === 1;
      if (equal === undefined) {
        if (isSet) equal = rows.copy(digit);
        else rows.addAll(higher, digit);
      } else if (isSet) rows.retainAll(equal, digit);
      else rows.addCommon(higher, equal, digit);
    }
    if (equal !== undefined) rows.addAll(higher, equal);
    return higher;
  }

  /** Makes scores above `max` that. */
  limit(max: number): void {
    if (1 << this.#digits.length <= max) return;
    const limited = this.atLeast(max);
    this.clear(limited);
    this.set(limited, max);
  }

  /** Adds other scores. */
  add(added: ScoreRows): void {
    const rows = this.#rows;
    const others = added.#digits;
    const [carried, none] = [rows.add(), rows.add()];
    for (let place = 0; place < Math.max(this.#digits.length, others.length); place += 1) {
      this.#digits[place] ??= rows.add();
      rows.addDigit(this.#digits[place] as Row, others[place] ?? none, carried);
    }
    if (rows.count(carried) > 0) this.#digits.push(carried);
  }

  toScores(): SlotScores {
    return new SlotScores(this.#digits.map((digit) => this.#rows.toSet(digit)));
  }
}
