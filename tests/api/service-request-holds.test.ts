import { beforeAll, beforeEach, expect, test } from 'vitest';
import { INITIAL_SETTINGS } from '#domain/admin/admin-settings.ts';
import { writeAdminSettings } from '#server/db/admin-settings.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import {
  clearRequests,
  serviceRequest,
  storedMails,
  storedRequests,
  WITHOUT_DETAILS,
} from '#tests/support/service-request.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const START = Date.parse('2031-03-05T10:00:00Z');

describeOnEachDatabase('service requests that look like spam', (makeApp) => {
  let site: TestApp;
  let companyId = 0;
  let time = START;

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date(time) });
    [companyId = 0] = await site.insert([company()]);
  });
  beforeEach(async () => {
    time = START;
    await clearRequests(site.database);
  });

  const send = (fields: Record<string, unknown> = {}) =>
    site.call('POST', '/api/service-requests', { ...serviceRequest, companyId, ...fields });
  const token = async () => (await site.call<{ formToken: string }>('GET', '/api/form-token')).body.formToken;
  const reasons = async () => (await storedRequests(site.database)).map(({ held_reason }) => held_reason);

  /** Quarantined requests are stored with the reason; only the sender is asked, and the response does not show it. */
  const expectQuarantined = async (fields: Record<string, unknown>, reason: string) => {
    const { status, body } = await send(fields);
    expect(status).toBe(201);
    const {
      fax: _fax,
      formToken: _token,
      ...shown
    } = { ...serviceRequest, companyId, ...fields } as Record<string, unknown>;
    expect(body).toEqual({
      ...shown,
      ...WITHOUT_DETAILS,
      companyIds: [companyId],
      id: expect.any(Number),
      caseNumber: expect.any(String),
      createdAt: new Date(time).toISOString(),
    });
    expect(await reasons()).toEqual([reason]);
    const mails = await storedMails(site.database);
    expect(mails.map(({ recipient }) => recipient)).toEqual([serviceRequest.customerEmail]);
    expect(mails[0]?.subject).toMatch(/^Please confirm your request \[IR-\d+-\d+\]$/);
    for (const text of Object.values(serviceRequest))
      expect(`${mails[0]?.subject} ${mails[0]?.body}`).not.toContain(text);
  };
  const expectSent = async (fields: Record<string, unknown>) => {
    expect((await send(fields)).status).toBe(201);
    expect(await reasons()).toEqual([null]);
    expect(await storedMails(site.database)).toHaveLength(2);
  };

  test('decision 14: a request of an API client without a token is sent', async () => {
    await expectSent({});
  });

  test('decision 14: a request with an empty token and an empty honeypot is sent', async () => {
    await expectSent({ formToken: '', fax: '' });
  });

  test('a request with a filled honeypot is quarantined', async () => {
    await expectQuarantined({ fax: '+1 555' }, 'a hidden field was filled in');
  });

  test.each([
    [`Two vessels. ${'https://plant.example/drawing and '.repeat(4)}.`, 'the text has 4 links'],
    ['Cheap Viagra for your crew.', 'the text has the words "viagra"'],
  ])('hardening: %j leads to quarantine', async (serviceDescription, reason) => {
    await expectQuarantined({ serviceDescription }, reason);
  });

  test('decision 77: an admin adjusts what leads to quarantine', async () => {
    const rules = { ...INITIAL_SETTINGS.quarantine, words: ['vacuum cleaner'], maxLinks: 0 };
    await writeAdminSettings(site.database.pool, 'quarantine', rules, 'admin');
    await send({ serviceDescription: 'Buy a vacuum  cleaner.' });
    await send({ serviceDescription: 'See www.plant.example for it.' });
    await writeAdminSettings(site.database.pool, 'quarantine', null, 'admin');
    await send({ serviceDescription: 'See www.plant.example for the vacuum cleaner.' });
    expect(await reasons()).toEqual(['the text has the words "vacuum cleaner"', 'the text has 1 link', null]);
  });

  test('a form that was shown a while ago is sent', async () => {
    const formToken = await token();
    time += 20 * SECOND;
    await expectSent({ formToken });
  });

  test('a form filled in for a second is sent, for less it is quarantined', async () => {
    const formToken = await token();
    time += SECOND - 1;
    await expectQuarantined({ formToken }, 'the form was submitted within a second');
    await clearRequests(site.database);
    time += 1;
    await expectSent({ formToken });
  });

  test('decision 25: a form that was open for a week is sent', async () => {
    const formToken = await token();
    time += 7 * 24 * HOUR;
    await expectSent({ formToken });
  });

  test('a token from the future is quarantined', async () => {
    time += HOUR;
    const formToken = await token();
    time = START;
    await expectQuarantined({ formToken }, 'the form was submitted within a second');
  });

  test.each(['x', '.', 'abc.def', 'tn1k0c.AAAAAAAAAAAAAAAAAAAAAA', '..', 'ü.ö', '0'])(
    'the forged token %s is quarantined',
    async (formToken) => {
      await expectQuarantined({ formToken }, 'the form token is forged');
    },
  );

  test('a token with a changed time is quarantined', async () => {
    const [stamp = '', signature] = (await token()).split('.');
    const earlier = (Number.parseInt(stamp, 36) - 60).toString(36);
    time += HOUR;
    await expectQuarantined({ formToken: `${earlier}.${signature}` }, 'the form token is forged');
  });

  test('a token of another site is quarantined', async () => {
    const other = await makeApp({ now: () => new Date(time) });
    const { formToken } = (await other.call<{ formToken: string }>('GET', '/api/form-token')).body;
    time += HOUR;
    await expectQuarantined({ formToken }, 'the form token is forged');
  });

  test('the eleventh request of a sender within an hour is quarantined, ignoring the case of the address', async () => {
    for (let count = 1; count <= 10; count += 1) {
      expect((await send({ customerEmail: count % 2 ? 'ada@plant.example' : 'ADA@Plant.Example' })).status).toBe(201);
      time += SECOND;
    }
    expect(await reasons()).toEqual(Array(10).fill(null));
    expect((await send()).status).toBe(201);
    expect((await reasons()).at(-1)).toBe('too many requests from this address within an hour');
    // Ten leads, ten copies, and one question whether the sender sent the last one.
    expect(await storedMails(site.database)).toHaveLength(21);
  });

  test('decision 32: an address is asked at most three times a day to confirm a request', async () => {
    for (let count = 1; count <= 5; count += 1) await send({ fax: 'filled', customerEmail: `ADA@plant.example` });
    expect(await reasons()).toHaveLength(5);
    expect(await storedMails(site.database)).toHaveLength(3);
    time += 25 * HOUR;
    await send({ fax: 'filled' });
    expect(await storedMails(site.database)).toHaveLength(4);
  });

  test('decision 32: forms that arrive together do not ask an address more often', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send({ fax: 'filled' })));
    expect(await reasons()).toHaveLength(8);
    expect(await storedMails(site.database)).toHaveLength(3);
  });

  test('other senders are not affected, and after an hour requests of the same sender are sent again', async () => {
    for (let count = 1; count <= 11; count += 1) await send();
    await send({ customerEmail: 'somebody@else.example' });
    expect((await reasons()).slice(-2)).toEqual(['too many requests from this address within an hour', null]);
    time += HOUR;
    await send();
    expect((await reasons()).at(-1)).toBeNull();
  });

  test('the forty-first request to one company within an hour is quarantined', async () => {
    for (let count = 1; count <= 41; count += 1) await send({ customerEmail: `buyer${count}@plant.example` });
    const all = await reasons();
    expect(all.filter((reason) => reason !== null)).toEqual(['too many requests to this company within an hour']);
    expect(all.at(-1)).not.toBeNull();
    await send({ companyId: null });
    expect((await reasons()).at(-1)).toBeNull();
  });
});
