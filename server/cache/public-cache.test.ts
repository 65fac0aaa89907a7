import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCachingServer } from '#server/http/caching-server.ts';
import { PublicCache } from './public-cache.ts';

const changes = { onChange: () => undefined };

test('a request during the remake after a change waits for it, and starts no other one', async () => {
  const cache = new PublicCache({ changes, headers: {}, writesRawHeads: true });
  const making: ((body: string) => void)[] = [];
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    const body = () => new Promise<string>((resolve) => making.push(resolve));
    await cache.send('/', reply, async () => ({ contentType: 'text/plain', body: await body() }));
    return reply;
  });
  const ask = () => app.inject('/').then(({ body }) => body);
  const until = (count: number) => expect.poll(() => making.length).toBe(count);

  const old = ask();
  await until(1);
  cache.clear();
  const remade = ask();
  await until(2);
  making[0]?.('before the change');
  expect(await old).toBe('before the change');
  const later = ask();
  // An answer of its own would have been started before this one ends.
  await app.inject('/elsewhere');
  expect(making).toHaveLength(2);
  making[1]?.('after the change');
  expect(await remade).toBe('after the change');
  expect(await later).toBe('after the change');
  expect(await ask()).toBe('after the change');
});

test('the least recently used answers go when there are too many bytes', async () => {
  const cache = new PublicCache({ changes, headers: {}, writesRawHeads: true });
  const app = Fastify();
  const made: string[] = [];
  app.get('/*', async (request, reply) => {
    await cache.send(request.url, reply, async () => {
      made.push(request.url);
      return { contentType: 'text/plain', body: Buffer.alloc(20_000_000) };
    });
    return reply;
  });
  for (const path of ['/1', '/2', '/3', '/1', '/4', '/1', '/2']) await app.inject(path);
  expect(made).toEqual(['/1', '/2', '/3', '/4', '/2']);
  expect(cache.entries).toBe(3);
  expect(cache.bytes).toBeGreaterThan(60_000_000);
  cache.clear();
  expect([cache.entries, cache.bytes]).toEqual([0, 0]);
});

test('repeat hits are the same bytes with and without raw heads, apart from the order of headers', async () => {
  const responses = await Promise.all([true, false].map(repeatHit));
  expect(responses[0]).toContain('keep-alive: timeout=65');
  expect(responses[0]).toBe(responses[1]);
});

async function repeatHit(writesRawHeads: boolean): Promise<string> {
  const cache = new PublicCache({ changes, headers: { 'x-frame-options': 'DENY' }, writesRawHeads });
  const app = Fastify({
    serverFactory: createCachingServer({
      tryAnswer: (request, response) => cache.tryAnswer(request, response),
      isStopping: () => false,
    }),
  });
  app.get('/', async (_request, reply) => {
    await cache.send('/', reply, async () => ({ contentType: 'text/plain', body: 'Prüfung' }));
    return reply;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await app.inject('/');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let text = '';
  while (!text.endsWith('fung')) text += String((await once(socket, 'data'))[0]);
  socket.destroy();
  await app.close();
  expect(cache.hits).toBe(1);
  const [head = '', body] = text.split('\r\n\r\n');
  const lines = head.split('\r\n').map((line) => line.replace(/^[^:]+:/, (name) => name.toLowerCase()));
  return [...lines.filter((line) => !line.startsWith('date:')).sort(), body].join('\n');
}
