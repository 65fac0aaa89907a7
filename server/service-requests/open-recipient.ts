import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';

/** One company that was asked, with what mails say about it. */
export type OpenRecipient = {
  id: number;
  requestId: number;
  companyId: number;
  companyName: string;
  /** Empty if the company has none, or is no longer public. */
  companyEmail: string;
  isListed: boolean;
  timeZone: string | null;
  countryCode: string | null;
  sentAt: Date;
  answer: 'waiting' | 'quoted' | 'declined' | 'answered';
  customerName: string;
  customerEmail: string;
  equipmentType: string;
  location: string;
  urgency: string;
  createdAt: Date;
};

/** Where the requests of a company c go: to its public address, if it has named no other. */
export const requestAddress = 'coalesce(c.request_email, c.email)';

export const recipientColumns = `p.id, p.request_id as "requestId", p.company_id as "companyId", p.company_name as "companyName",
  coalesce(${requestAddress}, '') as "companyEmail", c.id is not null as "isListed", c.time_zone as "timeZone", c.country_code as "countryCode",
  p.sent_at as "sentAt", p.answer, r.customer_name as "customerName",
  r.customer_email as "customerEmail", r.equipment_type as "equipmentType", r.location, r.urgency,
  r.created_at as "createdAt"`;
export const recipientTables = `request_recipients p join service_requests r on r.id = p.request_id
  left join companies c on c.id = p.company_id and c.is_public`;

/**
 * The recipients of a request that both sides can still write to, locked until the transaction ends: all, or one. Throws
 * ConflictError if the request has ended, or was never sent to it.
 */
export async function lockRecipients(
  client: Queryable,
  { requestId, recipientId }: { requestId: number; recipientId: number | null },
): Promise<OpenRecipient[]> {
  const { rows } = await client.query<OpenRecipient>(
    `select ${recipientColumns} from ${recipientTables}
     where p.request_id = $1 and ($2::int is null or p.id = $2) and p.sent_at is not null and r.state = 'open'
     order by p.id for update of r, p`,
    [requestId, recipientId],
  );
  if (rows.length === 0) return refuse(client, requestId);
  return rows;
}

/** The same for one company that wants to write. One that was removed from the directory may not. */
export async function lockRecipient(
  client: Queryable,
  lead: { requestId: number; recipientId: number },
): Promise<OpenRecipient> {
  const [recipient] = await lockRecipients(client, lead);
  if (recipient === undefined) return refuse(client, lead.requestId);
  if (!recipient.isListed) throw new ConflictError('Your company is no longer listed. Nothing was sent.');
  return recipient;
}

async function refuse(client: Queryable, requestId: number): Promise<never> {
  const { rows } = await client.query<{ state: string }>('select state from service_requests where id = $1', [
    requestId,
  ]);
  const [request] = rows;
  if (request === undefined) throw new NotFoundError('Request not found.');
  if (request.state === 'withdrawn') throw new ConflictError('The buyer has withdrawn this request. Nothing was sent.');
  if (request.state === 'closed') throw new ConflictError('This request is closed. Nothing was sent.');
  throw new ConflictError('This request has not been sent to the company yet. Nothing was sent.');
}
