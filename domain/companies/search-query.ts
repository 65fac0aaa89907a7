import { z } from 'zod';
import { PUBLIC_STATES } from '#domain/certificates/certificate-status.ts';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZE } from '#domain/constants.ts';
import { readFocus } from '#domain/maps/map-window.ts';
import { queryText, queryTexts, wholeNumber } from '#domain/validation.ts';
import { SORT_ORDERS, type SortOrder } from './sort-order.ts';

/** No search needs more, and each costs time. */
const MAX_FILTER_VALUES = 20;

/** Specification section 3 "Filters". Values are the texts of a query string; an empty one counts as not given. */
const filterFields = {
  search: queryText(MAX_SEARCH_LENGTH).describe(
    'What is wanted, in words. Word forms, beginnings, aliases, joined codes and one typo per word are accepted; a place in it is read as the location. Companies that match all words come first',
  ),
  location: queryText(MAX_SEARCH_LENGTH).describe('City, region, country or service area'),
  exact: z
    .enum(['true', 'false', ''], { error: 'exact must be true or false' })
    .transform((value) => (value === 'true' ? true : undefined))
    .optional()
    .describe('Search for what was typed and nothing else: no corrections, no place in the words, all words required'),
  industry: queryTexts(MAX_SEARCH_LENGTH, MAX_FILTER_VALUES).describe(
    'Industries, case-insensitive; repeat the parameter for companies that have any of several',
  ),
  equipmentType: queryTexts(MAX_SEARCH_LENGTH, MAX_FILTER_VALUES).describe(
    'Equipment types, case-insensitive; repeat the parameter for companies that have any of several',
  ),
  certification: queryTexts(MAX_SEARCH_LENGTH, MAX_FILTER_VALUES).describe(
    'Certifications or families such as ASME or ISO 17025; repeat the parameter for companies that have all of several',
  ),
  serviceArea: queryText(MAX_SEARCH_LENGTH).describe('One of the seven service areas'),
  verified: z
    .enum(['true', 'false', ''], { error: 'verified must be true or false' })
    .transform((value) => (value === '' ? undefined : value === 'true'))
    .optional()
    .describe('Verified companies only'),
  certificateState: z
    .enum([...PUBLIC_STATES, ''], { error: `certificateState must be one of ${PUBLIC_STATES.join(', ')}` })
    .transform((state) => state || undefined)
    .optional()
    .describe('The state of the chosen certification, or of any if none is chosen'),
  validOn: queryText(MAX_SEARCH_LENGTH)
    .refine((text) => text === undefined || isLocalDate(text), 'validOn must be a date such as 2027-01-12')
    .describe('Only companies whose chosen certification, or any if none is chosen, is checked and valid on this day'),
};

/** The query of `GET /api/companies` and of the home page (specification section 7). */
export const companySearchQuery = z
  .object({
    ...filterFields,
    sortBy: z
      .enum([...SORT_ORDERS, ''], { error: `sortBy must be one of ${SORT_ORDERS.join(', ')}` })
      .transform((value) => value || undefined)
      .optional(),
    page: wholeNumber('page', MAX_PAGE),
    limit: wholeNumber('limit', MAX_PAGE_SIZE),
  })
  .transform(({ sortBy, page, limit, ...filters }) => ({
    filters,
    sortBy: sortBy ?? ('rating' as SortOrder),
    page: page ?? 1,
    limit: limit ?? PAGE_SIZE,
  }));

/** The query of `GET /api/companies/map`. */
export const companyMapQuery = z
  .object({
    ...filterFields,
    at: queryText(MAX_SEARCH_LENGTH)
      .refine((text) => text === undefined || readFocus(text) !== undefined, 'at must be a map focus such as 512,230,4')
      .describe('A closer look: the center in map units and the zoom factor, such as 512,230,4'),
  })
  .transform(({ at, ...filters }) => ({ filters, focus: at === undefined ? null : (readFocus(at) ?? null) }));

/** The query of `GET /api/companies/{id}`. */
export const companyQuery = z.object({
  location: queryText(MAX_SEARCH_LENGTH).describe('The city from which to measure the distance'),
});

type CompanySearch = z.output<typeof companySearchQuery>;
export type CompanyFilters = CompanySearch['filters'];

/**
 * Which companies of a location are meant: those in it, or those around it, near a city or serving a country from elsewhere.
 * All of them if it is left out.
 */
export type Within = 'place' | 'around';
/** `services` leaves out certificates and industries, which say what a company may do rather than what it offers. */
export type SearchIn = 'all' | 'services';
export type PlacedFilters = CompanyFilters & { within?: Within | undefined; searchIn?: SearchIn | undefined };
/** A search of a page. One that does not show why companies were found needs no explanation. */
export type PageSearch = Omit<CompanySearch, 'filters'> & { filters: PlacedFilters; isExplained?: boolean };
