import { z } from 'zod';

/** The fields are chosen where they are read. */
const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

/** What is stored about somebody as one of the people of companies. */
const memberExport = z.object({
  account: row.nullable(),
  companies: rows,
  sessions: rows,
  claims: rows,
  links: rows,
  actions: rows.describe('Of the audit log'),
  emails: rows,
});
export type MemberExport = z.output<typeof memberExport>;

/** The same with what somebody has sent as a visitor, for admins who are asked for it. */
export const personExport = memberExport.extend({
  exportedAt: z.string(),
  serviceRequests: rows.describe('With the companies, messages, quotes and names of files'),
  contactMessages: rows,
  doubts: rows,
});
export type PersonExport = z.output<typeof personExport>;
