import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

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

export const GAZETTEER_FILE_NAME = 'gazetteer.bin';
export const NAMES_PER_BLOCK = 64;
export const SCORE_PER_DECADE = 24;
/** Points of the score: by a name from another language or time a place counts as if it had a tenth of its population. */
export const OTHER_NAME_PENALTY = 24;
/** Set in a posting whose name is the place's own, not one from another language or time. */
export const OWN_NAME = 0x8000_0000;

const NAMES = Object.keys(ARRAYS) as (keyof GazetteerArrays)[];

/** In front of each array: how many bytes it has. */
const HEAD_BYTES = 4;

/** Not compressed: each start would take a quarter of a second longer, for a file that is made where it is read. */
export function writeGazetteerFile(file: string, arrays: GazetteerArrays): void {
  const parts = NAMES.flatMap((name) => {
    const { buffer, byteOffset, byteLength } = arrays[name];
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32LE(byteLength);
    return [head, Buffer.from(buffer, byteOffset, byteLength)];
  });
  writeFileSync(file, Buffer.concat(parts));
}

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

function readArrays(read: (length: number) => Buffer<ArrayBuffer>): GazetteerArrays {
  const entries = NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = read(read(HEAD_BYTES).readUInt32LE());
    const type = ARRAYS[name];
    return [name, new type(buffer, byteOffset, byteLength / type.BYTES_PER_ELEMENT)] as const;
  });
  return Object.fromEntries(entries) as GazetteerArrays;
}
