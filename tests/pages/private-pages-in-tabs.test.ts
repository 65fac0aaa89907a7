import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { act } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { clearRequests, storedMails, storedRequests } from '#tests/support/service-request.ts';

/** What each tab of the buyer does; the first three end the request. */
const ENDINGS = ['withdraw', 'order', 'erase'] as const;

describeOnEachDatabase('private pages in several tabs', (makeApp) => {
  let site: TestApp;
  let ids: number[] = [];

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' } });
    ids = await site.insert(
      ['Alpha', 'Beta', 'Gamma'].map((name) => company({ name, email: `${name.toLowerCase()}@works.example` })),
    );
  });
  beforeEach(() => clearRequests(site.database));

  const mailed = async () =>
    (await storedMails(site.database)).map(({ recipient, subject }) => ({ recipient, subject }));
  const stored = async (table: string) => (await site.database.pool.query(`select * from ${table}`)).rows;

  test('decision 36: five tabs of a buyer do five different things at once: one ends the request, nobody hears of two ends', async () => {
    const { buyer, leads } = await sendRequest(site, ids.slice(0, 2));
    const recipientId = String(leads[0]?.recipientId);
    const answers = await Promise.all([
      act(site, buyer, 'withdraw'),
      act(site, buyer, 'order', { order: recipientId }),
      act(site, buyer, 'answered', { recipientId }),
      act(site, buyer, 'reply', { recipientId, message: 'A word more.' }),
      act(site, buyer, 'add', { companyIds: String(ids[2]) }),
    ]);
    for (const { status } of answers) expect([303, 409]).toContain(status);
    const [withdrawn, ordered] = answers.map(({ status }) => status);
    expect([withdrawn, ordered].toSorted()).toEqual([303, 409]);
    const [request] = (await stored('service_requests')) as { state: string }[];
    expect(request?.state).toBe(withdrawn === 303 ? 'withdrawn' : 'closed');
    const ends = (await mailed()).filter(({ subject }) => /withdrawn|closed|orders from you/.test(subject));
    const asked = ((await stored('request_recipients')) as unknown[]).length;
    expect(new Set(ends.map(({ recipient }) => recipient)).size).toBe(ends.length);
    expect(ends).toHaveLength(asked);
  });

  test.each(ENDINGS)('decision 36: %s from five tabs counts once, and is no error of the server', async (action) => {
    const { buyer, leads } = await sendRequest(site, ids.slice(0, 2));
    const fields: Record<string, string> = action === 'order' ? { order: String(leads[0]?.recipientId) } : {};
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => act(site, buyer, action, fields)));
    // Who comes after the erasure finds no request.
    for (const { status } of answers) expect(action === 'erase' ? [303, 404] : [303]).toContain(status);
    expect((await mailed()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'alpha@works.example',
      'beta@works.example',
    ]);
    const entries = (await stored('audit_log')) as { action: string }[];
    const erasures = entries.filter((entry) => entry.action === 'service-request.erase');
    expect(erasures).toHaveLength(action === 'erase' ? 1 : 0);
    await site.database.pool.query('delete from audit_log');
  });

  test('decision 42: five tabs of a company answer in five ways at once: the page shows one of them', async () => {
    const { leads } = await sendRequest(site, ids.slice(0, 1));
    const address = `/leads/${leads[0]?.token}`;
    const answers = await Promise.all([
      postForm(site, address, quoteFields),
      postForm(site, address, { ...quoteFields, amount: '17,900' }),
      postForm(site, address, { action: 'decline', reason: 'Too far away' }),
      postForm(site, address, { action: 'answered' }),
      postForm(site, address, { action: 'question', message: 'Is the insulation off?' }),
    ]);
    for (const { status } of answers) expect([303, 409]).toContain(status);
    const [recipient] = (await stored('request_recipients')) as { answer: string; answered_at: Date | null }[];
    expect(recipient?.answered_at).not.toBeNull();
    const mails = await mailed();
    // "We have answered" sends no mail: the buyer has got that answer already.
    const sent = answers.filter(({ status }, index) => status === 303 && index !== 3).length;
    expect(mails).toHaveLength(sent);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(sent - 1);
    expect(await storedRequests(site.database)).toHaveLength(1);
  });
});
