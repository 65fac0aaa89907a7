import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { act, askCompanies, mailedLinks } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { textOf } from '#tests/support/html.ts';
import { clearRequests, serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

const START = Date.parse('2031-03-05T10:00:00Z');
const DAY = 86_400_000;

describeOnEachDatabase('the private page of a buyer', (makeApp) => {
  let site: TestApp;
  let ids: number[] = [];
  let time = START;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' }, now: () => new Date(time) });
    ids = await site.insert(
      ['Alpha NDT', 'Beta Labs', 'Gamma Inspection', 'Delta Testing', 'Epsilon', 'Zeta'].map((name) =>
        company({
          name,
          email: `${name.split(' ')[0]?.toLowerCase()}@works.example`,
          equipmentTypes: ['Pressure vessel'],
        }),
      ),
    );
  });
  beforeEach(async () => {
    time = START;
    await clearRequests(site.database);
  });

  const open = async (token: string) => {
    const { status, text: html, headers } = await site.call('GET', `/requests/${token}`);
    return { status, headers, html, text: textOf(html) };
  };
  const mailsTo = async (recipient: string) =>
    (await storedMails(site.database)).filter((mail) => mail.recipient === recipient);
  const answer = (token: string, fields: Record<string, string>) => postForm(site, `/leads/${token}`, fields);
  const recipientIds = async () =>
    (await site.database.pool.query<{ id: number }>('select id from request_recipients order by id')).rows.map(
      ({ id }) => String(id),
    );

  test('decision 36: shows what was asked, the companies with their states, and what is next', async () => {
    const { buyer, caseNumber } = await askCompanies(site, ids.slice(0, 2), { work: 'Thickness survey' });
    const { status, text, html } = await open(buyer);
    expect(status).toBe(200);
    expect(html).toContain('<h1>Thickness survey, Houston</h1>');
    expect(text).toContain(`Request ${caseNumber}, sent 5 Mar 2031, 10:00 UTC`);
    expect(text).toContain('None of the 2 companies has answered yet. Next: wait; we remind the companies.');
    expect(text).toMatch(/Alpha NDT.*Beta Labs/s);
    expect(text).toContain(serviceRequest.serviceDescription);
    expect(text).toContain('It expires on 3 Jun 2031');
    expect(html).not.toContain('React');
  });

  test('decision 36: answers of the companies are counted, compared and answered', async () => {
    const { buyer, companies } = await askCompanies(site, ids.slice(0, 3));
    time += 3 * 3_600_000;
    const quote = { action: 'quote', priceKind: 'lump sum', currency: 'USD', amount: '18,400.00' };
    expect((await answer(companies[0] ?? '', quote)).status).toBe(303);
    expect((await answer(companies[1] ?? '', { action: 'question', message: 'Is the insulation off?' })).status).toBe(
      303,
    );
    expect((await answer(companies[2] ?? '', { action: 'decline', reason: 'Too far away' })).status).toBe(303);
    const { text } = await open(buyer);
    expect(text).toContain(
      '1 quote, 1 question and 1 decline. All 3 companies have answered. Next: answer Beta Labs’s question.',
    );
    expect(text).toContain('USD 18,400.00');
    expect(text).toContain('after 3 hours');
    expect(text).toContain('“Too far away”');
    const [, second = ''] = await recipientIds();
    const replied = await act(site, buyer, 'reply', { recipientId: second, message: 'Yes, since March.' });
    expect(replied.status).toBe(303);
    expect((await mailsTo('beta@works.example')).at(-1)?.body).toContain('Yes, since March.');
    expect((await open(buyer)).text).toContain('Next: wait for the others, or compare what is there.');
    const empty = await act(site, buyer, 'reply', { recipientId: second, message: ' ' });
    expect([empty.status, empty.text.includes('Please write a message')]).toEqual([400, true]);
  });

  test('hardening: the private page is in no cache, index or referrer', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 1));
    for (const token of [buyer, 'x'.repeat(43)]) {
      expect((await open(token)).headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
    expect((await open(buyer)).html).toContain('<meta name="robots" content="noindex');
    expect((await site.call('GET', '/robots.txt')).text).toMatch(/Disallow: \/requests\n.*Disallow: \/leads\/\*\n/s);
    const { rows } = await site.database.pool.query('select token_hash from request_links');
    expect(rows.map(({ token_hash }) => token_hash)).not.toContain(buyer);
  });

  test('hardening: forged, foreign and expired links open nothing, and say how to get a new one', async () => {
    const one = await askCompanies(site, ids.slice(0, 2));
    const other = await askCompanies(site, ids.slice(2, 3), { customerEmail: 'bo@plant.example' });
    const flipped = `${one.buyer.slice(0, -1)}${one.buyer.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [flipped, one.companies[0] ?? '', 'short', `${one.buyer}x`, '%00', "' or 1=1 --"]) {
      const { status, text } = await open(encodeURIComponent(token));
      expect([token, status]).toEqual([token, 404]);
      expect(text).toContain('Get new links to your requests by email.');
      expect(text).not.toContain(serviceRequest.serviceDescription);
      expect((await act(site, encodeURIComponent(token), 'withdraw')).status).toBe(404);
    }
    expect((await site.call('GET', `/leads/${one.buyer}`)).status).toBe(404);
    expect((await open(other.buyer)).text).not.toContain(one.caseNumber);
    time += 91 * DAY;
    expect((await open(one.buyer)).status).toBe(404);
    expect((await act(site, one.buyer, 'erase')).status).toBe(404);
    expect((await storedRequests(site.database)).map(({ customer_name }) => customer_name)).toEqual([
      'Ada Buyer',
      'Ada Buyer',
    ]);
  });

  test('hardening: a form of one request changes nothing of another', async () => {
    const one = await askCompanies(site, ids.slice(0, 1));
    await askCompanies(site, ids.slice(1, 2), { customerEmail: 'bo@plant.example' });
    const [, foreign = ''] = await recipientIds();
    expect((await act(site, one.buyer, 'answered', { recipientId: foreign })).status).toBe(409);
    expect((await act(site, one.buyer, 'order', { order: foreign })).status).toBe(409);
    expect((await act(site, one.buyer, 'reply', { recipientId: foreign, message: 'Hello' })).status).toBe(409);
    const { rows } = await site.database.pool.query('select answer from request_recipients order by id');
    expect(rows).toEqual([{ answer: 'waiting' }, { answer: 'waiting' }]);
  });

  test('decision 36: further companies are added, up to five, each once', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 1));
    const suggested = (await open(buyer)).html.match(/name="companyIds"[^>]* value="(\d+)"/g) ?? [];
    expect(suggested).toHaveLength(4);
    const add = (fields: Record<string, string>) => act(site, buyer, 'add', fields);
    const [, second = 0, third = 0] = ids;
    await Promise.all([1, 2, 3, 4, 5].map(() => add({ companyIds: String(second) })));
    expect(await mailsTo('beta@works.example')).toHaveLength(1);
    expect((await add({ profile: `https://directory.example/company/${third}/gamma-inspection` })).status).toBe(303);
    expect(await mailsTo('gamma@works.example')).toHaveLength(1);
    expect((await add({ profile: 'https://elsewhere.example/x' })).text).toContain(
      'Please enter the address of a profile',
    );
    expect((await add({})).text).toContain('Please choose a company');
    expect((await add({ profile: '2147483647' })).text).toContain('This company does not exist or has been removed');
    expect((await add({ profile: String(ids[3]) })).status).toBe(303);
    expect((await add({ profile: String(ids[4]) })).status).toBe(303);
    const full = await add({ profile: String(ids[5]) });
    expect([full.status, full.text.includes('A request goes to at most 5 companies.')]).toEqual([409, true]);
    expect(await mailsTo('zeta@works.example')).toEqual([]);
  });

  test('decision 36: a withdrawn request stays readable; its companies are informed once', async () => {
    const { buyer, companies } = await askCompanies(site, ids.slice(0, 2));
    await answer(companies[1] ?? '', { action: 'decline', reason: 'Too far away' });
    const before = (await storedMails(site.database)).length;
    for (const { status } of await Promise.all([1, 2, 3, 4, 5].map(() => act(site, buyer, 'withdraw'))))
      expect(status).toBe(303);
    const mails = (await storedMails(site.database)).slice(before);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['alpha@works.example']);
    const { text, html } = await open(buyer);
    expect(text).toContain('You have withdrawn this request.');
    expect(html).not.toContain('value="withdraw"');
    const late = await act(site, buyer, 'add', { companyIds: String(ids[3]) });
    expect([late.status, late.text.includes('This request has been withdrawn.')]).toEqual([409, true]);
    expect((await act(site, buyer, 'order', { order: 'no' })).status).toBe(409);
  });

  test('decision 36: a request that is withdrawn while it waits has left the quarantine', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 1), { fax: 'filled' });
    expect((await act(site, buyer, 'withdraw')).status).toBe(303);
    expect(await storedRequests(site.database)).toMatchObject([{ state: 'withdrawn', held_reason: null }]);
  });

  test('decision 36: an order closes the request, and all companies hear of it', async () => {
    const { buyer, companies } = await askCompanies(site, ids.slice(0, 2));
    await answer(companies[0] ?? '', { action: 'quote', priceKind: 'day rate', currency: 'EUR', amount: '900' });
    const [first = '', second = ''] = await recipientIds();
    const statuses = await Promise.all([1, 2, 3].map(() => act(site, buyer, 'order', { order: first })));
    expect(statuses.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(
      (await mailsTo('alpha@works.example')).filter(({ subject }) => subject.includes('orders from you')),
    ).toHaveLength(1);
    expect(
      (await mailsTo('beta@works.example')).filter(({ subject }) => subject.includes('Request closed')),
    ).toHaveLength(1);
    expect((await open(buyer)).text).toContain('This request is closed: you have ordered from Alpha NDT.');
    expect((await act(site, buyer, 'order', { order: second })).status).toBe(409);
    expect((await act(site, buyer, 'withdraw')).status).toBe(409);
  });

  test('decision 36: what came by email counts as an answer', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 1));
    const [recipientId = ''] = await recipientIds();
    expect((await act(site, buyer, 'answered', { recipientId })).status).toBe(303);
    expect((await act(site, buyer, 'answered', { recipientId })).status).toBe(303);
    expect((await open(buyer)).text).toContain('1 answered by email. The company has answered.');
  });

  test('decision 37: deleted data are gone from requests, threads, quotes, files, mails and the audit log', async () => {
    const { id, buyer, companies } = await askCompanies(site, ids.slice(0, 2), { items: 'Secret items' });
    await answer(companies[0] ?? '', {
      action: 'quote',
      priceKind: 'lump sum',
      currency: 'USD',
      amount: '1',
      remarks: 'Dear Ada',
    });
    await answer(companies[1] ?? '', { action: 'question', message: 'Who is Ada?' });
    await site.database.pool.query(
      `insert into request_files (request_id, name, content_type, size, content) values ($1, 'a.pdf', 'application/pdf', 1, '\\x00')`,
      [id],
    );
    const erased = await act(site, buyer, 'erase');
    expect(erased).toMatchObject({ status: 303, location: '/requests?erased' });
    expect(textOf((await site.call('GET', '/requests?erased')).text)).toContain('Your data are deleted.');
    expect((await open(buyer)).status).toBe(404);
    const [stored] = await storedRequests(site.database);
    expect(stored).toMatchObject({
      customer_name: '',
      customer_email: '',
      service_description: '',
      equipment_type: 'Pressure vessel',
    });
    expect(JSON.stringify(stored)).not.toMatch(/Ada|Secret|Houston/);
    for (const table of ['request_links', 'request_messages', 'quotes', 'request_files'])
      expect((await site.database.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
    // What is left of the mails goes to the companies: that the request is withdrawn.
    const mails = await storedMails(site.database);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['alpha@works.example', 'beta@works.example']);
    const { rows } = await site.database.pool.query(
      `select actor, action, entity_name from audit_log where entity = 'service-request'`,
    );
    expect(rows).toEqual([
      { actor: 'buyer', action: 'service-request.erase', entity_name: expect.stringMatching(/^IR-/) },
    ]);
    await site.database.pool.query('delete from audit_log');
  });

  test('decision 32: a request that looks like spam goes out once its sender confirms it', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 2), { fax: 'filled' });
    expect(await mailsTo('alpha@works.example')).toEqual([]);
    const { text } = await open(buyer);
    expect(text).toContain('Nobody has got this request yet. Next: confirm your address.');
    expect(text).toContain('Confirm and send');
    // Programs that read mails open links: that sends nothing.
    expect(await mailsTo('alpha@works.example')).toEqual([]);
    const confirmed = await Promise.all([1, 2, 3, 4, 5].map(() => act(site, buyer, 'confirm')));
    expect(confirmed.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await mailsTo('alpha@works.example')).toHaveLength(1);
    expect((await mailsTo('alpha@works.example'))[0]?.body).toContain('Address confirmed: yes');
    expect(await mailsTo('beta@works.example')).toHaveLength(1);
    expect((await storedRequests(site.database))[0]).toMatchObject({ held_reason: null, state: 'open' });
  });

  test('decision 32: LEAD_CONFIRMATION asks every sender', async () => {
    const env = { LEAD_CONFIRMATION: 'on', PUBLIC_URL: 'https://directory.example' };
    const strict = await makeApp({ env, database: site.database, now: () => new Date(time) });
    await askCompanies(strict, ids.slice(0, 1));
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).toEqual([
      serviceRequest.customerEmail,
    ]);
    expect((await storedRequests(site.database))[0]).toMatchObject({ held_reason: null, state: 'unconfirmed' });
    const [buyer = ''] = (await mailedLinks(site)).buyers;
    expect((await act(strict, buyer, 'confirm')).status).toBe(303);
    expect(await mailsTo('alpha@works.example')).toHaveLength(1);
  });

  test('decision 32: any form of the page confirms the address of a request that has been sent', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 1));
    expect((await open(buyer)).text).toContain('is not confirmed');
    await act(site, buyer, 'confirm');
    expect((await open(buyer)).text).toContain('Your address is confirmed.');
  });

  test('hardening: a form that the page does not have is a 400', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 1));
    for (const action of ['', 'deliver', 'constructor', '__proto__'])
      expect((await act(site, buyer, action)).status).toBe(400);
  });

  test('decision 38: links are mailed again, and the page does not say to whom', async () => {
    await askCompanies(site, ids.slice(0, 1), { customerEmail: 'Ada@Plant.example' });
    const before = (await storedMails(site.database)).length;
    const ask = async (email: string) => {
      const { status, location = '' } = await postForm(site, '/requests', { email });
      return [status, location.replace(/sent=.*/, '')];
    };
    const answers = [
      await ask('ada@plant.example'),
      await ask('nobody@plant.example'),
      await ask('alpha@works.example'),
    ];
    expect(new Set(answers.map(String)).size).toBe(1);
    const mails = (await storedMails(site.database)).slice(before);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@plant.example', 'alpha@works.example']);
    const [, token = ''] = /\/requests\/([\w-]{43})/.exec(mails[0]?.body ?? '') ?? [];
    expect((await open(token)).status).toBe(200);
    expect(mails[1]?.body).toMatch(/\/leads\/[\w-]{43}/);
    for (let count = 0; count < 5; count += 1) await ask('ada@plant.example');
    expect(await mailsTo('ada@plant.example')).toHaveLength(3);
    expect((await postForm(site, '/requests', { email: 'nobody' })).status).toBe(400);
    expect((await postForm(site, '/requests', { email: 'ada@plant.example', fax: 'filled' })).status).toBe(303);
  });
});
