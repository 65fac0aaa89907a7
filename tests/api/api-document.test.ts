import { beforeAll, expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import { apiExamples } from '#domain/api-examples.ts';
import { API_TAGS, type Endpoint, type PlainRoute } from '#domain/endpoint.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { example: object } } };
  responses: object;
};
type Document = {
  openapi: string;
  info: { title: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};

describeOnEachDatabase('documents and health', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { SITE_NAME: 'Probe Finder', PUBLIC_URL: 'https://directory.example/' } });
  });

  const read = async () => (await site.call<Document>('GET', '/api/openapi.json')).body;
  const inDocument = (path: string) => path.replace(/:(\w+)/g, '{$1}');

  test('decision 8: the API document names the site and its address', async () => {
    const { openapi, info, servers } = await read();
    expect(openapi).toBe('3.1.0');
    expect(info.title).toBe('Probe Finder API');
    expect(servers).toEqual([{ url: 'https://directory.example' }]);
  });

  /** The calls in JSON, and the downloads. */
  const documented = Object.entries<Endpoint | PlainRoute>({ ...api, ...plainRoutes }).filter(([, { tag }]) => tag);

  test.each(documented)('section 7: the API document has %s', async (name, endpoint) => {
    const operation = (await read()).paths[inDocument(endpoint.path)]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: name,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: endpoint.role === 'visitor' ? [] : [{ session: [] }],
    });
    const status = 'status' in endpoint ? endpoint.status : 200;
    expect(Object.keys(operation?.responses ?? {})).toEqual([String(status), '4XX']);
    expect(operation?.requestBody !== undefined).toBe('body' in endpoint);
  });

  test('hardening: the API document does not name the fields of the spam check', async () => {
    for (const { requestBody } of Object.values((await read()).paths).flatMap((methods) => Object.values(methods)))
      expect(JSON.stringify(requestBody ?? {})).not.toMatch(/"(fax|formToken)"/);
  });

  test('section 7: the API document has no other operations', async () => {
    const { paths, tags } = await read();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const offered = documented.map(([, { method, path }]) => `${method.toLowerCase()} ${inDocument(path)}`);
    expect(described.sort()).toEqual(offered.sort());
    expect(tags.map(({ name }) => name)).toEqual(Object.keys(API_TAGS));
  });

  test.each(Object.entries<{ query?: unknown; body?: unknown }>(apiExamples))(
    'section 7: the example of %s is what the call takes',
    (name, { query, body }) => {
      const endpoint: Endpoint = api[name as keyof typeof api];
      for (const [schema, example] of [[endpoint.query, query] as const, [endpoint.body, body] as const])
        if (schema !== undefined) expect(schema.safeParse(example).error).toBeUndefined();
    },
  );

  test('section 7: the API document names every parameter of the list, with examples', async () => {
    const list = (await read()).paths['/api/companies'];
    expect(list?.post?.requestBody?.content['application/json'].example).toEqual(apiExamples.registerCompany.body);
    expect(list?.get?.parameters?.map(({ name }) => name).sort()).toEqual(
      [
        'certificateState',
        'certification',
        'equipmentType',
        'exact',
        'industry',
        'limit',
        'location',
        'page',
        'search',
        'serviceArea',
        'sortBy',
        'validOn',
        'verified',
      ].sort(),
    );
  });

  test('section 7: every call of the table exists and responds in JSON', async () => {
    for (const { method, path } of Object.values<Endpoint>(api)) {
      const { status, body, headers } = await site.call<{ message?: string }>(method, path.replace(':id', '1'));
      expect(headers['content-type'], path).toBe('application/json; charset=utf-8');
      expect(body?.message ?? '', path).not.toContain('no such endpoint');
      expect(status, path).toBeLessThan(500);
    }
  });

  test('the process is alive and ready', async () => {
    expect(await site.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await site.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('hardening: metrics are in the text format of Prometheus, and hold nothing of single visitors or companies', async () => {
    for (const path of ['/', '/', '/api/companies/1', '/api/admin/stats', '/register', '/favicon.svg'])
      await site.call('GET', path);
    const { text, headers } = await site.call('GET', '/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
    for (const line of samples)
      expect(line).toMatch(/^(inspectory|nodejs|process)_\w+(\{[^}]+\})? (\d+(\.\d+)?(e[+-]?\d+)?|Nan)$/);
    const value = (name: string) =>
      Number(
        samples
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')
          .at(-1),
      );
    for (const route of ['page', 'call', 'admin call', 'file'])
      expect(value(`inspectory_response_seconds_count{route="${route}"}`)).toBeGreaterThan(0);
    expect(value('inspectory_index_companies')).toBe(value('inspectory_index_slots'));
    expect(value('inspectory_change_lag_seconds')).toBe(0);
    expect(value('inspectory_database_connections')).toBeGreaterThan(0);
    expect(value('inspectory_memo_entries{cache="value-keys"}')).toBeGreaterThan(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(text).not.toContain('/company');
  });

  test('speculation rules leave out calls and forms', async () => {
    const { status, headers, text } = await site.call('GET', '/speculation-rules.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    expect(text).toContain('"not":{"href_matches":"/api/*"}');
    expect(text).toContain('"not":{"href_matches":"/company/*/request"}');
  });

  test('a stopping process is alive but not ready', async () => {
    const stopping = await makeApp({ database: site.database });
    stopping.context.state.stopping = true;
    expect(await stopping.call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'stopping' } });
    expect(await stopping.call('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(await stopping.call('GET', '/api/companies')).toMatchObject({ status: 200 });
  });
});
