import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type MailTransport, MailWorker } from './mail-worker.ts';
import { readMessageId } from './message-id.ts';
import { enqueueMail, type Mail } from './outbox.ts';
import { createMailTransport } from './transport.ts';

const MAIL: Mail = {
  recipient: 'sales@ndt-works.com',
  replyTo: 'ada@plant-owner.com',
  subject: 'Request for a quote: Prüfung',
  body: 'Two vessels.\nSüd',
};

describeOnEachDatabase('mail worker', ({ openDatabase }) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof startMailServer>>;

  const transports: MailTransport[] = [];

  beforeAll(async () => {
    database = await openDatabase();
    server = await startMailServer();
  });
  afterAll(() => server.stop());
  afterEach(() => {
    for (const { close } of transports.splice(0)) close();
  });
  beforeEach(async () => {
    server.received.length = 0;
    server.refused.clear();
    await database.pool.query('delete from outbox');
  });

  const worker = (
    variables: Record<string, string> = { SMTP_URL: server.url },
    log: FastifyBaseLogger = createLogger('silent'),
  ) => {
    const env = readEnv({
      DATA_DIR: database.dataDirectory,
      PUBLIC_URL: 'https://directory.example',
      MAIL_FROM: 'Probe Finder <mail@directory.example>',
      ...variables,
    });
    const transport = createMailTransport(env);
    transports.push(transport);
    return new MailWorker(database.pool, transport, log);
  };
  const enqueue = (mail: Partial<Mail> = {}) => enqueueMail(database.pool, { ...MAIL, ...mail });
  const outbox = async () => (await database.pool.query('select * from outbox order by id')).rows;
  const makeDue = () => database.pool.query('update outbox set due_at = now()');
  const files = () => {
    const directory = join(database.dataDirectory, 'mail');
    return existsSync(directory)
      ? readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'))
      : [];
  };

  test('decision 25: a mail is sent to the SMTP server once', async () => {
    await enqueue();
    await worker().sendAll();
    await worker().sendAll();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'mail@directory.example', to: ['sales@ndt-works.com'] });
    const [{ id }] = await outbox();
    const message = server.received[0]?.message ?? '';
    expect(message).toMatch(/^From: Probe Finder <mail@directory\.example>\r$/m);
    expect(message).toMatch(/^To: sales@ndt-works\.com\r$/m);
    expect(message).toMatch(/^Reply-To: ada@plant-owner\.com\r$/m);
    expect(message).toMatch(/^Subject: =\?UTF-8\?Q\?Request_for_a_quote/m);
    expect(message).toContain(`Message-ID: <outbox-${id}@directory.example>`);
    expect(message).toContain('Two vessels.\r\nS=C3=BCd');
    expect(await outbox()).toMatchObject([
      {
        status: 'sent',
        attempts: 1,
        last_error: null,
        sent_at: expect.any(Date),
        server_answer: expect.stringMatching(/^250 /),
      },
    ]);
  });

  test('decision 25: a mail is sent as text and as HTML, says that no person wrote it, and has its own headers', async () => {
    await enqueue({ html: '<p>Two vessels.</p>', headers: { 'List-Unsubscribe': '<https://directory.example/x>' } });
    await worker().sendAll();
    const message = server.received[0]?.message ?? '';
    expect(message).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(message).toContain('<p>Two vessels.</p>');
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(message).toMatch(/^List-Unsubscribe: <https:\/\/directory\.example\/x>\r$/m);
  });

  test('decision 25: a mail that is resent after a crash has the same id, one that an admin resends another', async () => {
    await enqueue();
    const send = async () => {
      await worker().sendAll();
      return /^Message-ID: (.*)\r$/m.exec(server.received.at(-1)?.message ?? '')?.[1] ?? '';
    };
    const first = await send();
    await database.pool.query(`update outbox set status = 'waiting', due_at = now()`);
    expect(await send()).toBe(first);
    await database.pool.query(`update outbox set status = 'waiting', due_at = now(), retried_at = now()`);
    const resent = await send();
    expect(resent).not.toBe(first);
    const [{ id }] = await outbox();
    expect([first, resent].map(readMessageId)).toEqual([
      { id, retriedAt: 0 },
      { id, retriedAt: expect.any(Number) },
    ]);
    expect(readMessageId('<another@host>')).toBeUndefined();
  });

  test('decision 25: mails that nobody waits for are sent after all others', async () => {
    for (let count = 0; count < 40; count += 1) await enqueue({ subject: 'Bulk', isBulk: true });
    await enqueue({ subject: 'Lead' });
    await worker().sendAll();
    const subjects = server.received.map(({ message }) => /^Subject: (.*)\r$/m.exec(message)?.[1]);
    expect(subjects).toHaveLength(41);
    expect(subjects.indexOf('Lead')).toBeLessThan(16);
  });

  test('decision 25: while the server is unreachable, mails wait for it together and no delay grows', async () => {
    for (let count = 0; count < 40; count += 1) await enqueue();
    const down = worker({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await down.sendAll();
    await down.sendAll();
    const rows = await outbox();
    expect(rows.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(16);
    for (const { due_at } of rows) expect(due_at.getTime()).toBeLessThan(Date.now() + 5_000);
    await makeDue();
    await worker().sendAll();
    expect(server.received).toHaveLength(40);
  });

  test('decision 16: line breaks in a subject or a name start no header line', async () => {
    await enqueue({ subject: 'Quote\r\nBcc: all@victims.com', replyTo: null });
    await worker().sendAll();
    expect(server.received[0]?.to).toEqual(['sales@ndt-works.com']);
    expect(server.received[0]?.message).toContain('Subject: Quote Bcc: all@victims.com\r\n');
    expect(server.received[0]?.message).not.toMatch(/^(Bcc|Reply-To):/m);
  });

  test('decision 25: a rejected mail waits, and is sent when the server accepts it', async () => {
    server.refused.add(MAIL.recipient);
    await enqueue();
    await enqueue({ recipient: 'other@ndt-works.com' });
    const before = Date.now();
    await worker().sendAll();
    expect(server.received.map(({ to }) => to)).toEqual([['other@ndt-works.com']]);
    const [waiting] = await outbox();
    expect(waiting).toMatchObject({
      status: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('Mailbox full'),
      sent_at: null,
    });
    expect(waiting.due_at.getTime()).toBeGreaterThan(before + 50_000);
    await worker().sendAll();
    expect((await outbox())[0].attempts).toBe(1);

    server.refused.clear();
    await makeDue();
    await worker().sendAll();
    expect(server.received).toHaveLength(2);
    expect((await outbox())[0]).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  test('hardening: the log shows why a mail was not sent, but no address', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    server.refused.add(MAIL.recipient);
    await enqueue();
    await worker(undefined, log).sendAll();
    await makeDue();
    await worker({ SMTP_URL: 'smtp://127.0.0.1:1' }, log).sendAll();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { fault: 'EENVELOPE', answer: 550, attempts: 1, msg: 'could not send an email' },
      { fault: 'ESOCKET', attempts: 2 },
    ]);
    expect(lines.join('')).not.toMatch(/@|Mailbox/);
  });

  test('decision 25: the delay between attempts grows from a minute to six hours', async () => {
    server.refused.add(MAIL.recipient);
    await enqueue();
    const delays = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await makeDue();
      await worker().sendAll();
      const { rows } = await database.pool.query(
        'select round(extract(epoch from due_at - now()) / 60) as minutes from outbox',
      );
      delays.push(rows[0].minutes);
    }
    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  });

  test('decision 25: a mail that fails for three days is dead, and stays stored', async () => {
    server.refused.add(MAIL.recipient);
    await enqueue();
    await database.pool.query(`update outbox set created_at = now() - interval '71 hours'`);
    await worker().sendAll();
    expect(await outbox()).toMatchObject([{ status: 'waiting' }]);
    await database.pool.query(`update outbox set created_at = now() - interval '73 hours', due_at = now()`);
    await worker().sendAll();
    expect(await outbox()).toMatchObject([{ status: 'dead', attempts: 2, subject: MAIL.subject, body: MAIL.body }]);
    server.refused.clear();
    await makeDue();
    await worker().sendAll();
    expect(server.received).toEqual([]);
  });

  test('decision 25: no mail is lost while the SMTP server is unreachable', async () => {
    await enqueue();
    await worker({ SMTP_URL: 'smtp://127.0.0.1:1' }).sendAll();
    expect(await outbox()).toMatchObject([
      { status: 'waiting', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
    await makeDue();
    await worker().sendAll();
    expect(server.received).toHaveLength(1);
  });

  test.each([
    'buyer@plant.example',
    'buyer@plant.invalid',
    'buyer@plant.test',
    'admin@localhost',
    'a@example.com',
    'a@sub.example.org',
  ])('decision 25: a mail to %s, a reserved name, is written to a file', async (recipient) => {
    const before = files().length;
    await enqueue({ recipient });
    await worker().sendAll();
    expect(server.received).toEqual([]);
    expect(files()).toHaveLength(before + 1);
    expect(
      files().some((text) => text.includes(`To: ${recipient}`) && text.includes('Reply-To: ada@plant-owner.com')),
    ).toBe(true);
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  test('decision 25: mails to names that only look reserved are sent', async () => {
    for (const recipient of ['a@example.co', 'a@myexample.com', 'a@testing.com', 'example@works.com'])
      await enqueue({ recipient });
    await worker().sendAll();
    expect(server.received).toHaveLength(4);
  });

  test('decision 25: without SMTP every mail is written to a file', async () => {
    const before = files().length;
    await enqueue();
    await worker({}).sendAll();
    expect(files()).toHaveLength(before + 1);
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  test('decision 25: two workers send each mail once', async () => {
    for (let count = 0; count < 12; count += 1) await enqueue({ subject: `Mail ${count}` });
    await Promise.all([worker().sendAll(), worker().sendAll(), worker().sendAll()]);
    const subjects = server.received.map(({ message }) => /^Subject: (.*)\r$/m.exec(message)?.[1]);
    expect(subjects.sort()).toEqual(Array.from({ length: 12 }, (_, count) => `Mail ${count}`).sort());
  });

  test('decision 25: a mail whose worker died is sent by another worker after the lease', async () => {
    await enqueue();
    const claimed = `update outbox set attempts = 1, due_at = now() + interval '2 minutes'`;
    await database.pool.query(claimed);
    await worker().sendAll();
    expect(server.received).toEqual([]);
    await makeDue();
    await worker().sendAll();
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  test('decision 25: a started worker is woken by the commit that queues a mail, and not by a rollback', async () => {
    const started = worker();
    started.start();
    await started.sendAll();
    await inTransaction(database.pool, (client) => enqueueMail(client, MAIL));
    while (server.received.length === 0) await sleep(5);
    await expect(
      inTransaction(database.pool, async (client) => {
        await enqueueMail(client, MAIL);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await started.stop();
    expect(server.received).toHaveLength(1);
  });

  test('a started worker polls the outbox, and sends nothing after it is stopped', async () => {
    const started = worker();
    started.start();
    await database.pool.query(
      `insert into outbox (recipient, subject, body) values ('other@ndt-works.com', 'From another process', 'Text')`,
    );
    while (server.received.length === 0) await sleep(20);
    await started.stop();
    await enqueue({ subject: 'Too late' });
    await started.sendAll();
    expect(server.received).toHaveLength(1);
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'waiting']);
  });
});
