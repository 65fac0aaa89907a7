import type { PublicCompany } from '#domain/companies/public-company.ts';

/** What orders, distances and maps need of a company; all else is read from the database when it is shown. */
export type IndexedCompany = {
  id: number;
  name: string;
  /** In normal form, as the location. */
  nameKey: string;
  locationKey: string;
  featured: boolean;
  verified: boolean;
  rating: number;
  reviewCount: number;
  latitude: number | null;
  longitude: number | null;
  precision: PublicCompany['placePrecision'];
  /** The number of its `CompanyBase`. */
  base: number;
};

/** The codes and names of the town, region and country in which companies are based, as far as they are known. */
export type CompanyBase = {
  countryCode: string | null;
  regionCode: string | null;
  region: string | null;
  city: string | null;
};

/** A company as it comes from the database. */
export type IndexRow = Omit<IndexedCompany, 'base'> &
  CompanyBase & {
    searchWords: string;
    specializations: string[];
    industries: string[];
    equipmentTypes: string[];
    certifications: string[];
    serviceArea: string;
  };
