import { findCountry } from '#domain/places/countries.ts';
import { REGION_ABBREVIATIONS } from '#domain/places/region-names.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import { cityOfCityState, describePlace } from './describe-place.ts';
import type { Gazetteer, PlaceNumber, RankedPlace } from './gazetteer.ts';
import { OTHER_NAME_PENALTY, SCORE_PER_DECADE } from './gazetteer-file.ts';
import { MIN_MISSPELT_LENGTH } from './read-names.ts';
import { resolvePlace } from './resolve-place.ts';

const MAX_WORDS_BEHIND = 4;
/** Further candidates, as some turn out to have the same label. */
const SPARE = 4;

/** Places that an unfinished text may mean, the best known first: "hou", "aberdeen sc", "houston, t". */
export function suggestPlaces(gazetteer: Gazetteer, text: string, limit: number): ResolvedPlace[] {
  const form = normalForm(text);
  if (form === '' || limit < 1) return [];
  const ranked = [...gazetteer.withPrefix(form, limit + SPARE), ...placesWithin(gazetteer, text)];
  const suggestions = new Map<string, ResolvedPlace>();
  for (const { place } of ranked.sort((a, b) => b.weight - a.weight)) {
    if (suggestions.size === limit) break;
    const described = describePlace(gazetteer, cityOfCityState(gazetteer, place) ?? place);
    if (!suggestions.has(described.label)) suggestions.set(described.label, described);
  }
  if (suggestions.size > 0 || form.length < MIN_MISSPELT_LENGTH) return [...suggestions.values()];
  const meant = resolvePlace(gazetteer, text, { misspelt: true });
  return meant === undefined ? [] : [meant];
}

/** Towns whose whole name is typed, followed by a prefix of their region or country. */
function placesWithin(gazetteer: Gazetteer, text: string): RankedPlace[] {
  const [first = '', ...behind] = text.split(',').map(normalForm);
  if (behind.length > 0) return placesNamed(gazetteer, first, behind);
  const words = first.split(' ');
  const splits = words
    .map((_, index) => index)
    .filter((index) => index > 0 && words.length - index <= MAX_WORDS_BEHIND);
  return splits.flatMap((index) =>
    placesNamed(gazetteer, words.slice(0, index).join(' '), [words.slice(index).join(' ')]),
  );
}

function placesNamed(gazetteer: Gazetteer, name: string, behind: string[]): RankedPlace[] {
  return gazetteer
    .named(name)
    .filter(({ place }) => behind.every((prefix) => isWithin(gazetteer, place, prefix)))
    .map(({ place, isOwnName }) => ({
      place,
      weight: gazetteer.weightOf(place) - (isOwnName ? 0 : OTHER_NAME_PENALTY / SCORE_PER_DECADE),
    }));
}

function isWithin(gazetteer: Gazetteer, place: PlaceNumber, prefix: string): boolean {
  const country = gazetteer.countryOf(place);
  const region = gazetteer.regionOf(place);
  const [countryCode = '', regionCode = ''] = (gazetteer.regionCodeOf(place) ?? '').split('.');
  const abbreviations = Object.entries(REGION_ABBREVIATIONS[countryCode] ?? {}).filter(
    ([, code]) => code === regionCode,
  );
  const names = [
    gazetteer.nameOf(country),
    gazetteer.countryCodeOf(place),
    ...(region === undefined ? [] : [gazetteer.nameOf(region)]),
    ...abbreviations.map(([abbreviation]) => abbreviation),
    regionCode,
  ];
  if (names.some((name) => normalForm(name).startsWith(prefix))) return true;
  return findCountry(prefix)?.code === gazetteer.countryCodeOf(place);
}
