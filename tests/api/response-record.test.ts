import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PublicCompany, ResponseRecord } from '#domain/companies/public-company.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { textOf } from '#tests/support/html.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { clearRequests } from '#tests/support/service-request.ts';

const DAY = 86_400_000;

describeOnEachDatabase('response record', (makeApp) => {
  let site: TestApp;
  let id = 0;
  let other = 0;

  beforeAll(async () => {
    site = await makeApp();
    [id = 0, other = 0] = await site.insert([
      company({ name: 'Gulf NDT', email: 'office@gulf.example' }),
      company({ name: 'Delta NDT' }),
    ]);
  });
  beforeEach(() => clearRequests(site.database));

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
  /** A request of a buyer with a confirmed address. */
  const ask = async (given: { sentAt?: Date; customerEmail?: string } = {}) => {
    const { requestId, leads } = await sendRequest(site, [id], { sentAt: daysAgo(20), ...given });
    await site.database.pool.query('update service_requests set confirmed_at = now() where id = $1', [requestId]);
    return { requestId, url: `/leads/${leads[0]?.token}` };
  };
  const answer = async (fields: Record<string, string> = quoteFields) => {
    const { url } = await ask();
    expect((await postForm(site, url, fields)).status).toBe(303);
  };
  const set = (requestId: number, values: string) =>
    site.database.pool.query(`update service_requests set ${values} where id = $1`, [requestId]);
  const record = async (): Promise<ResponseRecord | null> => {
    await site.context.changes.refresh();
    const { body } = await site.call<PublicCompany>('GET', `/api/companies/${id}`);
    return body.responseRecord;
  };
  const profile = async () => textOf((await site.call('GET', `/company/${id}/gulf-ndt`)).text);

  test('decision 44: from five requests on it is on the profile, the card and in the API', async () => {
    for (let count = 0; count < 3; count += 1) await answer();
    await answer({ action: 'decline', reason: 'Job too small' });
    expect(await record()).toBe(null);
    expect(await profile()).not.toContain('Answers to requests');
    await ask();
    await answer({ action: 'answered' });
    // 20 days are 14 working days, or 15 if the weekends fall so.
    const found = await record();
    expect(found).toMatchObject({ requests: 6, answeredPercent: 83 });
    expect(found?.medianMinutes).toBeGreaterThanOrEqual(13 * 540);
    expect(await profile()).toMatch(/Median time to answer 1[45] working days Answered 83 % of 6 requests/);
    expect(textOf((await site.call('GET', `/compare?companies=${id},${other}`)).text)).toMatch(
      /Time to answer 1[45] working days, median Fewer than 5 requests Requests answered 83 % of 6 Fewer than 5 requests/,
    );
    const { items } = await site.list();
    expect(items.map(({ responseRecord }) => responseRecord)).toEqual(expect.arrayContaining([found, null]));
    expect(textOf((await site.call('GET', '/')).text)).toMatch(/answers in 1[45] working days/);
  });

  test('decision 44: what is not a real request does not count', async () => {
    for (let count = 0; count < 5; count += 1) await answer();
    await set((await ask()).requestId, 'confirmed_at = null');
    await set((await ask()).requestId, `held_reason = 'forged'`);
    await ask({ customerEmail: 'boss@GULF.example' });
    await set((await ask()).requestId, `state = 'withdrawn', ended_at = now() - interval '18 days'`);
    await ask({ sentAt: daysAgo(2) });
    await ask({ sentAt: daysAgo(400) });
    expect(await record()).toMatchObject({ requests: 5, answeredPercent: 100 });
    await set((await ask()).requestId, `state = 'withdrawn', ended_at = now()`);
    expect(await record()).toMatchObject({ requests: 5 });
    await answer();
    expect(await record()).toMatchObject({ requests: 7, answeredPercent: 86 });
  });

  test('decision 44: a later version or a change of mind does not change the time of the first answer', async () => {
    const { url } = await ask();
    await postForm(site, url, quoteFields);
    const minutes = async () =>
      (await site.database.pool.query('select answered_at, answer_minutes from request_recipients')).rows;
    const first = await minutes();
    await postForm(site, url, { ...quoteFields, amount: '17,000' });
    await postForm(site, url, { action: 'decline', reason: 'Job too large' });
    expect(await minutes()).toEqual(first);
  });
});
