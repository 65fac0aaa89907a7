import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { sendFailure } from './error-handler.ts';
import { listenAt } from './listen.ts';
import { refuseUnderPressure } from './pressure.ts';

const CALLERS = 16;
const CALLS = 160;
const PROBES = ['/healthz', '/readyz', '/metrics'];
const WORK_MILLISECONDS = 40;

function workFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('hardening H31: visitors of whom few wait at a time are not turned away, however long they keep coming', async () => {
  const log = createLogger('silent');
  const app = Fastify({ loggerInstance: log });
  app.setErrorHandler(sendFailure);
  refuseUnderPressure(app, { log, now: () => new Date(), isFile: () => false });
  app.get('/search', async () => {
    workFor(5);
    return 'found';
  });
  await listenAt(app, { host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const statuses: number[] = [];
  let called = 0;
  const call = async () => {
    while (called++ < CALLS) {
      const { status } = await fetch(`http://127.0.0.1:${port}/search`, { headers: { connection: 'close' } });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, call));
  expect(statuses).toEqual(Array.from({ length: CALLS }, () => 200));
  await app.close();
});

test('hardening H31: visitors who would wait behind others are turned away; probes and files are still answered', async () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  app.setErrorHandler(sendFailure);
  refuseUnderPressure(app, { log, now: () => new Date(), isFile: (path) => path.startsWith('/assets/') });
  app.get('/search', async () => {
    workFor(WORK_MILLISECONDS);
    return 'found';
  });
  for (const url of [...PROBES, '/assets/style.css']) app.get(url, async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  const searches = Promise.all(Array.from({ length: 40 }, () => get('/search')));
  const others = Promise.all([...PROBES, '/assets/style.css'].map(get));
  const answers = await searches;
  expect((await others).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused[0]?.headers.get('retry-after')).toBe('10');
  expect(await refused[0]?.text()).toContain('The site is very busy.');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"turnedAway":1,"msg":"under pressure');
  // Alone again, nobody is turned away.
  expect((await get('/search')).status).toBe(200);
  await app.close();
});
