import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { requestForm } from './support/request-form.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('section 2: the method selector answers a choice', async ({ page }) => {
    await page.goto(paths.methodSelector);
    await page.getByLabel('Flaw or question').selectOption('Lack of fusion or penetration');
    await page.getByLabel('Access').selectOption('Both sides of the weld');
    await page.getByRole('button', { name: 'Show methods' }).click();
    await expect(page.getByRole('heading', { name: 'Methods for this question' })).toBeVisible();
    await expect(page.getByLabel('Access')).toHaveValue('Both sides of the weld');
    await expect(page.getByRole('row').filter({ hasText: 'Phased array' }).first()).toContainText(
      'square to the bevel',
    );
  });

  test('section 2: the interval calculator calculates, in inches too', async ({ page }) => {
    await page.goto(paths.inspectionIntervals);
    await page.getByLabel('Unit').selectOption('Inches');
    for (const [label, value] of [
      ['Required thickness', '0.37'],
      ['Latest thickness', '0.45'],
      ['Previous thickness', ''],
      ['Day of the previous reading', ''],
      ['First thickness', '0.5'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Calculate', exact: true }).click();
    await expect(page.getByText('(0.5 in − 0.45 in) ÷ 10 years = 0.005 in/year')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Internal or on-stream inspection' })).toContainText(
      '2034-06-01',
    );
    await page.getByLabel('Wall at the next inspection').fill('9');
    await page.getByRole('button', { name: 'Calculate the wall' }).click();
    await expect(page.getByText('138 × 1 × 9 ÷ (765 + 0.6 × 9) = 1.612')).toBeVisible();
  });
});

test.describe('on a dark screen', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 718, height: 1000 } });

  test('section 2: guides are printed on white paper, and the glossary fits its width', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of [paths.glossary, paths.weldStandards, paths.inspectionIntervals]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(244, 243, 238)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(718);
      // No heading stands alone at the foot of a page.
      await expect(page.locator('main h2').last()).toHaveCSS('break-after', 'avoid');
    }
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  });
});

test('section 2: a plan is printed, or continues into a request', async ({ page }) => {
  await page.goto(paths.inspectionPlan);
  await page.getByLabel('Job').selectOption('In-service inspection');
  await page.getByLabel('Wall thickness').check();
  await page.getByRole('button', { name: 'Write the plan' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Wall thickness at the agreed points' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Inspector' })).toBeVisible();
  // Paper has a column for signatures, the screen none.
  await expect(page.getByRole('columnheader', { name: 'Signed, date' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('columnheader', { name: 'Signed, date' })).toBeHidden();
  await page
    .getByRole('link', { name: /^Request a quote from/ })
    .first()
    .click();
  await expect(requestForm(page).field('What do you need?')).toHaveValue(/API 510, edition \[year\]/);
});
