import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';

/** A mail whose delivery failed for good. The body is left out: it may hold what a visitor wrote to a company. */
const deadMail = z.object({
  id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  lastError: z.string(),
  createdAt: z.string(),
});
export type DeadMail = z.output<typeof deadMail>;

export const deadMailQuery = z.object({ page: adminListQuery.page, limit: adminListQuery.limit });
export const deadMailPage = z.object({ items: z.array(deadMail), total: z.int() });
