import { z } from 'zod';
import { ADMIN_PAGE_SIZE, MAX_ADMIN_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { queryText } from '#domain/validation.ts';

const wholeNumber = (max: number, message: string) =>
  z
    .string({ error: message })
    .regex(/^[1-9]\d{0,6}$/, message)
    .transform(Number)
    .refine((value) => value <= max, message)
    .optional();

/** What all lists of the admin take (decision 22). */
export const adminListQuery = {
  search: queryText(MAX_SEARCH_LENGTH),
  page: wholeNumber(1_000_000, 'page must be a whole number from 1 to 1000000').transform((page) => page ?? 1),
  limit: wholeNumber(MAX_ADMIN_PAGE_SIZE, `limit must be a whole number from 1 to ${MAX_ADMIN_PAGE_SIZE}`).transform(
    (limit) => limit ?? ADMIN_PAGE_SIZE,
  ),
};
