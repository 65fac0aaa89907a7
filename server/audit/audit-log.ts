import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import type { Queryable } from '#server/db/database.ts';

type AuditEntry = {
  actor: AuditActor;
  action: AuditAction;
  /** The object of the action; absent if the entry is about several. */
  entity?: { id: number; name: string | null };
  before?: unknown;
  after?: unknown;
};

/** The actor as stored in the log and in the list of imports: an e-mail address, or a word for actors without account. */
export function actorName(actor: AuditActor): string {
  return typeof actor === 'string' ? actor : actor.email;
}

/** Records who did what, in the transaction of the action (decision 24): one entry for each company. */
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
