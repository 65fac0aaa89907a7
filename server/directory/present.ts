import type { PublicCompany } from '#domain/companies/public-company.ts';
import { isWebAddress } from '#domain/validation.ts';
import { certificationMark } from '#domain/vocabulary/certification-lookup.ts';

/**
 * The public columns of a company under the names of the API. The list is the allow-list: a column that is not named here
 * does not leave the database on a public path.
 */
export const publicColumns = `
  id, name, description, location, phone, email, website, verified, approved, featured,
  specializations, certifications, industries, equipment_types as "equipmentTypes", service_area as "serviceArea",
  year_established as "yearEstablished", employee_count as "employeeCount", logo_url as "logoUrl",
  image_url as "imageUrl", rating, review_count as "reviewCount", latitude, longitude,
  coalesce(place_precision, 'none') as "placePrecision", country_code as "countryCode", region, city`;

export type PublicRow = Omit<PublicCompany, 'certificationMarks' | 'distance' | 'serves'>;

/** Distance and `serves` depend on the search, which sets them. */
export function presentCompany(row: PublicRow): PublicCompany {
  return {
    ...row,
    distance: null,
    serves: null,
    website: webAddress(row.website),
    logoUrl: webAddress(row.logoUrl),
    imageUrl: webAddress(row.imageUrl),
    certificationMarks: row.certifications.map(certificationMark),
  };
}

/** Forms and imports validate addresses; a row from elsewhere must not put a script behind a link. */
function webAddress(text: string | null): string | null {
  return text !== null && isWebAddress(text) ? text : null;
}
