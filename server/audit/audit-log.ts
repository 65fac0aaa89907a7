import type { Queryable } from '#server/db/database.ts';

export type AuditEntry = {
  /** A user's e-mail address, "visitor", "first start" or "command line". */
  actor: string;
  action: string;
  entity: string;
  entityId?: number;
  before?: unknown;
  after?: unknown;
};

/** Records who did what, in the transaction of the action (decision 24). */
export async function writeAudit(client: Queryable, entry: AuditEntry): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await client.query(
    'insert into audit_log (actor, action, entity, entity_id, before, after) values ($1, $2, $3, $4, $5, $6)',
    [entry.actor, entry.action, entry.entity, entry.entityId ?? null, json(entry.before), json(entry.after)],
  );
}
