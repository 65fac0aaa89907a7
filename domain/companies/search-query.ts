import { z } from 'zod';
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZE } from '#domain/constants.ts';
import { queryText, wholeNumber } from '#domain/validation.ts';
import { SORT_ORDERS, type SortOrder } from './sort-order.ts';

/**
 * The query of `GET /api/companies` and of the home page (specification section 3 "Filters" and 7). Values are the
 * texts of the query string; an empty value counts as not given.
 */
export const companySearchQuery = z
  .object({
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

/** The query of `GET /api/companies/{id}`. */
export const companyQuery = z.object({
  location: queryText(MAX_SEARCH_LENGTH).describe('The city from which to measure the distance'),
});

export type CompanySearch = z.output<typeof companySearchQuery>;
export type CompanyFilters = CompanySearch['filters'];

/**
 * Which companies that fit a place are meant: those in it, or those around it, near a city or serving a country from
 * elsewhere. All of them where nothing is said.
 */
export type Within = 'place' | 'around';
/** Certificates and industries tell what a company may do, the rest what it offers. */
export type SearchIn = 'all' | 'services';
export type PlacedFilters = CompanyFilters & { within?: Within | undefined; searchIn?: SearchIn | undefined };
