import { z } from 'zod';
import { companyIdList } from './admin-company.ts';

/** The body of `POST /api/admin/companies/undo`. */
export const undoBody = z.object({
  action: z.enum(['approve', 'reject', 'delete'], { error: 'action must be approve, reject or delete' }),
  ids: companyIdList(),
});
export type UndoInput = z.output<typeof undoBody>;
