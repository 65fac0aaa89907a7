import { z } from 'zod';
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZE } from '#domain/constants.ts';
import { readFocus } from '#domain/maps/map-focus.ts';
import { queryText, wholeNumber } from '#domain/validation.ts';
import { SORT_ORDERS, type SortOrder } from './sort-order.ts';

/** Specification section 3 "Filters". Values are the texts of a query string; an empty one counts as not given. */
const filterFields = {
  search: queryText(MAX_SEARCH_LENGTH).describe(
    'Search words, all of which must match; word beginnings, aliases and one typo per word are accepted',
  ),
  location: queryText(MAX_SEARCH_LENGTH).describe('City, region, country or service area'),
  industry: queryText(MAX_SEARCH_LENGTH).describe('One industry, case-insensitive'),
  equipmentType: queryText(MAX_SEARCH_LENGTH).describe('One equipment type, case-insensitive'),
  certification: queryText(MAX_SEARCH_LENGTH).describe('One certification or a family such as ASME or ISO 17025'),
  serviceArea: queryText(MAX_SEARCH_LENGTH).describe('One of the seven service areas'),
  verified: z
    .enum(['true', 'false', ''], { error: 'verified must be true or false' })
    .transform((value) => (value === '' ? undefined : value === 'true'))
    .optional()
    .describe('Verified companies only'),
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

export type CompanySearch = z.output<typeof companySearchQuery>;
export type CompanyFilters = CompanySearch['filters'];

/**
 * Which companies of a location are meant: those in it, or those around it, near a city or serving a country from elsewhere.
 * All of them if it is left out.
 */
export type Within = 'place' | 'around';
/** `services` leaves out certificates and industries, which say what a company may do rather than what it offers. */
export type SearchIn = 'all' | 'services';
export type PlacedFilters = CompanyFilters & { within?: Within | undefined; searchIn?: SearchIn | undefined };
