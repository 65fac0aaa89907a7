import { z } from 'zod';

/** A company as visitors see it (specification section 3). Everything else stays inside. */
export const publicCompany = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  location: z.string(),
  distance: z.int().nullable().describe('Distance in whole miles from the location searched for, or null'),
  serves: z.string().nullable().describe('The service area for which the company was found, if it is based elsewhere'),
  phone: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  verified: z.boolean(),
  approved: z.boolean(),
  featured: z.boolean(),
  specializations: z.array(z.string()),
  certifications: z.array(z.string()),
  certificationMarks: z
    .array(z.string())
    .describe('The short mark of each certification, in the same order as certifications'),
  industries: z.array(z.string()),
  equipmentTypes: z.array(z.string()),
  serviceArea: z.string(),
  yearEstablished: z.int().nullable(),
  employeeCount: z.string().nullable(),
  logoUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  placePrecision: z
    .enum(['city', 'region', 'country', 'none'])
    .describe('What the coordinates refer to: the city of the company, or only the centre of its region or country'),
  countryCode: z.string().nullable().describe('ISO 3166-1 alpha-2 code, if the country is known'),
  region: z.string().nullable(),
  city: z.string().nullable(),
});
export type PublicCompany = z.output<typeof publicCompany>;

/** The answer of `GET /api/companies` (decision 1). */
export const companyPage = z.object({
  items: z.array(publicCompany),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  sortBy: z
    .string()
    .describe('The sort order used; differs from the one requested if that needs a city and none was given'),
  place: z
    .object({
      label: z.string(),
      precision: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      country: z.string().describe('The country of the place'),
    })
    .nullable()
    .describe('How the location was interpreted, if it is a city, region or country'),
  notice: z.string().nullable().describe('A note for the reader about these results'),
});
export type CompanyPage = z.output<typeof companyPage>;

const facetCount = z.object({ name: z.string(), count: z.int() });
export type FacetCount = z.output<typeof facetCount>;

/** How many companies each filter value would leave: our own lists in their order, the others most first. What is chosen is there. */
export const companyFacets = z.object({
  industries: z.array(facetCount),
  equipmentTypes: z.array(facetCount),
  certifications: z.array(facetCount),
  serviceAreas: z.array(facetCount),
  verified: z.int(),
});
export type CompanyFacets = z.output<typeof companyFacets>;

/** What every page tells of the whole directory. */
export type DirectoryStats = { companies: number; hasDemonstration: boolean };
