import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CONFIRMATION_DAYS } from '#domain/constants.ts';
import { purgeExpired } from '#server/operations/retention.ts';
import { informBuyers } from '#server/service-requests/inform-buyers.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { act, askCompanies } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { clearRequests, serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

const START = Date.parse('2031-03-05T10:00:00Z');
const DAY = 86_400_000;

describeOnEachDatabase('what happens to requests by date', (makeApp) => {
  let site: TestApp;
  let ids: number[] = [];
  let time = START;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' }, now: () => new Date(time) });
    ids = await site.insert(
      ['Alpha NDT', 'Beta Labs', 'Gamma Inspection'].map((name) =>
        company({ name, email: `${name.split(' ')[0]?.toLowerCase()}@works.example` }),
      ),
    );
  });
  beforeEach(async () => {
    time = START;
    await clearRequests(site.database);
  });

  /** The mails that a run queues for the buyer. */
  const run = async () => {
    const before = (await storedMails(site.database)).length;
    const counts = await Promise.all([1, 2, 3].map(() => informBuyers(site.context)));
    const mails = (await storedMails(site.database)).slice(before);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(mails.length);
    for (const { recipient } of mails) expect(recipient).toBe(serviceRequest.customerEmail);
    return mails;
  };
  const decline = (token = '') => postForm(site, `/leads/${token}`, { action: 'decline', reason: 'Too far away' });

  test('decision 39: the buyer hears once that all companies have answered', async () => {
    const { companies } = await askCompanies(site, ids.slice(0, 2));
    await decline(companies[0]);
    expect(await run()).toEqual([]);
    await decline(companies[1]);
    const [mail, second] = await run();
    expect(mail?.subject).toMatch(/^All companies have answered your request \[IR-2031-\d+\]$/);
    expect(mail?.body).toMatch(/https:\/\/directory\.example\/requests\/[\w-]{43}/);
    expect(second).toBeUndefined();
    expect(await run()).toEqual([]);
  });

  test('decision 39: the answer of an only company needs no second mail', async () => {
    const { companies } = await askCompanies(site, ids.slice(0, 1));
    await decline(companies[0]);
    expect(await run()).toEqual([]);
  });

  test('decision 39: after 7 days the buyer hears who has not answered, and of the next best companies', async () => {
    const { buyer, companies } = await askCompanies(site, ids.slice(0, 2), { location: 'Aberdeen' });
    await decline(companies[0]);
    time += 7 * DAY;
    expect(await run()).toEqual([]);
    time += 1;
    const [mail] = await run();
    expect(mail?.subject).toMatch(/^1 of 2 companies has not answered your request/);
    expect(mail?.body).toMatch(/no answer from Beta Labs\..*Gamma Inspection, Aberdeen/s);
    expect(await run()).toEqual([]);
    // One that is added starts the time again.
    await act(site, buyer, 'add', { companyIds: String(ids[2]) });
    time += 6 * DAY;
    expect(await run()).toEqual([]);
    time += DAY + 1;
    expect((await run())[0]?.subject).toMatch(/^2 of 3 companies have not answered/);
  });

  test('decision 39: after 30 days the buyer is asked once whether something was ordered', async () => {
    const { buyer } = await askCompanies(site, ids.slice(0, 2));
    time += 8 * DAY;
    await run();
    time = START + 30 * DAY + 1;
    const [mail, second] = await run();
    expect(mail?.subject).toMatch(/^Did you order\? From whom\?/);
    expect(mail?.body).toContain('you asked Alpha NDT and Beta Labs for a quote');
    expect(second).toBeUndefined();
    expect((await site.call('GET', `/requests/${buyer}`)).text).toContain('Did you order?');
    expect((await act(site, buyer, 'order', { order: 'not yet' })).status).toBe(303);
    expect((await site.call('GET', `/requests/${buyer}`)).text).not.toContain('Did you order?');
    time += 30 * DAY;
    expect(await run()).toEqual([]);
  });

  test('decision 39: withdrawn, closed and unconfirmed requests send nothing', async () => {
    const withdrawn = await askCompanies(site, ids.slice(0, 2));
    await act(site, withdrawn.buyer, 'withdraw');
    const closed = await askCompanies(site, ids.slice(0, 2));
    await act(site, closed.buyer, 'order', { order: 'no' });
    await askCompanies(site, ids.slice(0, 2), { fax: 'filled' });
    await askCompanies(site, []);
    time += 40 * DAY;
    expect(await run()).toEqual([]);
  });

  test('decision 32: a request that nobody has confirmed for 7 days is dropped', async () => {
    await askCompanies(site, ids.slice(0, 1), { fax: 'filled' });
    await askCompanies(site, ids.slice(0, 1), { customerEmail: 'bo@plant.example' });
    const { pool } = site.database;
    await pool.query(`update outbox set status = 'dead' where kind = 'request-confirmation'`);
    await pool.query(
      `insert into admin_notes (entity, entity_id, body, author)
       select 'service-request', id, 'Ada again?', 'admin' from service_requests where state = 'unconfirmed'`,
    );
    const purgeAfter = (days: number) => purgeExpired(site.database.pool, new Date(START + days * DAY));
    await purgeAfter(CONFIRMATION_DAYS);
    expect(await storedRequests(site.database)).toHaveLength(2);
    await purgeAfter(CONFIRMATION_DAYS + 1);
    expect((await storedRequests(site.database)).map((request) => request.customer_email)).toEqual([
      'bo@plant.example',
    ]);
    // Neither does a mail to an address that does not exist wait forever.
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).not.toContain('ada@plant.example');
    expect((await pool.query('select * from admin_notes')).rows).toEqual([]);
  });

  test('decision 37: after 12 months a request only counts', async () => {
    await askCompanies(site, ids.slice(0, 1));
    await purgeExpired(site.database.pool, new Date('2032-03-05T10:00:00Z'));
    expect(await storedRequests(site.database)).toMatchObject([{ customer_name: 'Ada Buyer' }]);
    await purgeExpired(site.database.pool, new Date('2032-03-05T10:00:01Z'));
    const [request] = await storedRequests(site.database);
    expect(request).toMatchObject({ customer_name: '', customer_email: '', state: 'closed' });
    expect(await storedMails(site.database)).toEqual([]);
  });
});
