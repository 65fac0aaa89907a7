import type { z } from 'zod';
import type { DeadMail, deadMailQuery } from '#domain/mail/dead-mail.ts';
import type { Queryable } from '#server/db/database.ts';

/** The dead mails, newest first. */
export async function listDeadMails(
  db: Queryable,
  { page, limit }: z.output<typeof deadMailQuery>,
): Promise<{ items: DeadMail[]; total: number }> {
  const counts = await db.query<{ total: number }>(`select count(*)::int as total from outbox where status = 'dead'`);
  const { rows } = await db.query<Omit<DeadMail, 'createdAt'> & { createdAt: Date }>(
    `select id, recipient, subject, coalesce(last_error, '') as "lastError", created_at as "createdAt" from outbox
     where status = 'dead' order by id desc limit ${limit} offset ${(page - 1) * limit}`,
  );
  const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { items, total: counts.rows[0]?.total ?? 0 };
}

/** The numbers of waiting and dead mails. Each count uses an index of its own. */
export async function countMails(db: Queryable): Promise<{ waiting: number; dead: number }> {
  const { rows } = await db.query<{ waiting: number; dead: number }>(
    `select (select count(*)::int from outbox where status = 'waiting') as waiting,
            (select count(*)::int from outbox where status = 'dead') as dead`,
  );
  return rows[0] ?? { waiting: 0, dead: 0 };
}
