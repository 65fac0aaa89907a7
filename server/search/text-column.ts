import { GrowingList } from './postings.ts';
import type { PieceReader, PieceWriter } from './stored-pieces.ts';

/** Texts one after the other in UTF-8: a million strings would be as many objects for the garbage collector to visit. */
export class TextColumn {
  readonly #bytes = new GrowingList(Uint8Array);
  /** Where each text ends. */
  readonly #ends = new GrowingList(Uint32Array);

  get length(): number {
    return this.#ends.length;
  }

  push(text: string): void {
    for (const byte of Buffer.from(text)) this.#bytes.push(byte);
    this.#ends.push(this.#bytes.length);
  }

  at(index: number): string {
    const { buffer, byteOffset } = this.#bytes.values();
    const start = this.#startOf(index);
    return Buffer.from(buffer, byteOffset + start, this.#ends.at(index) - start).toString();
  }

  /** In the order of the characters: negative if the first of two texts comes first. */
  compare(first: number, second: number): number {
    const bytes = this.#bytes;
    const [endOfFirst, endOfSecond] = [this.#ends.at(first), this.#ends.at(second)];
    let [a, b] = [this.#startOf(first), this.#startOf(second)];
    while (a < endOfFirst && b < endOfSecond) {
      const difference = bytes.at(a) - bytes.at(b);
      if (difference !== 0) return difference;
      a += 1;
      b += 1;
    }
    return endOfFirst - a - (endOfSecond - b);
  }

  /** Stores the first `length` texts. */
  write(pieces: PieceWriter, length: number): void {
    pieces.growing(this.#bytes.values(), length === 0 ? 0 : this.#ends.at(length - 1));
    pieces.growing(this.#ends.values(), length);
  }

  read(pieces: PieceReader): void {
    this.#bytes.read(pieces);
    this.#ends.read(pieces);
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : this.#ends.at(index - 1);
  }
}
