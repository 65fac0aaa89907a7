import { beforeAll, expect, test } from 'vitest';
import { CLEANUPS } from '#domain/admin/cleanups.ts';
import { CHANGE_DAYS, SENT_MAIL_DAYS } from '#domain/constants.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { purgeExpired } from '#server/operations/retention.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, storedMessages } from '#tests/support/forms.ts';

const DAY = 24 * 3_600_000;

describeOnEachDatabase('retention', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
  });

  const purgeAfter = (days: number) => purgeExpired(site.database.pool, new Date(Date.now() + days * DAY));
  const column = async (statement: string) =>
    (await site.database.pool.query<{ is: string | number }>(statement)).rows.map((row) => row.is);

  test('sent mails are purged; waiting and dead mails and the messages stay', async () => {
    for (const name of ['sent', 'waiting', 'dead'])
      await site.call('POST', '/api/contact', { ...contactMessage, email: `${name}@plant.example` });
    await site.database.pool.query(
      `update outbox set status = split_part(recipient, '@', 1),
         sent_at = case when recipient like 'sent@%' then now() end`,
    );
    const statuses = () => column('select status as is from outbox order by id');
    await purgeAfter(SENT_MAIL_DAYS - 1);
    expect(await statuses()).toEqual(['sent', 'waiting', 'dead']);
    await purgeAfter(SENT_MAIL_DAYS + 1);
    expect(await statuses()).toEqual(['waiting', 'dead']);
    expect(await storedMessages(site.database)).toHaveLength(3);
  });

  test('old changes are purged except the newest, from which all processes continue', async () => {
    const [first = 0] = await site.insert([company({ name: 'First Lab' })]);
    const [second = 0] = await site.insert([company({ name: 'Second Lab' })]);
    const changed = () => column('select company_id as is from company_changes order by id');
    await purgeAfter(CHANGE_DAYS - 1);
    expect(await changed()).toEqual([first, second]);
    await purgeAfter(CHANGE_DAYS + 1);
    expect(await changed()).toEqual([second]);
    await site.insert([company({ name: 'Third Lab' })]);
    expect((await site.list({ search: 'Lab' })).total).toBe(3);
  });

  test('decision 77: admins shorten how long data is stored, and see what each clean-up did last', async () => {
    await site.database.pool.query('delete from outbox');
    await site.call('POST', '/api/contact', contactMessage);
    await site.database.pool.query(`update outbox set status = 'sent', sent_at = now()`);
    const left = () => column('select count(*)::int as is from outbox');
    const [queued = 0] = await left();
    await site.database.pool.query(
      `insert into admin_settings (name, value, changed_by) values ('retention', '{"sentMailDays": 10}', 'admin')`,
    );
    await purgeAfter(9);
    expect(await left()).toEqual([queued]);
    await purgeAfter(11);
    expect(await left()).toEqual([0]);
    expect(await column(`select removed as is from cleanups where name = 'sentMails'`)).toEqual([queued]);
    expect((await column('select name as is from cleanups order by name')).toSorted()).toEqual(
      Object.keys(CLEANUPS).toSorted(),
    );
  });

  test('hardening: a mail with private links that could not be delivered is purged after a week', async () => {
    await enqueueMail(site.database.pool, {
      recipient: 'buyer@plant.example',
      replyTo: null,
      subject: 'Your requests',
      body: 'Links.',
      kind: 'request-links',
    });
    await site.database.pool.query(`update outbox set status = 'dead'`);
    const statuses = () => column('select status as is from outbox');
    await purgeAfter(6);
    expect(await statuses()).toEqual(['dead']);
    await purgeAfter(8);
    expect(await statuses()).toEqual([]);
  });
});
