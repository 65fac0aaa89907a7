import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listenAt } from './listen.ts';

const VISITORS = 40;

async function startApp(port: number) {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/', async () => 'here');
  await listenAt(app, { host: '127.0.0.1', port });
  return { app, port: (app.server.address() as AddressInfo).port };
}

test('hardening H31: whichever socket accepts a visitor, the same app answers', async () => {
  const { app, port } = await startApp(0);
  const visits = Array.from({ length: VISITORS }, () =>
    fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then((response) => response.text()),
  );
  expect(await Promise.all(visits)).toEqual(Array.from({ length: VISITORS }, () => 'here'));
  await app.close();
});

test('a port that another process uses is refused, and free again once that has closed', async () => {
  const first = await startApp(0);
  await expect(startApp(first.port)).rejects.toThrow('EADDRINUSE');
  await first.app.close();
  const second = await startApp(first.port);
  expect(await (await fetch(`http://127.0.0.1:${first.port}/`)).text()).toBe('here');
  await second.app.close();
});
