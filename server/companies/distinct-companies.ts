import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { BadInputError } from '#server/errors.ts';
import { noSuchCompany } from './change-company.ts';

/** Remembers that two companies are not one listed twice, so that no hint says so again. Throws NotFoundError. */
export async function markDistinct(
  { database, now }: Context,
  id: number | undefined,
  otherId: number,
  actor: AuditActor,
): Promise<void> {
  if (id === otherId) throw new BadInputError('A company is no duplicate of itself.');
  await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>(
      'select id, name from companies where id = any ($1) order by id for share',
      [[id ?? 0, otherId]],
    );
    const [one, other] = rows;
    if (one === undefined || other === undefined) throw noSuchCompany();
    const { rowCount } = await client.query(
      `insert into distinct_companies (one_id, other_id, decided_at, decided_by) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [one.id, other.id, now(), actorName(actor)],
    );
    if (rowCount === 0) return;
    const entry = { actor, action: 'company.mark-distinct' as const };
    await writeAudit(
      client,
      { ...entry, entity: one, after: { other } },
      { ...entry, entity: other, after: { other: one } },
    );
  });
}
