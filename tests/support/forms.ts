import type { ContactMessageInput } from '#domain/contact/contact-message.ts';
import type { TestApp } from './app.ts';
import { textOf } from './html.ts';
import type { TestDatabase } from './test-database.ts';

/** What the specification's client sends (section 7). */
export const contactMessage = {
  name: 'Ada Buyer',
  email: 'ada@plant.example',
  company: 'Plant & Sons',
  subject: 'A question about listings',
  message: 'How long does the review take?\nWe are in a hurry.',
  inquiryType: 'list-company',
} satisfies Partial<ContactMessageInput>;

export const registration = {
  name: 'Gulf NDT & Söhne',
  location: 'Houston, Texas, United States',
  description: 'Thickness measurement and crack detection on pressure vessels.',
  phone: '+1 713 555 0100',
  email: 'office@gulf.example',
  website: 'https://www.gulf.example/ndt',
  serviceArea: 'North America',
  specializations: ['Ultrasonic testing', 'Radiographic testing'],
  certifications: ['ISO/IEC 17025', 'API 510'],
  industries: ['Oil & Gas'],
  equipmentTypes: ['Pressure vessel'],
  yearEstablished: 1994,
  employeeCount: '11-50',
};

type StoredMessage = {
  id: number;
  name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
  inquiry_type: string;
  status: string;
  held_reason: string | null;
  created_at: Date;
  updated_at: Date | null;
};

/** The messages of a database, oldest first. */
export async function storedMessages({ pool }: TestDatabase): Promise<StoredMessage[]> {
  return (await pool.query<StoredMessage>('select * from contact_messages order by id')).rows;
}

/** Submits a form as a browser without scripts does. */
export async function postForm(
  site: TestApp,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await site.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const { statusCode: status, body: html } = response;
  return { status, location: response.headers.location, headers: response.headers, html, text: textOf(html) };
}

/** The error messages of a page's form fields, by field. */
export function issuesOn(html: string): Record<string, string> {
  const messages = [...html.matchAll(/data-issue="([^"]+)">([^<]*)</g)];
  return Object.fromEntries(messages.flatMap(([, field = '', text = '']) => (text === '' ? [] : [[field, text]])));
}
