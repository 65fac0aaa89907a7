import type { z } from 'zod';
import type { DeadMail, deadMailQuery } from '#domain/mail/dead-mail.ts';
import type { Queryable } from '#server/db/database.ts';
import { listPage } from '#server/db/list-page.ts';

/** The dead mails, newest first. */
export function listDeadMails(db: Queryable, query: z.output<typeof deadMailQuery>) {
  const columns = `id, recipient, subject, coalesce(last_error, '') as "lastError", created_at as "createdAt"`;
  return listPage<DeadMail>(db, { columns, from: `outbox where status = 'dead'`, order: 'id desc' }, query);
}

/** The numbers of waiting and dead mails. Each count uses an index of its own. */
export async function countMails(db: Queryable): Promise<{ waiting: number; dead: number }> {
  const { rows } = await db.query<{ waiting: number; dead: number }>(
    `select (select count(*)::int from outbox where status = 'waiting') as waiting,
            (select count(*)::int from outbox where status = 'dead') as dead`,
  );
  return rows[0] ?? { waiting: 0, dead: 0 };
}
