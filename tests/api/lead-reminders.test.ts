import { beforeAll, beforeEach, expect, test } from 'vitest';
import { remindCompanies } from '#server/service-requests/reminders.ts';
import { addMessage } from '#server/service-requests/thread.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { quoteFields, sendRequest } from '#tests/support/lead.ts';
import { clearRequests, storedMails } from '#tests/support/service-request.ts';

/** A Wednesday; in Houston it is nine in the morning, in Riyadh six in the evening. */
const SENT = new Date('2026-11-18T15:00:00Z');

describeOnEachDatabase('reminders of a lead', (makeApp) => {
  let site: TestApp;
  let houston = 0;
  let riyadh = 0;
  let time = 0;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' }, now: () => new Date(time) });
    [houston = 0, riyadh = 0] = await site.insert([
      company({ name: 'Gulf NDT', email: 'office@gulf.example', location: 'Houston, Texas, United States' }),
      company({ name: 'Najd NDT', email: 'office@najd.example', location: 'Riyadh, Saudi Arabia' }),
    ]);
  });
  beforeEach(async () => {
    time = SENT.getTime();
    await clearRequests(site.database);
  });

  /** Runs the job at a moment, and returns to whom it wrote. */
  const remindAt = async (moment: string) => {
    time = Date.parse(moment);
    const before = (await storedMails(site.database)).length;
    await remindCompanies(site.context);
    return (await storedMails(site.database)).slice(before);
  };

  test('decision 43: after 2 and 5 working days of its country a company is reminded, and then no more', async () => {
    await sendRequest(site, [houston, riyadh]);
    expect(await remindAt('2026-11-20T14:59:00Z')).toEqual([]);
    const [first, ...others] = await remindAt('2026-11-20T15:00:00Z');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      recipient: 'office@gulf.example',
      reply_to: 'ada@plant.example',
      subject: expect.stringContaining('A buyer is waiting for your answer'),
    });
    expect(first?.body).toContain('2 working days ago');
    expect(first?.body).toMatch(/\/leads\/[\w-]{43}#decline/);
    // Friday and Saturday are the weekend in Riyadh: Thursday and Sunday have passed at the end of Sunday.
    expect(await remindAt('2026-11-22T13:59:00Z')).toEqual([]);
    expect(await remindAt('2026-11-22T14:00:00Z')).toMatchObject([{ recipient: 'office@najd.example' }]);
    expect(await remindAt('2026-11-25T15:00:00Z')).toMatchObject([
      { recipient: 'office@gulf.example', body: expect.stringContaining('5 working days ago') },
      { recipient: 'office@najd.example' },
    ]);
    expect(await remindAt('2026-12-20T15:00:00Z')).toEqual([]);
  });

  test('decision 43: an emergency is reminded of once, after four hours by the clock', async () => {
    await sendRequest(site, [riyadh], { urgency: 'Emergency' });
    expect(await remindAt('2026-11-18T18:59:00Z')).toEqual([]);
    expect(await remindAt('2026-11-18T19:00:00Z')).toMatchObject([{ subject: expect.stringMatching(/^Emergency: /) }]);
    expect(await remindAt('2026-11-30T19:00:00Z')).toEqual([]);
  });

  test('decision 43: two servers remind once, and one mail stands for those that were missed', async () => {
    await sendRequest(site, [houston]);
    time = Date.parse('2026-12-01T15:00:00Z');
    const counts = await Promise.all([remindCompanies(site.context), remindCompanies(site.context)]);
    expect(counts.reduce((one, other) => one + other)).toBe(1);
    expect(await storedMails(site.database)).toHaveLength(1);
  });

  test('decision 43: the answer, the end of the request and the removal of the company stop the reminders', async () => {
    const answers: Record<string, string>[] = [
      quoteFields,
      { action: 'decline', reason: 'Job too small' },
      { action: 'answered' },
    ];
    for (const fields of answers) {
      const { leads } = await sendRequest(site, [houston]);
      await postForm(site, `/leads/${leads[0]?.token}`, fields);
    }
    const { requestId } = await sendRequest(site, [houston]);
    await site.database.pool.query(`update service_requests set state = 'withdrawn' where id = $1`, [requestId]);
    await sendRequest(site, [houston]);
    await site.database.pool.query('update companies set approved = false where id = $1', [houston]);
    expect(await remindAt('2026-11-30T15:00:00Z')).toEqual([]);
    await site.database.pool.query('update companies set approved = true where id = $1', [houston]);
    expect(await remindAt('2026-11-30T15:00:00Z')).toHaveLength(1);
  });

  test('decision 43: a question that waits for the buyer stops the time, which begins again with the answer', async () => {
    const { requestId, leads } = await sendRequest(site, [houston]);
    const recipientId = leads[0]?.recipientId ?? 0;
    await postForm(site, `/leads/${leads[0]?.token}`, { action: 'question', message: 'Is the insulation off?' });
    expect(await remindAt('2026-11-24T15:00:00Z')).toEqual([]);
    await addMessage(site.context, { requestId, recipientId, author: 'buyer', body: 'It is.' });
    expect(await remindAt('2026-11-25T15:00:00Z')).toEqual([]);
    expect(await remindAt('2026-11-26T15:00:00Z')).toHaveLength(1);
  });

  test('decision 42: the answer of a buyer reaches one company or all of them, with a link of their own', async () => {
    const { requestId, leads } = await sendRequest(site, [houston, riyadh]);
    const [first, second] = leads;
    const page = async (token: string | undefined) => (await site.call('GET', `/leads/${token}`)).text;
    await addMessage(site.context, {
      requestId,
      recipientId: first?.recipientId ?? 0,
      author: 'buyer',
      body: 'To one.',
    });
    await addMessage(site.context, { requestId, recipientId: null, author: 'buyer', body: 'To all of you.' });
    await addMessage(site.context, { requestId, recipientId: null, author: 'buyer', body: 'To all of you.' });
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).toEqual([
      'office@gulf.example',
      'office@gulf.example',
      'office@najd.example',
    ]);
    expect(await page(first?.token)).toMatch(/To one\.[\s\S]*to all companies[\s\S]*To all of you\./);
    expect(await page(second?.token)).not.toContain('To one.');
    expect(await page(second?.token)).toContain('To all of you.');
    await site.database.pool.query(`update service_requests set state = 'closed'`);
    await expect(
      addMessage(site.context, { requestId, recipientId: null, author: 'buyer', body: 'Late.' }),
    ).rejects.toThrow('This request is closed.');
  });
});
