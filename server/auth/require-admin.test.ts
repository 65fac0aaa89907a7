import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseUnguardedRoutes } from './require-admin.ts';

test('decision 20: a route under /api/admin without the guard stops the start', () => {
  const app = Fastify();
  const guard = async () => undefined;
  refuseUnguardedRoutes(app, [guard]);
  const handler = async () => 'ok';
  app.get('/api/admin/guarded', { onRequest: [guard] }, handler);
  app.get('/api/administration', handler);
  expect(() => app.get('/api/admin/open', handler)).toThrow('/api/admin/open has no guard.');
  expect(() => app.get('/api/admin', handler)).toThrow('/api/admin has no guard.');
});
