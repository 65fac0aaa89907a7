import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The arrays of the gazetteer. Places are numbered: cities first, then regions, then countries. Names are in normal
 * form and in the order of their bytes; the places of name `n` are `postings[postingStarts[n] .. postingStarts[n + 1]]`,
 * the best first.
 */
export type GazetteerArrays = {
  /** JSON of `GazetteerLists`. */
  lists: Uint8Array;
  /** Degrees times 100,000. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  populations: Uint32Array;
  /** How well known a place is: 24 times the decimal logarithm of its people, more or less. */
  scores: Uint8Array;
  countryNumbers: Uint8Array;
  /** One more than the number in the list of regions; 0 is none. */
  regionNumbers: Uint16Array;
  timeZoneNumbers: Uint16Array;
  labels: Uint8Array;
  labelStarts: Uint32Array;
  names: Uint8Array;
  nameStarts: Uint32Array;
  postings: Uint32Array;
  postingStarts: Uint32Array;
  /** The best score of each `NAMES_PER_BLOCK` names. */
  blockScores: Uint8Array;
  /** Numbers of the names that may be misspelt, shortest first; those of `l` letters begin at `lengthStarts[l]`. */
  misspeltNames: Uint32Array;
  misspeltLetters: Uint32Array;
  lengthStarts: Uint32Array;
};

export type GazetteerLists = { countryCodes: string[]; regionCodes: string[]; timeZones: string[] };

export const GAZETTEER_FILE_NAME = 'gazetteer.br';
export const NAMES_PER_BLOCK = 64;
export const SCORE_PER_DECADE = 24;
/** With a name from another language or time a place counts as a tenth of its people. */
export const OTHER_NAME_MALUS = SCORE_PER_DECADE;
/** Set in a posting whose name is the place's own, not one from another language or time. */
export const OWN_NAME = 0x8000_0000;

type TypedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array;
type ArrayType<T> = { new (buffer: ArrayBufferLike, offset: number, length: number): T; BYTES_PER_ELEMENT: number };

const ALIGNMENT = 8;
const QUALITY = 7;

export function writeGazetteerFile(file: string, arrays: GazetteerArrays): void {
  const bytes = pack(inOrder(arrays));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 } };
  writeFileSync(file, Buffer.concat([length, brotliCompressSync(bytes, options)]));
}

/** The arrays are views of one buffer: nothing is copied, and nothing is left for the garbage collector to look at. */
export function readGazetteerFile(file: string): GazetteerArrays {
  const content = readFileSync(file);
  const length = content.readUInt32LE();
  // In one chunk of the known size, as joining many chunks would take twice the memory.
  const bytes = brotliDecompressSync(content.subarray(4), { chunkSize: length + ALIGNMENT });
  let offset = bytes.byteOffset;
  const take = <T extends TypedArray>(type: ArrayType<T>): T => {
    const size = new DataView(bytes.buffer, offset, 4).getUint32(0, true);
    const start = offset + ALIGNMENT;
    offset = aligned(start + size);
    return new type(bytes.buffer, start, size / type.BYTES_PER_ELEMENT);
  };
  return {
    lists: take(Uint8Array),
    latitudes: take(Int32Array),
    longitudes: take(Int32Array),
    populations: take(Uint32Array),
    scores: take(Uint8Array),
    countryNumbers: take(Uint8Array),
    regionNumbers: take(Uint16Array),
    timeZoneNumbers: take(Uint16Array),
    labels: take(Uint8Array),
    labelStarts: take(Uint32Array),
    names: take(Uint8Array),
    nameStarts: take(Uint32Array),
    postings: take(Uint32Array),
    postingStarts: take(Uint32Array),
    blockScores: take(Uint8Array),
    misspeltNames: take(Uint32Array),
    misspeltLetters: take(Uint32Array),
    lengthStarts: take(Uint32Array),
  };
}

/** In the order in which they are read. */
function inOrder(arrays: GazetteerArrays): TypedArray[] {
  return [
    arrays.lists,
    arrays.latitudes,
    arrays.longitudes,
    arrays.populations,
    arrays.scores,
    arrays.countryNumbers,
    arrays.regionNumbers,
    arrays.timeZoneNumbers,
    arrays.labels,
    arrays.labelStarts,
    arrays.names,
    arrays.nameStarts,
    arrays.postings,
    arrays.postingStarts,
    arrays.blockScores,
    arrays.misspeltNames,
    arrays.misspeltLetters,
    arrays.lengthStarts,
  ];
}

/** Each array behind its length in bytes. */
function pack(arrays: TypedArray[]): Buffer {
  return Buffer.concat(
    arrays.flatMap((array) => {
      const head = Buffer.alloc(ALIGNMENT);
      head.writeUInt32LE(array.byteLength);
      const padding = Buffer.alloc(aligned(array.byteLength) - array.byteLength);
      return [head, Buffer.from(array.buffer, array.byteOffset, array.byteLength), padding];
    }),
  );
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
