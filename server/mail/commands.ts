import type { Pool } from 'pg';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { announceMail } from './outbox.ts';
import { TROUBLED } from './queries.ts';

/** A mail with another address is another try; a worker that is still sending the old one must not count as this one. */
const QUEUED_AGAIN = `status = 'waiting', attempts = 0, due_at = now(), retried_at = now(), sent_at = null, last_error = null,
  server_answer = null, bounced_at = null, bounce_reason = null, dismissed_at = null, dismissed_by = null`;

type Changed = { id: number; subject: string; was: string; recipient: string };

/**
 * Queues a mail again that fails, was given up, came back or was dismissed; to another address, if one is given. Throws
 * NotFoundError; ConflictError if it is queued or sent.
 */
export async function resendMail(
  pool: Pool,
  id: number | undefined,
  recipient: string | undefined,
  actor: AuditActor,
): Promise<void> {
  const changed = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<Changed>(
      `update outbox set recipient = coalesce($2, old.was), ${QUEUED_AGAIN}
       from (select id, recipient as was from outbox
             where id = $1 and (${TROUBLED} or dismissed_at is not null and status <> 'sent') for update) old
       where outbox.id = old.id returning outbox.id, subject, old.was, outbox.recipient`,
      [id ?? 0, recipient ?? null],
    );
    await auditResends(client, rows, actor);
    return rows.length;
  });
  if (changed === 0) await refuse(pool, id, 'This email has already been sent or queued again.');
}

/** Queues all mails again that were given up or came back, and returns their number. */
export async function resendMails(pool: Pool, actor: AuditActor): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Changed>(
      `update outbox set ${QUEUED_AGAIN} where ${TROUBLED} and (status = 'dead' or bounced_at is not null)
       returning id, subject, recipient, recipient as was`,
    );
    await auditResends(client, rows, actor);
    return rows.length;
  });
}

/** Takes a mail off the list of those in trouble; it is sent no more. Throws NotFoundError, ConflictError. */
export async function dismissMail(pool: Pool, id: number | undefined, actor: AuditActor): Promise<void> {
  const changed = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number; subject: string }>(
      `update outbox set dismissed_at = now(), dismissed_by = $2, attempts = attempts + 1,
         status = case when status = 'waiting' then 'dead' else status end
       where id = $1 and ${TROUBLED} returning id, subject`,
      [id ?? 0, actorName(actor)],
    );
    const [mail] = rows;
    if (mail === undefined) return 0;
    await writeAudit(client, { actor, action: 'mail.dismiss', entity: { id: mail.id, name: mail.subject } });
    return 1;
  });
  if (changed === 0) await refuse(pool, id, 'This email has already been sent or dismissed.');
}

async function auditResends(client: Queryable, mails: readonly Changed[], actor: AuditActor): Promise<void> {
  if (mails.length === 0) return;
  const entries = mails.map(({ id, subject, was, recipient }) => ({
    actor,
    action: 'mail.resend' as const,
    entity: { id, name: subject },
    ...(was !== recipient && { before: { recipient: was }, after: { recipient } }),
  }));
  await writeAudit(client, ...entries);
  announceMail(client);
}

async function refuse(pool: Pool, id: number | undefined, reason: string): Promise<never> {
  const { rows } = await pool.query('select 1 from outbox where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Email not found.');
  throw new ConflictError(reason);
}
