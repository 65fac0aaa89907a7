import { ADMIN_PAGE_SIZE, MAX_ADMIN_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { queryText, wholeNumber } from '#domain/validation.ts';

/** Pages of the audit log, which grows for years. */
const MAX_ADMIN_PAGE = 1_000_000;

/** What all lists of the admin take (decision 22). */
export const adminListQuery = {
  search: queryText(MAX_SEARCH_LENGTH),
  page: wholeNumber('page', MAX_ADMIN_PAGE).transform((page) => page ?? 1),
  limit: wholeNumber('limit', MAX_ADMIN_PAGE_SIZE).transform((limit) => limit ?? ADMIN_PAGE_SIZE),
};
