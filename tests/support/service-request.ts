import type { ServiceRequestInput } from '#domain/service-requests/service-request.ts';
import type { TestDatabase } from './test-database.ts';

/** What the specification's client sends (section 7). */
export const serviceRequest = {
  customerName: 'Ada Buyer',
  customerEmail: 'ada@plant.example',
  customerPhone: '+1 713 555 0100',
  equipmentType: 'Pressure vessel',
  serviceDescription: 'Two vessels, wall thickness by ultrasonic testing.',
  urgency: 'High',
  preferredDate: '2031-05-04',
  validOn: '2031-05-08',
  location: 'Houston, Texas',
} satisfies Partial<ServiceRequestInput>;

/** What the optional fields are if they are not sent. */
export const WITHOUT_DETAILS = {
  work: null,
  items: null,
  material: null,
  code: null,
  access: null,
  windowStart: null,
  windowEnd: null,
  certification: null,
};

export type StoredRequest = {
  id: number;
  company_id: number | null;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  equipment_type: string;
  service_description: string;
  urgency: string;
  preferred_date: string | null;
  location: string;
  held_reason: string | null;
  created_at: Date;
};
export type StoredMail = { recipient: string; reply_to: string | null; subject: string; body: string; status: string };

/** The requests of a database, oldest first. */
export async function storedRequests({ pool }: TestDatabase): Promise<StoredRequest[]> {
  return (await pool.query<StoredRequest>('select * from service_requests order by id')).rows;
}

/** The mails in the outbox, oldest first. */
export async function storedMails({ pool }: TestDatabase): Promise<StoredMail[]> {
  return (await pool.query<StoredMail>('select recipient, reply_to, subject, body, status from outbox order by id'))
    .rows;
}

export async function clearRequests({ pool }: TestDatabase): Promise<void> {
  await pool.query('delete from service_requests');
  await pool.query('delete from outbox');
}
