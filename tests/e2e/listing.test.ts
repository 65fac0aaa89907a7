import { accessibilityProblems, layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { findCompany } from './support/companies.ts';
import { signInByMail } from './support/mails.ts';

test.use({ hasMailServer: true });

test('decisions 64 to 66: a company manages its listing, with keyboard and scripts, at every width', async ({
  page,
  request,
  mailServer,
}) => {
  const company = await findCompany(request, ({ email }) => email.endsWith('.works'));
  const address = `/manage/company/${company.id}`;
  await page.goto(`/company/${company.id}/claim`);
  await signInByMail(page, mailServer, company.email);

  for (const rest of ['', '/profile', '/certificates', '/requests', '/settings']) {
    await page.goto(address + rest);
    await expect(page.getByRole('navigation', { name: `Pages of ${company.name}` })).toBeVisible();
    expect(await layoutProblems(page), rest).toEqual([]);
  }
  await page.goto(`${address}/certificates`);
  await page.locator('.listing-certificates a').first().click();
  expect(await layoutProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto(`${address}/settings`);
  const language = page.getByRole('combobox', { name: 'Languages spoken' });
  await language.fill('Portug');
  await language.press('ArrowDown');
  await language.press('Enter');
  await page.getByLabel('Away until').fill('2099-01-31');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeInViewport();
  await page.goto(`/company/${company.id}`);
  await expect(page.getByText('Away until 31 Jan 2099')).toBeVisible();
  await expect(page.getByText('Portuguese')).toBeVisible();
});
