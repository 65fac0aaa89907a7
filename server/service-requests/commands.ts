import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { paths } from '#domain/paths.ts';
import type { ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { BadInputError, ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { type HourlyLimit, receiveForm } from '#server/spam/receive-form.ts';
import { serviceRequestMails } from './mails.ts';

/** Per hour; one buyer with several jobs sends fewer. */
const MAX_PER_SENDER = 10;
const MAX_PER_COMPANY = 40;

export type StoredServiceRequest = Omit<ServiceRequestInput, 'fax' | 'formToken'> & { id: number; createdAt: string };

/**
 * Stores a buyer's request and, in the same transaction, queues its mails: one to the company, a copy to the sender.
 * Requests that look like spam are quarantined. Throws BadInputError if the company is not public.
 */
export async function createServiceRequest(
  context: Context,
  input: ServiceRequestInput,
): Promise<StoredServiceRequest> {
  const { env, now } = context;
  const { fax: _fax, formToken, ...fields } = input;
  return receiveForm(context, input, {
    limits: hourlyLimits(input),
    store: async (client, quarantineReason) => {
      if (input.companyId !== null) await lockRecipient(client, input.companyId);
      const { rows } = await client.query<{ id: number; createdAt: Date }>(
        `insert into service_requests (company_id, customer_name, customer_email, customer_phone, equipment_type,
           service_description, urgency, preferred_date, valid_on, location, held_reason, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         returning id, created_at as "createdAt"`,
        [
          input.companyId,
          input.customerName,
          input.customerEmail,
          input.customerPhone,
          input.equipmentType,
          input.serviceDescription,
          input.urgency,
          input.preferredDate,
          input.validOn,
          input.location,
          quarantineReason,
          now(),
        ],
      );
      const stored = rows[0];
      if (stored === undefined) throw new Error('The insert returned no row.');
      return { ...fields, id: stored.id, createdAt: stored.createdAt.toISOString() };
    },
    mails: async (client) => {
      const recipient = await findRecipient(client, env, input.companyId);
      // A request with an invalid token is in quarantine and gets no mails, so any token is a valid one.
      return serviceRequestMails(input, recipient, siteOf(env), env.ADMIN_EMAIL, Boolean(formToken));
    },
  });
}

/**
 * Releases a request from quarantine and queues the mails that it would have sent. Returns the recipient other than the
 * sender. Throws NotFoundError; ConflictError if it is not in quarantine.
 */
export async function releaseServiceRequest(
  context: Context,
  id: number | undefined,
  actor: AuditActor,
): Promise<'company' | 'admin' | null> {
  const { env, database } = context;
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<ServiceRequestInput>(
      `update service_requests set held_reason = null where id = $1 and held_reason is not null
       returning company_id as "companyId", customer_name as "customerName", customer_email as "customerEmail",
         customer_phone as "customerPhone", equipment_type as "equipmentType",
         service_description as "serviceDescription", urgency, preferred_date as "preferredDate", valid_on as "validOn",
         location`,
      [id ?? 0],
    );
    const request = rows[0];
    if (request === undefined) return refuseRelease(client, id);
    const recipient = await findRecipient(client, env, request.companyId);
    const mails = serviceRequestMails(request, recipient, siteOf(env), env.ADMIN_EMAIL, true);
    for (const mail of mails) await enqueueMail(client, mail);
    await writeAudit(client, {
      actor,
      action: 'service-request.deliver',
      entity: { id: id ?? 0, name: request.customerName },
    });
    if (recipient?.email) return 'company';
    return env.ADMIN_EMAIL === undefined ? null : 'admin';
  });
}

async function refuseRelease(client: Queryable, id: number | undefined): Promise<never> {
  const { rows } = await client.query('select 1 from service_requests where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Request not found.');
  throw new ConflictError('This request has already been delivered.');
}

/** Locks the company until the request to it is stored. Throws BadInputError if it is not public. */
async function lockRecipient(client: Queryable, id: number): Promise<void> {
  const { rows } = await client.query('select 1 from companies where id = $1 and approved for key share', [id]);
  const message = 'This company does not exist or has been removed';
  if (rows.length === 0) throw new BadInputError(message, [{ path: 'companyId', message }]);
}

/** The company that receives the mail; undefined for a request to the directory, or if the company is not public. */
async function findRecipient(client: Queryable, env: Context['env'], id: number | null) {
  const { rows } = await client.query<{ id: number; name: string; email: string }>(
    'select id, name, email from companies where id = $1 and approved',
    [id],
  );
  return rows[0] && { ...rows[0], profileUrl: env.PUBLIC_URL + paths.company(rows[0]) };
}

function hourlyLimits({ customerEmail, companyId }: ServiceRequestInput): HourlyLimit[] {
  const bySender: HourlyLimit = {
    lock: 'sender',
    key: customerEmail,
    max: MAX_PER_SENDER,
    count:
      "service_requests where lower(customer_email) = lower($1) and created_at > $2::timestamptz - interval '1 hour'",
    reason: 'too many requests from this address within an hour',
  };
  if (companyId === null) return [bySender];
  const byCompany: HourlyLimit = {
    lock: 'recipientCompany',
    key: String(companyId),
    max: MAX_PER_COMPANY,
    count: "service_requests where company_id = $1::int and created_at > $2::timestamptz - interval '1 hour'",
    reason: 'too many requests to this company within an hour',
  };
  return [bySender, byCompany];
}
