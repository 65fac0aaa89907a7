import type { Page } from '@playwright/test';
import type { PublicCertificate } from '#domain/certificates/certificate.ts';
import { paths } from '#domain/paths.ts';
import { expect, test } from './support/browser-test.ts';
import { allCompanies, findCompany } from './support/companies.ts';

const field = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('section 2: the profile of a verified company has all its sections', async ({ page, request }) => {
  const company = await findCompany(
    request,
    ({ verified, featured, description, website, yearEstablished, employeeCount, certifications }) =>
      verified &&
      featured &&
      description !== '' &&
      website !== null &&
      yearEstablished !== null &&
      employeeCount !== null &&
      certifications.length > 2,
  );
  const answer = await page.goto(`/company/${company.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(page.locator('.badge')).toHaveText([/VERIFIED$/, 'FEATURED']);
  await expect(page.locator('h1 + p')).toHaveText(company.location);
  await expect(page.locator('.logo')).toHaveText(/^[\p{Lu}\d]{1,3}$/u);
  await expect(page.getByText(company.description, { exact: true })).toBeVisible();
  await expect(field(page, 'Services and methods').locator('.tag')).toHaveText(company.specializations);
  await expect(field(page, 'Equipment types').locator('.tag')).toHaveText(company.equipmentTypes);
  await expect(field(page, 'Industry experience').locator('.tag')).toHaveText(company.industries);
  await expect(field(page, 'Service area').locator('.tag')).toHaveText([company.serviceArea]);
  await expect(field(page, 'Year established')).toContainText(String(company.yearEstablished));
  await expect(field(page, 'Employees')).toContainText(company.employeeCount ?? '');

  const certificates = page.getByRole('region', { name: 'Certificates' });
  const rows = certificates.getByRole('table').locator('tbody tr');
  const reply = await request.get(`/api/companies/${company.id}/certificates`);
  const { items } = (await reply.json()) as { items: PublicCertificate[] };
  await expect(rows.getByRole('rowheader')).toContainText(items.map(({ name }) => name));
  await expect(rows.locator('.mark > [aria-hidden=true]')).toHaveText(items.map(({ mark }) => mark));
  await expect(rows.locator('.state-checked')).toHaveCount(items.filter(({ state }) => state === 'checked').length);
  await expect(certificates.getByText(/Green: checked by Inspectory on the day shown/)).toBeVisible();
  expect(await page.title()).toMatch(/^.{1,65}$/);
  expect((await page.title()).startsWith(`${company.name}, `)).toBe(true);
});

test('look: a printed profile has certificates and contact, and no buttons', async ({ page, request }) => {
  const company = (await allCompanies(request)).find(({ verified }) => verified);
  if (company === undefined) throw new Error('the demonstration has no such company');
  await page.goto(paths.company(company));
  const shortlist = page.getByRole('complementary').getByRole('button', { name: 'Shortlist' });
  await expect(shortlist).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(shortlist).toBeHidden();
  await expect(page.getByRole('link', { name: 'Request Service Quote' })).toBeHidden();
  await expect(page.getByRole('link', { name: company.email })).toBeVisible();
});

test('look: a long email address breaks after its sign', async ({ page, request }) => {
  const company = (await allCompanies(request)).toSorted((a, b) => b.email.length - a.email.length)[0];
  if (company === undefined) throw new Error('the demonstration has no companies');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.company(company));
  const link = page.getByRole('complementary').getByRole('link', { name: company.email });
  await expect(link).toHaveText(company.email);
  const widths = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [first] = [...words.getClientRects()];
    const sign = document.createRange();
    const text = element.firstChild ?? element;
    sign.setStart(text, 0);
    sign.setEnd(text, (text.textContent ?? '').indexOf('@') + 1);
    return [first?.width, sign.getBoundingClientRect().width];
  });
  expect(widths[0]).toBe(widths[1]);
});

test('look: the words of the certificate table stay within their cells', async ({ page, request }) => {
  const company = await findCompany(request, ({ certificateStates }) => certificateStates.includes('checked'));
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.company(company));
    const beyond = await page.locator('.certificate-table :is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const edge = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
        return words.getBoundingClientRect().right > edge + 1 ? [cell.textContent] : [];
      }),
    );
    expect(beyond, `at ${width} px`).toEqual([]);
  }
});

test('section 2: phone and e-mail are links, and the website opens in a new tab', async ({ page, request }) => {
  const companies = (await allCompanies(request)).filter(
    ({ website, phone }) => website !== null && phone.includes('+'),
  );
  for (const verified of [true, false]) {
    const company = companies.find((one) => one.verified === verified);
    if (company === undefined) throw new Error('the demonstration has no such company');
    await page.goto(paths.company(company));
    const contact = page.getByRole('region', { name: 'Contact', exact: true });
    const digits = company.phone.replace(/\(0\)/, '').replace(/\D/g, '');
    await expect(contact.getByRole('link', { name: company.phone })).toHaveAttribute('href', `tel:+${digits}`);
    await expect(contact.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
    const website = contact.getByRole('link', { name: /\(opens in a new tab\)$/ });
    await expect(website).toHaveAttribute('href', company.website ?? '');
    await expect(website).toHaveAttribute('target', '_blank');
    await expect(website).toHaveAttribute('rel', verified ? 'noopener' : 'nofollow ugc noopener');
  }
});

test('section 2: an unverified company has no website link, badge or checked certificates', async ({
  page,
  request,
}) => {
  const company = await findCompany(
    request,
    ({ verified, featured, website, yearEstablished, certifications }) =>
      !verified && !featured && website === null && yearEstablished === null && certifications.length > 0,
  );
  await page.goto(paths.company(company));
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
  await expect(page.locator('.badge')).toHaveCount(0);
  await expect(page.getByText('Website', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Year established')).toHaveCount(0);
  await expect(page.locator('.mark')).toHaveCount(company.certifications.length);
  await expect(page.locator('.mark-checked')).toHaveCount(0);
  await expect(page.getByText(/Stated by the company. Inspectory has checked none/)).toBeVisible();
});

test('look: a phone shows one line for each certificate, the first open, and the next step in reach', async ({
  page,
  request,
}) => {
  const company = await findCompany(
    request,
    ({ certificateStates }) => certificateStates.filter((state) => state === 'checked').length > 1,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.company(company));
  const lines = page.locator('.certificate-list > details');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(lines.nth(0)).toHaveAttribute('open', '');
  await expect(lines.nth(1)).not.toHaveAttribute('open');
  await lines.nth(1).locator('summary').first().click();
  await expect(lines.nth(1).getByText('Issuer', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request Service Quote' })).toBeInViewport();
});

test('decision 29: "Repeat it" leads to where a certificate is looked up and what to type, by keyboard', async ({
  page,
  request,
}) => {
  const company = await findCompany(request, ({ certificateStates }) => certificateStates.includes('checked'));
  await page.goto(paths.company(company));
  const row = page
    .getByRole('row')
    .filter({ has: page.locator('.state-checked') })
    .first();
  await row.getByRole('link', { name: /^Repeat it: / }).focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('region', { name: 'Repeat it in a minute' }).first();
  await expect(steps.getByText('Compare')).toBeInViewport();
  await expect(steps.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute('target', '_blank');
});

test('decision 30: a certificate is checked from the header, by number', async ({ page, request }) => {
  const company = await findCompany(request, ({ certificateStates }) => certificateStates[0] === 'checked');
  const reply = await request.get(`/api/companies/${company.id}/certificates`);
  const { items } = (await reply.json()) as { items: PublicCertificate[] };
  const number = items.find(({ state }) => state === 'checked')?.number ?? '';
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Check a Certificate' }).click();
  await page.getByLabel('Certificate number or company').fill(number.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Valid' })).toBeVisible();
  await page.getByRole('link', { name: company.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
});

test('decision 14: Request Service Quote opens the dialog for this company', async ({ page, request }) => {
  const company = await findCompany(request, ({ verified }) => verified);
  await page.goto(paths.company(company));
  const quote = page.getByRole('link', { name: 'Request Service Quote' });
  await quote.click();
  const dialog = page.getByRole('dialog', { name: 'Request Service Quote' });
  await expect(dialog.getByText(`${company.name}, ${company.location}`)).toBeVisible();
  await expect(dialog.locator(`datalist option[value="${company.equipmentTypes[0]}"]`)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quote).toBeFocused();
});

test('section 2: Back to Directory leads to the home page', async ({ page, request }) => {
  const company = await findCompany(request, ({ verified }) => verified);
  await page.goto(paths.company(company));
  await page.getByRole('link', { name: 'Back to Directory' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: /^\d+ companies/ })).toBeVisible();
});

test('section 2: Company Not Found has its status and a link back', async ({ page, request, tolerate }) => {
  tolerate(/status of 404/);
  const ids = new Set((await allCompanies(request)).map(({ id }) => id));
  const waiting = [...ids, 0].find((id) => !ids.has(id + 1)) ?? 0;
  for (const id of [999_999, 0, waiting + 1, 'abc', 2 ** 31]) {
    const answer = await page.goto(`/company/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Company Not Found' })).toBeVisible();
    await expect(page.getByText(/does not exist or has been removed/)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
  await page.getByRole('link', { name: 'Back to Directory' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('look: above the name of a company on a phone stand two links, and the others at the end', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const company = await findCompany(request, ({ verified }) => verified);
  await page.goto(paths.company(company));
  await expect(page.locator('.profile-bar a').filter({ visible: true })).toHaveText([
    'Back to Directory',
    'Something wrong?',
  ]);
  const claim = page.getByRole('link', { name: 'Is this your company?' });
  await expect(claim).toHaveCount(1);
  const [title, others] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await claim.boundingBox()];
  expect(others?.y).toBeGreaterThan(title?.y ?? 0);
});

test('decision 10: the readable URL is canonical, and a wrong one redirects to it', async ({ page, request }) => {
  const company = await findCompany(request, ({ verified }) => verified);
  await page.goto(`/company/${company.id}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${paths.company(company)}$`));
  await page.goto(`/company/${company.id}/another-name`);
  await expect(page).toHaveURL(new RegExp(`${paths.company(company)}$`));
});

test('section 2: the 404 page has its sentence and links', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  const answer = await page.goto('/no/such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('ultrasonic');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/\?search=ultrasonic$/);
  await expect(page.getByRole('heading', { name: /^\d+ companies/ })).toBeVisible();
});
