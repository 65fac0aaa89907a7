import { request as requests } from '@playwright/test';
import { expect, test } from './support/browser-test.ts';
import { ADMIN, startServer } from './support/server.ts';

test('hardening: a server that stops waits for what runs in the background, and warns of nothing', async () => {
  const server = await startServer(test.info().project.outputDir, { deadMails: 0, mailServer: undefined });
  const request = await requests.newContext({ baseURL: server.url });
  await expect(await request.post('/api/login', { data: ADMIN })).toBeOK();
  const { total } = await (await request.get('/api/admin/companies?status=all&pageSize=1')).json();
  const data = { action: 'hide', list: { status: 'all' }, count: total, reason: 'The data are old.' };
  const job = await request.post('/api/admin/bulk-jobs', { data });
  expect(await job.json()).toMatchObject({ state: 'running' });
  await request.dispose();
  expect(await server.stop()).toMatchObject({ code: 0, signal: null, warnings: [] });
});
