import { z } from 'zod';
import { PUBLIC_STATES } from '#domain/certificates/certificate-status.ts';
import { PUBLIC_COLUMNS, valuesOf } from './company-columns.ts';

const responseRecord = z.object({
  requests: z.int().describe('Requests of the last 12 months from buyers with a confirmed address'),
  answeredPercent: z.int().describe('How many of them were answered: by a quote, by a decline, or elsewhere'),
  medianMinutes: z
    .int()
    .nullable()
    .describe('Median working time to the first answer, in minutes: 8 to 17 by its own clock, without weekends'),
});
export type ResponseRecord = z.output<typeof responseRecord>;

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
  responseRecord: responseRecord
    .nullable()
    .describe('How it answers requests that came through this directory; null while there are fewer than 5'),
});
export type PublicCompany = z.output<typeof publicCompany>;

/** Why a company was found, in short parts: "Ultrasonic testing named", "API 510 named". Distances have a field of their own. */
const reasonPart = z.object({
  text: z.string(),
  isProof: z.boolean().describe('Whether we have checked it; else it is what the company says'),
});
export type ReasonPart = z.output<typeof reasonPart>;

/** The reason of every verified company. */
export const VERIFIED_REASON = 'verified';

/** A company as a search found it. */
export const foundCompany = publicCompany.extend({
  reason: z.array(reasonPart).describe('Why the company was found; empty without search words'),
  marks: z
    .array(z.string())
    .describe(
      'The words of its texts that match, in lower case and without accents: what to mark where they are shown',
    ),
});
export type FoundCompany = z.output<typeof foundCompany>;

/** What a part of the search words was understood as. */
const UNDERSTOOD_KINDS = ['place', 'method', 'equipment', 'certificate', 'industry'] as const;
const understoodPart = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  label: z.string().describe('What was understood, as we write it: "Houston, Texas, United States"'),
  words: z.string().describe('The words it was read from, as typed'),
  without: z.string().describe('The search without these words; empty if nothing remains'),
});
export type UnderstoodPart = z.output<typeof understoodPart>;

/** The reply of `GET /api/companies` (decision 1). */
export const companyPage = z.object({
  items: z.array(foundCompany),
  total: z.int().describe('All companies on all pages: those that match all words, and those that match most'),
  matches: z
    .object({
      all: z.int().describe('How many match all words; they come first'),
      most: z.int().describe('How many others follow that match most words; 0 if enough match all'),
      words: z
        .string()
        .nullable()
        .describe('The words that all of these others match, or null if they match different ones'),
    })
    .describe(
      'The two groups of results. The second begins at the result with the index `all`, counted over all pages',
    ),
  understood: z.array(understoodPart).describe('What was read from the search words, in their order'),
  correction: z
    .object({
      typed: z.string(),
      shown: z.string().describe('What was searched for instead; `exact=true` searches for what was typed'),
    })
    .nullable()
    .describe('Set if the search words or the location were corrected'),
  inPlace: z.int().nullable().describe('How many of all are in the location; null if none was understood'),
  around: z.int().nullable().describe('How many of all are near the location or serve it from elsewhere'),
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

/**
 * How many companies each filter value would leave under all other filters: closed lists in their order, others by count.
 * Every value that some company of the directory has is listed, also with 0, and every selected one.
 */
export const companyFacets = z.object({
  industries: z.array(facetCount),
  equipmentTypes: z.array(facetCount),
  certifications: z.array(facetCount),
  serviceAreas: z.array(facetCount),
  verified: z.int(),
  certificateStates: z
    .array(z.object({ name: z.enum(PUBLIC_STATES), count: z.int() }))
    .describe('How many companies have the chosen certification, or any if none is chosen, in each state'),
});
export type CompanyFacets = z.output<typeof companyFacets>;

/** What every page shows of the whole directory. */
export type DirectoryStats = { companies: number; hasDemonstration: boolean };
