import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import { placeLabel } from '#domain/places/place-label.ts';

const PRECISIONS = {
  city: '',
  region: 'only the region is known',
  country: 'only the country is known',
  none: 'unknown',
} as const satisfies Record<AdminCompany['placePrecision'], string>;

/** How the directory reads the location: "Gebze, Kocaeli, Türkiye (40.80, 29.43), Europe/Istanbul". */
export function placeText(company: AdminCompany): string {
  const { city, region, countryCode, latitude, longitude, placePrecision, timeZone } = company;
  const country = COUNTRIES.find(({ code }) => code === countryCode)?.name;
  const name = placeLabel(city, region, country);
  const coordinates =
    latitude === null || longitude === null ? '' : `(${latitude.toFixed(2)}, ${longitude.toFixed(2)})`;
  const parts = [`${name} ${coordinates}`.trim(), timeZone, PRECISIONS[placePrecision]];
  return parts.filter(Boolean).join(', ');
}
