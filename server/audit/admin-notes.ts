import type { Pool } from 'pg';
import type { AdminNote, NotedEntity } from '#domain/admin/admin-note.ts';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { NotFoundError } from '#server/errors.ts';
import { actorName, writeAudit } from './audit-log.ts';

const TABLES: Record<NotedEntity, string> = {
  'service-request': 'service_requests',
  'contact-message': 'contact_messages',
  company: 'companies',
};

/** Writes down what an admin noted about a request, a message or a company. Throws NotFoundError. */
export async function addNote(
  pool: Pool,
  { entity, id, body }: { entity: NotedEntity; id: number | undefined; body: string },
  actor: AuditActor,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into admin_notes (entity, entity_id, body, author)
       select $1, id, $3, $4 from ${TABLES[entity]} where id = $2 returning entity_id as id`,
      [entity, id ?? 0, body, actorName(actor)],
    );
    const [noted] = rows;
    if (noted === undefined) throw new NotFoundError('It no longer exists.');
    // Without the text: it may name the sender, whose data can be erased.
    await writeAudit(client, { actor, action: `${entity}.note`, entity: { id: noted.id, name: null } });
  });
}

/** The notes about a request or a message, oldest first. */
export async function listNotes(db: Queryable, entity: NotedEntity, id: number): Promise<AdminNote[]> {
  const { rows } = await db.query<Omit<AdminNote, 'createdAt'> & { createdAt: Date }>(
    `select id, body, author, created_at as "createdAt" from admin_notes where entity = $1 and entity_id = $2 order by id`,
    [entity, id],
  );
  return rows.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() }));
}
