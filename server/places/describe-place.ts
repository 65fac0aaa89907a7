import { CITY_STATES } from '#domain/places/city-states.ts';
import type { ResolvedPlace } from '#domain/places/resolved-place.ts';
import { normalForm } from '#domain/text/normal-form.ts';
import type { Gazetteer, PlaceNumber } from './gazetteer.ts';

const MIN_SHARE = 0.1;
/** For a city that has the name in another language only. */
const MIN_SHARE_BY_OTHER_NAME = 0.5;

/** A place of the gazetteer as the rest of the product knows it. */
export function describePlace(gazetteer: Gazetteer, place: PlaceNumber): ResolvedPlace {
  const precision = gazetteer.kindOf(place);
  const region = precision === 'country' ? undefined : gazetteer.regionOf(place);
  return {
    precision,
    label: labelOf(gazetteer, place),
    ...gazetteer.coordinatesOf(place),
    countryCode: gazetteer.countryCodeOf(place),
    regionCode: precision === 'country' ? null : gazetteer.regionCodeOf(place),
    region: region === undefined ? null : gazetteer.nameOf(region),
    city: precision === 'city' ? gazetteer.nameOf(place) : null,
    timeZone: gazetteer.timeZoneOf(place),
    population: gazetteer.populationOf(place),
  };
}

/** The city that a country is, where it is one. */
export function cityOfCityState(gazetteer: Gazetteer, country: PlaceNumber): PlaceNumber | undefined {
  if (!CITY_STATES.includes(gazetteer.countryCodeOf(country))) return undefined;
  return gazetteer
    .named(normalForm(gazetteer.nameOf(country)))
    .find(({ place }) => gazetteer.kindOf(place) === 'city' && gazetteer.countryOf(place) === country)?.place;
}

/**
 * Whether a region's name alone is understood as a city: "Istanbul" is, as the city has a good part of the population of the
 * region, and "Ontario" is not.
 */
export function namesCity(gazetteer: Gazetteer, form: string, region: PlaceNumber): boolean {
  return gazetteer.named(form).some(({ place, isOwnName }) => {
    if (gazetteer.kindOf(place) !== 'city' || gazetteer.countryOf(place) !== gazetteer.countryOf(region)) return false;
    if (gazetteer.regionOf(place) !== region)
      return isOwnName && gazetteer.weightOf(place) > gazetteer.weightOf(region);
    const share = isOwnName ? MIN_SHARE : MIN_SHARE_BY_OTHER_NAME;
    return gazetteer.populationOf(place) >= share * gazetteer.populationOf(region);
  });
}

function labelOf(gazetteer: Gazetteer, place: PlaceNumber): string {
  const name = gazetteer.nameOf(place);
  const country = gazetteer.countryOf(place);
  if (gazetteer.kindOf(place) === 'country') return name;
  if (gazetteer.kindOf(place) === 'region') {
    const suffix = namesCity(gazetteer, normalForm(name), place) ? regionWord(gazetteer.countryCodeOf(place)) : '';
    return `${name}${suffix}, ${gazetteer.nameOf(country)}`;
  }
  if (cityOfCityState(gazetteer, country) === place) return name;
  const region = gazetteer.regionOf(place);
  const isNamed = region !== undefined && gazetteer.nameOf(region) !== gazetteer.nameOf(country);
  // "Washington, D.C." has its region in its name.
  const needsRegion = isNamed && !name.includes(',') && !isCityOf(gazetteer, place, region);
  return [name, ...(needsRegion ? [gazetteer.nameOf(region)] : []), gazetteer.nameOf(country)].join(', ');
}

/** Says that the region is meant and not the city. */
function regionWord(countryCode: string): string {
  return REGION_WORDS.find(([, countries]) => countries.includes(countryCode))?.[0] ?? ' Region';
}

/** What the parts of a country are called in English, for the countries where it is not "Region". */
const REGION_WORDS: readonly [word: string, countries: readonly string[]][] = [
  [' State', ['US', 'NG', 'IN', 'MX', 'BR', 'VE', 'MY', 'SD', 'SS']],
  [' Province', ['CN', 'TH', 'ID', 'PK', 'KR', 'VN', 'IR', 'ES', 'NL', 'BE', 'ZA', 'AO', 'CU', 'EC']],
  [' Governorate', ['EG', 'OM', 'KW', 'JO', 'TN', 'LB', 'IQ', 'YE']],
  [' Emirate', ['AE']],
  [' Prefecture', ['JP']],
  [' Voivodeship', ['PL']],
  [' Department', ['CO', 'PY', 'UY', 'BO']],
];

/** Istanbul in Istanbul */
function isCityOf(gazetteer: Gazetteer, city: PlaceNumber, region: PlaceNumber): boolean {
  const form = normalForm(gazetteer.nameOf(city));
  return form === normalForm(gazetteer.nameOf(region)) && namesCity(gazetteer, form, region);
}

/** What a search for a whole region has as location; a region may have the name of its city. */
export function regionLabel(gazetteer: Gazetteer, regionCode: string): string | undefined {
  const region = gazetteer.regionOfCode(regionCode);
  return region === undefined ? undefined : describePlace(gazetteer, region).label;
}
