import type { ColumnValues, CompanyColumnName } from '#domain/companies/company-columns.ts';
import type { KnownCertificate } from './certificate-evidence.ts';

/** What orders, distances and maps need of a company. */
const STORED_COLUMNS = [
  'id',
  'name',
  'nameKey',
  'locationKey',
  'featured',
  'verified',
  'rating',
  'reviewCount',
  'latitude',
  'longitude',
  'placePrecision',
] as const satisfies readonly CompanyColumnName[];

/** What the index reads of each company; what cards and profiles show is read from the database when it is shown. */
export const INDEXED_COLUMNS = [
  ...STORED_COLUMNS,
  'countryCode',
  'regionCode',
  'region',
  'city',
  'searchWords',
  'specializations',
  'industries',
  'equipmentTypes',
  'certifications',
  'serviceArea',
  'moreServiceAreas',
] as const satisfies readonly CompanyColumnName[];

/** A company as it comes from the database. */
export type IndexRow = ColumnValues<(typeof INDEXED_COLUMNS)[number]> & {
  /** What is known of its certificates beyond their names. */
  known?: readonly KnownCertificate[];
};

/** The codes and names of the town, region and country in which companies are based, as far as they are known. */
export type CompanyBase = Pick<IndexRow, 'countryCode' | 'regionCode' | 'region' | 'city'>;

/** `base` is the number of its `CompanyBase`. */
export type IndexedCompany = Pick<IndexRow, (typeof STORED_COLUMNS)[number]> & { base: number };
