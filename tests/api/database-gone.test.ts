import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { MailWorker } from '#server/mail/mail-worker.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { createMailTransport } from '#server/mail/transport.ts';
import { describeOnEachDatabase, describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { type BreakableDatabase, makeBreakable } from '#tests/support/breakable-database.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, postForm } from '#tests/support/forms.ts';
import { serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

const UNAVAILABLE = 'The directory is temporarily unavailable. Please try again in a few seconds.';

describeOnEachDatabase('a closed database', (makeApp) => {
  test('hardening: the process is alive but not ready', async () => {
    const site = await makeApp();
    await site.database.close();
    expect(await site.call('GET', '/healthz')).toMatchObject({ status: 200 });
    const { status, body, headers } = await site.call('GET', '/readyz');
    expect({ status, body }).toEqual({ status: 503, body: { status: 'database unreachable' } });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describeOnPostgresql('an unreachable database', (makeApp) => {
  let direct: TestApp;
  let site: TestApp;
  let connection: BreakableDatabase;

  beforeAll(async () => {
    direct = await makeApp();
    await direct.insert([company({ name: 'Cached in Memory' }), company({ name: 'Never Read' })]);
    connection = await makeBreakable(direct.database);
    site = await makeApp({ database: connection.database });
  });
  afterAll(() => connection.database.close());
  beforeEach(() => connection.disconnect());
  afterEach(() => connection.reconnect());

  /** The pool notices a lost connection a moment later, or at its next use. */
  const reconnect = async () => {
    await connection.reconnect();
    while ((await site.call('GET', '/readyz')).status !== 200) await sleep(20);
  };

  test.each([
    ['GET', '/api/companies?search=memory'],
    ['GET', '/api/companies/2'],
    ['GET', '/api/industries'],
    ['POST', '/api/service-requests'],
  ] as const)('hardening: %s %s is a 503 in JSON that says when to come again', async (method, path) => {
    const { status, body, headers } = await site.call<ErrorReply>(
      method,
      path,
      method === 'POST' ? serviceRequest : undefined,
    );
    expect(status).toBe(503);
    expect(body).toEqual({ message: UNAVAILABLE, requestId: expect.any(String) });
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  });

  test('hardening: a page is a 503 page that says so', async () => {
    for (const path of ['/?search=memory', '/company/2', '/company/2/request']) {
      const { status, headers, text } = await site.call('GET', path);
      expect(status).toBe(503);
      expect(headers).toMatchObject({
        'retry-after': '10',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(text).toContain(UNAVAILABLE);
    }
  });

  test('hardening: a form that cannot be stored comes back as a 503 page, with what was typed', async () => {
    await reconnect();
    expect((await site.call('GET', '/about')).status).toBe(200);
    await connection.disconnect();
    const { status, headers, html } = await postForm(site, '/about', contactMessage);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(html).toContain('Not sent: the directory is temporarily unavailable.');
    expect(html).toContain('How long does the review take?');
  });

  test('hardening: metrics are still there, without those of the database', async () => {
    const { status, text } = await site.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(/resident_bytes \d+/);
    expect(text).not.toMatch(/mails\w* \d+/);
  });

  test('hardening: it is alive but not ready', async () => {
    expect(await site.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await site.call('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { status: 'database unreachable' },
    });
  });

  test('hardening: what is in the cache is still answered', async () => {
    await reconnect();
    for (const path of ['/', '/api/companies', '/company/1']) expect((await site.call('GET', path)).status).toBe(200);
    await connection.disconnect();
    for (const path of ['/', '/api/companies', '/company/1']) expect((await site.call('GET', path)).status).toBe(200);
  });

  test('hardening: searches are answered as long as the cards of those found were read before', async () => {
    await reconnect();
    expect((await site.call('GET', '/api/companies')).status).toBe(200);
    await connection.disconnect();
    for (const path of ['/?search=read', '/api/companies?search=read', '/api/companies/facets?search=read'])
      expect((await site.call('GET', path)).status).toBe(200);
  });

  test('hardening: it recovers by itself, and failures are not cached', async () => {
    for (const path of ['/company/2', '/api/companies/2', '/api/certifications'])
      expect((await site.call('GET', path)).status).toBe(503);
    await expect(site.context.changes.refresh()).rejects.toThrow();
    await reconnect();
    await site.context.changes.refresh();
    for (const path of ['/company/2', '/api/companies/2', '/api/certifications', '/readyz']) {
      expect((await site.call('GET', path)).status).toBe(200);
    }
  });

  test('hardening: a network that falls silent is waited for once', async () => {
    await reconnect();
    const { dropped } = connection.dropTraffic();
    expect((await site.call('POST', '/api/service-requests', serviceRequest)).status).toBe(503);
    expect(dropped()).toContain('begin');
    expect(dropped()).not.toContain('rollback');
    await connection.disconnect();
    await reconnect();
    expect((await site.call('POST', '/api/service-requests', serviceRequest)).status).toBe(201);
  });

  test('hardening: the mail worker reports an outage and continues after it', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    const { pool, dataDirectory } = connection.database;
    const worker = new MailWorker(pool, createMailTransport(readEnv({ DATA_DIR: dataDirectory })), log);
    const mail = { recipient: 'office@northgate.example', replyTo: null, subject: 'Outage', body: 'Is it over?' };
    await enqueueMail(direct.database.pool, mail);
    worker.start();
    while (!lines.join('').includes('could not read the outbox')) await sleep(20);
    await reconnect();
    const statuses = async () => (await storedMails(direct.database)).map(({ status }) => status);
    while (!(await statuses()).every((status) => status === 'sent')) await sleep(20);
    await worker.stop();
  });

  test('hardening: connections that the server ends are replaced', async () => {
    await reconnect();
    await direct.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const before = (await storedRequests(direct.database)).length;
    const { status } = await site.call('POST', '/api/service-requests', serviceRequest);
    expect([201, 503]).toContain(status);
    expect((await site.call('POST', '/api/service-requests', serviceRequest)).status).toBe(201);
    expect((await storedRequests(direct.database)).length - before).toBe(status === 201 ? 2 : 1);
  });
});
