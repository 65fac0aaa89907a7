import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The arrays of the gazetteer, in the order in which the file has them. Places are numbered: cities first, then regions,
 * then countries. Labels, names and the postings of names stand one behind the other, each beside an array of their
 * lengths. Names are in normal form and in the order of their bytes; the postings of a name are its places, the best first.
 */
const ARRAYS = {
  /** JSON of `GazetteerLists`. */
  lists: Uint8Array,
  /** Degrees times 100,000. */
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  /** How well known a place is: about 24 times the decimal logarithm of its population. */
  scores: Uint8Array,
  countryNumbers: Uint8Array,
  /** One more than the number in the list of regions; 0 is none. */
  regionNumbers: Uint16Array,
  timeZoneNumbers: Uint16Array,
  labels: Uint8Array,
  labelLengths: Uint8Array,
  names: Uint8Array,
  nameLengths: Uint8Array,
  postings: Uint32Array,
  postingCounts: Uint8Array,
  /** The highest score in each block of `NAMES_PER_BLOCK` names. */
  blockScores: Uint8Array,
  /** Numbers of the names that may be misspelt, shortest first; those of `l` characters begin at `lengthStarts[l]`. */
  misspeltNames: Uint32Array,
  misspeltCharacters: Uint32Array,
  lengthStarts: Uint32Array,
} as const;

export type GazetteerArrays = { [Name in keyof typeof ARRAYS]: (typeof ARRAYS)[Name]['prototype'] };
export type GazetteerLists = { countryCodes: string[]; regionCodes: string[]; timeZones: string[] };

export const GAZETTEER_FILE_NAME = 'gazetteer.br';
export const NAMES_PER_BLOCK = 64;
export const SCORE_PER_DECADE = 24;
/** Points of the score: by a name from another language or time a place counts as if it had a tenth of its population. */
export const OTHER_NAME_PENALTY = 24;
/** Set in a posting whose name is the place's own, not one from another language or time. */
export const OWN_NAME = 0x8000_0000;

const NAMES = Object.keys(ARRAYS) as (keyof GazetteerArrays)[];

/** In front of each array: how many bytes it has in the file, and how many in memory. */
const HEAD_BYTES = 8;
/** The library takes no smaller ones. */
const MIN_CHUNK = 64;
/** A small window, as the memory that unpacking takes is not given back at once. */
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 18 };

export function writeGazetteerFile(file: string, arrays: GazetteerArrays): void {
  // The numbers of misspelt names grow, so their differences take less.
  const stored = { ...arrays, misspeltNames: differences(arrays.misspeltNames) };
  const parts = NAMES.flatMap((name) => {
    const { buffer, byteOffset, byteLength } = stored[name];
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    const packed = brotliCompressSync(bytes, { params: COMPRESSION });
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32LE(packed.length);
    head.writeUInt32LE(bytes.length, 4);
    return [head, packed];
  });
  writeFileSync(file, Buffer.concat(parts));
}

/** Each array is read and unpacked alone, so that hardly more memory is used than stays in use. */
export function readGazetteerFile(path: string): GazetteerArrays {
  const file = openSync(path, 'r');
  try {
    return readArrays((length) => {
      const bytes = Buffer.alloc(length);
      if (readSync(file, bytes) !== length) throw new Error(`${path} is truncated; delete its directory.`);
      return bytes;
    });
  } finally {
    closeSync(file);
  }
}

function readArrays(read: (length: number) => Buffer): GazetteerArrays {
  const entries = NAMES.map((name) => {
    const head = read(HEAD_BYTES);
    const length = head.readUInt32LE(4);
    // In one chunk of the known size, as joining many chunks would take twice the memory.
    const bytes = brotliDecompressSync(read(head.readUInt32LE()), { chunkSize: Math.max(length, MIN_CHUNK) });
    const type = ARRAYS[name];
    return [name, new type(bytes.buffer, bytes.byteOffset, length / type.BYTES_PER_ELEMENT)] as const;
  });
  const arrays = Object.fromEntries(entries) as GazetteerArrays;
  summed(arrays.misspeltNames);
  return arrays;
}

function differences(numbers: Uint32Array): Uint32Array {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** In place, so that the file stays the only memory. Numbers that went below zero come back by overflowing again. */
function summed(numbers: Uint32Array): void {
  for (let index = 1; index < numbers.length; index += 1) {
    numbers[index] = (numbers[index] ?? 0) + (numbers[index - 1] ?? 0);
  }
}
