import type { Locator, Page } from '@playwright/test';
import { companyPlace } from '#domain/companies/company-place.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { TOOLTIP_DELAY_MILLISECONDS, TOOLTIP_SKIP_DELAY_MILLISECONDS } from '#domain/constants.ts';
import { expect, test } from './support/browser-test.ts';
import { allCompanies, findCompany, listCompanies } from './support/companies.ts';
import { openHome } from './support/home.ts';
import { ADMIN } from './support/server.ts';

async function openCard(page: Page, { name }: PublicCompany) {
  await page.goto(`/?search=${encodeURIComponent(name)}`);
  return cardOf(page, name);
}

function cardOf(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** What screen readers say of a mark. */
async function saidOf(mark: Locator): Promise<string> {
  const said = (await mark.locator('.sr-only').textContent()) ?? '';
  expect(said).not.toBe('');
  return said;
}

/** What a mark says of a certificate. */
function meaningOf(company: PublicCompany, name: string): string {
  const state = company.certificateStates[company.certifications.indexOf(name)] ?? 'claimed';
  const words = { checked: 'checked and current', claimed: 'claimed by the company' } as Record<string, string>;
  return `${name}, ${words[state] ?? state}`;
}

test('section 4: the badge is FEATURED, or VERIFIED if verified and not featured', async ({ page, request }) => {
  const companies = await allCompanies(request);
  for (const [featured, verified, badge] of [
    [true, true, 'FEATURED'],
    [true, false, 'FEATURED'],
    [false, true, 'VERIFIED'],
    [false, false, undefined],
  ] as const) {
    const company = companies.find((one) => one.featured === featured && one.verified === verified);
    if (company === undefined) throw new Error('the demonstration has no such company');
    const card = await openCard(page, company);
    await expect(card).toBeVisible();
    const badges = card.locator('.badge');
    if (badge === undefined) await expect(badges).toHaveCount(0);
    else await expect(badges).toHaveText([new RegExp(`${badge}$`)]);
  }
});

test('decision 29: the reason says in words that nothing was checked, and what is only claimed', async ({
  page,
  request,
}) => {
  const company = await findCompany(
    request,
    ({ certificateStates }) => certificateStates[0] === 'claimed' && !certificateStates.includes('checked'),
  );
  const card = await openCard(page, company);
  await expect(card.locator('.card-reason')).toContainText(`${company.certifications[0]} claimed`);
  await expect(card.locator('.proof')).toHaveCount(0);
});

test('section 2: a card has name, place, initials, three lines of text, three methods and four certificates', async ({
  page,
  request,
}) => {
  const company = await findCompany(
    request,
    ({ name, specializations, certifications, verified, description }) =>
      specializations.length > 3 &&
      certifications.length > 4 &&
      !verified &&
      description.length > 250 &&
      /^[A-Z]\w+ [A-Z]\w+ [A-Z]\w+ \w/.test(name),
  );
  const { name, specializations, certifications, certificationMarks } = company;
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await openCard(page, company);
  await expect(card.getByRole('heading', { level: 3 })).toContainText(name);
  await expect(card.locator('.card-place')).toContainText(companyPlace(company));
  await expect(card.locator('.logo')).toHaveText(name.replace(/(\w)\w* (\w)\w* (\w).*/, '$1$2$3').toUpperCase());
  const lines = await card.locator('.card-text').evaluate((text) => {
    const { height } = text.getBoundingClientRect();
    return {
      shown: height / Number.parseFloat(getComputedStyle(text).lineHeight),
      isCut: text.scrollHeight > height + 1,
    };
  });
  expect(lines.isCut).toBe(false);
  expect(lines.shown).toBeLessThanOrEqual(3);
  await expect(card.locator('.card-text')).toHaveText(/[\p{L}\p{N}%)]…$/u);
  await expect(card.locator('.tag')).toHaveText(specializations.slice(0, 3));
  await expect(
    card.getByText(`+${specializations.length - 3} more service${specializations.length === 4 ? '' : 's'}`),
  ).toBeVisible();
  const marks = certifications
    .slice(0, 4)
    .map((full, index) => `${certificationMarks[index]}${meaningOf(company, full)}`);
  await expect(card.locator('.mark')).toHaveText(marks);
  await expect(
    card.getByText(`+${certifications.length - 4} more certificate${certifications.length === 5 ? '' : 's'}`),
  ).toBeVisible();
});

test('decision 28: a mark has the full name and the state of its certificate for screen readers', async ({
  page,
  request,
}) => {
  const company = await findCompany(
    request,
    ({ certifications, certificateStates }) =>
      certifications.length === 4 && certificateStates.includes('checked') && certificateStates.includes('claimed'),
  );
  const card = await openCard(page, company);
  for (const name of company.certifications) {
    await expect(card.locator('.mark').getByText(meaningOf(company, name), { exact: true })).toBeAttached();
  }
  await expect(card.locator('.mark > [aria-hidden=true]')).toHaveText(company.certificationMarks);
});

test('section 2: a picture covers the initials, and a broken one leaves them visible', async ({ page, tolerate }) => {
  tolerate(/pictures\.example/);
  await page.route('https://pictures.example/logo.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await page.route('https://pictures.example/gone.svg', (route) => route.abort());
  const { items } = await listCompanies(page.request, { search: 'ultrasonic' });
  await page.request.post('/api/login', { data: ADMIN });
  const setLogos = async (logos: (string | null)[]) => {
    for (const [index, logoUrl] of logos.entries()) {
      const { id, ...company } = { id: 0, ...items[index] };
      // The edit form requires what a company may lack.
      const phone = company.phone || '+44 1632 960001';
      const description = company.description || 'Tests welds.';
      const data = { ...company, phone, description, logoUrl };
      const answer = await page.request.put(`/api/admin/companies/${id}`, { data });
      expect(answer.status(), await answer.text()).toBe(200);
    }
  };
  await setLogos(['https://pictures.example/logo.svg', 'https://pictures.example/gone.svg']);
  const home = await openHome(page);
  await home.what.fill('ultrasonic');
  await home.search.click();
  for (const [card, tag] of [
    [0, 'IMG'],
    [1, 'SPAN'],
  ] as const) {
    const logo = home.cards.nth(card).locator('.logo');
    await expect(logo.locator('img')).toHaveCount(1);
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        logo.evaluate((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName;
        }),
      )
      .toBe(tag);
    await expect(logo.locator('span')).toHaveText(/^[\p{Lu}\d]{1,3}$/u);
  }
  // Other tests see the same companies, and may load nothing from elsewhere.
  await setLogos([null, null]);
});

test('section 9: a tooltip appears after its delay, the next one at once', async ({ page, request }) => {
  const company = await findCompany(request, ({ certifications }) => certifications.length > 1);
  const start = new Date('2030-01-01T12:00:00Z');
  await page.clock.install({ time: start });
  await openHome(page, `/?search=${encodeURIComponent(company.name)}`);
  const marks = cardOf(page, company.name).locator('.mark');
  const tooltip = page.locator('.tooltip');
  const meanings = company.certifications.map((name) => meaningOf(company, name));
  await marks.first().scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));

  await marks.nth(0).hover();
  await page.clock.runFor(TOOLTIP_DELAY_MILLISECONDS - 1);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText(meanings[0] ?? '');

  await marks.nth(1).hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText(meanings[1] ?? '');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(TOOLTIP_SKIP_DELAY_MILLISECONDS);
  await marks.nth(0).hover();
  await page.clock.runFor(TOOLTIP_DELAY_MILLISECONDS - 1);
  await expect(tooltip).toBeHidden();
});

test('section 2: a tooltip stays inside the window and is closed by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await openHome(page);
  for (const mark of await home.cards.first().locator('.mark').all()) {
    await mark.hover();
    const tooltip = page.locator('.tooltip');
    await expect(tooltip).toHaveText(await saidOf(mark));
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('decision 28: a tap on a mark shows what it means', async ({ page }) => {
    const home = await openHome(page);
    const mark = home.cards.first().locator('.mark').first();
    const tooltip = page.locator('.tooltip');
    await mark.tap();
    await expect(tooltip).toHaveText(await saidOf(mark));
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await home.cards.first().locator('.card-text').tap();
    await expect(tooltip).toBeHidden();
  });
});

test('decision 28: the keyboard reaches the marks of a card, and what they mean is shown', async ({ page }) => {
  const home = await openHome(page);
  const card = home.cards.first();
  const marks = card.locator('.mark');
  await card.getByRole('link', { name: /^Contact/ }).focus();
  await page.keyboard.press('Shift+Tab');
  const meanings = await Promise.all((await marks.all()).map(saidOf));
  const tooltip = page.locator('.tooltip');
  for (const meaning of meanings) await expect(tooltip).toContainText(meaning);
  await page.keyboard.press('Tab');
  await expect(tooltip).toBeHidden();
});

test('section 2: View Profile and the name lead to the profile', async ({ page }) => {
  const home = await openHome(page);
  const name = (await home.names.first().textContent()) ?? '';
  await home.cards
    .first()
    .getByRole('link', { name: `View Profile of ${name}` })
    .click();
  await expect(page).toHaveURL(/\/company\/\d+\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await home.names.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('look: the buttons of a card have one line each, beside filters and below a map, too', async ({ page }) => {
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/?search=ultrasonic', '/?search=ultrasonic&view=map']) {
      await page.goto(address);
      const lines = await page.locator('.card-actions .button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const words = document.createRange();
          words.selectNodeContents(button);
          const { left, right } = button.getBoundingClientRect();
          const inside = words.getBoundingClientRect();
          return inside.height < 30 && inside.left >= left && inside.right <= right;
        }),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(lines, `${address} at ${width} px`).not.toContain(false);
    }
  }
});
