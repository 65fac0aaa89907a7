import { findCountry } from './countries.ts';

/** The country code of a location text such as "Gebze, Kocaeli, Türkiye": the last part that names a country. */
export function countryOf(location: string): string | undefined {
  return location
    .split(/[,;/()]/)
    .reverse()
    .map((part) => findCountry(part.trim())?.code)
    .find((code) => code !== undefined);
}
