import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Server } from './server.ts';

export type RequestValues = {
  'Your name': string;
  Email: string;
  'Equipment type': string;
  'Job location': string;
  'What do you need?': string;
};

let count = 0;

/** What a buyer enters. The address is new each time, because many requests from one address are quarantined. */
export function requestValues(changes: Partial<RequestValues> = {}): RequestValues {
  count += 1;
  return {
    'Your name': 'Ada Buyer',
    Email: `buyer-${process.pid}-${count}@buyer.example`,
    'Equipment type': 'Pressure vessel',
    'Job location': 'Aberdeen',
    'What do you need?': 'Thickness of two separators, to API 510.',
    ...changes,
  };
}

/** The fields of the request form, in the dialog or on its page. */
export function requestForm(root: Locator | Page) {
  const field = (label: string) =>
    root.getByRole('textbox', { name: label }).or(root.getByRole('combobox', { name: label }));
  const send = root.getByRole('button', { name: 'Send request' });
  return {
    field,
    urgency: (name: string) => root.getByRole('radio', { name }),
    send,
    fill: async (values: RequestValues, urgency = 'High') => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value);
      await root.getByRole('radio', { name: urgency }).check();
    },
  };
}

/** Opens the request dialog of the first company in the results. */
export async function openDialog(page: Page) {
  const contact = page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Contact/ });
  await contact.click();
  const dialog = page.getByRole('dialog', { name: 'Request Service Quote' });
  return { contact, dialog, ...requestForm(dialog) };
}

/** The mails of the server so far that contain a text. */
export function mailsAbout(server: Server, text: string): string[] {
  const directory = join(server.dataDirectory, 'mail');
  try {
    const files = readdirSync(directory).filter((name) => name.endsWith('.eml'));
    // Quoted-printable breaks long lines with "=".
    const mails = files.map((name) => readFileSync(join(directory, name), 'utf8').replace(/=\r?\n/g, ''));
    return mails.filter((mail) => mail.includes(text));
  } catch {
    return [];
  }
}
