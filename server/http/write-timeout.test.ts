import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFailure } from './error-handler.ts';
import { limitWriteTime } from './write-timeout.ts';

const app = Fastify({ handlerTimeout: 50 });
let address = '';

beforeAll(async () => {
  app.setErrorHandler(sendFailure);
  const never = () => new Promise(() => {});
  app.get('/never', never);
  app.post('/never', { preHandler: limitWriteTime }, never);
  app.post('/soon', { preHandler: limitWriteTime }, async ({ body }) => body);
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"sent":true}' };

test.each([
  ['a read', undefined, 'The site is very busy. Please try again in a few seconds.'],
  ['a write', post, 'The request timed out but may still have been processed. Please check before you try again.'],
])('hardening: %s that takes too long is a 503', async (_what, init, message) => {
  const answer = await fetch(`${address}/never`, init);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message });
});

test('a write in time is answered as usual', async () => {
  const answer = await fetch(`${address}/soon`, post);
  expect(await answer.json()).toEqual({ sent: true });
});
