import type { Page } from '@playwright/test';
import { expect, test } from './support/browser-test.ts';
import { newEmail, openForm } from './support/page-form.ts';

const open = (page: Page) => openForm(page, '/pricing', 'Submit Verification Request');
const SENT = "Thank you! Your verification request has been submitted. We'll contact you within 24 hours.";
const FAILED = 'There was an error submitting your request. Please try again.';
const fields = () => ({ 'Company Name': 'Gulf NDT', 'Contact Name': 'Ada', 'Email Address': newEmail() });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('section 4: annual is the default, and the toggle changes the price', async ({ page }) => {
      await page.goto('/pricing');
      const plans = page.getByRole('group', { name: 'Billing period' });
      await expect(plans.getByRole('radio', { name: 'Annual' })).toBeChecked();
      await expect(page.getByText('$99', { exact: true })).toBeVisible();
      await expect(page.getByText('Save $9 annually')).toBeVisible();
      await plans.getByText('Monthly').click();
      await expect(page.getByText('$9', { exact: true })).toBeVisible();
      await expect(page.getByText('$99', { exact: true })).toBeHidden();
      await expect(page.getByText('Save $9 annually')).toBeHidden();
      await plans.getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
      await expect(page.getByText('$99', { exact: true })).toBeVisible();
    });

    test('section 2: Start Verification Process scrolls to the form', async ({ page }) => {
      await page.goto('/pricing');
      await page.getByRole('link', { name: 'Start Verification Process' }).click();
      await expect(page.getByLabel('Company Name')).toBeInViewport();
    });
  });
}

test('section 8: a request is sent with the chosen plan, confirmed in the page, and the form is empty', async ({
  page,
}) => {
  const { send, field, fill } = await open(page);
  await page.getByRole('group', { name: 'Billing period' }).getByText('Monthly').click();
  await fill({ ...fields(), 'Phone Number': '+1 713', 'Additional Information': 'Begin with API 510.' });
  const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send.click()]);
  expect(request.postDataJSON()).toMatchObject({
    company: 'Gulf NDT',
    name: 'Ada',
    subject: 'Company Verification Request',
    inquiryType: 'verification',
    message: expect.stringMatching(/\+1 713[\s\S]*Monthly, \$9 per month[\s\S]*Begin with API 510\./),
  });
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible();
  for (const label of Object.keys(fields())) await expect(field(label)).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByText('$9 per month').first()).toBeVisible();
});

test('section 8: a request that cannot be sent shows an error in the page and keeps the form', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  const { send, field, fill } = await open(page);
  await fill(fields());
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await expect(field('Company Name')).toHaveValue('Gulf NDT');
});

test('section 5: the browser validates required fields and the email; phone and information are optional', async ({
  page,
}) => {
  const { send, field, fill } = await open(page);
  await send.click();
  await expect(field('Company Name')).toBeFocused();
  await fill({ ...fields(), 'Email Address': 'nobody' });
  await send.click();
  await expect(field('Email Address')).toBeFocused();
  await fill(fields());
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: SENT })).toBeVisible();
});
