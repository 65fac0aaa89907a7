import type { Browser, Page } from '@playwright/test';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { signedEvent } from '#tests/support/stripe-stand-in.ts';
import { expect, test } from './support/browser-test.ts';
import { overflow } from './support/layout.ts';
import { type Mails, partOfMail, signInByMail } from './support/mails.ts';
import { listField, openForm, takeTime } from './support/page-form.ts';
import { requestForm } from './support/request-form.ts';
import { ADMIN } from './support/server.ts';

test.use({ hasMailServer: true, hasStripe: true });

const CERTIFICATE = 'ISO/IEC 17020';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
/** What the directory says about a company to everybody. */
type Public = { verified: boolean; featured: boolean; phone: string; certificateStates: string[] };

/** Three people at three browsers: somebody of a company, a buyer, and an admin. */
type People = { member: Page; buyer: Page; admin: Page; mails: Mails; url: string };
type Company = { id: number; name: string; email: string; website: string };

/** What the buyer can know: undefined while the company is not listed. */
async function seenByBuyer({ buyer }: People, { id }: Company): Promise<Public | undefined> {
  const answer = await buyer.request.get(`/api/companies/${id}`);
  return answer.ok() ? answer.json() : undefined;
}

async function openProfile({ buyer }: People, company: Company): Promise<void> {
  await buyer.goto(paths.company(company));
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(company.name);
}

/** A page of the company, which fits the window. */
async function openOwn({ member }: People, address: string, section: string): Promise<void> {
  await member.goto(address);
  await expect(member.locator('.manage-nav').getByRole('link', { name: section })).toBeInViewport();
  expect(await overflow(member)).toEqual([]);
}

async function register({ member, buyer, admin, mails }: People, company: Omit<Company, 'id'>): Promise<number> {
  const { fill, field, send } = await openForm(member, paths.register, 'Submit Registration');
  await fill({
    'Company name': company.name,
    Location: 'Aberdeen, Scotland, United Kingdom',
    Description: 'Examines pressure vessels, boilers and pipework in service.',
    Phone: '+44 1224 555 0177 ext. 8',
    Email: company.email,
    Website: company.website,
  });
  await field('Service area').selectOption('Europe');
  const certifications = listField(member, 'Certifications');
  await certifications.input.fill('API 510');
  await certifications.add.click();
  await takeTime();
  await send.click();
  await expect(member.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await partOfMail(mails, company.email, /\/manage\/sign-in\//);

  await buyer.goto(`/?search=${encodeURIComponent(company.name)}`);
  await expect(buyer.getByRole('article').filter({ hasText: company.name })).toHaveCount(0);
  await expect(await admin.request.post('/api/login', { data: ADMIN })).toBeOK();
  const query = new URLSearchParams({ status: 'pending', search: company.name });
  const { items } = await (await admin.request.get(`/api/admin/companies?${query}`)).json();
  return items[0].id;
}

async function approve(people: People, company: Company): Promise<void> {
  const { admin, mails } = people;
  expect(await seenByBuyer(people, company)).toBeUndefined();
  await admin.goto(paths.adminCompany(company.id));
  await admin
    .getByRole('region', { name: 'Decision' })
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect.poll(() => seenByBuyer(people, company)).toMatchObject({ verified: false, featured: false });
  await partOfMail(mails, company.email, /is (now )?listed|has been approved|is approved/i);
  await openProfile(people, company);
}

async function claim({ member, buyer, admin, mails }: People, company: Company): Promise<void> {
  await member.goto(paths.company(company));
  await member.getByRole('link', { name: 'Is this your company?' }).click();
  await signInByMail(member, mails, company.email);
  await expect(member.getByRole('banner')).toContainText(company.name);
  await buyer.goto(paths.claimCompany(company.id));
  await expect(buyer.getByText(`Somebody manages ${company.name} already.`)).toBeVisible();
  await admin.goto(`${paths.adminClaims}?search=${encodeURIComponent(company.name)}`);
  await expect(admin.getByText(company.email).first()).toBeVisible();
}

async function edit(people: People, company: Company): Promise<void> {
  const { member, buyer, admin } = people;
  await openOwn(people, paths.manageProfile(company.id), 'Profile');
  await member.getByLabel('Phone').fill('+44 1224 555 0999');
  await member.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(member.getByText('Saved. Buyers see it now.')).toBeVisible();
  await openProfile(people, company);
  await expect(buyer.getByRole('link', { name: '+44 1224 555 0999' }).first()).toBeVisible();
  await admin.goto(paths.adminChanges);
  await expect(admin.locator('.changes')).toContainText('+44 1224 555 0999');
}

async function addCertificate(people: People, company: Company): Promise<void> {
  const { member, buyer, admin } = people;
  await openOwn(people, paths.manageCertificates(company.id), 'Certificates');
  const form = member.locator('#add');
  await form.getByRole('textbox', { name: /^Certificate/ }).fill(CERTIFICATE);
  await form.getByRole('textbox', { name: /^Number/ }).fill('IB-177');
  await form.getByRole('textbox', { name: /^Valid until/ }).fill('2040-02-29');
  await form.getByLabel('Document').setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: PDF });
  await form.getByRole('button', { name: 'Add certificate' }).click();
  await expect(member.getByText('It stands as claimed until we have checked it.')).toBeVisible();
  await openProfile(people, company);
  await expect(buyer.locator('.certificates')).toContainText('IB-177');
  expect((await seenByBuyer(people, company))?.certificateStates).toEqual(['claimed', 'claimed']);
  await admin.goto(paths.checkCompany(company.id));
  await admin.getByRole('list', { name: 'Certificates' }).getByRole('button', { name: CERTIFICATE }).click();
  await expect(admin.getByRole('link', { name: 'card.pdf' })).toBeVisible();
}

async function pay(people: People, company: Company): Promise<void> {
  const { member, buyer, admin, mails } = people;
  await openOwn(people, paths.manageSubscription(company.id), 'Subscription');
  await member.getByRole('button', { name: 'Continue to payment' }).click();
  await member.getByRole('button', { name: 'Pay' }).click();
  await expect(member.getByRole('heading', { name: 'Paid, awaiting the check' })).toBeVisible();
  await partOfMail(mails, company.email, /Payment received/);
  expect(await seenByBuyer(people, company)).toMatchObject({ verified: false, featured: true });
  await openProfile(people, company);
  await expect(buyer.locator('.badge-featured').first()).toBeVisible();
  await admin.goto(paths.adminPayments);
  await expect(admin.getByRole('row').filter({ hasText: company.name })).toContainText('Paid, waits for the check');
}

/** The admin finds the certificate at its issuer. */
async function check({ admin }: People, company: Company, name = CERTIFICATE): Promise<void> {
  await admin.goto(paths.checkCompany(company.id));
  const all = admin.getByRole('list', { name: 'Certificates' }).getByRole('button');
  const claimed = all.filter({ hasText: name }).filter({ hasText: 'claimed' });
  await claimed.click();
  await expect(admin.getByRole('heading', { name })).toBeVisible();
  const exists = admin.getByLabel('The company exists');
  if (await exists.isVisible()) await exists.check();
  await admin.locator('.check-decision').getByRole('button', { name: 'Checked' }).click();
  await expect(claimed).toHaveCount(0);
}

async function seeBadge(people: People, company: Company): Promise<void> {
  const { member, buyer, admin } = people;
  expect(await seenByBuyer(people, company)).toMatchObject({ verified: true, featured: true });
  await openProfile(people, company);
  await expect(buyer.locator('.badge-verified').first()).toBeVisible();
  await openOwn(people, paths.manageSubscription(company.id), 'Subscription');
  await expect(member.getByRole('heading', { name: 'Verified' })).toBeVisible();
  await admin.goto(paths.adminPayments);
  await expect(admin.getByRole('row').filter({ hasText: company.name })).toContainText('Verified');
}

async function ask(people: People, company: Company, email: string): Promise<void> {
  const { member, buyer, admin, mails } = people;
  await buyer.goto(paths.requestQuote(company.id));
  const form = requestForm(buyer);
  await form.fill({
    'Your name': 'Ada Buyer',
    Email: email,
    'Equipment type': 'Pressure vessel',
    'Job location': 'Aberdeen',
    'What do you need?': 'Thickness of two separators, to API 510.',
  });
  await takeTime();
  await form.send.click();
  await partOfMail(mails, email, /\/requests\/[\w-]{43}/);
  await partOfMail(mails, company.email, /\/leads\/[\w-]{43}/);
  await openOwn(people, paths.manageCompany(company.id), 'Overview');
  await expect(member.getByRole('region', { name: /needs? you/ })).toContainText(
    'New request: Pressure vessel, Aberdeen',
  );
  await admin.goto('/admin?tab=requests');
  await expect(admin.getByRole('row').filter({ hasText: email })).toBeVisible();
}

async function quote(people: People, company: Company, email: string): Promise<void> {
  const { member, buyer, admin, mails } = people;
  await openOwn(people, paths.manageRequests(company.id), 'Requests');
  await member.getByRole('link', { name: 'Pressure vessel, Aberdeen' }).click();
  const form = member.locator('#quote-form');
  await form.getByLabel('Price').fill('2150');
  await form.getByLabel('Currency').selectOption('USD');
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(member.getByText('Your quote is on its way')).toBeVisible();
  expect(await overflow(member)).toEqual([]);
  await partOfMail(mails, email, /has sent a quote/);
  await buyer.goto(await partOfMail(mails, email, /\/requests\/[\w-]{43}/));
  await expect(buyer.getByText('USD 2,150.00').filter({ visible: true }).first()).toBeVisible();
  await admin.goto(`${paths.adminAudit}?search=${encodeURIComponent(company.email)}`);
  await expect(
    admin
      .getByText(/Sent a quote for request/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

async function renew(people: People, company: Company, stripe: Stripe): Promise<void> {
  const { member, buyer, admin } = people;
  await openOwn(people, paths.manageCertificates(company.id), 'Certificates');
  await member.getByRole('link', { name: `Send renewal of ${CERTIFICATE}` }).click();
  const form = member.locator('#add');
  await form.getByRole('textbox', { name: /^Valid until/ }).fill('2043-02-28');
  await form.getByRole('button', { name: 'Send renewal' }).click();
  await expect(member.getByText('The renewal stands as claimed until we have checked it')).toBeVisible();
  expect(await seenByBuyer(people, company)).toMatchObject({ verified: true });
  await check(people, company);
  await openProfile(people, company);
  await expect(buyer.locator('.certificates')).toContainText('28 Feb 2043');

  await stripe.renewed();
  await openOwn(people, paths.manageSubscription(company.id), 'Subscription');
  await expect(member.getByRole('region', { name: 'Payments' }).getByRole('row')).toHaveCount(3);
  expect(await seenByBuyer(people, company)).toMatchObject({ verified: true, featured: true });
  const payments = await (await admin.request.get('/api/admin/payments')).json();
  expect(payments.items.find((item: { companyId: number }) => item.companyId === company.id).paid).toBe(2 * 9_900);
}

async function cancel(people: People, company: Company, stripe: Stripe): Promise<void> {
  const { member, admin, mails } = people;
  await member.getByText('Cancel the subscription').click();
  await member.getByRole('button', { name: 'Cancel now' }).click();
  await expect(member.getByText('Ends on')).toBeVisible();
  expect(await overflow(member)).toEqual([]);
  expect(await seenByBuyer(people, company)).toMatchObject({ verified: true, featured: true });
  await stripe.ended();
  await expect.poll(() => seenByBuyer(people, company)).toMatchObject({ verified: true, featured: false });
  await openOwn(people, paths.manageSubscription(company.id), 'Subscription');
  await expect(member.getByRole('heading', { name: 'The subscription has ended' })).toBeVisible();
  await partOfMail(mails, company.email, /The subscription for .* has ended/);
  await admin.goto(paths.adminPayments);
  await expect(admin.getByRole('row').filter({ hasText: company.name })).toContainText('Ended');
}

/** What happens at Stripe by itself, and is reported by a signed event. */
type Stripe = { renewed: () => Promise<void>; ended: () => Promise<void> };

/** Somebody else's browser, as wide as that of the member. */
async function otherBrowser(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  return context.newPage();
}

for (const width of [1440, 390]) {
  test(`decisions 15 to 66, ${width} px: a company from its registration to the end of its subscription`, async ({
    page: member,
    browser,
    server,
    mailServer,
    stripe,
  }) => {
    test.slow();
    await member.setViewportSize({ width, height: 900 });
    const [buyer, admin] = [
      await otherBrowser(browser, server.url, width),
      await otherBrowser(browser, server.url, 1440),
    ];
    const people = { member, buyer, admin, mails: mailServer, url: server.url };
    const stated = {
      name: `Walk ${width} Inspection`,
      email: `office@walk${width}.works`,
      website: `https://walk${width}.works`,
    };
    const email = `ada${width}@plant-owner.works`;
    let events = 0;
    const report = async (type: string, subscription: string) => {
      events += 1;
      const event = { id: `evt_walk_${width}_${events}`, type, object: { id: subscription } };
      const { payload, headers } = signedEvent(event);
      await expect(await buyer.request.post(plainRoutes.stripeWebhook.path, { data: payload, headers })).toBeOK();
    };
    const subscription = () => stripe?.state.subscriptions.at(-1)?.id ?? '';
    const atStripe: Stripe = {
      renewed: async () => {
        stripe?.state.renew(subscription(), true);
        await report('customer.subscription.updated', subscription());
      },
      ended: async () => {
        stripe?.state.cancel(subscription());
        await report('customer.subscription.deleted', subscription());
      },
    };
    try {
      const id = await test.step('registration', () => register(people, stated));
      const company = { id, ...stated };
      await test.step('approval', () => approve(people, company));
      await test.step('claim', () => claim(people, company));
      await test.step('edit', () => edit(people, company));
      await test.step('certificate', () => addCertificate(people, company));
      await test.step('payment', () => pay(people, company));
      await test.step('check by an admin', () => check(people, company));
      await test.step('badge', () => seeBadge(people, company));
      await test.step('lead', () => ask(people, company, email));
      await test.step('quote', () => quote(people, company, email));
      await test.step('renewal', () => renew(people, company, atStripe));
      await test.step('cancellation', () => cancel(people, company, atStripe));
    } finally {
      await Promise.all([buyer, admin].map((one) => one.context().close()));
    }
  });
}
