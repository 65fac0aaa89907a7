import { z } from 'zod';
import { adminListQuery } from '#domain/admin/list-query.ts';

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
});
export type AuditRecord = z.output<typeof auditEntry>;

export const auditQuery = z.object(adminListQuery);
export const auditPage = z.object({ items: z.array(auditEntry), total: z.int() });
