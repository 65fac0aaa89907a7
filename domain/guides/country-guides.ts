import { AMERICAN_AND_AFRICAN_COUNTRIES } from './countries-americas-africa.ts';
import { ASIAN_AND_PACIFIC_COUNTRIES } from './countries-asia-pacific.ts';
import { NORTHERN_EUROPEAN_COUNTRIES } from './countries-northern-europe.ts';
import { SOUTHERN_EUROPEAN_COUNTRIES } from './countries-southern-europe.ts';
import type { CountryGuide } from './country-guide.ts';

/** In the order of their names. */
export const COUNTRY_GUIDES: readonly CountryGuide[] = [
  ...NORTHERN_EUROPEAN_COUNTRIES,
  ...SOUTHERN_EUROPEAN_COUNTRIES,
  ...AMERICAN_AND_AFRICAN_COUNTRIES,
  ...ASIAN_AND_PACIFIC_COUNTRIES,
].sort((a, b) => a.name.localeCompare(b.name, 'en'));

export function countryGuideOf(countryCode: string | null): CountryGuide | undefined {
  return COUNTRY_GUIDES.find(({ code }) => code === countryCode);
}
