export type Numbers = Uint8Array | Uint32Array | Float64Array;

/** Numbers begin at such positions, where typed arrays may begin. */
const ALIGNMENT = 8;
/** Texts in one step. */
const BLOCK = 1_000;
/** Texts of the database cannot contain it. */
const SEPARATOR = '\0';
/** A list that grows gets a sixteenth more room, else the first changes after a start would copy all long lists. */
const SPARE_BITS = 4;

type NumberKind<Kind extends Numbers> = new (length: number) => Kind;

/** Collects what is to be stored: lists of numbers and of texts, one after the other. */
export class PieceWriter {
  #pieces: Uint8Array[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** What was collected since the last time. */
  take(): Uint8Array[] {
    const pieces = this.#pieces;
    [this.#pieces, this.#bytes] = [[], 0];
    return pieces;
  }

  numbers(values: Numbers, spare = 0): void {
    this.#push(bytesOf(Uint32Array.of(values.length, values.length + spare)));
    this.#push(bytesOf(values));
    const end = values.byteLength + spare * values.BYTES_PER_ELEMENT;
    this.#push(new Uint8Array(aligned(end) - values.byteLength));
  }

  /** Of a list that will go on growing the first `length` numbers. */
  growing(values: Numbers, length = values.length): void {
    this.numbers(values.subarray(0, length), length >>> SPARE_BITS);
  }

  /** The same of the numbers below `end`, where they are in ascending order. */
  growingBelow(values: Numbers, end: number): void {
    let { length } = values;
    while (length > 0 && (values[length - 1] as number) >= end) length -= 1;
    this.growing(values, length);
  }

  *texts(count: number, textAt: (index: number) => string): Generator<void> {
    this.numbers(Uint32Array.of(count));
    for (let start = 0; start < count; start += BLOCK) {
      const block = Array.from({ length: Math.min(BLOCK, count - start) }, (_, index) => textAt(start + index));
      const bytes = Buffer.from(block.join(SEPARATOR));
      this.numbers(Uint32Array.of(bytes.length));
      this.#push(bytes);
      this.#push(new Uint8Array(aligned(bytes.length) - bytes.length));
      yield;
    }
  }

  /** Texts of which many are equal: each once, and its number wherever it stands. */
  *equalTexts(count: number, textAt: (index: number) => string): Generator<void> {
    const numbers = new Map<string, number>();
    const numberOf = new Uint32Array(count);
    for (let index = 0; index < count; index += 1) {
      const text = textAt(index);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      numberOf[index] = number;
      if (index % BLOCK === 0) yield;
    }
    const texts = [...numbers.keys()];
    yield* this.texts(texts.length, (number) => texts[number] as string);
    this.numbers(numberOf);
  }

  #push(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#pieces.push(piece);
    this.#bytes += piece.length;
  }
}

/** Reads in the same order what was stored. The numbers stay where they are: nothing else may change the buffer. */
export class PieceReader {
  readonly #buffer: ArrayBuffer;
  #position: number;

  constructor(buffer: ArrayBuffer, position: number) {
    this.#buffer = buffer;
    this.#position = position;
  }

  numbers<Kind extends Numbers>(kind: NumberKind<Kind>): Kind {
    const { numbers, length } = this.list(kind);
    return numbers.subarray(0, length) as Kind;
  }

  /** Numbers with the room to add others. */
  list<Kind extends Numbers>(kind: NumberKind<Kind>): { numbers: Kind; length: number } {
    const [length = 0, capacity = 0] = new Uint32Array(this.#buffer, this.#position, 2);
    const start = this.#position + ALIGNMENT;
    const View = kind as unknown as new (buffer: ArrayBuffer, start: number, length: number) => Kind;
    const numbers = new View(this.#buffer, start, capacity);
    this.#position = start + aligned(numbers.byteLength);
    return { numbers, length };
  }

  *texts(): Generator<void, string[]> {
    const [count = 0] = this.numbers(Uint32Array);
    const texts: string[] = [];
    while (texts.length < count) {
      const [length = 0] = this.numbers(Uint32Array);
      const block = Buffer.from(this.#buffer, this.#position, length).toString().split(SEPARATOR);
      for (const text of block) texts.push(text);
      this.#position += aligned(length);
      yield;
    }
    return texts;
  }

  *equalTexts(): Generator<void, (index: number) => string> {
    const texts = yield* this.texts();
    const numberOf = this.numbers(Uint32Array);
    return (index) => texts[numberOf[index] as number] as string;
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

function bytesOf({ buffer, byteOffset, byteLength }: Numbers): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
