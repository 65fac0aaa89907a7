import type { QuarantineRules } from '#domain/admin/admin-settings.ts';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { caseNumber, chosenCompanies, type ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { type HourlyLimit, quarantineReason } from '#server/spam/receive-form.ts';
import { askForConfirmation } from './confirm-request.ts';
import { deliverRequest } from './deliver-request.ts';
import type { CheckedFile } from './read-request-file.ts';
import { requestFiles } from './request-files.ts';
import { addRequest, lockCompanies } from './store-request.ts';
import { lockRequest, type StoredRequest } from './stored-request.ts';

/**
 * Stores a buyer's request with its companies and, in the same transaction, queues the mails: one to each company, a copy to
 * the sender. One that looks like spam waits until its sender confirms the address (decision 32). The same `submissionKey`
 * twice is stored once. Throws BadInputError if a company is not public.
 */
export async function createServiceRequest(
  context: Context,
  input: ServiceRequestInput,
  files: readonly CheckedFile[] = [],
) {
  const { env, database, now } = context;
  return inTransaction(database.pool, async (client) => {
    // Also for one that is suspicious by itself: requests that arrive together are counted one after the other.
    await lock(client, 'sender', input.customerEmail);
    const reason = await quarantineReason(client, context, input, {
      texts: [input.customerName, input.serviceDescription, input.items, input.access],
      limits: (rules) => hourlyLimits(input, rules),
    });
    const companies = await lockCompanies(client, chosenCompanies(input));
    const mustConfirm = reason !== null || env.LEAD_CONFIRMATION === 'on';
    const state = mustConfirm ? 'unconfirmed' : 'open';
    const { id, isNew } = await addRequest(client, input, { companies, files }, { state, reason, now: now() });
    if (isNew) for (const file of files) await requestFiles.add(client, { requestId: id, recipientId: null }, file);
    const request = await lockRequest(client, id);
    if (request === undefined) throw new Error('The stored request is missing.');
    // A token that is not valid leads to confirmation, so any token of a request that is delivered is a valid one.
    if (isNew && mustConfirm) await askForConfirmation(client, context, request);
    else if (isNew) await deliverRequest(client, context, request, { repeatsText: Boolean(input.formToken) });
    return { ...request, caseNumber: caseNumber(request), createdAt: request.createdAt.toISOString() };
  });
}

/**
 * Releases a request that waits for its sender, and delivers it. Returns the recipient other than the sender. Throws
 * NotFoundError; ConflictError if it does not wait.
 */
export async function releaseServiceRequest(
  context: Context,
  id: number | undefined,
  actor: AuditActor,
): Promise<'company' | 'admin' | null> {
  const { env, database } = context;
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update service_requests set held_reason = null, state = 'open' where id = $1 and state = 'unconfirmed' returning id`,
      [id ?? 0],
    );
    const request = rows[0] && (await lockRequest(client, rows[0].id));
    if (request === undefined) return refuseRelease(client, id);
    const recipients = await deliverRequest(client, context, request, { repeatsText: true });
    const entity = { id: request.id, name: caseNumber(request) };
    await writeAudit(client, { actor, action: 'service-request.deliver', entity });
    if (recipients.some(({ email }) => email !== '')) return 'company';
    return env.ADMIN_EMAIL === undefined ? null : 'admin';
  });
}

async function refuseRelease(client: Queryable, id: number | undefined): Promise<never> {
  const { rows } = await client.query('select 1 from service_requests where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Request not found.');
  throw new ConflictError('This request has already been delivered or withdrawn.');
}

function hourlyLimits(
  input: Pick<StoredRequest, 'customerEmail' | 'companyId' | 'companyIds'>,
  { requestsPerSender, requestsPerCompany }: QuarantineRules,
): HourlyLimit[] {
  const bySender: HourlyLimit = {
    lock: 'sender',
    key: input.customerEmail,
    max: requestsPerSender,
    count:
      "service_requests where lower(customer_email) = lower($1) and created_at > $2::timestamptz - interval '1 hour'",
    reason: 'too many requests from this address within an hour',
  };
  // In one order everywhere: two requests to the same companies must not wait for each other forever.
  const ids = chosenCompanies(input).toSorted((one, other) => one - other);
  const byCompany = ids.map(
    (id): HourlyLimit => ({
      lock: 'recipientCompany',
      key: String(id),
      max: requestsPerCompany,
      count: "request_recipients where company_id = $1::int and created_at > $2::timestamptz - interval '1 hour'",
      reason: 'too many requests to this company within an hour',
    }),
  );
  return [bySender, ...byCompany];
}
