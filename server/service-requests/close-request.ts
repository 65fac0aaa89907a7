import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { fairLeadsLink } from '#server/mail/mail-sender.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { informOfEnd } from './company-mails.ts';
import { lockRequest } from './stored-request.ts';

/**
 * Closes an open request on the word of an admin, and informs its sender, with the reason, and its companies. Throws
 * NotFoundError; ConflictError if it is not open.
 */
export async function closeRequest(
  context: Context,
  id: number | undefined,
  reason: string,
  actor: AuditActor,
): Promise<void> {
  await inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query(
      `update service_requests set state = 'closed', ended_at = $2, ended_by = $3, end_reason = $4
       where id = $1 and state = 'open' returning id`,
      [id ?? 0, context.now(), actorName(actor), reason],
    );
    const request = await lockRequest(client, id ?? 0);
    if (request === undefined) throw new NotFoundError('Request not found.');
    if (rows.length === 0) throw new ConflictError('This request is not open.');
    await enqueueMail(client, closedMail(request, reason, context.env));
    await informOfEnd(client, context, request.id, () => ({ kind: 'closed', order: 'admin' }));
    const entity = { id: request.id, name: caseNumber(request) };
    await writeAudit(client, { actor, action: 'service-request.close', entity });
  });
}

/** Deletes a request that is quarantined as spam, with its mails. Throws NotFoundError, ConflictError. */
export async function deleteSpamRequest(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  await inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; createdAt: Date }>(
      `delete from service_requests where id = $1 and held_reason is not null returning id, created_at as "createdAt"`,
      [id ?? 0],
    );
    const [deleted] = rows;
    if (deleted === undefined) return refuseSpam(client, id);
    await client.query('delete from outbox where request_id = $1', [deleted.id]);
    await client.query(`delete from admin_notes where entity = 'service-request' and entity_id = $1`, [deleted.id]);
    const entity = { id: deleted.id, name: caseNumber(deleted) };
    await writeAudit(client, { actor, action: 'service-request.delete-spam', entity });
  });
}

async function refuseSpam(client: Queryable, id: number | undefined): Promise<never> {
  const { rows } = await client.query('select 1 from service_requests where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Request not found.');
  throw new ConflictError('This request is not held as suspected spam.');
}

/** To the sender of a request that an admin has closed. */
export function closedMail(
  request: { id: number; createdAt: Date; customerName: string; customerEmail: string; equipmentType: string },
  reason: string,
  env: Context['env'],
): Mail {
  const site = siteOf(env);
  return {
    recipient: request.customerEmail,
    replyTo: env.OPERATOR_EMAIL || (env.ADMIN_EMAIL ?? null),
    kind: 'request-closed',
    about: { requestId: request.id },
    ...layOutMail({
      subject: `Your request is closed: ${request.equipmentType}`,
      caseNumber: caseNumber(request),
      greeting: `Dear ${request.customerName},`,
      blocks: [
        { type: 'paragraph', text: `We have closed your request on ${site.name}. The reason:` },
        { type: 'quote', text: reason },
        { type: 'paragraph', text: 'If this is a mistake, reply to this email, or send a new request.' },
        { type: 'links', links: [{ label: 'Find companies', url: site.url }] },
      ],
      footer: {
        site,
        why: `You get this email because you sent a request on ${site.name}.`,
        links: [fairLeadsLink(site)],
      },
    }),
  };
}
