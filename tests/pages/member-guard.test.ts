import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPattern, pagePatterns, paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { FOLLOWERS } from '#server/companies/company-followers.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postFiles } from '#tests/support/files.ts';
import { postForm } from '#tests/support/forms.ts';
import { elements } from '#tests/support/html.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { sessionOf, signedInMember } from '#tests/support/member.ts';
import { Payer } from '#tests/support/payments.ts';
import { StripeStandIn } from '#tests/support/stripe-stand-in.ts';

/** The pages of one company, by their names in the table: a new one is in this test at once. */
const PAGES = Object.entries(pagePatterns).filter(([, path]) => path.startsWith(pagePatterns.manageCompany));
const DOWNLOADS = Object.entries(plainRoutes).filter(([, { path }]) => path.startsWith(pagePatterns.manageCompany));

/** Who may send which form, by page and action. A form that is in neither list fails the test. */
const FOR_OWNERS = [
  'manageCompany',
  'managePeople accept-claim',
  'managePeople cancel-invitation',
  'managePeople invite',
  'managePeople refuse-claim',
  'managePeople remove',
  'managePeople set-role',
  'manageSettings remove',
  'manageSubscription begin',
  'manageSubscription cancel',
  'manageSubscription card',
  'manageSubscription invoices',
  'manageSubscription keep',
  'manageSubscription switch',
];
const FOR_MEMBERS = [
  'manageCertificate document',
  'manageCertificate edit',
  'manageCertificate remove-document',
  'manageCertificate withdraw',
  'manageCertificates',
  'managePeople leave',
  'manageProfile',
  'manageProfile logo',
  'manageProfile remove-logo',
  'manageRequest answered',
  'manageRequest decline',
  'manageRequest question',
  'manageRequest quote',
  'manageSettings',
];
/** What is typed into a form: one that is not complete could be refused for that alone. */
const TYPED: Record<string, string> = {
  name: 'Gulf NDT',
  email: 'new@gulf.example',
  message: 'Is the insulation off?',
  reason: 'Too far away',
  confirmation: 'Gulf NDT',
};
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

type Form = { name: string; address: string; fields: Record<string, string> };
type Member = Awaited<ReturnType<typeof signedInMember>>;

describeOnFastest('hardening H45: what belongs to a company', (makeApp) => {
  let stripe: StripeStandIn;
  let site: TestApp;
  let payer: Payer;
  let owner: Member;
  let editor: Member;
  let rival: Member;
  let stranger: Awaited<ReturnType<typeof sessionOf>>;
  let parts: Record<string, Record<string, number | string>>;
  let rivalId = 0;

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    site = await makeApp({ env: stripe.env });
    payer = await Payer.create(site, stripe, { name: 'Gulf NDT' });
    ({ owner } = payer);
    editor = await signedInMember(site, payer.id, 'editor');
    const { pool } = site.database;
    const { rows } = await pool.query(`insert into users (email) values ('stranger@elsewhere.example') returning id`);
    stranger = await sessionOf(site, rows[0].id);
    [rivalId = 0] = await site.insert([company({ name: 'Delta NDT', certifications: ['API 510'] })]);
    rival = await signedInMember(site, rivalId);
    parts = await fill();
  });
  afterAll(() => stripe.close());

  /** Gives the company one of everything, and returns the parts of addresses by the name of the route. */
  async function fill() {
    const { pool } = site.database;
    await owner.post(paths.managePeople(payer.id), { action: 'invite', email: 'guest@gulf.example', role: 'editor' });
    await pool.query(
      `insert into company_claims (company_id, user_id, name, statement)
       select $1, id, 'Somebody', 'I lead the office.' from users where email = 'stranger@elsewhere.example'`,
      [payer.id],
    );
    const { rows } = await pool.query<{ id: number }>('select id from certificates where company_id = $1', [payer.id]);
    const certificate = rows[0]?.id ?? 0;
    const headers = { cookie: owner.cookie };
    const page = paths.manageCertificate(payer.id, certificate);
    await postFiles(site, page, { action: 'document' }, { files: ['card.pdf', PDF] }, headers);
    const plain = { width: 200, height: 200, channels: 3, background: '#15202b' } as const;
    const logo = await sharp({ create: plain }).png().toBuffer();
    await postFiles(site, paths.manageProfile(payer.id), { action: 'logo' }, { logo: ['logo.png', logo] }, headers);
    const { leads, requestId } = await sendRequest(site, [payer.id]);
    await pool.query(
      `insert into request_files (request_id, name, content_type, size, content) values ($1, 'scope.pdf', 'application/pdf', 3, 'abc')`,
      [requestId],
    );
    const idIn = async (table: string) => (await pool.query(`select max(id)::int as id from ${table}`)).rows[0].id;
    const request = leads[0]?.recipientId ?? 0;
    return {
      manageCertificate: { part: certificate },
      manageRequest: { part: request },
      exportListing: { file: 'listing.json' },
      ownLeadFile: { part: request, file: await idIn('request_files') },
      ownDocument: { part: certificate, document: await idIn('certificate_documents') },
    };
  }

  const addressOf = (name: string, path: string, id = payer.id) => {
    const address = fillPattern(path, { id, ...parts[name] });
    expect(address, `${name} needs its parts in this test`).not.toContain('undefined');
    return address;
  };

  /** All forms of the pages, as their owner gets them. */
  async function formsOfPages(): Promise<Form[]> {
    const forms: Form[] = [];
    for (const [name, path] of PAGES) {
      const { html, status } = await owner.open(addressOf(name, path));
      if (status !== 200) continue;
      for (const [, head = '', body = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)) {
        const action = (/action="([^"#]*)/.exec(head)?.[1] ?? '').replaceAll('&amp;', '&');
        if (!/method="post"/.test(head) || !action.startsWith('/manage/company/')) continue;
        const texts = [...elements(body, 'input'), ...elements(body, 'textarea'), ...elements(body, 'select')]
          .filter(({ name: field, type }) => field !== undefined && type !== 'file' && type !== 'checkbox')
          .map(({ name: field = '', value }) => [field, value || (TYPED[field] ?? '')]);
        const option = elements(body, 'option').find(({ value }) => value !== '')?.value;
        const fields = { ...Object.fromEntries(texts), ...(option && { role: option }) };
        const buttons = elements(body, 'button').filter(({ type }) => type === 'submit');
        for (const { name: field, value = '' } of buttons) {
          const sent = field === undefined ? fields : { ...fields, [field]: value };
          forms.push({ name: `${name} ${sent.action ?? ''}`.trim(), address: action, fields: sent });
        }
      }
    }
    return forms;
  }

  /** Everything that refers to the company. */
  async function state(): Promise<string> {
    const { pool } = site.database;
    const rowsOf = async (from: string, values: unknown[] = [payer.id]) =>
      (
        await pool.query(
          `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from ${from}`,
          values,
        )
      ).rows[0].rows;
    const followers = FOLLOWERS.map(({ table, column = 'company_id' }) => rowsOf(`${table} t where t.${column} = $1`));
    const ofRequests = ['request_messages', 'request_files'].map((table) =>
      rowsOf(`${table} t where request_id in (select request_id from request_recipients where company_id = $1)`),
    );
    const documents = rowsOf(
      'certificate_documents t where certificate_id in (select id from certificates where company_id = $1)',
    );
    const quotes = rowsOf('quotes t where recipient_id in (select id from request_recipients where company_id = $1)');
    const audit = rowsOf(`audit_log t where entity_id = $1 and entity in ('company', 'subscription')`);
    const company = rowsOf('companies t where id = $1');
    return JSON.stringify(await Promise.all([company, ...followers, ...ofRequests, documents, quotes, audit]));
  }

  /** Tries all pages, downloads and forms as everybody who has no business there. */
  async function expectClosed() {
    const forms = await formsOfPages();
    const before = await state();
    for (const [name, path] of PAGES) {
      const url = addressOf(name, path);
      for (const one of [stranger, rival]) expect((await one.open(url)).status, `${name} ${url}`).toBe(404);
      const { statusCode, headers } = await site.inject({ method: 'GET', url });
      expect([statusCode, String(headers.location).startsWith('/manage?')], url).toEqual([303, true]);
      if (parts[name] !== undefined) {
        const foreign = addressOf(name, path, rivalId);
        expect((await rival.open(foreign)).status, foreign).toBe(303);
      }
    }
    for (const [name, { path }] of DOWNLOADS) {
      const url = addressOf(name, path);
      for (const one of [stranger, rival]) expect((await one.open(url)).status, url).toBe(404);
      expect((await site.inject({ method: 'GET', url })).statusCode, url).toBe(401);
      if (parts[name]?.part !== undefined)
        expect((await rival.open(addressOf(name, path, rivalId))).status, url).toBe(404);
    }
    for (const { name, address, fields } of forms) {
      for (const one of [stranger, rival]) expect((await one.post(address, fields)).status, name).toBe(404);
      expect((await postForm(site, address, fields)).location ?? '/manage?', name).toMatch(/^\/manage\?/);
      // The same form on the own page: what it names belongs to another company.
      if (!/leave|remove-logo|begin|cancel$/.test(name))
        await rival.post(address.replace(`/company/${payer.id}`, `/company/${rivalId}`), fields);
      if (FOR_OWNERS.includes(name)) expect((await editor.post(address, fields)).status, name).toBe(403);
    }
    expect(await state()).toBe(before);
    return forms.map(({ name }) => name);
  }

  test('is closed to everybody but its members, and what owners decide to editors', async () => {
    for (const [name, { path }] of DOWNLOADS) expect((await owner.open(addressOf(name, path))).status, path).toBe(200);
    const names = new Set(await expectClosed());
    await payer.subscribe();
    for (const name of await expectClosed()) names.add(name);
    await owner.post(payer.address, { action: 'cancel' });
    for (const name of await expectClosed()) names.add(name);
    await owner.post(paths.manageSettings(payer.id), { action: 'remove', name: 'Gulf NDT' });
    for (const name of await expectClosed()) names.add(name);
    expect([...names].toSorted()).toEqual([...FOR_OWNERS, ...FOR_MEMBERS].toSorted());
  });

  test('an editor may do everything else', async () => {
    await owner.post(paths.manageCompany(payer.id));
    const forms = await formsOfPages();
    for (const { name, address, fields } of forms.filter((form) => FOR_MEMBERS.includes(form.name))) {
      if (name === 'managePeople leave') continue;
      const given = name === 'manageRequest quote' ? quoteFields : fields;
      expect([200, 303, 400, 409], name).toContain((await editor.post(address, given)).status);
    }
  });
});
