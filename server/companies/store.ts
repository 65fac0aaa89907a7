import type { CompanyFields, ModerationState } from '#domain/companies/company.ts';
import type { Queryable } from '#server/db/database.ts';
import { areaOfCountry, placeReader } from '#server/places/company-place.ts';
import { searchColumns } from '#server/search/tokens.ts';

export type CompanySource = 'registration' | 'import' | 'demo';

/** A company about to be stored. Standing and age are for demonstration data; all others start unapproved and new. */
export type NewCompany = CompanyFields & Partial<ModerationState> & { createdAt?: Date; batch?: ImportedFrom };

/** The row of the import that a company came from. */
type ImportedFrom = { id: number; row: number };

const CHUNK = 1_000;

/**
 * Stores new companies and returns their ids in the same order. All of them come through here, where the columns for
 * searching are made and a company without a service area gets that of its country; only `restoreCompanies` puts old ones
 * back. Call it inside a transaction, together with `recordChanges` where approved companies are among them.
 */
export async function insertCompanies(
  client: Queryable,
  source: CompanySource,
  companies: NewCompany[],
): Promise<number[]> {
  const readPlace = placeReader();
  const ids: number[] = [];
  for (let start = 0; start < companies.length; start += CHUNK) {
    const rows = companies.slice(start, start + CHUNK).map((company, ordinal) => {
      const place = readPlace(company, null);
      const area = company.serviceArea || areaOfCountry(place.country_code);
      return { ordinal, ...toRow(company), ...place, service_area: area };
    });
    const result = await client.query<{ id: number }>(
      `insert into companies (
         name, description, location, phone, email, website, approved, verified, featured, specializations, certifications,
         industries, equipment_types, service_area, year_established, employee_count, logo_url, image_url, rating,
         review_count, source, created_at, batch_id, batch_row, name_key, location_key, email_key, place_key,
         search_words, latitude, longitude, place_precision, country_code, region_code, region, city, time_zone)
       select
         name, description, location, phone, email, website, approved, verified, featured, specializations, certifications,
         industries, equipment_types, service_area, year_established, employee_count, logo_url, image_url, rating,
         review_count, $2, coalesce(created_at, now()), batch_id, batch_row, name_key, location_key, email_key,
         place_key, search_words, latitude, longitude, place_precision, country_code, region_code, region,
         city, time_zone
       from jsonb_to_recordset($1::jsonb) as row (
         ordinal int, name text, description text, location text, phone text, email text, website text, approved boolean,
         verified boolean, featured boolean, specializations text[], certifications text[], industries text[],
         equipment_types text[], service_area text, year_established int, employee_count text, logo_url text,
         image_url text, rating numeric, review_count int, created_at timestamptz, batch_id int, batch_row int,
         name_key text, location_key text, email_key text, place_key text, search_words text,
         latitude float8, longitude float8, place_precision text, country_code text, region_code text, region text,
         city text, time_zone text)
       order by ordinal
       returning id`,
      [JSON.stringify(rows), source],
    );
    ids.push(...result.rows.map((row) => row.id));
  }
  return ids;
}

function toRow(company: NewCompany): Record<string, unknown> {
  return {
    name: company.name,
    description: company.description,
    location: company.location,
    phone: company.phone,
    email: company.email,
    website: company.website,
    approved: company.approved ?? false,
    verified: company.verified ?? false,
    featured: company.featured ?? false,
    specializations: company.specializations,
    certifications: company.certifications,
    industries: company.industries,
    equipment_types: company.equipmentTypes,
    year_established: company.yearEstablished,
    employee_count: company.employeeCount,
    logo_url: company.logoUrl,
    image_url: company.imageUrl,
    rating: company.rating ?? 0,
    review_count: company.reviewCount ?? 0,
    created_at: company.createdAt ?? null,
    batch_id: company.batch?.id ?? null,
    batch_row: company.batch?.row ?? null,
    ...searchColumns(company),
  };
}
