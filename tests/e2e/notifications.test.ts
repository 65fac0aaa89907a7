import type { Page } from '@playwright/test';
import { TOAST_MILLISECONDS } from '#domain/constants.ts';
import { messages } from '#web/messages.ts';
import { expect, test } from './support/browser-test.ts';
import { openHome } from './support/home.ts';
import { mailsAbout, openDialog, requestValues } from './support/request-form.ts';

/** Longer than the second within which a form counts as spam. */
const HUMAN_MILLISECONDS = 1_200;

async function sendRequest(page: Page): Promise<void> {
  const { fill, send, dialog } = await openDialog(page);
  await fill(requestValues());
  // With the keyboard, and the pointer out of the way: a notice that it rests on stays.
  await page.mouse.move(0, 0);
  await send.press('Enter');
  await expect(dialog).toBeHidden();
}

function toastsOf(page: Page) {
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  return { region, toasts: region.getByRole('listitem'), sent: region.getByText(messages.serviceRequestSent.title) };
}

test('section 4: there is one toast at a time, and it can be closed', async ({ page }) => {
  await openHome(page);
  const { region, toasts } = toastsOf(page);
  await sendRequest(page);
  await expect(toasts).toHaveCount(1);
  await sendRequest(page);
  await expect(toasts).toHaveCount(1);
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});

test('section 4: a toast disappears after five seconds, unless the pointer is over it', async ({ page }) => {
  const start = new Date('2030-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await openHome(page);
  const { sent } = toastsOf(page);
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
  await sendRequest(page);
  await expect(sent).toBeVisible();
  await page.clock.runFor(TOAST_MILLISECONDS - 1);
  await expect(sent).toBeVisible();
  await page.clock.runFor(1);
  await expect(sent).toBeHidden();

  await sendRequest(page);
  await sent.hover();
  await page.clock.runFor(10 * TOAST_MILLISECONDS);
  await expect(sent).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(TOAST_MILLISECONDS);
  await expect(sent).toBeHidden();
});

test('section 9: F8 moves the focus to the notifications', async ({ page }) => {
  await openHome(page);
  const { region, toasts } = toastsOf(page);
  await sendRequest(page);
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('list').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    toasts.and(page.locator(':focus')).or(region.getByRole('button').and(page.locator(':focus'))),
  ).toBeVisible();
});

test('section 9: a toast can be swiped away', async ({ page }) => {
  await openHome(page);
  const { toasts } = toastsOf(page);
  await sendRequest(page);
  const box = await toasts.boundingBox();
  if (box === null) throw new Error('there is no notice');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 90, y, { steps: 3 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(0);
});

test('decision 25: the request is stored, and mailed to the company and to the sender', async ({ page, server }) => {
  const home = await openHome(page);
  const name = (await home.names.first().textContent()) ?? '';
  const { fill, field, dialog, send } = await openDialog(page);
  await expect(dialog).toBeVisible();
  const shown = Date.now();
  const typed = requestValues({ 'Your name': 'O’Brien <Söhne> & Co', 'Job location': 'İzmir' });
  await fill(typed, 'Emergency');
  await field('Phone').fill('+44 1224 555 000');
  await dialog.getByLabel('Preferred date').fill('2031-05-04');
  await expect.poll(() => Date.now() - shown).toBeGreaterThan(HUMAN_MILLISECONDS);
  const answer = page.waitForResponse('**/api/service-requests');
  await send.click();
  const stored = await (await answer).json();
  expect(stored).toMatchObject({ customerEmail: typed.Email, urgency: 'Emergency', preferredDate: '2031-05-04' });

  const company = await (await page.request.get(`/api/companies/${stored.companyId}`)).json();
  expect(company.name).toBe(name);
  await expect.poll(() => mailsAbout(server, typed.Email)).toHaveLength(2);
  const mails = mailsAbout(server, typed.Email);
  const toCompany = mails.find((mail) => mail.includes(`To: ${company.email}`)) ?? '';
  expect(toCompany).toContain(`Reply-To: ${typed.Email}`);
  expect(toCompany).toMatch(/Thickness of two separators, to API 510\./);
  expect(mails.some((mail) => mail.includes(`To: ${typed.Email}`))).toBe(true);
});

test('hardening: spam gets the same response and is quarantined', async ({ page, server }) => {
  await openHome(page);
  const machine = await openDialog(page);
  const typed = requestValues();
  await machine.fill(typed);
  await machine.dialog.locator('input[name=fax]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await machine.send.click();
  await expect(toastsOf(page).sent).toBeVisible();

  // Mails go out in the order of the requests: when a later one has arrived, those of the held one would have, too.
  const person = requestValues();
  const answer = await page.request.post('/api/service-requests', {
    data: {
      customerName: 'Ada Buyer',
      customerEmail: person.Email,
      equipmentType: 'Boiler',
      serviceDescription: 'Annual inspection of one boiler.',
      urgency: 'Low',
      location: 'Leeds',
    },
  });
  expect(answer.status()).toBe(201);
  await expect.poll(() => mailsAbout(server, person.Email)).toHaveLength(1);
  // Decision 32: only its sender is asked to confirm it, without what was typed.
  const [question = '', ...others] = mailsAbout(server, typed.Email);
  expect(question).toContain('Subject: Please confirm your request');
  expect(question).not.toContain(typed['What do you need?']);
  expect(others).toEqual([]);
});
