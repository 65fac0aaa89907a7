import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listQuotes } from '#server/service-requests/quotes.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { issuesOn, postForm } from '#tests/support/forms.ts';
import { headOf } from '#tests/support/html.ts';
import { openPage, PERSON, quoteFields, sendRequest } from '#tests/support/lead.ts';
import { clearRequests, storedMails } from '#tests/support/service-request.ts';

const SITE = 'https://directory.example';
const NOW = new Date('2031-03-05T10:00:00Z');
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';

describeOnEachDatabase('page of a lead', (makeApp) => {
  let site: TestApp;
  let gulf = 0;
  let delta = 0;
  let time = NOW.getTime();
  let certificateId = '';

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE }, now: () => new Date(time) });
    [gulf = 0, delta = 0] = await site.insert([
      company({ name: 'Gulf NDT', email: 'office@gulf.example', certifications: ['ISO/IEC 17020'] }),
      company({ name: 'Delta NDT', email: 'office@delta.example', certifications: ['ISO/IEC 17025'] }),
    ]);
    const { rows } = await site.database.pool.query(
      `update certificates set state = 'checked', checked_how = 'register', checked_at = '2031-01-14T09:00:00Z', number = 'IB-4417',
         expires = '2031-05-01' where company_id = $1 returning id`,
      [gulf],
    );
    certificateId = String(rows[0].id);
  });
  beforeEach(async () => {
    time = NOW.getTime();
    await clearRequests(site.database);
  });

  const recipients = async () =>
    (await site.database.pool.query('select * from request_recipients order by id')).rows as Record<string, unknown>[];
  const quotes = async (requestId: number) => listQuotes(site.database.pool, { requestId }, new Date(time));
  const address = (token: string) => `/leads/${token}`;
  const lead = async (companies = [gulf], given = {}) => {
    const sent = await sendRequest(site, companies, given);
    return { ...sent, url: address(sent.leads[0]?.token ?? '') };
  };
  const set = (state: string, values: string) =>
    site.database.pool.query(`update service_requests set state = '${state}', ${values}`);

  test('decision 42: the need stands first, then who asks, then three ways to answer', async () => {
    const { url } = await lead();
    const { status, html, text } = await openPage(site, url);
    expect(status).toBe(200);
    const order = [
      'What is needed',
      'Two vessels, wall thickness',
      'Who asks',
      'Ada Buyer',
      'Answer with a quote',
      'Decline',
    ];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((one, other) => one - other),
    );
    expect(text).toContain('This request costs nothing');
    expect(html).toContain('href="/fair-leads"');
    expect(text).toContain('address not confirmed yet');
    await site.database.pool.query('update service_requests set confirmed_at = now()');
    expect((await openPage(site, url)).text).toContain('✓ address confirmed');
  });

  test('decision 42: a name that ends with a full stop is not followed by another one', async () => {
    const [limited = 0] = await site.insert([company({ name: 'Gulf NDT Ltd.', email: 'office@gulf-ltd.example' })]);
    const { text } = await openPage(site, (await lead([limited])).url);
    expect(text).toContain('Buyers find Gulf NDT Ltd. in it.');
    expect(text).not.toContain('..');
  });

  test('decision 42: no search engine, cache or other site learns the link', async () => {
    const { url } = await lead();
    const { headers, html } = await openPage(site, url);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headOf(html)).toMatchObject({ robots: expect.stringContaining('noindex'), canonical: undefined });
    expect((await openPage(site, `${url}x`)).headers['referrer-policy']).toBe('no-referrer');
    // Browsers hide the origin of a form on such a page.
    const { status } = await postForm(
      site,
      url,
      { action: 'answered' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    );
    expect(status).toBe(303);
    const foreign = await postForm(
      site,
      url,
      { action: 'answered' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
  });

  test('decision 42: a quote is stored, shown and mailed', async () => {
    const { url, requestId } = await lead();
    const { status, location } = await postForm(site, url, { ...quoteFields, certificateId });
    expect(status).toBe(303);
    const { text } = await openPage(site, String(location));
    expect(text).toContain('Your quote is on its way to Ada Buyer.');
    for (const part of [
      'USD 18,400.00',
      '6 days after the buyer’s date',
      '6 working days',
      'ISO/IEC 17020, IB-4417',
      'Ended by then',
    ])
      expect(text).toContain(part);
    expect(await recipients()).toMatchObject([{ answer: 'quoted', answered_at: NOW }]);
    expect(await quotes(requestId)).toMatchObject([
      {
        amount: '18400.00',
        currency: 'USD',
        included: ['report'],
        companyName: 'Gulf NDT',
        versions: 1,
        certificate: { state: 'checked' },
      },
    ]);
    const [mail] = await storedMails(site.database);
    expect(mail).toMatchObject({ recipient: 'ada@plant.example', reply_to: 'office@gulf.example' });
    expect(mail?.subject).toContain('Gulf NDT has sent a quote');
    expect(mail?.body).toContain('USD 18,400.00');
    // The company would read all quotes.
    expect(mail?.body).toContain('Please delete the link above from your reply: it opens all answers.');
    expect(mail?.body).toMatch(/https:\/\/directory\.example\/requests\/[\w-]{43}\b/);
    // The link is no message for ever.
    time += 3_600_000;
    expect((await openPage(site, String(location))).text).not.toContain('on its way');
  });

  test('decision 41: the same quote sent twice at once is stored once, and a newer version replaces it', async () => {
    const { url, requestId } = await lead();
    const clicks = await Promise.all([1, 2, 3, 4, 5].map(() => postForm(site, url, quoteFields)));
    expect(clicks.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await quotes(requestId)).toMatchObject([{ versions: 1 }]);
    expect(await storedMails(site.database)).toHaveLength(1);
    const { html } = await openPage(site, url);
    expect(html).toContain('value="18400.00"');
    await postForm(site, url, { ...quoteFields, amount: '17.900,00', currency: 'EUR' });
    expect(await quotes(requestId)).toMatchObject([{ versions: 2, amount: '17900.00', currency: 'EUR' }]);
    expect((await storedMails(site.database)).map(({ subject }) => subject)[1]).toContain('a new version of its quote');
  });

  test('decision 42: what was typed stays, beside what is to be corrected', async () => {
    const { url, requestId } = await lead();
    const wrong = {
      ...quoteFields,
      amount: '18.400',
      durationDays: 'six',
      remarks: 'A long text <b>',
      currency: '',
      included: 'equipment',
    };
    const { status, html } = await postForm(site, url, wrong);
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({
      currency: 'Please choose a currency',
      durationDays: 'Please enter a number of days from 1 to 3650',
    });
    expect(html).toContain('A long text &lt;b&gt;</textarea>');
    expect(html).toMatch(/value="equipment"[^>]* checked|checked[^>]* value="equipment"/);
    const ambiguous = await postForm(site, url, { ...wrong, currency: 'USD', durationDays: '6' });
    expect(issuesOn(ambiguous.html)).toEqual({
      amount: '18.400 can mean two amounts: please write 18400 or 18.40',
    });
    const unit = await postForm(site, url, { ...quoteFields, priceKind: 'unit rate', unit: ' ' });
    expect(issuesOn(unit.html)).toEqual({ unit: 'Please name the unit, such as weld or metre' });
    expect(await quotes(requestId)).toEqual([]);
    expect(await storedMails(site.database)).toEqual([]);
  });

  test('decision 41: only a certificate of the company itself can be used', async () => {
    const { leads } = await sendRequest(site, [gulf, delta]);
    const { html } = await postForm(site, address(leads[1]?.token ?? ''), { ...quoteFields, certificateId });
    expect(issuesOn(html)).toEqual({ certificateId: 'Please choose one of your certificates' });
    expect((await openPage(site, address(leads[1]?.token ?? ''))).text).not.toContain('IB-4417');
  });

  test('decision 41: a quote has one file, which the buyer and the company can read, and nobody else', async () => {
    const { buyer, leads, requestId } = await sendRequest(site, [gulf, delta]);
    const [first = '', second = ''] = leads.map(({ token }) => address(token));
    const sendWith = async (name: string, content: string) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(quoteFields)) form.append(field, value);
      form.append('files', new Blob([content]), name);
      const encoded = new Response(form);
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await encoded.arrayBuffer());
      return site.inject({ method: 'POST', url: first, payload, headers });
    };
    const refused = await sendWith('quote.pdf', 'no PDF');
    expect(refused.statusCode).toBe(400);
    expect(issuesOn(refused.body).files).toMatch(/^quote\.pdf: please choose a PDF/);
    for (const _click of [1, 2]) expect((await sendWith('quote.pdf', PDF)).statusCode).toBe(303);
    const [quote] = await quotes(requestId);
    expect(quote).toMatchObject({ versions: 1, file: { name: 'quote.pdf', contentType: 'application/pdf' } });
    const file = `/files/${quote?.file?.id}`;
    expect((await openPage(site, first)).html).toContain(`${first}${file}`);
    const status = async (path: string) => (await site.inject({ method: 'GET', url: path })).statusCode;
    expect(await Promise.all([first + file, `/requests/${buyer}${file}`].map(status))).toEqual([200, 200]);
    const others = [second + file, `/leads/${buyer}${file}`, `/requests/${leads[0]?.token}${file}`];
    expect(await Promise.all(others.map(status))).toEqual([404, 404, 404]);
    // A newer version without a file has that of the version before.
    await postForm(site, first, { ...quoteFields, amount: '17,000' });
    expect(await quotes(requestId)).toMatchObject([{ versions: 2, file: { name: 'quote.pdf' } }]);
    // Another one takes its place, so that a link stores one file at most.
    await sendWith('prices.pdf', `${PDF} `);
    expect(await quotes(requestId)).toMatchObject([{ versions: 3, file: { name: 'prices.pdf' } }]);
    expect(await Promise.all([first + file, `/requests/${buyer}${file}`].map(status))).toEqual([404, 404]);
  });

  test('decision 42: no link opens the page of another side, company or request', async () => {
    const [one, other] = [await sendRequest(site, [gulf, delta]), await sendRequest(site, [gulf])];
    for (const { recipientId, token } of [...one.leads, ...other.leads]) {
      await postForm(site, address(token), { action: 'question', message: `Question of ${recipientId}?` });
      expect((await openPage(site, `/requests/${token}`)).status).toBe(404);
    }
    for (const { recipientId, token } of [...one.leads, ...other.leads]) {
      const { text } = await openPage(site, address(token));
      expect(text.match(/Question of \d+/g)).toEqual([`Question of ${recipientId}`]);
    }
    for (const { buyer } of [one, other]) expect((await openPage(site, address(buyer))).status).toBe(404);
  });

  test('decision 42: a question goes to the buyer once, and the request still waits', async () => {
    const { url } = await lead();
    const fields = { action: 'question', message: 'Is the insulation off?\nAnd is there a permit?' };
    const { location } = await postForm(site, url, fields);
    await postForm(site, url, fields);
    expect((await openPage(site, String(location))).text).toContain('You 5 Mar 2031, 10:00');
    expect(await recipients()).toMatchObject([{ answer: 'waiting' }]);
    const mails = await storedMails(site.database);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Gulf NDT has a question');
    expect(mails[0]?.body).toContain('Is the insulation off?');
    expect(issuesOn((await postForm(site, url, { action: 'question', message: ' ' })).html)).toEqual({
      message: 'Please write a message',
    });
  });

  test('decision 42: a decline needs a reason, and reaches the buyer once', async () => {
    const { url, requestId } = await lead();
    expect(issuesOn((await postForm(site, url, { action: 'decline', reason: '', note: 'Sorry' })).html)).toEqual({
      reason: 'Please choose a reason',
    });
    const fields = { action: 'decline', reason: 'No crew free on these dates', note: 'Again in June.' };
    await Promise.all([postForm(site, url, fields), postForm(site, url, fields)]);
    expect(await recipients()).toMatchObject([
      { answer: 'declined', decline_reason: fields.reason, decline_note: fields.note },
    ]);
    expect(await storedMails(site.database)).toMatchObject([
      { subject: expect.stringContaining('cannot take this job') },
    ]);
    expect((await openPage(site, url)).text).toContain('You have declined');
    // A company may change its mind; a declined quote is none.
    await postForm(site, url, quoteFields);
    expect(await quotes(requestId)).toHaveLength(1);
    await postForm(site, url, fields);
    expect(await quotes(requestId)).toEqual([]);
  });

  test('decision 42: answered by mail or phone is an answer, without a mail', async () => {
    const { url } = await lead();
    expect((await postForm(site, url, { action: 'answered' })).status).toBe(303);
    expect(await recipients()).toMatchObject([{ answer: 'answered', answered_at: NOW }]);
    expect(await storedMails(site.database)).toEqual([]);
  });

  test('decision 42: only a person who opens the page counts, and the first time stays', async () => {
    const { url } = await lead();
    const isOpened = async () => (await recipients())[0]?.opened_at;
    await openPage(site, url, { method: 'HEAD' });
    await openPage(site, url, { headers: { ...PERSON, 'sec-purpose': 'prefetch;prerender' } });
    await openPage(site, url, { headers: { ...PERSON, purpose: 'prefetch' } });
    await openPage(site, url, { headers: { accept: '*/*', 'user-agent': 'link scanner' } });
    await openPage(site, url, { headers: { ...PERSON, 'sec-fetch-dest': 'empty' } });
    expect(await isOpened()).toBe(null);
    await openPage(site, url);
    expect(await isOpened()).toEqual(NOW);
    time += 60_000;
    await openPage(site, url);
    expect(await isOpened()).toEqual(NOW);
  });

  test.each(['withdrawn', 'closed'])('decision 42: the page of a %s request stays, without forms', async (state) => {
    const { url, requestId } = await lead();
    await set(state, `ended_at = now()`);
    const { html, text, status } = await openPage(site, url);
    expect(status).toBe(200);
    expect(text).toContain('There is nothing left to do.');
    expect(html).not.toContain('<form');
    const answers: Record<string, string>[] = [
      quoteFields,
      { action: 'question', message: 'Why?' },
      { action: 'decline', reason: 'Other reason' },
      { action: 'answered' },
    ];
    for (const fields of answers) {
      const refused = await postForm(site, url, fields);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('Nothing was sent.');
    }
    expect(await quotes(requestId)).toEqual([]);
    expect(await recipients()).toMatchObject([{ answer: 'waiting' }]);
  });

  test('decision 42: a company that is no longer public reads the request and cannot answer it; a removed one cannot read it', async () => {
    const [other = 0] = await site.insert([company({ name: 'Gone NDT' })]);
    const { url } = await lead([other]);
    await site.database.pool.query('update companies set approved = false where id = $1', [other]);
    const { text, html } = await openPage(site, url);
    expect(text).toContain('Gone NDT is no longer listed');
    expect(html).not.toContain('<form');
    expect((await postForm(site, url, quoteFields)).status).toBe(409);
    await site.database.pool.query('delete from companies where id = $1', [other]);
    expect((await openPage(site, url)).text).toContain('Open it from the newest email');
    expect((await postForm(site, url, quoteFields)).status).toBe(404);
    expect((await site.call('GET', `${url}/files/1`)).status).toBe(404);
  });

  test('decision 42: a link opens one page for 90 days, and says what to do when it has ended', async () => {
    const { url, buyer, leads } = await lead([gulf, delta]);
    const refused = async (path: string) => {
      const page = await openPage(site, path);
      expect(page.status).toBe(404);
      expect(page.text).toContain('Open it from the newest email');
      expect(page.text).not.toMatch(/Ada|Buyer|Delta|Gulf/);
      const answer = await postForm(site, path, quoteFields);
      expect([answer.status, answer.text]).toEqual([404, page.text]);
    };
    await refused(address(buyer));
    await refused(address('A'.repeat(43)));
    await refused(address('x'));
    await refused(address(`${leads[0]?.token}`.toUpperCase()));
    expect((await openPage(site, url)).text).not.toContain('Delta');
    time += 91 * 86_400_000;
    await refused(url);
  });

  test('decision 42: a request that waits for its sender is nobody’s yet', async () => {
    const { url } = await lead();
    await set('unconfirmed', `held_reason = 'forged'`);
    expect((await openPage(site, url)).status).toBe(404);
    expect((await postForm(site, url, quoteFields)).status).toBe(404);
  });
});
