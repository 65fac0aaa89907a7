import { beforeAll, expect, test } from 'vitest';
import { paths } from '#domain/paths.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, postForm } from '#tests/support/forms.ts';
import { serviceRequest } from '#tests/support/service-request.ts';

const STARTING = 'The directory is starting. Please try again in a few seconds.';

describeOnFastest('hardening H33: while the index is loading', (makeApp) => {
  let site: TestApp;
  let id = 0;

  beforeAll(async () => {
    site = await makeApp({ isLoading: true });
    [id = 0] = await site.insert([company({ name: 'Early Lab', approved: true })]);
  });

  test('the process is alive and not ready, and is measured', async () => {
    expect(await site.call('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(await site.call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'loading the index' } });
    const { status, text } = await site.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(text).not.toMatch(/^inspectory_index_companies \d/m);
  });

  test('a search is a 503 that says when to come again: a page for browsers, JSON for callers', async () => {
    const page = await site.call('GET', '/?search=lab');
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '10', 'content-type': 'text/html; charset=utf-8' });
    expect(page.text).toContain(STARTING);
    const call = await site.call('GET', '/api/companies');
    expect(call).toMatchObject({ status: 503, headers: { 'retry-after': '10' }, body: { message: STARTING } });
  });

  test('what the database alone can answer is answered, and what visitors send is stored', async () => {
    for (const path of ['/about', `/api/companies/${id}`, paths.register])
      expect([path, (await site.call('GET', path)).status]).toEqual([path, 200]);
    expect((await site.call('POST', '/api/service-requests', { ...serviceRequest, companyId: id })).status).toBe(201);
    expect((await postForm(site, '/about', contactMessage)).status).toBe(303);
  });

  test('then everything is there', async () => {
    await site.context.changes.load();
    expect(await site.call('GET', '/readyz')).toMatchObject({ status: 200 });
    expect((await site.call('GET', '/?search=lab')).text).toContain('Early Lab');
    expect((await site.call('GET', '/metrics')).text).toMatch(/^inspectory_index_companies 1$/m);
  });
});
