import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';
import { isLocalDate } from '#domain/certificates/local-date.ts';
import { MAX_ID, MAX_SEARCH_LENGTH } from '#domain/constants.ts';
import { queryText, wholeNumber } from '#domain/validation.ts';

/** One action, with the state before and after it (decision 24). */
export const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.int().nullable(),
  entityName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  canRestore: z.boolean().describe('A removal whose state is still stored and that was not undone'),
});
export type AuditRecord = z.output<typeof auditEntry>;

const day = (name: string) =>
  queryText(MAX_SEARCH_LENGTH).refine(
    (text) => text === undefined || isLocalDate(text),
    `${name} must be a date such as 2026-11-22`,
  );

export const auditQuery = z.object({
  ...adminListQuery,
  actor: queryText(MAX_SEARCH_LENGTH).describe('Who acted: a part of the e-mail address, or a word such as "schedule"'),
  action: queryText(MAX_SEARCH_LENGTH).describe('What was done, such as company.verify, or the kind of thing: company'),
  company: wholeNumber('company', MAX_ID).describe(
    'The number of a company: what was done to it, its certificates and the requests that it got',
  ),
  from: day('from').describe('The first day, in UTC'),
  to: day('to').describe('The last day, in UTC'),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const auditPage = z.object({ items: z.array(auditEntry), total: z.int() });
export type AuditPage = z.output<typeof auditPage>;
