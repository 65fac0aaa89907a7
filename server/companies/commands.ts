import { writeAudit } from '#server/audit/audit-log.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordChanges } from '#server/search/changes.ts';

/**
 * Makes companies public (specification section 4) and returns the ids of those that were not before. Call it inside a
 * transaction.
 */
export async function approveCompanies(client: Queryable, ids: number[], actor: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'update companies set approved = true, updated_at = now() where id = any ($1) and not approved returning id',
    [ids],
  );
  const approved = rows.map((row) => row.id);
  if (approved.length > 0)
    await writeAudit(client, { actor, action: 'approve', entity: 'company', after: { ids: approved } });
  await recordChanges(client, approved);
  return approved;
}
