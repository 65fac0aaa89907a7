import { findCountry } from '#domain/places/countries.ts';
import { findRegion } from '#domain/places/regions.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { cityOfCityState, describePlace } from './describe-place.ts';
import type { Gazetteer, PlaceNumber } from './gazetteer.ts';
import { bestHypothesis, type Hypothesis, namesOf, WELL_KNOWN_WEIGHT } from './hypotheses.ts';
import { type AddressPart, readAddress } from './read-address.ts';
import { type NameReading, readMisspelt, readNames, type Span } from './read-names.ts';

/** The trade means an area by these names, though some town has the name. */
const AREAS_WITHOUT_TOWN: ReadonlySet<string> = new Set(['bay area', 'gulf coast', 'north sea']);
/** Countries in the common speech, and regions of one. */
const PARTS_OF_THE_UNITED_KINGDOM: ReadonlySet<string> = new Set(['england', 'scotland', 'wales', 'northern ireland']);
/**
 * Reads the location of a company or a visitor's text: "Houston, TX 77002", "aberdeen uk", "İzmir". Undefined where it names
 * no place. `misspelt` also takes words that are a mistake or two away from a name. With `whole` the text must be nothing but
 * the region or country: "Nosuchtown, Germany" is not Germany in a search. With `exact` that goes for cities, too.
 */
export function resolvePlace(
  gazetteer: Gazetteer,
  text: string,
  options: { misspelt?: boolean; whole?: boolean; exact?: boolean } = {},
): ResolvedPlace | undefined {
  // Regions of the world are read elsewhere, though there is a town Middle East.
  if (findRegion(text) !== undefined || AREAS_WITHOUT_TOWN.has(normalForm(text))) return undefined;
  const isPart = PARTS_OF_THE_UNITED_KINGDOM.has(normalForm(text));
  const country = isPart ? undefined : findCountry(text);
  // Names such as "Bonaire, Sint Eustatius and Saba" have commas.
  if (country !== undefined) return describeName(gazetteer, gazetteer.countryOfCode(country.code));
  const parts = readAddress(isPart ? `${text}, United Kingdom` : text);
  const readings = readNames(gazetteer, parts);
  let best = bestHypothesis(gazetteer, parts, readings);
  if (options.misspelt) {
    const misspelt = readMisspelt(gazetteer, parts, doubtfulSpans(gazetteer, parts, readings, best));
    if (misspelt.length > 0) best = bestHypothesis(gazetteer, parts, [...readings, ...misspelt]);
  }
  if (best === undefined) return undefined;
  const mustBeAll = options.exact || (options.whole && best.city === undefined);
  if (mustBeAll && unreadSpans(parts, namesOf(best)).length > 0) return undefined;
  return describeName(gazetteer, (best.city ?? best.region ?? best.country)?.place);
}

/**
 * What of a text was not understood as a place: "Nowhere" in "Atlantis, Nowhere". Streets, numbers and words such as "near"
 * are no places. `isEnd` is the last word, where the country stands.
 */
export function unreadText(gazetteer: Gazetteer, text: string): { text: string; isEnd: boolean }[] {
  if (findCountry(text) !== undefined) return [];
  const parts = readAddress(text);
  const best = bestHypothesis(gazetteer, parts, readNames(gazetteer, parts));
  const spans = unreadSpans(parts, best === undefined ? [] : namesOf(best));
  return spans.flatMap(({ part, from, to }) => {
    const words = parts[part]?.slice(from, to).filter(({ isStreet }) => !isStreet) ?? [];
    const isEnd = part === parts.length - 1 && to === parts[part]?.length;
    return words.length === 0 ? [] : [{ text: words.map(({ written }) => written).join(' '), isEnd }];
  });
}

/** A city state stands for its city; some countries have no population and no place in the gazetteer. */
function describeName(gazetteer: Gazetteer, place: PlaceNumber | undefined): ResolvedPlace | undefined {
  return place === undefined ? undefined : describePlace(gazetteer, cityOfCityState(gazetteer, place) ?? place);
}

/** What may be misspelt: words that name nothing, also without an abbreviation such as "TX", and little-known names. */
function doubtfulSpans(
  gazetteer: Gazetteer,
  parts: readonly AddressPart[],
  readings: readonly NameReading[],
  best: Hypothesis | undefined,
): Span[] {
  const known = best === undefined ? [] : namesOf(best);
  const codes = readings.filter((reading) => reading.isCode);
  const spans = [...unreadSpans(parts, known), ...(codes.length > 0 ? unreadSpans(parts, [...known, ...codes]) : [])];
  const city = best?.city;
  const isLittleKnown = city && !city.isOwnName && gazetteer.weightOf(city.place) < WELL_KNOWN_WEIGHT;
  return isLittleKnown ? [...spans, city] : spans;
}

/** The words that no name covers, run by run. */
function unreadSpans(parts: readonly AddressPart[], names: readonly NameReading[]): Span[] {
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
