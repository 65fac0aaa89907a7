import type { PublicCompany } from '#domain/companies/public-company.ts';
import { CITY_STATES } from '#domain/places/city-states.ts';
import { COUNTRIES } from '#domain/places/countries.ts';

/** Where readers know a town by its state, "Houston, Texas", and need no country. */
const KNOWN_BY_STATE = 'US';
const NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

type Place = Pick<PublicCompany, 'location' | 'placePrecision' | 'city' | 'region' | 'countryCode'>;

/**
 * The place that a location was read as, so that one town has one spelling on all cards: "Houston, Texas", "İzmir,
 * Türkiye". The location itself where no town was found.
 */
export function companyPlace({ location, placePrecision, city, region, countryCode }: Place): string {
  const country = countryName(countryCode);
  if (placePrecision !== 'city' || city === null || country === undefined) return location;
  if (CITY_STATES.includes(countryCode ?? '')) return country;
  const around = countryCode === KNOWN_BY_STATE ? region : country;
  return around === null || around === city ? city : `${city}, ${around}`;
}

export function countryName(code: string | null): string | undefined {
  return NAMES.get(code ?? '');
}
