import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import type { Queryable } from '#server/db/database.ts';

type AuditEntry = {
  actor: AuditActor;
  action: AuditAction;
  /** What it was done to; absent where one entry is about several things. */
  entity?: { id: number; name: string | null };
  before?: unknown;
  after?: unknown;
};

/** The actor as the log and the list of imports store it: an e-mail address, or a word for those who have no account. */
export function actorName(actor: AuditActor): string {
  return typeof actor === 'string' ? actor : actor.email;
}

/** Records who did what, in the transaction of the action (decision 24). An action on several companies has an entry for each. */
export async function writeAudit(client: Queryable, ...entries: AuditEntry[]): Promise<void> {
  const rows = entries.map(({ actor, action, entity, before = null, after = null }) => ({
    actor: actorName(actor),
    action,
    entity: action.split('.')[0],
    entity_id: entity?.id ?? null,
    entity_name: entity?.name ?? null,
    before,
    after,
  }));
  await client.query(
    `insert into audit_log (actor, action, entity, entity_id, entity_name, before, after)
     select actor, action, entity, entity_id, entity_name, nullif(before, 'null'), nullif(after, 'null')
     from jsonb_to_recordset($1::jsonb) as entry (
       actor text, action text, entity text, entity_id int, entity_name text, before jsonb, after jsonb)`,
    [JSON.stringify(rows)],
  );
}
