import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, postForm } from '#tests/support/forms.ts';
import { type OwnCluster, startOwnCluster } from '#tests/support/own-cluster.ts';
import { serviceRequest, storedRequests } from '#tests/support/service-request.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

describeOnPostgresql('a PostgreSQL server that stops and comes back', (makeApp) => {
  let cluster: OwnCluster;
  let database: TestDatabase;
  let site: TestApp;
  const cleanups: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    cluster = await startOwnCluster('fail-over', (cleanup) => cleanups.unshift(cleanup));
    database = await cluster.open();
    site = await makeApp({ database, env: { RATE_LIMIT: 'on' } });
    await site.insert([company({ name: 'Read Before' }), company({ name: 'Found by the Index' })]);
    await site.context.changes.refresh();
  });
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });

  const isReady = async () => (await site.call('GET', '/readyz')).status === 200;
  const sendForm = () => postForm(site, '/company/1/request', { ...serviceRequest, preferredDate: '', validOn: '' });

  test('hardening H41: meanwhile reads go on, writes get 503, and a form comes back with what was typed', async () => {
    for (const path of ['/', '/api/companies', '/company/1']) expect((await site.call('GET', path)).status).toBe(200);
    await cluster.stop();
    for (const path of ['/', '/?search=index', '/api/companies?search=index', '/company/1'])
      expect({ path, status: (await site.call('GET', path)).status }).toEqual({ path, status: 200 });
    expect(await site.call<ErrorReply>('POST', '/api/service-requests', serviceRequest)).toMatchObject({ status: 503 });
    const { status, headers, html } = await sendForm();
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(html).toContain('Not sent: the directory is temporarily unavailable.');
    expect(html).toContain('Two vessels, wall thickness by ultrasonic testing.');
    expect(await isReady()).toBe(false);
  });

  test('hardening H41: afterwards everything works by itself, and nothing of what was refused is there', async () => {
    await cluster.start();
    while (!(await isReady())) await sleep(20);
    expect(await storedRequests(database)).toEqual([]);
    expect((await sendForm()).status).toBe(303);
    expect(await storedRequests(database)).toHaveLength(1);
    await site.insert([company({ name: 'Written Afterwards' })]);
    await site.context.changes.refresh();
    expect((await site.list({ search: 'afterwards' })).items.map(({ name }) => name)).toEqual(['Written Afterwards']);
  });

  test('hardening H41: a server that takes no writes yet is waited for like one that is away', async () => {
    const unlimited = await makeApp({ database });
    const client = new Client({ connectionString: cluster.databaseUrl });
    await client.connect();
    await client.query('alter database directory set default_transaction_read_only = on');
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const send = async () => (await unlimited.call('POST', '/api/contact', contactMessage)).status;
    // The first may meet a connection that has just ended.
    expect([await send(), await send()]).toEqual([503, 503]);
    expect((await site.call('GET', '/company/2')).status).toBe(200);
    await client.query('alter database directory reset default_transaction_read_only');
    await client.end();
    // Connections that were made meanwhile are given up one by one.
    while ((await send()) !== 201) await sleep(20);
  });
});
