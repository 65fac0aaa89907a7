import { z } from 'zod';
import { companyIdList } from '#domain/companies/admin-company.ts';
import { companyListQuery } from '#domain/companies/company-list-query.ts';
import { MAX_REASON_LENGTH } from '#domain/constants.ts';
import { optionalLines } from '#domain/validation.ts';

export const BULK_ACTIONS = ['approve', 'reject', 'verify', 'feature', 'hide', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const options = {
  reason: optionalLines(MAX_REASON_LENGTH).describe('Mailed by `reject`; required by `hide`'),
  silent: z.boolean().optional().describe('`reject` sends no email'),
  withoutBadges: z.boolean().optional().describe('`approve` takes off the badges that an import asks for'),
};
export const bulkOptions = z.object(options);
export type BulkOptions = z.output<typeof bulkOptions>;

/** The body of `POST /api/admin/bulk-jobs`: some companies, or all of a list. */
export const bulkBody = z
  .object({
    action: z.enum(BULK_ACTIONS, { error: `action must be one of ${BULK_ACTIONS.join(', ')}` }),
    ids: companyIdList().optional(),
    list: companyListQuery.optional().describe('The filters of a list, as its query has them'),
    count: z
      .int({ error: 'count must be a whole number' })
      .min(1, 'No company matches')
      .describe('How many companies you mean; 409 if the list has changed'),
    ...options,
  })
  .refine(({ ids, list }) => (ids === undefined) !== (list === undefined), 'Please give either ids or a list')
  .refine(({ action, reason }) => action !== 'hide' || reason !== null, {
    error: 'Please give a reason',
    path: ['reason'],
  });
export type BulkInput = z.output<typeof bulkBody>;

export const bulkJob = z.object({
  id: z.int(),
  action: z.enum(BULK_ACTIONS),
  actor: z.string(),
  total: z.int(),
  done: z.int(),
  changed: z.int().describe('The state of the others did not allow it'),
  state: z.enum(['running', 'done', 'cancelled']),
  createdAt: z.string(),
});
export type BulkJob = z.output<typeof bulkJob>;
