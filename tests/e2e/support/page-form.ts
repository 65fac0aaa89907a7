import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

let count = 0;

/** A new address each time, because many messages from one address are quarantined. */
export function newEmail(): string {
  count += 1;
  return `writer-${process.pid}-${count}@writer.example`;
}

/** Opens a page and waits for the scripts of its form, so that actions do not load a new page. */
export async function openForm(page: Page, address: string, submit: string) {
  await page.goto(address);
  const send = page.getByRole('button', { name: submit });
  // Scripts load when the browser is idle, or at the first user input.
  await page.keyboard.press('Shift');
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  return {
    send,
    field: (label: string) => page.getByLabel(label),
    toasts: page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem'),
    fill: async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
    },
  };
}

/** What is sent within a second of the page is held back: no person is so fast, but a browser under test is. */
export function takeTime(): Promise<void> {
  return sleep(1_000);
}

/** The elements of a list field. */
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
