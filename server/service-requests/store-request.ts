import { createHash } from 'node:crypto';
import type { ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import type { Queryable } from '#server/db/database.ts';
import { BadInputError } from '#server/errors.ts';
import type { SentFile } from './read-request-file.ts';

type Parts = { companies: { id: number; name: string }[]; files: readonly SentFile[] };
type Outcome = { state: 'unconfirmed' | 'open'; reason: string | null; now: Date };

/** Stores a request with its companies. The same of the same sender with the same key is not stored again: `isNew` is false. */
export async function addRequest(
  client: Queryable,
  input: ServiceRequestInput,
  { companies, files }: Parts,
  { state, reason, now }: Outcome,
): Promise<{ id: number; isNew: boolean }> {
  const submission = submissionOf(input, files);
  const [company, second] = companies;
  const columns = {
    company_id: second === undefined ? company?.id : null,
    customer_name: input.customerName,
    customer_email: input.customerEmail,
    customer_phone: input.customerPhone,
    equipment_type: input.equipmentType,
    service_description: input.serviceDescription,
    urgency: input.urgency,
    preferred_date: input.preferredDate,
    valid_on: input.validOn,
    location: input.location,
    work: input.work,
    items: input.items,
    material: input.material,
    code: input.code,
    access: input.access,
    window_start: input.windowStart,
    window_end: input.windowEnd,
    certification: input.certification,
    submission_key: submission,
    state,
    held_reason: reason,
    created_at: now,
  };
  const values = Object.values(columns).map((value) => value ?? null);
  const { rows } = await client.query<{ id: number }>(
    `insert into service_requests (${Object.keys(columns).join(', ')})
     values (${values.map((_value, index) => `$${index + 1}`).join(', ')})
     on conflict (submission_key) where submission_key is not null do nothing
     returning id`,
    values,
  );
  const stored = rows[0];
  if (stored === undefined) return { id: await findSubmission(client, submission), isNew: false };
  await addRecipients(client, stored.id, companies, { addedBy: 'buyer', now });
  return { id: stored.id, isNew: true };
}

/** Adds companies that a request is to be sent to; those that it has already stay as they are. */
export async function addRecipients(
  client: Queryable,
  requestId: number,
  companies: { id: number; name: string }[],
  { addedBy, now }: { addedBy: 'buyer' | 'admin'; now: Date },
): Promise<void> {
  await client.query(
    `insert into request_recipients (request_id, company_id, company_name, added_by, created_at)
     select $1, company.id, company.name, $3, $4
     from rows from (jsonb_to_recordset($2::jsonb) as (id int, name text)) with ordinality as company (id, name, position)
     order by position
     on conflict (request_id, company_id) do nothing`,
    [requestId, JSON.stringify(companies), addedBy, now],
  );
}

/** Locks the companies until a request to them is stored, in the order given. Throws BadInputError if one is not public. */
export async function lockCompanies(client: Queryable, ids: number[]): Promise<{ id: number; name: string }[]> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, name from companies where id = any ($1) and is_public order by id for key share',
    [ids],
  );
  return ids.map((id, index) => {
    const company = rows.find((row) => row.id === id);
    if (company !== undefined) return company;
    const message = 'This company does not exist or has been removed';
    throw new BadInputError(message, [{ path: ids.length === 1 ? 'companyId' : `companyIds.${index}`, message }]);
  });
}

async function findSubmission(client: Queryable, submission: string | null): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select id from service_requests where submission_key = $1', [
    submission,
  ]);
  if (rows[0] === undefined) throw new Error('The first submission is missing.');
  return rows[0].id;
}

/**
 * Of one sender, so that nobody gets the request of somebody else by the same key; and of all that was sent, because the way back
 * of a browser shows the same form again: what is changed there is another request.
 */
function submissionOf(input: ServiceRequestInput, files: readonly SentFile[]): string | null {
  const { submissionKey, customerEmail, fax: _fax, formToken: _token, ...rest } = input;
  if (submissionKey === null) return null;
  const sent = [
    submissionKey,
    customerEmail.toLowerCase(),
    rest,
    files.map(({ name, content }) => [name, content.length]),
  ];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}
