import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin } from '#server/auth/accounts.ts';
import { purgeEndedCounts } from '#server/operations/ended-counts.ts';
import { describeOnEmbedded, describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { serviceRequest } from '#tests/support/service-request.ts';
import { findProgram } from '../../scripts/bench/find-program.ts';

const ADMIN = { email: 'ada@directory.example', password: 'a long pass phrase' };
const FORMS_PER_MINUTE = 10;
const redisServer = findProgram('redis-server');

describeOnPostgresql('two processes', (makeApp) => {
  let site: TestApp;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([company()]);
    await ensureFirstAdmin(site.database.pool, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    servers = await Promise.all([1, 2].map(() => startServerProcess(site.database, { RATE_LIMIT: 'on' })));
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
  });

  /** In turn to both. */
  const post = (number: number, path: string, body: object) =>
    fetch(`${servers[number % 2]?.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('hardening H41: a network has one limit for its writes, whichever process gets them', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < FORMS_PER_MINUTE + 2; number += 1)
      statuses.push((await post(number, '/api/service-requests', serviceRequest)).status);
    expect(statuses).toEqual([...Array(FORMS_PER_MINUTE).fill(201), 429, 429]);
  });

  test('hardening H41: six wrong passwords, three at each, make the next attempt wait', async () => {
    const wrong = { ...ADMIN, password: 'a wrong pass phrase' };
    for (let number = 0; number < 6; number += 1) expect((await post(number, '/api/login', wrong)).status).toBe(401);
    const { rows } = await site.database.pool.query<{ most: number }>(
      'select max(count) as most from sign_in_failures',
    );
    expect(rows).toEqual([{ most: 6 }]);
    const started = performance.now();
    expect((await post(0, '/api/login', ADMIN)).status).toBe(200);
    // 250 ms, doubled with each failure.
    expect(performance.now() - started).toBeGreaterThan(7_500);
  });

  test('hardening H41: the database has no addresses in the counts, and what has ended is removed', async () => {
    const { pool } = site.database;
    const keys = 'select key from rate_limits union all select key from sign_in_failures';
    await post(0, '/api/login', { ...ADMIN, password: 'a wrong pass phrase' });
    const { rows } = await pool.query<{ key: string }>(keys);
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
    await pool.query(`update rate_limits set ends_at = now() - interval '1 second'`);
    await purgeEndedCounts(pool, new Date(Date.now() + 16 * 60_000));
    expect((await pool.query(keys)).rows).toEqual([]);
  });
});

const WITH_REDIS = redisServer === undefined ? 'with Redis (skipped: it is not installed)' : 'with Redis';

describeOnEmbedded(WITH_REDIS, (makeApp) => {
  let sites: TestApp[] = [];
  let url = '';
  let stop = async () => {};
  const lines: string[] = [];

  beforeAll(async () => {
    if (redisServer === undefined) return;
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    const server = spawn(redisServer, settings, { stdio: 'ignore' });
    process.once('exit', () => server.kill('SIGKILL'));
    stop = async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    };
    await untilConnected(url);
    const env = { RATE_LIMIT: 'on', REDIS_URL: url, LOG_LEVEL: 'info' };
    const first = await makeApp({ env, onLog: (line) => lines.push(line) });
    await first.insert([company()]);
    sites = [first, await makeApp({ env, database: first.database, onLog: (line) => lines.push(line) })];
    // Until both are connected they count alone.
    await sleep(200);
  });
  afterAll(() => stop());

  const post = async (number: number, remoteAddress: string) => {
    const site = sites[number % 2];
    const request = { method: 'POST', url: '/api/service-requests', payload: serviceRequest, remoteAddress } as const;
    return (await site?.inject(request))?.statusCode;
  };
  const sendFrom = async (network: string, count: number) => {
    const statuses: (number | undefined)[] = [];
    for (let number = 0; number < count; number += 1) statuses.push(await post(number, network));
    return statuses;
  };

  test.skipIf(redisServer === undefined)('hardening H41: both processes count together', async () => {
    const expected = [...Array(FORMS_PER_MINUTE).fill(201), 429];
    expect(await sendFrom('192.0.2.1', FORMS_PER_MINUTE + 1)).toEqual(expected);
    expect(await post(0, '192.0.2.2')).toBe(201);
  });

  test.skipIf(redisServer === undefined)(
    'hardening H41: without it the site goes on, each process counts alone, and each says so once',
    async () => {
      await stop();
      const statuses = await sendFrom('192.0.2.3', 2 * FORMS_PER_MINUTE + 2);
      expect(statuses).toEqual([...Array(2 * FORMS_PER_MINUTE).fill(201), 429, 429]);
      expect(lines.filter((line) => line.includes('each process counts limits alone'))).toHaveLength(2);
    },
  );
});

async function untilConnected(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 20 });
  redis.on('error', () => undefined);
  await redis.ping();
  redis.disconnect();
}
