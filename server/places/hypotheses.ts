import { namesCity } from './describe-place.ts';
import type { Gazetteer, PlaceNumber } from './gazetteer.ts';
import type { AddressPart } from './read-address.ts';
import { formOf, type NameReading, type Span } from './read-names.ts';

/** One way to understand a whole address: names that agree with each other. */
export type Hypothesis = { city?: NameReading; region?: NameReading; country?: NameReading; score: number };

/** Countries whose name stands behind territories with a code of their own in addresses. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['GF', 'GP', 'MQ', 'NC', 'PF', 'RE', 'YT'],
  GB: ['GG', 'GI', 'IM', 'JE'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};
/** The Gulf of Mexico is not in Mexico. */
const WATERS: ReadonlySet<string> = new Set(['bay', 'coast', 'gulf', 'sea', 'strait']);
const PER_PART = 10;
const NAMED_COUNTRY = 6;
/** In another language: Granada is Grenada in Spanish. */
const COUNTRY_IN_ANOTHER_LANGUAGE = 1.5;
/** A town in a country is meant more often than the country, however large its population is. */
const MAX_COUNTRY_WEIGHT = 5;
const CODE_PENALTY = 1;
/** Kansas City is not a city in Kansas. */
const FILLER_IN_NAME = 1.5;
const OWN_NAME = 1.5;
const PER_MISTAKE = 2;
const NOT_THE_CITY = 5;
/** Where a text has more than the place, the place must be well known: a population of 15,000 or 100,000. */
const KNOWN_WEIGHT = 4.2;
export const WELL_KNOWN_WEIGHT = 5;

/** The most likely meaning of an address; undefined where none is convincing. */
export function bestHypothesis(
  gazetteer: Gazetteer,
  parts: readonly AddressPart[],
  readings: readonly NameReading[],
): Hypothesis | undefined {
  const sizes = parts.map(countingWords);
  let best: Hypothesis | undefined;
  for (const hypothesis of hypotheses(gazetteer, readings)) {
    hypothesis.score = scoreOf(gazetteer, parts, sizes, hypothesis);
    if ((best === undefined || hypothesis.score > best.score) && isConvincing(gazetteer, parts, sizes, hypothesis)) {
      best = hypothesis;
    }
  }
  return best;
}

/** All names alone, and with every larger place that has them within it. */
function* hypotheses(gazetteer: Gazetteer, readings: readonly NameReading[]): Generator<Hypothesis> {
  const ofKind = (kind: string) => readings.filter((reading) => gazetteer.kindOf(reading.place) === kind);
  const cities = ofKind('city');
  const regions = ofKind('region');
  const countries = ofKind('country');
  for (const country of countries) yield { country, score: 0 };
  for (const region of regions) {
    yield { region, score: 0 };
    for (const country of countries) {
      if (isApart(region, country) && isWithinCountry(gazetteer, region.place, country.place)) {
        yield { region, country, score: 0 };
      }
    }
  }
  for (const city of cities) {
    const own = regions.filter((region) => isApart(city, region) && gazetteer.regionOf(city.place) === region.place);
    const around = countries.filter(
      (country) => isApart(city, country) && isWithinCountry(gazetteer, city.place, country.place),
    );
    yield { city, score: 0 };
    for (const country of around) yield { city, country, score: 0 };
    for (const region of own) {
      yield { city, region, score: 0 };
      for (const country of around) if (isApart(region, country)) yield { city, region, country, score: 0 };
    }
  }
}

function isWithinCountry(gazetteer: Gazetteer, place: PlaceNumber, country: PlaceNumber): boolean {
  if (gazetteer.countryOf(place) === country) return true;
  const code = gazetteer.countryCodeOf(place);
  return TERRITORIES[gazetteer.countryCodeOf(country)]?.includes(code) ?? false;
}

function isApart(a: Span, b: Span): boolean {
  return a.part !== b.part || a.to <= b.from || b.to <= a.from;
}

/** The more of the address it explains, the better; then the better known place. */
function scoreOf(
  gazetteer: Gazetteer,
  parts: readonly AddressPart[],
  sizes: readonly number[],
  hypothesis: Hypothesis,
): number {
  const { city, region, country } = hypothesis;
  const names = namesOf(hypothesis);
  const smallest = city ?? region ?? country;
  if (smallest === undefined) return 0;
  const weight = gazetteer.weightOf(smallest.place);
  let score = smallest === country ? Math.min(weight, MAX_COUNTRY_WEIGHT) : weight;
  if (smallest.isOwnName) score += OWN_NAME;
  score += PER_PART * partsExplained(sizes, names);
  if (country && !country.isCode) score += country.isOwnName ? NAMED_COUNTRY : COUNTRY_IN_ANOTHER_LANGUAGE;
  for (const { fillers, mistakes, isCode } of names) {
    score += FILLER_IN_NAME * fillers - PER_MISTAKE * mistakes - (isCode ? CODE_PENALTY : 0);
  }
  if (city === undefined && region !== undefined && !region.isRegionForSure) {
    if (namesCity(gazetteer, formOf(parts, region), region.place)) score -= NOT_THE_CITY;
  }
  return score;
}

function isConvincing(
  gazetteer: Gazetteer,
  parts: readonly AddressPart[],
  sizes: readonly number[],
  hypothesis: Hypothesis,
): boolean {
  const names = namesOf(hypothesis);
  const [only] = names;
  if (only === undefined) return false;
  if (names.length > 1) return names.some((name) => !name.isCode);
  if (only.isCode) return false;
  const words = parts[only.part] ?? [];
  const weight = gazetteer.weightOf(only.place);
  if (words[only.from - 1]?.form === 'of' && WATERS.has(words[only.from - 2]?.form ?? '')) return false;
  if (partsExplained(sizes, names) < 1) {
    const isAtTheEnd = words.slice(only.to).every((word) => word.isFiller);
    return isAtTheEnd && only.isOwnName && weight >= WELL_KNOWN_WEIGHT && only.mistakes === 0;
  }
  const isAlone = sizes.every((size, part) => part === only.part || size === 0);
  return isAlone || weight >= KNOWN_WEIGHT || gazetteer.kindOf(only.place) === 'country';
}

/** How many parts are covered by names, those that are covered partly with their share. */
function partsExplained(sizes: readonly number[], names: readonly NameReading[]): number {
  let explained = 0;
  for (const [index, name] of names.entries()) {
    if (names.findIndex((other) => other.part === name.part) < index) continue;
    let covered = 0;
    let fillers = 0;
    for (const other of names) {
      if (other.part !== name.part) continue;
      covered += other.counting + other.fillers;
      fillers += other.fillers;
    }
    explained += covered / ((sizes[name.part] ?? 0) + fillers);
  }
  return explained;
}

function countingWords(words: AddressPart): number {
  return words.filter((word) => !word.isFiller).length;
}

export function namesOf({ city, region, country }: Hypothesis): NameReading[] {
  return [city, region, country].filter((name) => name !== undefined);
}
