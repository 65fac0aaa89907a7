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
  const scores = Uint8Array.from(places, (place) => Math.min(SCORE_LIMIT, Math.round(place.score)));
  return {
    lists: Buffer.from(JSON.stringify(lists)),
    latitudes: Int32Array.from(places, (place) => Math.round(place.latitude * 100_000)),
    longitudes: Int32Array.from(places, (place) => Math.round(place.longitude * 100_000)),
    populations: Uint32Array.from(places, (place) => place.population),
    scores,
    countryNumbers: Uint8Array.from(places, (place) => countryNumbers.get(place.countryCode) ?? 0),
    regionNumbers: Uint16Array.from(places, (place) => regionNumbers.get(place.regionCode ?? '') ?? 0),
    timeZoneNumbers: Uint16Array.from(places, (place) => timeZoneNumbers.get(place.timeZone ?? '') ?? 0),
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
    const postings = (postingsOf.get(form) ?? []).sort((a, b) => scoreOf(b) - scoreOf(a));
    return postings.slice(0, MAX_NAMESAKES);
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
    postings: Uint32Array.from(sorted.flat()),
    postingCounts: Uint8Array.from(sorted, (postings) => postings.length),
    blockScores: Uint8Array.from(blocks),
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
    misspeltNames: Uint32Array.from(numbers),
    misspeltCharacters: Uint32Array.from(numbers, (number) => characterSet(names[number] ?? Buffer.alloc(0))),
    lengthStarts: startsOf(counts),
  };
}

function packTexts(texts: Buffer[]) {
  return { bytes: Buffer.concat(texts), lengths: Uint8Array.from(texts, (text) => text.length) };
}

/** Where each part begins, and where the last one ends. */
function startsOf(lengths: number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
  return starts;
}

function numbered(texts: string[], first: number): Map<string, number> {
  return new Map(texts.map((text, index) => [text, index + first]));
}
