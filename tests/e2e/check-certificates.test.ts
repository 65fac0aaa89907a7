import type { Page } from '@playwright/test';
import type { AdminCertificate } from '#domain/certificates/admin-certificate.ts';
import { layoutProblems } from './support/accessibility.ts';
import { expect, test } from './support/browser-test.ts';
import { ADMIN } from './support/server.ts';

const made: number[] = [];
test.afterEach(async ({ page }) => {
  for (const id of made.splice(0)) await page.request.delete(`/api/admin/companies/${id}`);
});

/** A company that waits with certificates, whose check screen is open. */
async function openCheck(page: Page, name: string, certifications = ['ISO/IEC 17020', 'API 510']): Promise<number> {
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  const answer = await page.request.post('/api/companies', {
    data: {
      name,
      location: 'Leeds, United Kingdom',
      description: 'Examines boilers and pressure vessels.',
      phone: '+44 113 555 0100',
      email: `office@${name.toLowerCase().replaceAll(' ', '')}.example`,
      serviceArea: 'Europe',
      certifications,
    },
  });
  const { id } = await answer.json();
  made.push(id);
  await page.goto(`/admin/certificates?company=${id}`);
  await expect(page.getByRole('heading', { name: certifications[0] ?? '' })).toBeVisible();
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

test('decision 29: ten certificates are checked with the keyboard alone, each with a few keys', async ({ page }) => {
  const names = ['API 510', 'API 570', 'API 653', 'API 580', 'API 571', 'AWS CWI', 'ISO/IEC 17020', 'ISO/IEC 17025'];
  names.push('ISO 9001', 'ISO 45001');
  const id = await openCheck(page, 'Ten Inspection', names);
  const open = () => certificates(page, id).then((items) => items.filter(({ state }) => state === 'claimed'));
  const number = page.getByLabel('Number', { exact: true });
  for (let left = names.length; left > 0; left -= 1) {
    const name = names[names.length - left] ?? '';
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(number).toHaveValue('');
    // The first check is that of the company, too.
    await page.keyboard.press('e');
    await page.keyboard.press('n');
    await expect(number).toBeFocused();
    await page.keyboard.type(`EX-${left}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await page.keyboard.type('02292040');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await open()).length).toBe(left - 1);
  }
  const all = await certificates(page, id);
  expect(all.map(({ number }) => number).toSorted()).toEqual(names.map((_name, index) => `EX-${index + 1}`).toSorted());
  for (const certificate of all)
    expect(certificate).toMatchObject({ state: 'checked', expires: '2040-02-29', checkedHow: 'register' });
  expect(all[0]?.company.companyCheckedAt).not.toBeNull();
});

test('what is typed for a certificate survives moving on, a reload and a closed dialog, until it is saved or discarded', async ({
  page,
}) => {
  const id = await openCheck(page, 'Typed Inspection');
  const number = page.getByLabel('Number', { exact: true });
  const note = page.getByLabel('What was seen');
  const listed = page.getByRole('list', { name: 'Certificates' });
  await number.fill('EX-42');
  await page.getByLabel('Document', { exact: true }).check();
  await note.fill('Seen on paper.');
  await page.getByText('Name, holder, methods, register page').click();
  await page.getByLabel('Accredited by').fill('Example Accreditation Board');
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { name: 'API 510' })).toBeVisible();
  await expect(number).toHaveValue('');
  await page.getByRole('button', { name: /^Refuse/ }).click();
  await page.getByLabel('Reason').fill('Not in the register.');
  await page.keyboard.press('Escape');
  await listed.getByRole('button', { name: /17020/ }).click();
  await expect(number).toHaveValue('EX-42');
  await page.reload();
  await expect(number).toHaveValue('EX-42');
  await expect(page.getByLabel('Document', { exact: true })).toBeChecked();
  await expect(note).toHaveValue('Seen on paper.');
  await expect(page.getByLabel('Accredited by')).toHaveValue('Example Accreditation Board');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(number).toHaveValue('');
  await expect(note).toHaveValue(/^Listed as current/);
  await number.fill('EX-43');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Certificate Saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard it' })).toHaveCount(0);
  expect((await certificates(page, id))[0]).toMatchObject({ number: 'EX-43', accreditationBody: null });
  await listed.getByRole('button', { name: /API 510/ }).click();
  await page.getByRole('button', { name: /^Refuse/ }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('Not in the register.');
});

test('decision 30: all that a certificate states is corrected on the screen, with or without a decision', async ({
  page,
  tolerate,
}) => {
  tolerate(/400/);
  const id = await openCheck(page, 'Fields Inspection');
  await page.getByText('Name, holder, methods, register page').click();
  await page.getByLabel('Accredited by').fill('Example Accreditation Board');
  await page.getByLabel('Held by').selectOption('A person');
  await page.getByLabel('Name of the site or person').fill('Robin Example');
  await page.getByLabel('Methods, separated by |').fill('UT | PAUT');
  await page.getByLabel('Issued', { exact: true }).fill('2025-01-31');
  await page.getByLabel('Its page in the issuer’s register').fill('no address');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByText('Please enter a valid address of the register')).toBeVisible();
  await page.getByLabel('Its page in the issuer’s register').fill('https://register.example/42');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByText('Certificate Saved')).toBeVisible();
  expect((await certificates(page, id))[0]).toMatchObject({
    state: 'claimed',
    accreditationBody: 'Example Accreditation Board',
    holderKind: 'person',
    holderName: 'Robin Example',
    holderConsent: false,
    methods: ['UT', 'PAUT'],
    issued: '2025-01-31',
    registerUrl: 'https://register.example/42',
  });
});

test('decision 29: what only the employer certifies has a reason instead of a check, and can be left as claimed', async ({
  page,
}) => {
  const id = await openCheck(page, 'Employer Inspection');
  await page.getByRole('button', { name: 'Add a certificate' }).click();
  await page.getByLabel('Certificate', { exact: true }).fill('SNT-TC-1A');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'SNT-TC-1A' }).click();
  await expect(page.getByText('certified by the employer itself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checked' })).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.getByText('Left as Claimed')).toBeVisible();
  expect((await certificates(page, id))[2]).toMatchObject({ state: 'claimed', checkAgainBy: expect.any(String) });
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

test('section 2: the answer of "Check a certificate" has a link to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(await page.request.post('/api/login', { data: ADMIN })).toBeOK();
  const { items } = await (await page.request.get('/api/admin/certificates?queue=expiring')).json();
  await page.goto(`/certificates/check?q=${items[0].number}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
