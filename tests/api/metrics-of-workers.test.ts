import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';

const WORKERS = 2;
const CALLS = 12;

type Overview = { status: string; processes: { process: number; status: string }[] };

describeOnPostgresql('the measurements of several workers', (makeApp) => {
  let site: TestApp;
  let server: ServerProcess;
  let port = 0;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([company(), company({ name: 'Second' })]);
    port = await freePort();
    server = await startServerProcess(site.database, { WORKERS: String(WORKERS), METRICS_PORT: String(port) });
  });
  afterAll(() => server.end('SIGTERM'));

  const overview = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`);
    return { status: reply.status, body: (await reply.json()) as Overview };
  };
  const untilAllAreReady = async () => {
    while ((await overview()).status !== 200) await sleep(50);
  };
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (text: string, name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);

  test('hardening H41: readiness is that of all, and of each', async () => {
    await untilAllAreReady();
    const { body } = await overview();
    expect(body).toEqual({
      status: 'ready',
      processes: Array(WORKERS).fill({ process: expect.any(Number), status: 'ready' }),
    });
    const own = await (await fetch(`${server.url}/readyz`)).json();
    expect(body.processes.map(({ process }) => process)).toContain((own as { process: number }).process);
  });

  test('hardening H41: what each counts is added up, what all share is not', async () => {
    await untilAllAreReady();
    const count = /^inspectory_response_seconds_count\{route="call"\} (\d+)$/m;
    const before = Number(count.exec(await metrics())?.[1] ?? 0);
    for (let call = 0; call < CALLS; call += 1)
      await (await fetch(`${server.url}/api/places?q=leeds`, { headers: { connection: 'close' } })).text();
    const text = await metrics();
    expect(Number(count.exec(text)?.[1]) - before).toBe(CALLS);
    expect(value(text, 'inspectory_processes_ready')).toBe(WORKERS);
    expect(value(text, 'inspectory_index_companies')).toBe(2);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test('hardening H41: a worker that is gone is missing until its successor is ready', async () => {
    await untilAllAreReady();
    const [first] = (await overview()).body.processes;
    process.kill(first?.process ?? 0, 'SIGKILL');
    while ((await overview()).body.processes.some((one) => one.process === first?.process)) await sleep(20);
    expect((await overview()).body.processes.filter(({ status }) => status === 'ready').length).toBeLessThan(WORKERS);
    while ((await overview()).body.processes.length < WORKERS) await sleep(50);
    await untilAllAreReady();
  });
});

describeOnPostgresql('the measurements of several workers on the port of the site', (makeApp) => {
  test('hardening H41: whichever worker is asked answers for all', async () => {
    const { database } = await makeApp();
    const server = await startServerProcess(database, { WORKERS: String(WORKERS) });
    const ready = async () => {
      const text = await (await fetch(`${server.url}/metrics`, { headers: { connection: 'close' } })).text();
      return /^inspectory_processes_ready (\d+)$/m.exec(text)?.[1];
    };
    while ((await ready()) !== String(WORKERS)) await sleep(50);
    expect([await ready(), await ready(), await ready()]).toEqual(Array(3).fill(String(WORKERS)));
    await server.end('SIGTERM');
  });
});
