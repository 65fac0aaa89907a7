import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { sendToRecipients } from './deliver-request.ts';
import { forwardedMail } from './mails.ts';
import { createLink } from './request-links.ts';
import { addRecipients, lockCompanies } from './store-request.ts';
import { lockRequest, type Recipient, type StoredRequest } from './stored-request.ts';

/**
 * Sends an open request to further companies on the word of an admin, and informs the buyer. Returns how many have it now that
 * did not have it before. Throws NotFoundError; BadInputError if a company is not public; ConflictError if all have it.
 */
export async function forwardRequest(
  context: Context,
  id: number | undefined,
  companyIds: number[],
  actor: AuditActor,
): Promise<number> {
  const { env, database, now } = context;
  return inTransaction(database.pool, async (client) => {
    const request = await lockRequest(client, id ?? 0);
    if (request === undefined) throw new NotFoundError('Request not found.');
    const sent = await sendToMore(client, context, request, companyIds, 'admin');
    if (sent.length === 0) throw new ConflictError('These companies have already got this request.');
    const link = await createLink(client, { requestId: request.id, recipientId: null }, now());
    await enqueueMail(client, forwardedMail(request, sent, siteOf(env), link));
    await writeAudit(client, {
      actor,
      action: 'service-request.forward',
      entity: { id: request.id, name: caseNumber(request) },
      after: { companies: sent.map(({ companyId, name }) => ({ id: companyId, name })) },
    });
    return sent.length;
  });
}

const NOT_OPEN = {
  unconfirmed: 'This request waits until its sender has confirmed the address.',
  withdrawn: 'This request has been withdrawn.',
  closed: 'This request has been closed.',
} as const;

/** Adds companies to a locked request and sends it to them. Throws ConflictError if it is not open. */
export async function sendToMore(
  client: Queryable,
  context: Context,
  request: StoredRequest,
  companyIds: number[],
  addedBy: 'buyer' | 'admin',
): Promise<Recipient[]> {
  if (request.state !== 'open') throw new ConflictError(NOT_OPEN[request.state]);
  const companies = await lockCompanies(client, companyIds);
  await addRecipients(client, request.id, companies, { addedBy, now: context.now() });
  const sent = await sendToRecipients(client, context, request);
  // The buyer hears again when these have answered, too.
  if (sent.length > 0) await client.query('update service_requests set informed_at = null where id = $1', [request.id]);
  return sent;
}
