import type { ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import type { Queryable } from '#server/db/database.ts';

/** A request as it is stored: what the buyer sent, and what became of it. */
export type StoredRequest = Omit<ServiceRequestInput, 'fax' | 'formToken' | 'submissionKey'> & {
  id: number;
  state: 'unconfirmed' | 'open' | 'withdrawn' | 'closed';
  createdAt: Date;
  confirmedAt: Date | null;
  /** Of the files that the buyer sent. */
  fileNames: string[];
};

/** A company that a request has been sent to. The address is empty if the directory has none. */
export type Recipient = { id: number; companyId: number; name: string; email: string };

/** The columns of `service_requests r`, with the companies in the order in which they were added. */
export const REQUEST_COLUMNS = `r.id, r.company_id as "companyId", r.customer_name as "customerName",
  r.customer_email as "customerEmail", r.customer_phone as "customerPhone", r.equipment_type as "equipmentType",
  r.service_description as "serviceDescription", r.urgency, r.preferred_date as "preferredDate", r.valid_on as "validOn",
  r.location, r.work, r.items, r.material, r.code, r.access, r.window_start as "windowStart",
  r.window_end as "windowEnd", r.certification, r.created_at as "createdAt",
  array(select p.company_id from request_recipients p where p.request_id = r.id order by p.id) as "companyIds"`;

/** Undefined if there is no such request. */
export async function readRequest(db: Queryable, id: number, locking = ''): Promise<StoredRequest | undefined> {
  const { rows } = await db.query<StoredRequest>(
    `select ${REQUEST_COLUMNS}, r.state, r.confirmed_at as "confirmedAt",
       array(select f.name from request_files f where f.request_id = r.id and f.recipient_id is null order by f.id) as "fileNames"
     from service_requests r where r.id = $1 ${locking}`,
    [id],
  );
  return rows[0];
}

/** The same, locked until the transaction ends. */
export function lockRequest(client: Queryable, id: number): Promise<StoredRequest | undefined> {
  return readRequest(client, id, 'for update');
}
