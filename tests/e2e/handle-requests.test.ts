import { readFile } from 'node:fs/promises';
import { layoutProblems } from './support/accessibility.ts';
import { openDashboard } from './support/admin.ts';
import { expect, test } from './support/browser-test.ts';

const request = {
  customerName: 'Rita Buyer',
  customerEmail: 'rita@refinery.example',
  equipmentType: 'Pressure vessel',
  serviceDescription: 'Thickness measurement of two vertical vessels.',
  urgency: 'Emergency',
  location: 'Houston, Texas',
};

test('section 2: a request that nobody has is sent to a suggested company, noted, and closed with a reason', async ({
  page,
}) => {
  await expect(await page.request.post('/api/service-requests', { data: request })).toBeOK();
  const dashboard = await openDashboard(page, '/admin?tab=requests');
  await page.getByRole('button', { name: /^Waiting for us/ }).click();
  await expect(page).toHaveURL(/state=waiting-for-us/);
  await expect(dashboard.row('Rita Buyer')).toContainText('waits for us');
  await dashboard.row('Rita Buyer').getByRole('button', { name: 'Details' }).click();
  await expect(page).toHaveURL(/open=\d+/);
  const { dialog } = dashboard;
  await expect(dialog.getByText('No company has this request yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Suggest companies' }).click();
  await dialog
    .getByRole('button', { name: /^Send to/ })
    .first()
    .click();
  await expect(dashboard.toast).toContainText('Request Sent');
  const company = dialog.getByRole('region', { name: 'Companies of the request' }).getByRole('row').nth(1);
  await expect(company).toContainText('waiting');

  await dialog.getByLabel('New note').fill('Called the buyer.');
  await dialog.getByRole('button', { name: 'Add Note' }).click();
  await expect(dialog.getByText('Called the buyer.')).toBeVisible();

  for (const [width, scheme] of [
    [390, 'light'],
    [1440, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect(await layoutProblems(page), `${width} ${scheme}`).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Close Request' }).click();
  await dialog.getByLabel(/^Reason/).fill('The buyer has ordered by phone.');
  await dialog.getByRole('button', { name: 'Close and send the reason' }).click();
  await expect(dashboard.toast).toContainText('Request Closed');
  await expect(dialog).toContainText('The buyer has ordered by phone.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('section 4: the data of a person are handed out, and erased after a look at how much there is', async ({
  page,
}) => {
  const data = { ...request, customerName: 'Gone Buyer', customerEmail: 'gone@refinery.example' };
  await expect(await page.request.post('/api/service-requests', { data })).toBeOK();
  const dashboard = await openDashboard(page, '/admin?tab=requests');
  await page.getByRole('button', { name: "A person's data" }).click();
  const { dialog } = dashboard;
  await dialog.getByLabel('Email address of the person').fill('gone@refinery.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Service requests, with files, threads and quotes: 1')).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('person.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).serviceRequests).toMatchObject([
    { customerName: 'Gone Buyer' },
  ]);
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(dashboard.toast).toContainText('Data Erased');
  await expect(page.getByText('Gone Buyer')).toBeHidden();
});

test('section 4: what is held as spam is counted in view and can be deleted', async ({ page }) => {
  const data = { ...request, customerName: 'Spam Sender', customerEmail: 'spam@casino.example', fax: 'filled' };
  await expect(await page.request.post('/api/service-requests', { data })).toBeOK();
  const dashboard = await openDashboard(page, '/admin?tab=requests');
  await page.getByRole('button', { name: 'Held as spam 1' }).click();
  await dashboard.row('Spam Sender').getByRole('button', { name: 'Details' }).click();
  await dashboard.dialog.getByRole('button', { name: 'Spam: delete' }).click();
  await expect(dashboard.dialog).toContainText('Nothing of it can be restored');
  await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await layoutProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dashboard.dialog.getByRole('button', { name: 'Spam: delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dashboard.dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dashboard.toast).toContainText('Spam Deleted');
  await expect(page.getByRole('button', { name: /^Held as spam/ })).toBeHidden();
});
