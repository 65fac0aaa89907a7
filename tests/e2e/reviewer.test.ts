import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

test.use({ hasMailServer: true });

const REVIEWER = { email: 'rae@works.works', password: 'another long pass phrase' };

/** What reviewers may not do, as the buttons and links for it are called; an admin sees each of them somewhere. */
const FOR_ADMINS = [
  /^Bulk Import$/,
  /^Export CSV$/,
  /^Delete /,
  /^Feature /,
  /^A person's data$/,
  /^Spam: delete$/,
  /^Compare and merge/,
  /^Restore /,
  /^Claims$/,
  /^Payments$/,
  /^Settings$/,
  /payments? failed/,
  /^Download as CSV$/,
];

const signIn = async (page: Page, data: typeof ADMIN) =>
  expect(await page.request.post('/api/login', { data })).toBeOK();

/** Invites somebody as a reviewer and follows the link of the mail. */
async function inviteReviewer(page: Page, mails: { received: { message: string }[] } | null): Promise<void> {
  const fields = { action: 'invite', email: REVIEWER.email, role: 'reviewer' };
  await page.request.post('/admin/settings', { form: fields });
  const link = () =>
    mails?.received
      .flatMap(({ message }) => message.replace(/=\r?\n/g, '').match(/\/set-password\/[\w-]{43}/g) ?? [])
      .at(-1);
  await expect.poll(link).toBeDefined();
  const chosen = { newPassword: REVIEWER.password, repeated: REVIEWER.password };
  await page.request.post(link() ?? '', { form: chosen });
}

/** Companies in each state, a message that looks like spam, and a removal that can be restored. */
async function prepare(page: Page): Promise<{ id: number; message: number }> {
  const companies = ['Role Moor NDT Ltd', 'Role Moor N.D.T. Limited', 'Role Fell Testing', 'Role Removed'].map(
    (name) => ({
      name,
      location: 'Leeds, United Kingdom',
      certifications: ['ISO/IEC 17020'],
    }),
  );
  await page.request.post('/api/admin/companies/bulk-import', { data: { companies } });
  const list = await (await page.request.get('/api/admin/companies?search=Role&limit=100')).json();
  const idOf = (name: string) => list.items.find((item: { name: string }) => item.name === name).id;
  await page.request.post(`/api/admin/companies/${idOf('Role Moor NDT Ltd')}/approve`);
  await page.request.post('/api/admin/companies/reject', { data: { ids: [idOf('Role Removed')], silent: true } });
  await page.request.post('/api/contact', {
    data: {
      name: 'A Seller',
      email: 'seller@shop.works',
      company: 'Shop',
      subject: 'An offer',
      message: 'Our online casino and payday loan for you.',
      inquiryType: 'general',
    },
  });
  const held = await (await page.request.get('/api/admin/contact-messages?status=quarantined')).json();
  return { id: idOf('Role Moor NDT Ltd'), message: held.items[0].id };
}

/** The screens of the dashboard, and what is there once they are loaded. */
const screens = ({ id, message }: { id: number; message: number }) => [
  ['/admin?search=Role', '.admin-name'],
  ['/admin?tab=all&search=Role', '.admin-name'],
  ['/admin?tab=requests', '.stats'],
  [`/admin?tab=messages&status=quarantined&open=${message}`, '.admin-dialog .admin-details'],
  ['/admin?tab=audit', '.audit-entry'],
  [`/admin/companies/${id}`, '.check-decision'],
  [`/admin/certificates?company=${id}`, '.check-queues'],
  ['/admin/duplicates', '.admin-name'],
  ['/admin/changes', 'h1'],
  ['/admin/mails', 'h1'],
  ['/admin/insights', 'h1'],
  ['/admin/audit', '.audit-entry'],
  ['/admin/security', 'h1'],
];

/** The names of all buttons and links of these screens, also in closed menus, and the addresses of the links. */
async function offered(page: Page, list: string[][]): Promise<{ names: string[]; links: string[] }> {
  const found = { names: new Set<string>(), links: new Set<string>() };
  for (const [path = '', ready = ''] of list) {
    await page.goto(path);
    await expect(page.locator(ready).first()).toBeVisible();
    const controls = await page.locator('button, a').evaluateAll((elements) =>
      elements.map((element) => ({
        name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
        href: element instanceof HTMLAnchorElement && element.origin === location.origin ? element.pathname : null,
      })),
    );
    for (const { name, href } of controls) {
      found.names.add(name);
      if (href !== null) found.links.add(href);
    }
  }
  return { names: [...found.names], links: [...found.links] };
}

test('decision 76: a reviewer is offered nothing that is refused, and an admin everything', async ({
  page,
  mailServer,
}) => {
  await signIn(page, ADMIN);
  await inviteReviewer(page, mailServer);
  const prepared = await prepare(page);
  const { names } = await offered(page, screens(prepared));
  for (const pattern of FOR_ADMINS) expect(names, 'an admin').toContainEqual(expect.stringMatching(pattern));

  await signIn(page, REVIEWER);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const seen = await offered(page, screens(prepared));
  for (const pattern of FOR_ADMINS) expect(seen.names, 'a reviewer').not.toContainEqual(expect.stringMatching(pattern));
  for (const link of seen.links) {
    const response = await page.request.get(link);
    if (response.status() === 403) refused.push(link);
  }
  expect(refused).toEqual([]);
  expect(seen.names).toEqual(
    expect.arrayContaining(['Approve Role Fell Testing', 'Reject Role Fell Testing', 'Not spam: deliver']),
  );
});

test('decision 76: a reviewer selects only what waits, and the keys of others do nothing', async ({ page }) => {
  await signIn(page, ADMIN);
  const { id } = await prepare(page);
  await signIn(page, REVIEWER);
  await page.goto('/admin?search=Role');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByRole('group', { name: 'Selected companies' })).toHaveText(
    /^Selected companies\d+ selectedApprove \d+Reject \d+Clear$/,
  );
  await page.goto('/admin?tab=all&search=Role');
  await expect(page.locator('.admin-name').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
  await page.goto(`/admin/companies/${id}`);
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  for (const key of ['x', 'f', 'm']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Approve');
  await expect(keys).not.toContainText(/Delete|Feature|merge/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Featured' })).toBeDisabled();
});
