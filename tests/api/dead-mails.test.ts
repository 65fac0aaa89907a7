import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminStats } from '#domain/admin/stats.ts';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import type { DeadMail } from '#domain/mail/dead-mail.ts';
import { MailWorker } from '#server/mail/mail-worker.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { contactMessage } from '#tests/support/forms.ts';
import { startMailServer } from '#tests/support/mail-server.ts';

type Page<Item> = { items: Item[]; total: number };

describeOnEachDatabase('mails that could not be sent', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let server: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    server = await startMailServer();
    site = await makeApp({ env: { SMTP_URL: server.url } });
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
    return new MailWorker(database.pool, createMailTransport(context.env), context.log).sendAll();
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
  const list = async (query = '') => (await admin.call<Page<DeadMail>>('GET', `/api/admin/dead-mails?${query}`)).body;
  const count = async () => (await admin.call<AdminStats>('GET', '/api/admin/stats')).body.deadMails;

  test('decision 25: mails that were given up are listed for the admin, with the reason and without their text', async () => {
    await die('ada@plant-owner.com');
    await site.call('POST', '/api/contact', { ...contactMessage, email: 'bo@plant-owner.com' });
    expect(await list()).toEqual({
      items: [
        {
          id: expect.any(Number),
          recipient: 'ada@plant-owner.com',
          subject: expect.stringContaining('Your message to'),
          lastError: expect.stringContaining('Mailbox full'),
          createdAt: expect.any(String),
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
    const again = () => admin.call('POST', `/api/admin/dead-mails/${mail?.id}/resend`, {});
    server.refused.clear();
    expect((await again()).status).toBe(200);
    expect([await count(), await list()]).toEqual([0, { items: [], total: 0 }]);
    expect((await again()).status).toBe(409);
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([['ada@plant-owner.com']]);
    expect((await again()).status).toBe(409);
    expect((await admin.call('POST', '/api/admin/dead-mails/999999/resend', {})).status).toBe(404);
    const { body } = await admin.call<Page<AuditRecord>>('GET', '/api/admin/audit?search=mail.resend');
    expect(body.items).toMatchObject([{ actor: admin.email, entity: 'mail', entityId: mail?.id }]);
  });

  test('decision 25: a mail that is sent again and refused again is tried for three days more', async () => {
    await die('ada@plant-owner.com');
    const [mail] = (await list()).items;
    await admin.call('POST', `/api/admin/dead-mails/${mail?.id}/resend`, {});
    await later(71);
    await sendAll();
    expect(await count()).toBe(0);
    await later(2);
    await sendAll();
    expect((await list()).items).toMatchObject([{ id: mail?.id }]);
  });

  test('hardening: all dead mails are sent again at once', async () => {
    await die('ada@plant-owner.com');
    await die('bo@plant-owner.com');
    server.refused.clear();
    const all = () => admin.call('POST', '/api/admin/dead-mails/resend', {});
    expect(await all()).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await all()).toMatchObject({ status: 200, body: { changed: 0 } });
    await sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([['ada@plant-owner.com'], ['bo@plant-owner.com']]);
  });
});
