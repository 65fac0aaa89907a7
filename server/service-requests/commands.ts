import { paths } from '#domain/paths.ts';
import type { ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { BadInputError, ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { suspicion } from '#server/spam/suspicion.ts';
import { takeTurn } from '#server/spam/take-turn.ts';
import { serviceRequestMails } from './mails.ts';

/** More than this in an hour is not one buyer with several jobs. */
const MAX_PER_SENDER = 10;
const MAX_PER_COMPANY = 40;

export type StoredServiceRequest = Omit<ServiceRequestInput, 'fax' | 'formToken'> & { id: number; createdAt: string };

/**
 * Stores a buyer's request and, in the same transaction, the mails that it promises. A request that looks like a
 * machine's is stored too, but held for the admin; its sender is told nothing else.
 *
 * Throws BadInputError when the company is not a public one.
 */
export async function createServiceRequest(
  context: Context,
  input: ServiceRequestInput,
): Promise<StoredServiceRequest> {
  const { env, database, now } = context;
  return inTransaction(database.pool, async (client) => {
    const company = input.companyId === null ? undefined : await recipient(client, input.companyId);
    const heldReason = suspicion(context, input) ?? (await tooMany(client, input, now()));
    const { rows } = await client.query<{ id: number; createdAt: Date }>(
      `insert into service_requests (company_id, customer_name, customer_email, customer_phone, equipment_type,
         service_description, urgency, preferred_date, location, held_reason, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
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
        input.location,
        heldReason,
        now(),
      ],
    );
    const stored = rows[0];
    if (stored === undefined) throw new Error('The insert returned no row.');
    if (heldReason === null) {
      const site = { name: env.SITE_NAME, url: env.PUBLIC_URL };
      const addressed = company && { ...company, profileUrl: env.PUBLIC_URL + paths.company(company) };
      // A token that is not right would have held it.
      const mails = serviceRequestMails(input, addressed, site, env.ADMIN_EMAIL, Boolean(input.formToken));
      for (const mail of mails) await enqueueMail(client, mail);
    }
    const { fax: _fax, formToken: _formToken, ...fields } = input;
    return { ...fields, id: stored.id, createdAt: stored.createdAt.toISOString() };
  });
}

/**
 * Sends a request that was held back, with the mails that were promised, as if nothing had been suspected. Returns who
 * gets it besides the copy to the sender. Throws NotFoundError; ConflictError when it was sent.
 */
export async function releaseServiceRequest(
  context: Context,
  id: number | undefined,
  actor: string,
): Promise<'company' | 'admin' | null> {
  const { env, database } = context;
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<ServiceRequestInput>(
      `update service_requests set held_reason = null where id = $1 and held_reason is not null
       returning company_id as "companyId", customer_name as "customerName", customer_email as "customerEmail",
         customer_phone as "customerPhone", equipment_type as "equipmentType",
         service_description as "serviceDescription", urgency, preferred_date as "preferredDate", location`,
      [id ?? 0],
    );
    const request = rows[0];
    if (request === undefined) return refuseRelease(client, id);
    const company = request.companyId === null ? undefined : await findCompany(client, request.companyId);
    const addressed = company && { ...company, profileUrl: env.PUBLIC_URL + paths.company(company) };
    const site = { name: env.SITE_NAME, url: env.PUBLIC_URL };
    const mails = serviceRequestMails(request, addressed, site, env.ADMIN_EMAIL, true);
    for (const mail of mails) await enqueueMail(client, mail);
    await writeAudit(client, { actor, action: 'release', entity: 'service request', entityId: id ?? 0 });
    if (company?.email) return 'company';
    return env.ADMIN_EMAIL === undefined ? null : 'admin';
  });
}

async function refuseRelease(client: Queryable, id: number | undefined): Promise<never> {
  const { rows } = await client.query('select 1 from service_requests where id = $1', [id ?? 0]);
  if (rows.length === 0) throw new NotFoundError('Request not found.');
  throw new ConflictError('This request has already been delivered.');
}

/** The company stays what it is until the request to it is stored. */
async function recipient(client: Queryable, id: number): Promise<{ id: number; name: string; email: string }> {
  const company = await findCompany(client, id, 'for key share');
  const message = 'This company does not exist or has been removed';
  if (company === undefined) throw new BadInputError(message, [{ path: 'companyId', message }]);
  return company;
}

async function findCompany(client: Queryable, id: number, lock: '' | 'for key share' = '') {
  const { rows } = await client.query<{ id: number; name: string; email: string }>(
    `select id, name, email from companies where id = $1 and approved ${lock}`,
    [id],
  );
  return rows[0];
}

async function tooMany(client: Queryable, input: ServiceRequestInput, now: Date): Promise<string | null> {
  await takeTurn(client, 'sender', input.customerEmail);
  if (input.companyId !== null) await takeTurn(client, 'company', String(input.companyId));
  const { rows } = await client.query<{ bySender: number; byCompany: number }>(
    `select
       (select count(*)::int from service_requests
        where lower(customer_email) = lower($1) and created_at > $3::timestamptz - interval '1 hour') as "bySender",
       (select count(*)::int from service_requests
        where company_id = $2 and created_at > $3::timestamptz - interval '1 hour') as "byCompany"`,
    [input.customerEmail, input.companyId, now],
  );
  if ((rows[0]?.bySender ?? 0) >= MAX_PER_SENDER) return 'too many requests from this address within an hour';
  if ((rows[0]?.byCompany ?? 0) >= MAX_PER_COMPANY) return 'too many requests to this company within an hour';
  return null;
}
