import { characterSet } from '#server/places/character-set.ts';
import {
  type GazetteerArrays,
  type GazetteerLists,
  NAMES_PER_BLOCK,
  OTHER_NAME_PENALTY,
  OWN_NAME,
  SCORE_PER_DECADE,
} from '#server/places/gazetteer-file.ts';
import type { GatheredPlace, GatheredPlaces } from './places.ts';

/** Names of smaller towns are not matched: "huston" means Houston. */
const MIN_MISSPELT_SCORE = SCORE_PER_DECADE * Math.log10(5_000);
const MISSPELT = /^[a-z0-9 ]{4,40}$/;
const MAX_MISSPELT_LENGTH = 40;
const SCORE_LIMIT = 255;
/** The most that a byte counts; no name has more. */
const MAX_NAMESAKES = 255;

export function packGazetteer({ cities, regions, countries }: GatheredPlaces): GazetteerArrays {
  const places = [...cities, ...regions, ...countries];
  const lists: GazetteerLists = {
    countryCodes: countries.map((country) => country.countryCode),
    regionCodes: regions.map((region) => region.regionCode ?? ''),
    timeZones: [...new Set(places.map((place) => place.timeZone ?? ''))],
  };
  const countryNumbers = numbered(lists.countryCodes, 0);
  const regionNumbers = numbered(lists.regionCodes, 1);
  const timeZoneNumbers = numbered(lists.timeZones, 0);
  const labels = packTexts(places.map((place) => Buffer.from(place.name.normalize('NFC'))));
  const scores = new Uint8Array(places.map((place) => Math.min(SCORE_LIMIT, Math.round(place.score))));
  return {
    lists: Buffer.from(JSON.stringify(lists)),
    latitudes: new Int32Array(places.map((place) => Math.round(place.latitude * 100_000))),
    longitudes: new Int32Array(places.map((place) => Math.round(place.longitude * 100_000))),
    populations: new Uint32Array(places.map((place) => place.population)),
    scores,
    countryNumbers: new Uint8Array(places.map((place) => countryNumbers.get(place.countryCode) ?? 0)),
    regionNumbers: new Uint16Array(places.map((place) => regionNumbers.get(place.regionCode ?? '') ?? 0)),
    timeZoneNumbers: new Uint16Array(places.map((place) => timeZoneNumbers.get(place.timeZone ?? '') ?? 0)),
    labels: labels.bytes,
    labelLengths: labels.lengths,
    ...packNames(places, scores),
  };
}

function packNames(places: GatheredPlace[], scores: Uint8Array) {
  const postingsOf = new Map<string, number[]>();
  const add = (form: string, posting: number) => {
    const postings = postingsOf.get(form);
    if (postings) postings.push(posting);
    else postingsOf.set(form, [posting]);
  };
  for (const [number, place] of places.entries()) {
    for (const form of place.ownForms) add(form, (number | OWN_NAME) >>> 0);
    for (const form of place.otherForms) add(form, number);
  }
  const scoreOf = (posting: number) =>
    (scores[(posting & ~OWN_NAME) >>> 0] ?? 0) - (posting >= OWN_NAME ? 0 : OTHER_NAME_PENALTY);
  // Up to U+FFFF the order of strings is that of their bytes.
  const forms = [...postingsOf.keys()].sort();
  const sorted = forms.map((form) => {
    const postings = postingsOf.get(form) ?? [];
    // Most names are those of one place.
    if (postings.length === 1) return postings;
    return postings.sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, MAX_NAMESAKES);
  });
  const best = sorted.map(([first = 0]) => Math.max(0, scoreOf(first)));
  const blocks = Array.from({ length: Math.ceil(best.length / NAMES_PER_BLOCK) }, (_, block) =>
    Math.max(...best.slice(block * NAMES_PER_BLOCK, (block + 1) * NAMES_PER_BLOCK)),
  );
  const bytes = forms.map((form) => Buffer.from(form));
  const names = packTexts(bytes);
  return {
    names: names.bytes,
    nameLengths: names.lengths,
    postings: new Uint32Array(sorted.flat()),
    postingCounts: new Uint8Array(sorted.map((postings) => postings.length)),
    blockScores: new Uint8Array(blocks),
    ...packMisspelt(bytes, best),
  };
}

function packMisspelt(names: Buffer[], best: number[]) {
  const numbers = names
    .map((_, number) => number)
    .filter((number) => (best[number] ?? 0) >= MIN_MISSPELT_SCORE && MISSPELT.test(String(names[number])))
    .sort((a, b) => (names[a]?.length ?? 0) - (names[b]?.length ?? 0));
  const counts = new Array<number>(MAX_MISSPELT_LENGTH + 1).fill(0);
  for (const number of numbers) counts[names[number]?.length ?? 0] = (counts[names[number]?.length ?? 0] ?? 0) + 1;
  return {
    misspeltNames: new Uint32Array(numbers),
    misspeltCharacters: new Uint32Array(numbers.map((number) => characterSet(names[number] ?? Buffer.alloc(0)))),
    lengthStarts: startsOf(counts),
  };
}

function packTexts(texts: Buffer[]) {
  return { bytes: Buffer.concat(texts), lengths: new Uint8Array(texts.map((text) => text.length)) };
}

/** The start of each part, and the end of the last. */
function startsOf(lengths: number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
  return starts;
}

function numbered(texts: string[], first: number): Map<string, number> {
  return new Map(texts.map((text, index) => [text, index + first]));
}
