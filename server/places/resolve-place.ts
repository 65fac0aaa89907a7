import { findCountry } from '#domain/places/countries.ts';
import { findRegion } from '#domain/places/regions.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { cityOfCityState, describePlace, namesCity } from './describe-place.ts';
import type { Gazetteer, PlaceNumber } from './gazetteer.ts';
import { type AddressPart, readAddress } from './read-address.ts';
import { formOf, type NameReading, readMisspelt, readNames, type Span } from './read-names.ts';

/** One way to understand a whole address: names that agree with each other. */
type Hypothesis = { city?: NameReading; region?: NameReading; country?: NameReading; score: number };

/** Countries that have others within them, as people write addresses. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['GF', 'GP', 'MQ', 'NC', 'PF', 'RE', 'YT'],
  GB: ['GG', 'GI', 'IM', 'JE'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};
/** Countries in the common speech, and regions of one. */
const PARTS_OF_THE_UNITED_KINGDOM: ReadonlySet<string> = new Set(['england', 'scotland', 'wales', 'northern ireland']);
/** The Gulf of Mexico is not in Mexico. */
const WATERS: ReadonlySet<string> = new Set(['bay', 'coast', 'gulf', 'sea', 'strait']);
const PER_PART = 10;
const NAMED_COUNTRY = 6;
/** In another language: Granada is Grenada in Spanish. */
const COUNTRY_IN_ANOTHER_LANGUAGE = 1.5;
/** A town in a country is meant more often than the country, however many people it has. */
const MOST_COUNTRY_WEIGHT = 5;
const CODE_MALUS = 1;
/** Kansas City is not a city in Kansas. */
const FILLER_IN_NAME = 1.5;
const OWN_NAME = 1;
const PER_MISTAKE = 2;
const NOT_THE_CITY = 5;
/** Where a text has more than the place, the place must be well known: 15,000 people, or 100,000. */
const KNOWN_WEIGHT = 4.2;
const WELL_KNOWN_WEIGHT = 5;

/**
 * Reads the location of a company or what a visitor has typed: "Houston, TX 77002", "aberdeen uk", "İzmir". Nothing
 * where the text names no place. With `misspelt` also words that are a mistake or two away from a name. With `whole`
 * a region or country alone must be all that the text says: "Nosuchtown, Germany" is not Germany to who searches.
 */
export function resolvePlace(
  gazetteer: Gazetteer,
  text: string,
  options: { misspelt?: boolean; whole?: boolean } = {},
): ResolvedPlace | undefined {
  // Parts of the world are another matter, though there is a town Middle East.
  if (findRegion(text) !== undefined) return undefined;
  const isPart = PARTS_OF_THE_UNITED_KINGDOM.has(normalForm(text));
  const whole = isPart ? undefined : gazetteer.countryOfCode(findCountry(text)?.code ?? '');
  // Names such as "Bonaire, Sint Eustatius and Saba" have commas.
  if (whole !== undefined) return describePlace(gazetteer, cityOfCityState(gazetteer, whole) ?? whole);
  const parts = readAddress(isPart ? `${text}, United Kingdom` : text);
  const readings = readNames(gazetteer, parts);
  let best = bestHypothesis(gazetteer, parts, readings);
  if (options.misspelt) {
    const misspelt = readMisspelt(gazetteer, parts, unreadSpans(parts, best));
    if (misspelt.length > 0) best = bestHypothesis(gazetteer, parts, [...readings, ...misspelt]);
  }
  if (best === undefined) return undefined;
  if (options.whole && best.city === undefined && unreadSpans(parts, best).length > 0) return undefined;
  const place = best.city?.place ?? best.region?.place ?? best.country?.place;
  if (place === undefined) return undefined;
  return describePlace(gazetteer, cityOfCityState(gazetteer, place) ?? place);
}

function bestHypothesis(
  gazetteer: Gazetteer,
  parts: readonly AddressPart[],
  readings: readonly NameReading[],
): Hypothesis | undefined {
  let best: Hypothesis | undefined;
  for (const hypothesis of hypotheses(gazetteer, readings)) {
    hypothesis.score = scoreOf(gazetteer, parts, hypothesis);
    if ((best === undefined || hypothesis.score > best.score) && isConvincing(gazetteer, parts, hypothesis)) {
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
function scoreOf(gazetteer: Gazetteer, parts: readonly AddressPart[], hypothesis: Hypothesis): number {
  const { city, region, country } = hypothesis;
  const names = namesOf(hypothesis);
  const smallest = city ?? region ?? country;
  if (smallest === undefined) return 0;
  const weight = gazetteer.weightOf(smallest.place);
  let score =
    (smallest === country ? Math.min(weight, MOST_COUNTRY_WEIGHT) : weight) + (smallest.isOwnName ? OWN_NAME : 0);
  for (const [part, words] of parts.entries()) score += PER_PART * shareExplained(words, part, names);
  if (country && !country.isCode) score += country.isOwnName ? NAMED_COUNTRY : COUNTRY_IN_ANOTHER_LANGUAGE;
  for (const name of names) score += FILLER_IN_NAME * fillersIn(parts, name);
  for (const name of names) score -= PER_MISTAKE * name.mistakes + (name.isCode ? CODE_MALUS : 0);
  if (city === undefined && region !== undefined && !region.isRegionForSure) {
    if (namesCity(gazetteer, formOf(parts, region), region.place)) score -= NOT_THE_CITY;
  }
  return score;
}

function isConvincing(gazetteer: Gazetteer, parts: readonly AddressPart[], hypothesis: Hypothesis): boolean {
  const names = namesOf(hypothesis);
  const [only] = names;
  if (only === undefined) return false;
  if (names.length > 1) return names.some((name) => !name.isCode);
  if (only.isCode) return false;
  const words = parts[only.part] ?? [];
  const weight = gazetteer.weightOf(only.place);
  if (words[only.from - 1]?.form === 'of' && WATERS.has(words[only.from - 2]?.form ?? '')) return false;
  if (shareExplained(words, only.part, names) < 1) {
    const isAtTheEnd = words.slice(only.to).every((word) => word.isFiller);
    return isAtTheEnd && only.isOwnName && weight >= WELL_KNOWN_WEIGHT && only.mistakes === 0;
  }
  const isAlone = parts.every((other, part) => part === only.part || other.every((word) => word.isFiller));
  return isAlone || weight >= KNOWN_WEIGHT || gazetteer.kindOf(only.place) === 'country';
}

function fillersIn(parts: readonly AddressPart[], { part, from, to }: Span): number {
  return (parts[part] ?? []).slice(from, to).filter((word) => word.isFiller).length;
}

/** How much of a part is covered by names; a part without a word that counts is no part. */
function shareExplained(words: AddressPart, part: number, names: readonly NameReading[]): number {
  const here = names.filter((name) => name.part === part);
  const isCovered = (index: number) => here.some((name) => name.from <= index && index < name.to);
  const counting = words.map((_, index) => index).filter((index) => !words[index]?.isFiller || isCovered(index));
  if (counting.length === 0) return 0;
  return counting.filter(isCovered).length / counting.length;
}

/** The words that no name of the best hypothesis covers, run by run. */
function unreadSpans(parts: readonly AddressPart[], hypothesis: Hypothesis | undefined): Span[] {
  const names = hypothesis === undefined ? [] : namesOf(hypothesis);
  return parts.flatMap((words, part) => {
    const spans: Span[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const isCovered = names.some((name) => name.part === part && name.from <= index && index < name.to);
      if (isCovered || words[index]?.isFiller) continue;
      const last = spans.at(-1);
      if (last?.to === index) last.to = index + 1;
      else spans.push({ part, from: index, to: index + 1 });
    }
    return spans;
  });
}

function namesOf({ city, region, country }: Hypothesis): NameReading[] {
  return [city, region, country].filter((name) => name !== undefined);
}
