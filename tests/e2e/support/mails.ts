import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** What the SMTP server of this machine has received. */
export type Mails = { received: { to: string[]; message: string }[] } | null;

const SIGN_IN = /\/manage\/sign-in\/[\w-]{43}/;

/** The mails to an address so far as text, oldest first. Quoted-printable breaks long lines with "=". */
function textsTo(mails: Mails, to: string): string[] {
  const sent = (mails?.received ?? []).filter((mail) => mail.to.includes(to));
  return sent.map(({ message }) =>
    message
      .replace(/=\r?\n/g, '')
      .replace(/=3D/g, '=')
      .replace(/\r?\n\s+/g, ' '),
  );
}

/** The first part of the newest mail to an address that fits, as soon as there are more than `after` such mails. */
export async function partOfMail(mails: Mails, to: string, part: RegExp, after = 0): Promise<string> {
  const found = () => textsTo(mails, to).flatMap((text) => part.exec(text)?.[0] ?? []);
  await expect.poll(() => found().length, `mails to ${to} with ${part}`).toBeGreaterThan(after);
  return found().at(-1) ?? '';
}

/** The link that signs in of the newest mail to an address. */
export function signInLink(mails: Mails, to: string, after = 0): Promise<string> {
  return partOfMail(mails, to, SIGN_IN, after);
}

/** Asks for a link on the page of a claim, opens it from the mail, and presses its button. */
export async function signInByMail(page: Page, mails: Mails, address: string): Promise<void> {
  const before = textsTo(mails, address).filter((text) => SIGN_IN.test(text)).length;
  await page.getByLabel('Your email at the company').fill(address);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(await signInLink(mails, address, before));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
