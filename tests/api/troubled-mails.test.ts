import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminStats } from '#domain/admin/stats.ts';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import type { AdminMail } from '#domain/mail/admin-mail.ts';
import { MailWorker } from '#server/mail/mail-worker.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { contactMessage } from '#tests/support/forms.ts';
import { startMailServer } from '#tests/support/mail-server.ts';

type Page<Item> = { items: Item[]; total: number };

const SECRET = 'a secret of the mail server';

describeOnEachDatabase('mails that could not be sent', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    server = await startMailServer();
    site = await makeApp({ env: { SMTP_URL: server.url, MAIL_BOUNCE_SECRET: SECRET } });
    admin = await signedIn(site);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.received.length = 0;
    server.refused.clear();
    await site.database.pool.query('delete from outbox');
  });

  const sendAll = () => {
    const { context, database } = site;
    const transport = createMailTransport(context.env);
    return new MailWorker(database.pool, transport, context.log).sendAll().finally(transport.close);
  };
  const later = (hours: number) =>
    site.database.pool.query(
      `update outbox set due_at = now(), created_at = created_at - make_interval(hours => $1),
         retried_at = retried_at - make_interval(hours => $1)`,
      [hours],
    );
  /** The copy of a contact message, for a mailbox that is full for days. */
  const die = async (email: string) => {
    server.refused.add(email);
    await site.call('POST', '/api/contact', { ...contactMessage, email });
    await later(73);
    await sendAll();
  };
  const list = async (query = '') =>
    (await admin.call<Page<AdminMail>>('GET', `/api/admin/mails?state=troubled&${query}`)).body;
  const count = async () => (await admin.call<AdminStats>('GET', '/api/admin/stats')).body.mailAlert.failing;

  test('decision 25: mails that were given up are listed for the admin, with the reason and without their text', async () => {
    await die('ada@plant-owner.com');
    await site.call('POST', '/api/contact', { ...contactMessage, email: 'bo@plant-owner.com' });
    expect(await list()).toEqual({
      items: [
        {
          id: expect.any(Number),
          recipient: 'ada@plant-owner.com',
          subject: expect.stringContaining('Your message to'),
          state: 'given up',
          words: expect.stringContaining('Mailbox full'),
          kind: 'contact-copy',
          attempts: 1,
          createdAt: expect.any(String),
          sentAt: null,
          nextAttemptAt: null,
          requestId: null,
          contactMessageId: expect.any(Number),
          companyId: null,
        },
      ],
      total: 1,
    });
    expect(await count()).toBe(1);
  });

  test('hardening: the counters show queued and undelivered emails', async () => {
    await die('ada@plant-owner.com');
    for (const email of ['bo@plant-owner.com', 'cy@plant-owner.com'])
      await site.call('POST', '/api/contact', { ...contactMessage, email });
    const { text } = await site.call('GET', '/metrics');
    expect(text).toMatch(/^inspectory_mails_waiting 2$/m);
    expect(text).toMatch(/^inspectory_mails_dead 1$/m);
  });

  test('decision 22: the list is paged, newest first', async () => {
    for (const name of ['a', 'b', 'c']) await die(`${name}@plant-owner.com`);
    const { items, total } = await list('page=2&limit=2');
    expect([items.map(({ recipient }) => recipient), total]).toEqual([['a@plant-owner.com'], 3]);
  });

  test('hardening: a dead mail is sent again, once', async () => {
    await die('ada@plant-owner.com');
    const [mail] = (await list()).items;
    const again = () => admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, {});
    server.refused.clear();
    expect((await again()).status).toBe(200);
    expect([await count(), await list()]).toEqual([0, { items: [], total: 0 }]);
    expect((await again()).status).toBe(409);
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([['ada@plant-owner.com']]);
    expect((await again()).status).toBe(409);
    expect((await admin.call('POST', '/api/admin/mails/999999/resend', {})).status).toBe(404);
    const { body } = await admin.call<Page<AuditRecord>>('GET', '/api/admin/audit?search=mail.resend');
    expect(body.items).toMatchObject([{ actor: admin.email, entity: 'mail', entityId: mail?.id }]);
  });

  test('decision 25: a mail that is sent again and refused again is tried for three days more', async () => {
    await die('ada@plant-owner.com');
    const [mail] = (await list()).items;
    await admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, {});
    await later(71);
    await sendAll();
    expect((await list()).items).toMatchObject([{ state: 'failing' }]);
    await later(2);
    await sendAll();
    expect((await list()).items).toMatchObject([{ id: mail?.id, state: 'given up' }]);
  });

  test('hardening: all dead mails are sent again at once', async () => {
    await die('ada@plant-owner.com');
    await die('bo@plant-owner.com');
    server.refused.clear();
    const all = () => admin.call('POST', '/api/admin/mails/resend', {});
    expect(await all()).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await all()).toMatchObject({ status: 200, body: { changed: 0 } });
    await sendAll();
    expect(server.received.map(({ to }) => to).sort()).toEqual([['ada@plant-owner.com'], ['bo@plant-owner.com']]);
  });

  test('section 4: the address of a mail is corrected, and the audit log has both', async () => {
    await die('ada@plant-owner.com');
    const [mail] = (await list()).items;
    const resend = (recipient: string) => admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, { recipient });
    expect(await resend('nobody')).toMatchObject({ status: 400, body: { message: 'Please enter an email address' } });
    expect((await resend('bo@plant-owner.com')).status).toBe(200);
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([['bo@plant-owner.com']]);
    const { body } = await admin.call<Page<AuditRecord>>('GET', '/api/admin/audit?search=mail.resend');
    expect(body.items[0]).toMatchObject({
      before: { recipient: 'ada@plant-owner.com' },
      after: { recipient: 'bo@plant-owner.com' },
    });
  });

  test('section 4: a dismissed mail is off the list, is sent no more, and can still be sent again', async () => {
    server.refused.add('ada@plant-owner.com');
    await site.call('POST', '/api/contact', { ...contactMessage, email: 'ada@plant-owner.com' });
    await sendAll();
    const [mail] = (await list()).items;
    expect(mail).toMatchObject({ state: 'failing', words: expect.stringContaining('Mailbox full') });
    const dismiss = () => admin.call('POST', `/api/admin/mails/${mail?.id}/dismiss`, {});
    expect((await dismiss()).status).toBe(200);
    expect(await dismiss()).toMatchObject({ status: 409 });
    expect((await admin.call('POST', '/api/admin/mails/999999/dismiss', {})).status).toBe(404);
    expect((await list()).total).toBe(0);
    server.refused.clear();
    await later(1);
    await sendAll();
    expect(server.received).toEqual([]);
    const { body } = await admin.call<Page<AdminMail>>('GET', '/api/admin/mails?search=ada@plant-owner.com');
    expect(body.items).toMatchObject([{ state: 'dismissed' }]);
    expect((await admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, {})).status).toBe(200);
    await sendAll();
    expect(server.received).toHaveLength(1);
  });

  test('section 4: an address that is corrected while the old one is being tried is still written to', async () => {
    await die('ada@plant-owner.com');
    const [mail] = (await list()).items;
    const { pool } = site.database;
    await admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, {});
    // A worker has claimed it, and is still sending.
    await pool.query(`update outbox set attempts = 1, due_at = now() + interval '2 minutes', last_error = 'slow'`);
    await admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, { recipient: 'bo@plant-owner.com' });
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([['bo@plant-owner.com']]);
  });

  const alert = async () => (await admin.call<AdminStats>('GET', '/api/admin/stats')).body.mailAlert;
  const fail = async (urgency: string, minutes: number) => {
    const { rows } = await site.database.pool.query<{ id: number }>(
      `insert into service_requests (customer_name, customer_email, equipment_type, service_description, urgency, location)
       values ('Ada', 'ada@plant.example', 'Boiler', 'A boiler that leaks.', $1, 'Oslo') returning id`,
      [urgency],
    );
    await site.database.pool.query(
      `insert into outbox (recipient, subject, body, request_id, last_error, attempts, due_at, created_at)
       values ('sales@works.com', 'Request', 'Text', $1, '550 user unknown', 3, now() + interval '1 hour',
         now() - make_interval(mins => $2))`,
      [rows[0]?.id, minutes],
    );
  };

  test('section 4: the dashboard warns of an Emergency request after 10 minutes, of others after an hour', async () => {
    await fail('Emergency', 9);
    await fail('High', 59);
    expect(await alert()).toEqual({ failing: 0, emergencies: 0, since: null, words: null });
    await fail('High', 61);
    expect(await alert()).toMatchObject({ failing: 1, emergencies: 0 });
    await fail('Emergency', 11);
    expect(await alert()).toEqual({
      failing: 2,
      emergencies: 1,
      since: expect.any(String),
      words: '550 user unknown',
    });
    for (const { id } of (await list()).items) await admin.call('POST', `/api/admin/mails/${id}/dismiss`, {});
    expect(await alert()).toMatchObject({ failing: 0 });
  });

  const bounce = (body: object, secret = SECRET) =>
    site.call('POST', '/api/mail/bounces', body, { authorization: `Bearer ${secret}` });
  const sent = async () => {
    await site.call('POST', '/api/contact', { ...contactMessage, email: 'ada@plant-owner.com' });
    await sendAll();
    return /^Message-ID: (.*)\r$/m.exec(server.received.at(-1)?.message ?? '')?.[1] ?? '';
  };

  test('section 4: a delivery report marks the mail as bounced, once', async () => {
    const messageId = await sent();
    const reason = '5.1.1 user unknown';
    expect(await bounce({ messageId, reason })).toMatchObject({ status: 200, body: { recorded: true } });
    expect(await bounce({ messageId, reason: 'replayed' })).toMatchObject({ body: { recorded: false } });
    expect((await list()).items).toMatchObject([{ state: 'bounced', words: reason }]);
    expect(await alert()).toMatchObject({ failing: 1, words: reason });
  });

  test('section 4: a report about a mail that has been sent again since is not about the new one', async () => {
    const messageId = await sent();
    const at = new Date(Date.now() + 1_000).toISOString();
    expect(await bounce({ recipient: 'ADA@plant-owner.com', reason: 'full', at })).toMatchObject({
      body: { recorded: true },
    });
    const [mail] = (await list()).items;
    await admin.call('POST', `/api/admin/mails/${mail?.id}/resend`, {});
    await sendAll();
    expect(await bounce({ messageId, reason: 'full' })).toMatchObject({ body: { recorded: false } });
    expect((await list()).total).toBe(0);
  });

  test.each([
    [{ reason: 'full' }, 'Please give messageId or recipient'],
    [{ messageId: '<outbox-1@x>' }, 'Please give the reason'],
    [{ recipient: 'nobody', reason: 'full' }, 'recipient must be an email address'],
    [{ messageId: '<outbox-1@x>', reason: 'full', at: 'today' }, 'at must be a time such as 2027-01-12T09:30:00Z'],
  ])('hardening H1: the delivery report %j is refused', async (body, message) => {
    expect(await bounce(body)).toMatchObject({ status: 400, body: { message } });
  });

  test('hardening: delivery reports need the secret, and there are none without one', async () => {
    const report = { messageId: '<another@host>', reason: 'full' };
    expect(await bounce(report)).toMatchObject({ status: 200, body: { recorded: false } });
    expect(await bounce(report, 'a wrong one')).toMatchObject({ status: 401 });
    expect(await site.call('POST', '/api/mail/bounces', report)).toMatchObject({ status: 401 });
    const without = await makeApp({ database: site.database });
    expect(await without.call('POST', '/api/mail/bounces', report)).toMatchObject({ status: 404 });
  });
});
