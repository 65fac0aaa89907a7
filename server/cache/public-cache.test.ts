import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createCachingServer } from '#server/http/caching-server.ts';
import type { ChangeListener } from './memoize.ts';
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

test('an answer about one company is made again when this one changes, all others when any does', async () => {
  const listeners: ChangeListener[] = [];
  const announce: ChangeListener = (changed) => {
    for (const listener of listeners) listener(changed);
  };
  const source = { onChange: (listener: ChangeListener) => void listeners.push(listener) };
  const cache = new PublicCache({ changes: source, headers: {}, writesRawHeads: true });
  const app = Fastify();
  const made: string[] = [];
  app.get('/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const make = async () => {
      made.push(id);
      return { contentType: 'text/plain', body: id };
    };
    await cache.send(id, reply, make, { about: id === 'all' ? undefined : Number(id) });
    return reply;
  });
  const makes = async (changed?: readonly number[]) => {
    made.length = 0;
    announce(changed && new Set(changed));
    for (const id of ['1', '2', 'all']) await app.inject(`/${id}`);
    return made.join(' ');
  };
  expect(await makes()).toBe('1 2 all');
  expect(await makes([2])).toBe('2 all');
  expect(await makes([3])).toBe('all');
  expect(await makes([2, 1])).toBe('1 2 all');
  expect(await makes(Array.from({ length: 20_000 }, (_, id) => id + 3))).toBe('1 2 all');
  expect(await makes()).toBe('1 2 all');
});

test('an answer that is the same after a change stays as small as it was', async () => {
  const listeners: ChangeListener[] = [];
  const announce: ChangeListener = (changed) => {
    for (const listener of listeners) listener(changed);
  };
  const source = { onChange: (listener: ChangeListener) => void listeners.push(listener) };
  const cache = new PublicCache({ changes: source, headers: {}, writesRawHeads: true });
  const app = Fastify();
  let text = 'weld inspection '.repeat(500);
  app.get('/', async (_request, reply) => {
    await cache.send('/', reply, async () => ({ contentType: 'text/plain', body: text }));
    return reply;
  });
  const size = async () => (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload.length;
  const first = await size();
  await expect.poll(size).toBeLessThan(first);
  const small = await size();
  announce(new Set([1]));
  expect(await size()).toBe(small);
  text = `${text}.`;
  announce(new Set([1]));
  expect(await size()).toBeGreaterThan(small);
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
