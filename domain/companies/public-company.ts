import { z } from 'zod';
import { PUBLIC_STATES } from '#domain/certificates/certificate-status.ts';
import { PUBLIC_COLUMNS, valuesOf } from './company-columns.ts';

/** A company as visitors see it (specification section 3): its public columns, and what is computed for the reader. */
export const publicCompany = z.object({
  ...valuesOf(PUBLIC_COLUMNS),
  distance: z.int().nullable().describe('Distance in whole miles from the location searched for, or null'),
  serves: z.string().nullable().describe('The service area for which the company was found, if it is based elsewhere'),
  certificationMarks: z
    .array(z.string())
    .describe('The short mark of each certification, in the same order as certifications'),
  certificateStates: z
    .array(z.enum(PUBLIC_STATES))
    .describe('The state of each certification as of today, in the same order as certifications'),
});
export type PublicCompany = z.output<typeof publicCompany>;

/** The reply of `GET /api/companies` (decision 1). */
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

/** How many companies each filter value would leave: closed lists in their order, others by count. Selected values are included. */
export const companyFacets = z.object({
  industries: z.array(facetCount),
  equipmentTypes: z.array(facetCount),
  certifications: z.array(facetCount),
  serviceAreas: z.array(facetCount),
  verified: z.int(),
});
export type CompanyFacets = z.output<typeof companyFacets>;

/** What every page shows of the whole directory. */
export type DirectoryStats = { companies: number; hasDemonstration: boolean };
