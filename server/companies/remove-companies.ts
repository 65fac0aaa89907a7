import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { changeCompanies, noSuchCompany } from './change-company.ts';

/** Rejects companies (specification section 4). Returns how many; those not pending are skipped. */
export function rejectCompanies(context: Context, ids: number[], actor: AuditActor): Promise<number> {
  return removeCompanies(context, ids, actor, 'and not approved');
}

/** Rejects a pending company, or deletes an approved one. Throws NotFoundError. */
export async function removeCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  const count = id === undefined ? 0 : await removeCompanies(context, [id], actor);
  if (count === 0) throw noSuchCompany();
}

/** Removes companies for good. The audit log stores their last state, from which an operator can restore them. */
async function removeCompanies(context: Context, ids: number[], actor: AuditActor, guard = ''): Promise<number> {
  return changeCompanies(context, async (client) => {
    const { rows } = await client.query<{ id: number; name: string; approved: boolean; before: object }>(
      `delete from companies where id = any ($1) ${guard}
       returning id, name, approved, to_jsonb(companies.*) - 'search_words' as before`,
      [ids],
    );
    for (const { id, name, approved, before } of rows) {
      const action = approved ? 'company.delete' : 'company.reject';
      await writeAudit(client, { actor, action, entity: { id, name }, before });
    }
    return rows.map(({ id }) => id);
  });
}
