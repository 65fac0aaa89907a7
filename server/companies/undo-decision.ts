import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import type { UndoInput } from '#domain/companies/undo-decision.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { takeBackRequests } from '#server/service-requests/take-back-requests.ts';
import { changeCompanies } from './change-company.ts';
import { restoreCompanies } from './restore-companies.ts';

const DECISIONS = {
  approve: 'company.approve',
  reject: 'company.reject',
  delete: 'company.delete',
} as const satisfies Record<UndoInput['action'], AuditAction>;

/**
 * Takes back what an admin has just decided on companies (docs/decisions/068-admin-lists.md), as long as that was the last
 * thing that happened to them. Returns how many are as they were before.
 */
export async function undoDecision(context: Context, { action, ids }: UndoInput, actor: AuditActor): Promise<number> {
  if (action === 'approve') return takeBackApproval(context, ids, actor);
  const { rows } = await context.database.pool.query<{ id: number }>(
    `select last.id from unnest($1::int[]) as c (id) cross join lateral (
       select id, action, actor from audit_log where entity = 'company' and entity_id = c.id order by id desc limit 1) last
     where last.action = $2 and last.actor = $3 order by last.id`,
    [ids, DECISIONS[action], actorName(actor)],
  );
  let restored = 0;
  for (const { id } of rows)
    restored += (await restoreCompanies(context.database.pool, context.gazetteer, id, actor)).length;
  if (restored > 0) await context.changes.refresh();
  return restored;
}

/** The companies wait again, and nobody is mailed whose mail has not left yet. */
function takeBackApproval(context: Context, ids: readonly number[], actor: AuditActor): Promise<number> {
  return changeCompanies(context, async (client) => {
    const { rows } = await client.query<{ id: number; name: string; email: string }>(
      `update companies set approved = false, updated_at = now(), version = version + 1
       where id = any ($1) and approved and hidden_at is null and $2 = (
         select actor from audit_log a where a.id = (
           select max(id) from audit_log where entity = 'company' and entity_id = companies.id)
         and a.action = '${DECISIONS.approve}')
       returning id, name, email`,
      [ids, actorName(actor)],
    );
    const changed = rows.map(({ id }) => id);
    await takeBackRequests(client, changed);
    await client.query(
      `delete from company_history h where company_id = any ($1) and event in ('listed', 'badge-granted')
         and at >= (select max(at) from company_history where company_id = h.company_id and event = 'listed')`,
      [changed],
    );
    await client.query(
      `delete from outbox where kind = 'company-approved' and status = 'waiting' and company_id = any ($1)`,
      [changed],
    );
    const change = {
      actor,
      action: 'company.unapprove',
      before: { approved: true },
      after: { approved: false },
    } as const;
    await writeAudit(client, ...rows.map(({ id, name }) => ({ ...change, entity: { id, name } })));
    return changed;
  });
}
