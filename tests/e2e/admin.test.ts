import type { Page } from '@playwright/test';
import { layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';
import { pauseRequests, watchCalls } from './support/traffic.ts';

/** What a test has made, which the tests after it on the same server are not to find. */
const made: number[] = [];
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) await page.request.delete(`/api/admin/companies/${id}`);
});

/** A company that waits, made through the front door. */
async function register(page: Page, name: string): Promise<number> {
  const answer = await page.request.post('/api/companies', {
    data: {
      name,
      location: 'Leeds, United Kingdom',
      description: 'Examines boilers and pressure vessels.',
      phone: '+44 113 555 0100',
      email: `office@${name.toLowerCase().replaceAll(' ', '')}.example`,
      serviceArea: 'Europe',
      certifications: ['ISO/IEC 17020'],
    },
  });
  const { id } = await answer.json();
  made.push(id);
  return id;
}

/** A message of a visitor, sent through the front door. */
async function write(page: Page, name: string, traps: { formToken?: string } = {}) {
  await page.request.post('/api/contact', {
    data: {
      name,
      email: 'ada@plant.example',
      company: 'Plant Ltd',
      subject: 'A question about listings',
      message: 'How long does a review take?',
      inquiryType: 'list-company',
      ...traps,
    },
  });
}

test('section 2: without a session there is Access Denied, a toast, and then the sign-in', async ({
  page,
  tolerate,
}) => {
  tolerate(/401/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByText('You need admin privileges to access this page. Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fadmin$/);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('section 2.53: a spinner turns while a list is fetched', async ({ page }) => {
  await openDashboard(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/companies?*status=all*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('tab', { name: /^All/ }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(loading).toBeVisible();
  const ring = await loading.evaluate((element) => {
    const { animationName, borderRadius } = getComputedStyle(element, '::before');
    return { animationName, borderRadius };
  });
  expect(ring).toEqual({ animationName: 'admin-turn', borderRadius: '50%' });
  answer.resolve();
  await expect(loading).toBeHidden();
});

test('section 2: signing out leads to the sign-in, also while a list is being read', async ({ page, tolerate }) => {
  tolerate(/401/);
  await openDashboard(page);
  let answerList = () => {};
  const isSignedOut = new Promise<void>((resolve) => {
    answerList = resolve;
  });
  await page.route(/\/api\/admin\/companies/, async (route) => {
    await isSignedOut;
    await route.continue();
  });
  await page.route(/\/sign-out$/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    answerList();
    await refused;
    await route.fulfill({ response });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('section 2: four stats, five tabs with counts, and what waits comes first', async ({ page }) => {
  const dashboard = await openDashboard(page);
  const waiting = await dashboard.stat('Pending Approval').textContent();
  await expect(dashboard.tab(`Pending Approval (${waiting})`)).toHaveAttribute('aria-selected', 'true');
  await expect(dashboard.rows.first().getByText('Pending Approval')).toBeVisible();
  for (const name of [
    /^Verified Companies \([\d,]+\)$/,
    /^All Companies \([\d,]+\)$/,
    /^Service Requests \([\d,]+\)$/,
  ]) {
    await dashboard.tab(name).click();
    await expect(dashboard.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowRight');
  await expect(dashboard.tab(/^Contact Messages \([\d,]+\)$/)).toBeFocused();
  await expect(page).toHaveURL(/tab=messages/);
  await page.goBack();
  await expect(dashboard.tab(/^Service Requests/)).toHaveAttribute('aria-selected', 'true');
});

test('section 4: approve, verify, feature, delete; the public list follows', async ({ page }) => {
  const id = await register(page, 'Moor Row Inspection');
  const dashboard = await openDashboard(page, '/admin?search=Moor+Row');
  await dashboard.row('Moor Row').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Company Approved')).toBeVisible();
  await expect(page.getByText('No companies pending approval for “Moor Row”')).toBeVisible();
  expect((await page.request.get(`/api/companies/${id}`)).status()).toBe(200);
  await page.goto('/admin?tab=all&search=Moor+Row');
  await dashboard.row('Moor Row').getByRole('link', { name: 'Verify' }).click();
  await page.getByLabel('The company exists').check();
  await page.getByRole('heading', { name: 'ISO/IEC 17020' }).click();
  await page.keyboard.press('v');
  await expect(page.getByText('Company Verified')).toBeVisible();
  await page.goto('/admin?tab=all&search=Moor+Row');
  await dashboard.row('Moor Row').getByRole('button', { name: 'Feature' }).click();
  await expect(page.getByText('Featured Status Updated')).toBeVisible();
  await expect(dashboard.row('Moor Row').getByText('Verified', { exact: true })).toBeVisible();
  await expect(dashboard.row('Moor Row').getByText('Featured', { exact: true })).toBeVisible();
  await dashboard.more('Moor Row', 'Delete');
  await expect(dashboard.dialog).toContainText(
    'Are you sure you want to permanently delete this company? This action cannot be undone.',
  );
  await dashboard.dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Company Deleted')).toBeVisible();
  expect((await page.request.get(`/api/companies/${id}`)).status()).toBe(404);
});

test('section 8: rejecting asks first, and Cancel changes nothing', async ({ page }) => {
  await register(page, 'Low Fell Testing');
  const dashboard = await openDashboard(page, '/admin?search=Low+Fell');
  const reject = dashboard.row('Low Fell').getByRole('button', { name: 'Reject' });
  await reject.click();
  await expect(dashboard.dialog).toContainText(
    'Are you sure you want to reject this company? This will permanently remove them from the system.',
  );
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toBeHidden();
  await expect(reject).toBeFocused();
  await reject.click();
  await dashboard.dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Company Rejected')).toBeVisible();
  await expect(dashboard.rows).toHaveCount(0);
});

test('several are rejected with one confirmation that names the number', async ({ page }) => {
  await register(page, 'Twofold Alpha');
  await register(page, 'Twofold Beta');
  const dashboard = await openDashboard(page, '/admin?search=Twofold');
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await all.check();
  await page.getByRole('button', { name: 'Reject 2' }).click();
  await expect(dashboard.dialog).toContainText('these 2 companies');
  await dashboard.dialog.getByRole('button', { name: 'Reject 2' }).click();
  await expect(page.getByText('2 Companies Rejected')).toBeVisible();
  await expect(dashboard.rows).toHaveCount(0);
  await expect(all).toBeDisabled();
});

test('section 4: a double click decides once, and never on the row that moves up', async ({ page }) => {
  await register(page, 'Doubled Alpha');
  await register(page, 'Doubled Beta');
  const dashboard = await openDashboard(page, '/admin?search=Doubled');
  const calls = watchCalls(page, '/api/admin/companies/');
  await dashboard.rows.first().getByRole('button', { name: 'Approve' }).dblclick();
  await expect(dashboard.rows).toHaveCount(1);
  await expect(dashboard.toast).toContainText('Company Approved');
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('section 4: what another admin has decided meanwhile is reported', async ({ page }) => {
  const ids = [await register(page, 'Meanwhile Alpha'), await register(page, 'Meanwhile Beta')];
  const dashboard = await openDashboard(page, '/admin?search=Meanwhile');
  await expect(dashboard.rows).toHaveCount(2);
  const decide = async (action: 'Approve' | 'Reject') => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: new RegExp(`^${action} \\d$`) }).click();
  };
  const approve = (id: number | undefined) => page.request.post(`/api/admin/companies/${id}/approve`, { data: {} });
  await approve(ids[0]);
  await decide('Approve');
  // They share their address, as one company listed twice would.
  await dashboard.dialog.getByRole('button', { name: 'Approve 2 companies' }).click();
  await expect(dashboard.toast).toContainText(
    'Company ApprovedIt is now public. 1 other had already been approved or rejected.',
  );
  await expect(dashboard.rows).toHaveCount(0);
  const last = await register(page, 'Meanwhile Gamma');
  await page.reload();
  await decide('Reject');
  await approve(last);
  await dashboard.dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dashboard.toast).toContainText('Another admin has already approved or rejected this company.');
  await expect(dashboard.rows).toHaveCount(0);
});

test('section 4: a selected row that has left the list is reported, too; own decisions are not', async ({ page }) => {
  const ids: number[] = [];
  for (const name of ['Alpha', 'Beta', 'Gamma', 'Delta']) ids.push(await register(page, `Vanishing ${name}`));
  const dashboard = await openDashboard(page, '/admin?search=Vanishing');
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    await page.getByRole('checkbox', { name: `Select Vanishing ${name}` }).check();
  }
  await page.request.post(`/api/admin/companies/${ids[0]}/approve`, { data: {} });
  // Both buttons refetch the list, which no longer contains Alpha.
  await page.getByRole('button', { name: 'Approve Vanishing Delta' }).click();
  await expect(dashboard.rows).toHaveCount(2);
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Vanishing Gamma' }).click();
  await expect(dashboard.rows).toHaveCount(1);
  await page.getByRole('button', { name: /^Approve \d$/ }).click();
  await expect(dashboard.toast).toContainText(
    'Company ApprovedIt is now public. 1 other had already been approved or rejected.',
  );
  await expect(page.getByText('Select companies to act on together')).toBeVisible();
});

test('decision 22: deciding on the last row of the last page leads to the page before', async ({ page }) => {
  const companies = Array.from({ length: 21 }, (_, index) => ({ name: `Paged ${index}`, location: 'Leeds' }));
  const dashboard = await openDashboard(page);
  await page.request.post('/api/admin/companies/bulk-import', { data: { companies } });
  const imported = await page.request.get('/api/admin/companies?status=all&search=Paged&limit=100');
  for (const { id } of (await imported.json()).items) made.push(id);
  await page.goto('/admin?search=Paged&page=2');
  await dashboard.rows.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 to 20 of 20')).toBeVisible();
  await expect(dashboard.rows).toHaveCount(20);
  await expect(page).toHaveURL(/\/admin\?search=Paged$/);
  await page.goto('/admin?search=Paged&page=9');
  await expect(page.getByText('1 to 20 of 20')).toBeVisible();
});

test('section 2: the edit form saves, shows what is wrong, and does not overwrite others silently', async ({
  page,
  tolerate,
}) => {
  tolerate(/400|409/);
  const id = await register(page, 'Edited Once');
  const dashboard = await openDashboard(page, '/admin?search=Edited+Once');
  await dashboard.row('Edited Once').getByRole('button', { name: 'Edit Edited Once', exact: true }).click();
  await dashboard.dialog.getByLabel('Phone').fill('');
  await dashboard.dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.dialog.getByText('Phone number is required')).toBeVisible();
  await expect(dashboard.dialog.getByLabel('Phone')).toBeFocused();
  await dashboard.dialog.getByLabel('Phone').fill('+44 113 555 0199');
  // Somebody else is quicker.
  const { name, email, location, description, serviceArea } = await (
    await page.request.get(`/api/admin/companies/${id}`)
  ).json();
  const other = { name, email, location, description, serviceArea, phone: '+44 113 555 0111' };
  expect((await page.request.put(`/api/admin/companies/${id}`, { data: other })).status()).toBe(200);
  await dashboard.dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.dialog.getByRole('alert')).toContainText('has changed this company since you opened it');
  await dashboard.dialog.getByRole('button', { name: 'Save These' }).click();
  await expect(dashboard.toast).toContainText('Company UpdatedIt is still pending approval.');
  const saved = await (await page.request.get(`/api/admin/companies/${id}`)).json();
  expect(saved.phone).toBe('+44 113 555 0199');
});

test('section 2: the edit form has what was done to the company since the list was fetched', async ({ page }) => {
  const id = await register(page, 'Edited At Once');
  const dashboard = await openDashboard(page, '/admin?search=Edited+At+Once');
  await expect(dashboard.row('Edited At Once')).toBeVisible();
  expect((await page.request.post(`/api/admin/companies/${id}/approve`)).status()).toBe(200);
  await dashboard.row('Edited At Once').getByRole('button', { name: 'Edit Edited At Once', exact: true }).click();
  await dashboard.dialog.getByLabel('Phone').fill('+44 113 555 0198');
  await dashboard.dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dashboard.toast).toContainText('Company Updated');
  await expect(dashboard.dialog).toBeHidden();
});

test('section 2: a contact message is read and marked, and a request shows its company', async ({ page }) => {
  await write(page, 'Ada Buyer');
  const dashboard = await openDashboard(page, '/admin?tab=messages&status=new');
  await expect(dashboard.row('Ada Buyer').getByText('list company')).toBeVisible();
  await dashboard.row('Ada Buyer').getByRole('button', { name: 'Details' }).click();
  await expect(dashboard.dialog).toContainText('How long does a review take?');
  await dashboard.dialog.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(dashboard.dialog.getByRole('button', { name: 'Mark Resolved' })).toBeDisabled();
  await dashboard.dialog.getByRole('button', { name: 'Mark In Progress' }).click();
  await expect(dashboard.dialog.getByRole('button', { name: 'Mark In Progress' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dashboard.row('Ada Buyer')).toHaveCount(0);
  await page.getByLabel('Show').selectOption('All messages');
  await expect(dashboard.row('Ada Buyer').getByText('in progress')).toBeVisible();
});

test('decision 25: a message that was quarantined by mistake is delivered from the dashboard', async ({ page }) => {
  await write(page, 'Late Writer', { formToken: 'left open for days' });
  const dashboard = await openDashboard(page, '/admin?tab=messages&status=quarantined&search=Late+Writer');
  await dashboard.row('Late Writer').getByRole('button', { name: 'Details' }).click();
  await expect(dashboard.dialog).toContainText(
    'Held as suspected spam: the form token is forged. No emails were sent.',
  );
  await dashboard.dialog.getByRole('button', { name: 'Not spam: deliver' }).click();
  await expect(dashboard.toast).toContainText('Message Sent');
  await expect(dashboard.dialog).toBeHidden();
  await expect(page.getByText('No contact messages found for “Late Writer”')).toBeVisible();
  await page.getByLabel('Show').selectOption('All messages');
  await expect(dashboard.row('Late Writer')).toBeVisible();
});

test('section 8: a list that cannot be fetched says so, and Try again works', async ({ page, tolerate }) => {
  tolerate(/500/);
  const dashboard = await openDashboard(page);
  await page.route('**/api/admin/companies?*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dashboard.tab(/^All Companies/).click();
  await expect(page.getByText('Failed to fetch companies')).toBeVisible();
  await page.unroute('**/api/admin/companies?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.rows.first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`look: the dashboard fits every width and is accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const dashboard = await openDashboard(page);
    const problems: string[] = [];
    for (const tab of [/^Pending/, /^All/, /^Service/, /^Audit/]) {
      await dashboard.tab(tab).click();
      await expect(page.getByText('Loading...')).toBeHidden();
      problems.push(...(await layoutProblems(page)));
    }
    const { resume } = await pauseRequests(page, '**/api/admin/companies?*');
    await dashboard.tab(/^All/).click();
    await page.getByRole('button', { name: 'Company Name' }).click();
    await expect(page.locator('.is-fetching')).toBeVisible();
    problems.push(...(await layoutProblems(page)));
    resume();
    expect(problems).toEqual([]);
  });
}

test('look: the account fits every width and is accessible', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: ADMIN.email }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const problems = await layoutProblems(page);
  await page.getByLabel('Password', { exact: false }).first().fill(ADMIN.password);
  await page.getByRole('button', { name: 'Set Up' }).click();
  await expect(page.getByLabel(/code/i).first()).toBeVisible();
  problems.push(...(await layoutProblems(page)));
  expect(problems).toEqual([]);
});
