import type { Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { listCompanies } from './support/companies.ts';
import { openForm } from './support/page-form.ts';
import { mailsAbout, requestForm, requestValues } from './support/request-form.ts';

const PDF = { name: 'vessel.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const PAGE_AS_PICTURE = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };

async function openShared(page: Page) {
  const ids = (await listCompanies(page.request)).items.slice(0, 3).map(({ id }) => id);
  await openForm(page, paths.request(ids, { from: 'Houston' }), 'Send request');
  return requestForm(page);
}

test('section 2.83: several companies are asked at once with files, and the page says what follows', async ({
  page,
  server,
  tolerate,
}) => {
  // The server refuses the first file by its content.
  tolerate(/status of 400/);
  const form = await openShared(page);
  const values = requestValues();
  await form.fill(values);
  await page.getByRole('checkbox').nth(1).uncheck();
  await page.getByText('Add details').click();
  await form.field('Material').fill('316L');
  const files = page.getByLabel('Files');
  await files.setInputFiles(Array.from({ length: 6 }, (_, index) => ({ ...PDF, name: `${index}.pdf` })));
  await form.send.click();
  await expect(page.locator('.form-issue', { hasText: 'Please choose up to 5 files' })).toBeVisible();
  await files.setInputFiles([PAGE_AS_PICTURE]);
  await form.send.click();
  await expect(page.locator('.form-issue', { hasText: 'photo.png: please choose a PDF' })).toBeVisible();
  await expect(form.field('Material')).toHaveValue('316L');
  await files.setInputFiles([PDF]);
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Request Submitted');
  await expect(page.getByText('Open “See your request” in it')).toBeVisible();
  await expect.poll(() => mailsAbout(server, values.Email).length).toBe(3);
});

test('section 2.83: what is typed survives a closed tab for a day, and one can start over', async ({
  page,
  context,
}) => {
  const form = await openShared(page);
  await form.field('Your name').fill('Ada Buyer');
  await form.urgency('High').check();
  await page.getByText('Add details').click();
  await form.field('Material').fill('316L');
  await page.close();

  const other = await context.newPage();
  const again = await openShared(other);
  await expect(other.getByText(/^Your draft of .+ was restored – start over$/)).toBeVisible();
  await expect(again.field('Your name')).toHaveValue('Ada Buyer');
  await expect(again.field('Material')).toHaveValue('316L');
  await expect(again.urgency('High')).toBeChecked();
  await expect(again.field('Job location')).toHaveValue('Houston');
  await other.getByRole('button', { name: 'start over' }).click();
  await expect(again.field('Your name')).toHaveValue('');
  await expect(again.field('Job location')).toHaveValue('Houston');
  await again.field('Your name').fill('Eve');
  await other.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft'));
    const draft = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...draft, at: draft.at - 25 * 3_600_000 }));
  });
  const later = await openShared(other);
  await expect(later.field('Your name')).toHaveValue('');
  await expect(other.getByText(/draft/)).toHaveCount(0);
});
