import { fileURLToPath } from 'node:url';
import type { Coordinates } from '#domain/places/resolved-place.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { characterSet, differingBits } from './character-set.ts';
import {
  GAZETTEER_FILE_NAME,
  type GazetteerArrays,
  type GazetteerLists,
  NAMES_PER_BLOCK,
  OTHER_NAME_PENALTY,
  OWN_NAME,
  readGazetteerFile,
  SCORE_PER_DECADE,
} from './gazetteer-file.ts';
import { Offsets } from './offsets.ts';

/** The number of a place in the gazetteer. */
export type PlaceNumber = number;

/** A place and the name that it was found by. */
export type NamedPlace = { place: PlaceNumber; isOwnName: boolean };

export type RankedPlace = { place: PlaceNumber; weight: number };

/** `name` is the right one, in normal form. */
export type MisspeltPlace = NamedPlace & { name: string; mistakes: number };

/** Nearly every shorter text is a prefix of a name of some large city in some language. */
const SHORT_PREFIX = 5;

const FILE = fileURLToPath(new URL(`../../dist/data/gazetteer/${GAZETTEER_FILE_NAME}`, import.meta.url));

/**
 * All towns, regions and countries with their names, in the memory of the process: a look-up takes microseconds and no
 * connection. docs/decisions/010-places-in-the-process.md
 */
export class Gazetteer {
  readonly cityCount: number;
  readonly #arrays: GazetteerArrays;
  readonly #lists: GazetteerLists;
  readonly #regionNumbers: ReadonlyMap<string, number>;
  readonly #regionCount: number;
  readonly #labelBytes: Buffer;
  readonly #labels: Offsets;
  readonly #names: Offsets;
  readonly #postings: Offsets;

  constructor(arrays: GazetteerArrays) {
    this.#arrays = arrays;
    this.#lists = JSON.parse(Buffer.from(arrays.lists).toString());
    this.#regionNumbers = new Map(this.#lists.regionCodes.map((code, number) => [code, number]));
    this.#regionCount = this.#lists.regionCodes.length;
    this.cityCount = arrays.scores.length - this.#regionCount - this.#lists.countryCodes.length;
    this.#labelBytes = Buffer.from(arrays.labels.buffer, arrays.labels.byteOffset, arrays.labels.byteLength);
    this.#labels = new Offsets(arrays.labelLengths);
    this.#names = new Offsets(arrays.nameLengths);
    this.#postings = new Offsets(arrays.postingCounts);
  }

  /** Reads the file that scripts/build-gazetteer.ts writes. */
  static load(): Gazetteer {
    return new Gazetteer(readGazetteerFile(FILE));
  }

  /** The places of this name in normal form, the best known first. */
  named(form: string): NamedPlace[] {
    const bytes = Buffer.from(form);
    const name = this.#firstNameFrom(bytes);
    return this.#compare(name, bytes) === 0 && this.#names.lengthOf(name) === bytes.length ? this.#placesOf(name) : [];
  }

  /** The best known places with a name that has this prefix; own names before names from other languages. */
  withPrefix(form: string, limit: number): RankedPlace[] {
    const bytes = Buffer.from(form);
    const first = this.#firstNameFrom(bytes);
    const end = this.#firstNameAfter(bytes, first);
    const best = new BestPlaces(limit);
    const otherNamePenalty = form.length < SHORT_PREFIX ? 2 * OTHER_NAME_PENALTY : OTHER_NAME_PENALTY;
    for (let name = first; name < end; ) {
      const block = Math.floor(name / NAMES_PER_BLOCK);
      const blockEnd = Math.min(end, (block + 1) * NAMES_PER_BLOCK);
      if ((this.#arrays.blockScores[block] ?? 0) > best.minScore) {
        for (; name < blockEnd; name += 1) this.#collect(name, best, otherNamePenalty);
      }
      name = blockEnd;
    }
    return best.places();
  }

  /** Places with a population of at least 5,000 and a name that is at most `maxMistakes` away. */
  almostNamed(form: string, maxMistakes: number): MisspeltPlace[] {
    const { misspeltNames, misspeltCharacters, lengthStarts } = this.#arrays;
    const bytes = Buffer.from(form);
    const characters = characterSet(bytes);
    const from = lengthStarts[Math.max(0, bytes.length - maxMistakes)] ?? misspeltNames.length;
    const to = lengthStarts[bytes.length + maxMistakes + 1] ?? misspeltNames.length;
    const found: MisspeltPlace[] = [];
    for (let index = from; index < to; index += 1) {
      if (differingBits(misspeltCharacters[index] ?? 0, characters) > 2 * maxMistakes) continue;
      const name = misspeltNames[index] ?? 0;
      const nameBytes = this.#bytesOf(name);
      const mistakes = editDistance(bytes, nameBytes, maxMistakes);
      if (mistakes > maxMistakes) continue;
      const text = Buffer.from(nameBytes).toString();
      for (const place of this.#placesOf(name)) found.push({ ...place, name: text, mistakes });
    }
    return found;
  }

  kindOf(place: PlaceNumber): 'city' | 'region' | 'country' {
    if (place < this.cityCount) return 'city';
    return place < this.cityCount + this.#regionCount ? 'region' : 'country';
  }

  nameOf(place: PlaceNumber): string {
    return this.#labelBytes.toString('utf8', this.#labels.startOf(place), this.#labels.endOf(place));
  }

  coordinatesOf(place: PlaceNumber): Coordinates {
    return { latitude: this.latitudeOf(place), longitude: (this.#arrays.longitudes[place] ?? 0) / 100_000 };
  }

  latitudeOf(place: PlaceNumber): number {
    return (this.#arrays.latitudes[place] ?? 0) / 100_000;
  }

  /** 0 is unknown. */
  populationOf(place: PlaceNumber): number {
    return this.#arrays.populations[place] ?? 0;
  }

  /** How well known it is: about the decimal logarithm of its population. */
  weightOf(place: PlaceNumber): number {
    return (this.#arrays.scores[place] ?? 0) / SCORE_PER_DECADE;
  }

  timeZoneOf(place: PlaceNumber): string | null {
    return this.#lists.timeZones[this.#arrays.timeZoneNumbers[place] ?? 0] || null;
  }

  countryOf(place: PlaceNumber): PlaceNumber {
    return this.cityCount + this.#regionCount + (this.#arrays.countryNumbers[place] ?? 0);
  }

  countryCodeOf(place: PlaceNumber): string {
    return this.#lists.countryCodes[this.#arrays.countryNumbers[place] ?? 0] ?? '';
  }

  regionOf(place: PlaceNumber): PlaceNumber | undefined {
    const number = this.#arrays.regionNumbers[place] ?? 0;
    return number === 0 ? undefined : this.cityCount + number - 1;
  }

  regionCodeOf(place: PlaceNumber): string | null {
    return this.#lists.regionCodes[(this.#arrays.regionNumbers[place] ?? 0) - 1] ?? null;
  }

  /** The country of a two-letter code in capitals. */
  countryOfCode(code: string): PlaceNumber | undefined {
    const number = this.#lists.countryCodes.indexOf(code);
    return number < 0 ? undefined : this.cityCount + this.#regionCount + number;
  }

  /** The region of a code such as "US.TX". */
  regionOfCode(code: string): PlaceNumber | undefined {
    const number = this.#regionNumbers.get(code);
    return number === undefined ? undefined : this.cityCount + number;
  }

  /** The first name that is not less than these bytes. */
  #firstNameFrom(bytes: Uint8Array): number {
    return firstIndex(0, this.#names.count, (name) => this.#compare(name, bytes) >= 0);
  }

  /** The first name from here on that does not begin with these bytes. */
  #firstNameAfter(bytes: Uint8Array, from: number): number {
    return firstIndex(from, this.#names.count, (name) => this.#compare(name, bytes) !== 0);
  }

  /** 0 where the name begins with these bytes. */
  #compare(name: number, bytes: Uint8Array): number {
    const { names } = this.#arrays;
    const start = this.#names.startOf(name);
    const length = this.#names.lengthOf(name);
    for (let index = 0; index < bytes.length; index += 1) {
      if (index >= length) return -1;
      const difference = (names[start + index] ?? 0) - (bytes[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #bytesOf(name: number): Uint8Array {
    return this.#arrays.names.subarray(this.#names.startOf(name), this.#names.endOf(name));
  }

  #postingsOf(name: number): Uint32Array {
    return this.#arrays.postings.subarray(this.#postings.startOf(name), this.#postings.endOf(name));
  }

  #placesOf(name: number): NamedPlace[] {
    return Array.from(this.#postingsOf(name), toPlace);
  }

  #collect(name: number, best: BestPlaces, otherNamePenalty: number): void {
    for (const posting of this.#postingsOf(name)) {
      const { place, isOwnName } = toPlace(posting);
      const score = (this.#arrays.scores[place] ?? 0) - (isOwnName ? 0 : otherNamePenalty);
      if (score > best.minScore) best.add(place, score);
    }
  }
}

/** The best few of many places, each of them once. */
class BestPlaces {
  minScore = -1;
  readonly #limit: number;
  #entries: { place: PlaceNumber; score: number }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(place: PlaceNumber, score: number): void {
    const known = this.#entries.findIndex((entry) => entry.place === place);
    if (known >= 0 && (this.#entries[known]?.score ?? 0) >= score) return;
    if (known >= 0) this.#entries.splice(known, 1);
    const position = this.#entries.findIndex((entry) => entry.score < score);
    this.#entries.splice(position < 0 ? this.#entries.length : position, 0, { place, score });
    this.#entries.length = Math.min(this.#entries.length, this.#limit);
    if (this.#entries.length === this.#limit) this.minScore = this.#entries[this.#limit - 1]?.score ?? -1;
  }

  places(): RankedPlace[] {
    return this.#entries.map(({ place, score }) => ({ place, weight: score / SCORE_PER_DECADE }));
  }
}

/** The first index for which this is true; it stays true up to the end. */
function firstIndex(from: number, end: number, isReached: (index: number) => boolean): number {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function toPlace(posting: number): NamedPlace {
  return { place: (posting & ~OWN_NAME) >>> 0, isOwnName: posting >= OWN_NAME };
}

let loaded: Gazetteer | undefined;

/** The one gazetteer of this process, read when it is first asked for. */
export function loadedGazetteer(): Gazetteer {
  loaded ??= Gazetteer.load();
  return loaded;
}
