import type { InjectOptions } from 'fastify';
import { createLink } from '#server/service-requests/request-links.ts';
import type { TestApp } from './app.ts';
import { textOf } from './html.ts';
import { serviceRequest } from './service-request.ts';

type Sent = { requestId: number; buyer: string; leads: { recipientId: number; token: string }[] };

/** A request that has been sent to companies, with the tokens of its links. */
export async function sendRequest(
  site: TestApp,
  companyIds: number[],
  given: { urgency?: string; sentAt?: Date; customerEmail?: string } = {},
): Promise<Sent> {
  const { pool } = site.database;
  const { urgency = 'Medium', sentAt = site.context.now(), customerEmail = serviceRequest.customerEmail } = given;
  const { rows } = await pool.query<{ id: number }>(
    `insert into service_requests (customer_name, customer_email, customer_phone, equipment_type, service_description, urgency,
       preferred_date, valid_on, location, items, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, '3 columns, 28 m high', $10) returning id`,
    [
      serviceRequest.customerName,
      customerEmail,
      serviceRequest.customerPhone,
      serviceRequest.equipmentType,
      serviceRequest.serviceDescription,
      urgency,
      serviceRequest.preferredDate,
      serviceRequest.validOn,
      serviceRequest.location,
      sentAt,
    ],
  );
  const requestId = rows[0]?.id ?? 0;
  const leads: Sent['leads'] = [];
  for (const companyId of companyIds) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into request_recipients (request_id, company_id, company_name, added_by, created_at, sent_at)
       select $1, id, name, 'buyer', $3, $3 from companies where id = $2 returning id`,
      [requestId, companyId, sentAt],
    );
    const recipientId = rows[0]?.id ?? 0;
    leads.push({ recipientId, token: await createLink(pool, { requestId, recipientId }, site.context.now()) });
  }
  return { requestId, buyer: await createLink(pool, { requestId, recipientId: null }, site.context.now()), leads };
}

/** What a browser sends when a person opens a page. */
export const PERSON = { accept: 'text/html,application/xhtml+xml', 'accept-language': 'en-GB' };

export async function openPage(site: TestApp, url: string, options: Partial<InjectOptions> = {}) {
  const {
    statusCode: status,
    headers,
    body: html,
  } = await site.inject({ method: 'GET', url, headers: PERSON, ...options });
  return { status, headers, html, text: textOf(html) };
}

/** A quote as the form of the page sends it. */
export const quoteFields = {
  action: 'quote',
  priceKind: 'lump sum',
  currency: 'USD',
  amount: '18,400.00',
  included: 'report',
  extras: '',
  earliestStart: '2031-05-10',
  durationDays: '6',
  reportDays: '2',
  validUntil: '2031-04-30',
  certificateId: '',
  remarks: 'Night shift possible at the same price.',
};
