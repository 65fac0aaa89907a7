import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { MAX_ADMIN_PAGE_SIZE, MAX_ID } from '#domain/constants.ts';
import { queryTexts, wholeNumber } from '#domain/validation.ts';
import { BADGE_FILTERS, CERTIFICATE_FILTERS, COMPANY_SORTS, COMPANY_SOURCES, MISSING_FIELDS } from './list-filters.ts';

/** The tabs of the dashboard (specification section 2). */
const COMPANY_STATUSES = ['pending', 'verified', 'all'] as const;
const MAX_AGE_DAYS = 3_650;

function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  return z.enum(values, { error: `${name} must be one of ${values.join(', ')}` }).optional();
}

function id(name: string) {
  const message = `${name} must be the number of one`;
  return z
    .string({ error: message })
    .regex(/^[1-9]\d{0,9}$/, message)
    .transform(Number)
    .refine((number) => number <= MAX_ID, message);
}

/** Which companies a list has (decision 22). */
const companyFilters = {
  search: adminListQuery.search.describe(
    'Words of the name, place, email or texts; the number of a company; a phone number',
  ),
  status: oneOf('status', COMPANY_STATUSES).transform((status) => status ?? ('all' as const)),
  source: oneOf('source', COMPANY_SOURCES),
  import: id('import').optional().describe('The id of an import'),
  country: z
    .string({ error: 'Please give only one country' })
    .regex(/^[A-Z]{2}$/, 'country must be a code of two letters such as NO')
    .optional(),
  missing: oneOf('missing', MISSING_FIELDS),
  duplicate: oneOf('duplicate', ['possible']),
  badge: oneOf('badge', BADGE_FILTERS).describe(
    '`asked-for`: an import asks for it, and the company waits; `hidden`: hidden from the public',
  ),
  certificates: oneOf('certificates', CERTIFICATE_FILTERS).describe(
    '`checked`: has a current checked one; `ending`: has one that ends within 60 days; `claimed`: has only claimed ones',
  ),
  olderThan: wholeNumber('olderThan', MAX_AGE_DAYS).describe('Days since the company was added'),
  ids: queryTexts(10, MAX_ADMIN_PAGE_SIZE).transform((texts, context) => {
    const ids = texts?.map(Number);
    if (ids?.every((number) => Number.isInteger(number) && number > 0 && number <= MAX_ID) === false)
      context.addIssue('ids must be numbers of companies');
    return ids;
  }),
};

const order = {
  sortBy: oneOf('sortBy', COMPANY_SORTS).transform((sortBy) => sortBy ?? ('created' as const)),
  order: z
    .enum(['asc', 'desc'], { error: 'order must be asc or desc' })
    .optional()
    .transform((direction) => direction ?? ('desc' as const)),
};

export const adminCompanyQuery = z.object({ ...adminListQuery, ...companyFilters, ...order });
export type AdminCompanyQuery = z.output<typeof adminCompanyQuery>;

/** A list without its pages. */
export const companyListQuery = z.object({ ...companyFilters, ...order });
export type CompanyListQuery = z.output<typeof companyListQuery>;
export type CompanyFilters = Omit<CompanyListQuery, 'sortBy' | 'order'>;

const MAX_NEIGHBOURS = 20;

/** The companies beside one in a list, which need not be in it any more. */
export const neighboursQuery = companyListQuery.extend({
  id: id('id'),
  count: wholeNumber('count', MAX_NEIGHBOURS).transform((count) => count ?? 1),
});

const neighbour = z.object({ id: z.int(), name: z.string(), location: z.string() });
export const neighboursReply = z.object({
  before: z.array(neighbour).describe('The nearest first'),
  after: z.array(neighbour).describe('The nearest first'),
  position: z.int().describe('The position of the company in the list, from 1'),
  total: z.int(),
});
export type Neighbours = z.output<typeof neighboursReply>;

const counts = z.record(z.string(), z.int());

/** What the companies of a list are, for its filters and for what is asked before an action on all of them. */
export const companyListSummary = z.object({
  total: z.int(),
  pending: z.int(),
  possibleDuplicates: z.int().describe('Of those that wait'),
  askingForBadges: z.int(),
  missing: counts,
  badges: counts,
  certificates: counts,
  sources: counts,
  countries: counts.describe('By code'),
  imports: z.array(z.object({ id: z.int(), at: z.string(), count: z.int() })).describe('The latest first'),
});
export type CompanyListSummary = z.output<typeof companyListSummary>;
