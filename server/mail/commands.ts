import type { Pool } from 'pg';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';

/** Queues one dead mail again. Throws NotFoundError; ConflictError if it is not dead. */
export async function resendDeadMail(pool: Pool, id: number | undefined, actor: AuditActor): Promise<void> {
  if (id !== undefined && (await resend(pool, id, actor)) === 1) return;
  const { rows } = await pool.query('select 1 from outbox where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Email not found.');
  throw new ConflictError('This email has already been queued again.');
}

/** Queues all dead mails again and returns their number. */
export async function resendDeadMails(pool: Pool, actor: AuditActor): Promise<number> {
  return resend(pool, null, actor);
}

/** The worker finds the mails at its next poll, and retries them for as long as new ones. */
async function resend(pool: Pool, id: number | null, actor: AuditActor): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; subject: string }>(
      `update outbox set status = 'waiting', attempts = 0, due_at = now(), retried_at = now()
       where status = 'dead' and ($1::int is null or id = $1) returning id, subject`,
      [id],
    );
    const entries = rows.map((row) => ({
      actor,
      action: 'mail.resend' as const,
      entity: { id: row.id, name: row.subject },
    }));
    await writeAudit(client, ...entries);
    return rows.length;
  });
}
