import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listenForChanges } from '#server/changes/listen.ts';
import { inTransaction, openDatabase } from '#server/db/database.ts';
import { lock, unlessLocked } from '#server/db/locks.ts';
import { migrate } from '#server/db/migrate.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { hasPgbouncer, startPgbouncer } from '#tests/support/pgbouncer.ts';
import { SUPERUSER } from '#tests/support/postgresql.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { serviceRequest } from '#tests/support/service-request.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

const NAME = hasPgbouncer ? 'behind PgBouncer' : 'behind PgBouncer (skipped: it is not installed)';
const PARALLEL = 60;

describeOnPostgresql(NAME, (makeApp) => {
  let site: TestApp;
  let database: TestDatabase;
  let directUrl = '';
  let stop = async () => {};

  beforeAll(async () => {
    if (!hasPgbouncer) return;
    const direct = await makeApp();
    directUrl = direct.database.databaseUrl ?? '';
    const { directory, postgresql } = inject('databases');
    const name = new URL(directUrl).pathname.slice(1);
    const at = { socketDirectory: postgresql ?? '', database: name, user: SUPERUSER };
    const pooler = await startPgbouncer(join(directory, `pgbouncer-${name}`), at);
    const { dataDirectory } = direct.database;
    const { databaseUrl } = pooler;
    const opened = await openDatabase({ databaseUrl, directUrl, dataDirectory, onError: () => undefined });
    database = { ...opened, databaseUrl, dataDirectory };
    stop = async () => {
      await opened.close();
      await pooler.stop();
    };
    await migrate(database.direct);
    site = await makeApp({ database });
    await site.insert(Array.from({ length: PARALLEL }, (_, number) => company({ name: `Works ${number}` })));
    await site.context.changes.refresh();
  });
  afterAll(() => stop());

  test.skipIf(!hasPgbouncer)('hardening H41: reads and writes at once share its few connections', async () => {
    const statusOf = async (...call: Parameters<TestApp['call']>) => {
      for (;;) {
        const { status } = await site.call(...call);
        // A busy server refuses some.
        if (status !== 503) return status;
        await sleep(20);
      }
    };
    const calls = Array.from({ length: PARALLEL }, async (_, number) => [
      await statusOf('GET', `/company/${number + 1}`),
      await statusOf('GET', `/api/companies?search=works&page=${(number % 10) + 1}`),
      await statusOf('POST', '/api/service-requests', {
        ...serviceRequest,
        companyId: number + 1,
        customerEmail: `buyer${number}@plant.example`,
      }),
    ]);
    for (const statuses of await Promise.all(calls)) expect(statuses).toEqual([200, 200, 201]);
  });

  test.skipIf(!hasPgbouncer)('hardening H41: locks last for a transaction, and a job runs once at a time', async () => {
    const runs: string[] = [];
    const run = (name: string, work = async () => {}) =>
      unlessLocked(database, 'jobs', 'test', async () => {
        runs.push(name);
        await work();
      });
    await run('first', () => run('second'));
    await run('third');
    expect(runs).toEqual(['first', 'third']);
    const order: string[] = [];
    await Promise.all(
      [1, 2, 3].map((turn) =>
        inTransaction(database.pool, async (client) => {
          await lock(client, 'sender', 'one');
          order.push(`${turn} begins`);
          await client.query('select pg_sleep(0.02)');
          order.push(`${turn} ends`);
        }),
      ),
    );
    for (let at = 0; at < order.length; at += 2) expect(order[at + 1]).toBe(order[at]?.replace('begins', 'ends'));
  });

  test.skipIf(!hasPgbouncer)('hardening H41: a change wakes the other processes', async () => {
    let isWoken = false;
    const end = listenForChanges(database, () => {
      isWoken = true;
    });
    const { cookie } = await signedIn(site);
    // Until it listens, and then at the first change.
    for (let number = 0; !isWoken; number += 1) {
      await site.call('PUT', '/api/admin/companies/1', company({ name: `Woken ${number}` }), { cookie });
      await sleep(20);
    }
    end();
  });

  test.skipIf(!hasPgbouncer)('hardening H41: a server starts with these settings and serves', async () => {
    const { url, end } = await startServerProcess(database, { DATABASE_DIRECT_URL: directUrl, WORKERS: '2' });
    const reply = await fetch(`${url}/api/companies?search=works`);
    expect(reply.status).toBe(200);
    expect(await end('SIGTERM')).toBe(0);
  });
});
