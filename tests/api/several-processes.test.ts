import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/database.ts';
import { lock, unlessLocked } from '#server/db/locks.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { isReady, type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

const WRITES = 20;

describeOnPostgresql('several processes on one database', (makeApp) => {
  let site: TestApp;
  let server: ServerProcess;
  let cookie = '';
  let id = 0;

  beforeAll(async () => {
    site = await makeApp();
    [id = 0] = await site.insert([company({ name: 'Works 0', approved: true })]);
    ({ cookie } = await signedIn(site));
    server = await startServerProcess(site.database, { WORKERS: '2' });
    await untilAllServe();
  });

  const rename = (name: string, cookies?: string) =>
    call('PUT', `/api/admin/companies/${id}`, {
      body: company({ name }),
      ...(cookies !== undefined && { cookies }),
    });

  const untilAllServe = async () => {
    const ready = new Set<string>();
    while (ready.size < 2) {
      const { status, text } = await call('GET', '/readyz');
      if (status === 200) ready.add(text);
      await sleep(50);
    }
  };

  /** A call on a connection of its own, so that calls in a row reach the workers in turn. */
  const call = (method: string, path: string, { body, cookies }: { body?: object; cookies?: string } = {}) =>
    new Promise<{ status: number; text: string; setCookie: string[] }>((resolve, reject) => {
      const headers = { ...(body && { 'content-type': 'application/json' }), ...(cookies && { cookie: cookies }) };
      const sent = request(`${server.url}${path}`, { method, agent: false, headers }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, text: Buffer.concat(chunks).toString(), setCookie: headers['set-cookie'] ?? [] });
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });

  test('hardening H40: who writes at one process reads it at the next', async () => {
    for (let number = 1; number <= WRITES; number += 1) {
      const name = `Works ${number}`;
      const written = await rename(name, cookie);
      expect(written.status, written.text).toBe(200);
      const cookies = [cookie, ...written.setCookie.map((text) => text.split(';')[0])].join('; ');
      const pages = await Promise.all([1, 2].map(() => call('GET', `/company/${id}`, { cookies })));
      for (const page of pages) expect(page.text).toContain(`>${name}<`);
    }
  });

  test('hardening H40: others read it within a second', async () => {
    await rename('Works of all', cookie);
    const isReadByAll = async () => {
      const pages = await Promise.all([1, 2].map(() => call('GET', `/company/${id}`)));
      return pages.every(({ text }) => text.includes('>Works of all<'));
    };
    while (!(await isReadByAll())) await sleep(50);
  });

  test('hardening H40: visitors have no cookie of it', async () => {
    expect((await call('GET', `/company/${id}`)).setCookie).toEqual([]);
    const refused = await rename('Works of a visitor');
    expect(refused).toMatchObject({ status: 401, setCookie: [] });
  });

  test('hardening H40: a worker that dies is replaced, and the others serve meanwhile', async () => {
    const [first] = workersOf(server);
    process.kill(first ?? 0, 'SIGKILL');
    // Gone once the supervisor knows; until then it may pass a connection to it.
    while (processes().some(({ id }) => id === first)) await sleep(10);
    const calls = await Promise.all([1, 2, 3, 4].map(() => call('GET', `/company/${id}`)));
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await untilAllServe();
    expect(workersOf(server)).not.toContain(first);
  });

  test('hardening H40: a connection that was handed to a worker as it died ends, so that its visitor can ask again', async () => {
    const [first = 0] = workersOf(server);
    process.kill(first, 'SIGSTOP');
    // Of two in turn one is handed to the worker that stands still.
    const calls = [1, 2].map(() => call('GET', `/company/${id}`).then(({ status }) => status, String));
    await Promise.race(calls);
    process.kill(first, 'SIGKILL');
    const answers = await Promise.all(calls);
    expect(answers).toContain(200);
    expect(answers.filter((answer) => answer !== 200)).toEqual([expect.stringMatching(/socket hang up|ECONNRESET/)]);
    await untilAllServe();
  });

  test('hardening H40: SIGTERM ends all of them', async () => {
    const ids = workersOf(server);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(ids.filter(isRunning)).toEqual([]);
  });

  test('hardening H40: no worker stays when their supervisor is killed', async () => {
    server = await startServerProcess(site.database, { WORKERS: '2' });
    const ids = workersOf(server);
    await server.end('SIGKILL');
    while (ids.some(isRunning)) await sleep(50);
    expect(await isReady(server.url)).toBe(false);
  });

  test('hardening H40: a job that one process runs is not run by another', async () => {
    const { database } = site;
    const runs: string[] = [];
    const run = (name: string, work = async () => {}) =>
      unlessLocked(database, 'jobs', 'test', async () => {
        runs.push(name);
        await work();
      });
    await run('first', () => run('second'));
    expect(runs).toEqual(['first']);
    await run('third');
    expect(runs).toEqual(['first', 'third']);
    // A lock of another name is no obstacle.
    await inTransaction(database.pool, async (client) => {
      await lock(client, 'changes');
      await run('fourth');
    });
    expect(runs).toEqual(['first', 'third', 'fourth']);
  });
});

function workersOf({ processId }: ServerProcess): number[] {
  return processes()
    .filter(({ parent, hasEnded }) => parent === processId && !hasEnded)
    .map(({ id }) => id);
}

function isRunning(id: number): boolean {
  return processes().some((one) => one.id === id && !one.hasEnded);
}

function processes(): { id: number; parent: number; hasEnded: boolean }[] {
  const list = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([id, parent, state]) => ({
      id: Number(id),
      parent: Number(parent),
      hasEnded: state?.startsWith('Z') === true,
    }));
}
