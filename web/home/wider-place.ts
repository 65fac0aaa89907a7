import type { CompanyPage } from '#domain/companies/public-company.ts';

/** Where to look next when nobody is in the place that was searched: its country, unless that was searched already. */
export function widerPlace(place: CompanyPage['place']): string | undefined {
  return place === null || place.precision === 'country' || place.label === place.country ? undefined : place.country;
}
