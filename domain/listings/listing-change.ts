import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { lines } from '#domain/validation.ts';

/**
 * What became of a change that a company made to its public listing: visible at once, and perhaps reverted; or waiting for an
 * admin, who accepts or refuses it, while the company may replace it.
 */
const CHANGE_STATES = ['public', 'reverted', 'waiting', 'accepted', 'refused', 'replaced'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const changeQuery = z.object({
  page: adminListQuery.page,
  limit: adminListQuery.limit,
  state: z.enum(CHANGE_STATES, { error: `state must be one of ${CHANGE_STATES.join(', ')}` }).optional(),
  company: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'company must be the id of a company')
    .optional()
    .describe('The changes of one company'),
});
export type ChangeQuery = z.output<typeof changeQuery>;

const listingChange = z.object({
  id: z.int(),
  companyId: z.int(),
  companyName: z.string(),
  state: z.enum(CHANGE_STATES),
  author: z.string().describe('The address of the member who made it'),
  createdAt: z.string(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ListingChange = z.output<typeof listingChange>;

export const changePage = z.object({
  items: z.array(listingChange),
  total: z.int(),
  waiting: z.int().describe('How many of all companies wait for a decision'),
});
export type ChangePage = z.output<typeof changePage>;

export const changeRefusalBody = z.object({
  reason: lines('Please give a reason', 1, MAX_REASON_LENGTH).describe('Mailed to the member who made the change'),
});

const CHANGE_ACTIONS = ['accept', 'refuse', 'revert'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

export function isChangeAction(value: unknown): value is ChangeAction {
  return CHANGE_ACTIONS.some((action) => action === value);
}
