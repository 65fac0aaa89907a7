import type { Page } from '@playwright/test';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

const made: number[] = [];
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) await page.request.delete(`/api/admin/companies/${id}`);
});

/** A company that waits with two certificates, whose check screen is open. */
async function openCheck(page: Page, name: string): Promise<number> {
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  const answer = await page.request.post('/api/companies', {
    data: {
      name,
      location: 'Leeds, United Kingdom',
      description: 'Examines boilers and pressure vessels.',
      phone: '+44 113 555 0100',
      email: `office@${name.toLowerCase().replaceAll(' ', '')}.example`,
      serviceArea: 'Europe',
      certifications: ['ISO/IEC 17020', 'API 510'],
    },
  });
  const { id } = await answer.json();
  made.push(id);
  await page.goto(`/admin/certificates?company=${id}`);
  await expect(page.getByRole('heading', { name: 'ISO/IEC 17020' })).toBeVisible();
  return id;
}

async function certificates(page: Page, id: number): Promise<AdminCertificate[]> {
  return (await (await page.request.get(`/api/admin/certificates?company=${id}`)).json()).items;
}

test('hardening: without a session the check screen is closed', async ({ page, tolerate }) => {
  tolerate(/401/);
  await page.goto('/admin/certificates');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
});

test('decision 29: what was found is recorded with one key, and the next certificate opens', async ({ page }) => {
  const id = await openCheck(page, 'Key Inspection');
  await page.getByLabel('Number', { exact: true }).fill('EX-42');
  await page.getByLabel('Valid until', { exact: true }).fill('2040-02-29');
  await page.getByLabel('Valid until', { exact: true }).press('v');
  expect((await certificates(page, id))[0]?.state).toBe('claimed');
  await page.getByRole('heading', { name: 'ISO/IEC 17020' }).click();
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { name: 'API 510' })).toBeVisible();
  expect((await certificates(page, id))[0]).toMatchObject({
    state: 'checked',
    number: 'EX-42',
    expires: '2040-02-29',
    checkedHow: 'register',
    checkedBy: ADMIN.email,
  });
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'ISO/IEC 17020' })).toBeVisible();
});

test('decision 30: a claim is refused with a reason', async ({ page }) => {
  const id = await openCheck(page, 'Refused Inspection');
  await page.keyboard.press('r');
  await page.getByLabel('Reason').fill('The register names another company.');
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Certificate Refused')).toBeVisible();
  expect((await certificates(page, id)).map(({ name }) => name)).toEqual(['API 510']);
});

test('look: the check screen fits every width and follows the rules of accessibility', async ({ page }) => {
  await openCheck(page, 'Layout Inspection');
  expect(await layoutProblems(page)).toEqual([]);
});
