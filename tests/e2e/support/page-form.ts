import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

let made = 0;

/** An address that nobody has used yet: many messages from one are held back. */
export function newEmail(): string {
  made += 1;
  return `writer-${process.pid}-${made}@writer.example`;
}

/** Opens a page and waits until its form is alive, so that what follows is not answered by a new page. */
export async function openForm(page: Page, address: string, submit: string) {
  await page.goto(address);
  const send = page.getByRole('button', { name: submit });
  // Scripts wait for an idle moment, or for somebody who reaches for the page.
  await page.keyboard.press('Shift');
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  return {
    send,
    field: (label: string) => page.getByLabel(label),
    notices: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
    fill: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
    },
  };
}

/** The field of a list: what is chosen, what is suggested, how to add. */
export function listField(page: Page, label: string) {
  const field = page.locator('.form-field').filter({ has: page.getByRole('combobox', { name: label }) });
  return {
    input: field.getByRole('combobox', { name: label }),
    add: field.getByRole('button', { name: 'Add', exact: true }),
    items: field.getByRole('listitem'),
    remove: (item: string) => field.getByRole('button', { name: `Remove ${item}` }),
    suggestions: page.getByRole('listbox', { name: label }).getByRole('option'),
  };
}
