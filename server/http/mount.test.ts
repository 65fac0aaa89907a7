import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#domain/endpoint.ts';
import { PublicCache } from '#server/cache/public-cache.ts';
import { UnauthorizedError } from '#server/errors.ts';
import { sendFailure } from './error-handler.ts';
import { mountPlainWith, mountWith } from './mount.ts';
import { protectWith } from './protection.ts';
import { noRateLimits, rateLimits } from './rate-limits.ts';

const endpoint = {
  method: 'POST',
  path: '/outside',
  role: 'admin',
  tag: 'Account',
  summary: 'An endpoint of the admin at an address of the public',
  body: z.object({ name: z.string() }),
  status: 200,
  reply: z.object({ name: z.string() }),
} as const satisfies Endpoint;

async function makeApp(options: { limited: boolean; handlerTimeout?: number }) {
  const app = Fastify({ handlerTimeout: options.handlerTimeout ?? 1_000 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendFailure);
  const guard = async ({ headers }: { headers: Record<string, unknown> }) => {
    if (headers.cookie === undefined) throw new UnauthorizedError('Please sign in.');
  };
  const protect = protectWith({
    guards: { visitor: [], reviewer: [guard], admin: [guard] },
    limits: options.limited ? await rateLimits(app, { shared: undefined, secret: '', log: app.log }) : noRateLimits,
  });
  const cache = new PublicCache({ changes: { onChange: () => undefined }, headers: {}, writesRawHeads: false });
  return { app, mount: mountWith(app, { protect, cache }), mountPlain: mountPlainWith(app, { protect }) };
}

const post = { method: 'POST', url: '/outside', payload: { name: 'x' } } as const;
const headers = { cookie: 'session=1' };

test('section 6: the role of an endpoint is guarded wherever its path is, before the body is read', async () => {
  const { app, mount } = await makeApp({ limited: false });
  mount(endpoint, async ({ body }) => body);
  expect((await app.inject({ ...post, payload: { nonsense: true } })).statusCode).toBe(401);
  expect((await app.inject({ ...post, headers })).json()).toEqual({ name: 'x' });
});

test('section 6: so is the role of a plain route', async () => {
  const { app, mountPlain } = await makeApp({ limited: false });
  mountPlain({ method: 'GET', path: '/file.csv', role: 'admin', summary: 'A file' }, async () => 'content');
  expect((await app.inject('/file.csv')).statusCode).toBe(401);
  expect((await app.inject({ url: '/file.csv', method: 'HEAD' })).statusCode).toBe(401);
  expect((await app.inject({ url: '/file.csv', headers })).body).toBe('content');
});

test('hardening: an endpoint has its own limit, and strangers do not use up that of an admin', async () => {
  const { app, mount } = await makeApp({ limited: true });
  mount({ ...endpoint, callsPerMinute: 2 }, async ({ body }) => body);
  const statuses: number[] = [];
  for (const call of [post, post, post, { ...post, headers }, { ...post, headers }, { ...post, headers }])
    statuses.push((await app.inject(call)).statusCode);
  expect(statuses).toEqual([401, 401, 401, 200, 200, 429]);
});

test('hardening: an endpoint has its own time', async () => {
  const { app, mount } = await makeApp({ limited: false, handlerTimeout: 20 });
  const late = () => new Promise<{ name: string }>((resolve) => setTimeout(resolve, 200, { name: 'late' }));
  mount(endpoint, late);
  mount({ ...endpoint, path: '/slow', timeoutSeconds: 5 }, late);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = (path: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(post.payload),
    });
  expect((await call('/outside')).status).toBe(503);
  expect((await call('/slow')).status).toBe(200);
  await app.close();
});
