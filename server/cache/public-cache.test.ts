import Fastify from 'fastify';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { Changes } from '#server/changes/change-feed.ts';
import { PublicCache } from './public-cache.ts';

test('who asks while an answer is made anew after a change waits for it, and makes no further one', async () => {
  const nothing = async () => () => {};
  const cache = new PublicCache(new Changes(new Pool(), { load: nothing, follow: nothing }), {});
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
  const anew = ask();
  await until(2);
  making[0]?.('before the change');
  expect(await old).toBe('before the change');
  const later = ask();
  // An answer of its own would have been begun before this one ends.
  await app.inject('/elsewhere');
  expect(making).toHaveLength(2);
  making[1]?.('after the change');
  expect(await anew).toBe('after the change');
  expect(await later).toBe('after the change');
  expect(await ask()).toBe('after the change');
});
