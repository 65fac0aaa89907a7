import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { clearRequests, serviceRequest, storedRequests } from '#tests/support/service-request.ts';

const SITE = 'https://directory.example';
const KILOBYTE = 1024;
const FOREIGN = 'Cross-site requests are not allowed. Please use the pages of this site or call the API directly.';
const NO_CALL = 'There is no such endpoint. See /api/docs for all endpoints.';
const NOTHING = 'There is no page or endpoint for this URL and method.';

describeOnEachDatabase('refused requests', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE } });
    await site.insert([company()]);
  });
  beforeEach(() => clearRequests(site.database));

  /** Sends a raw body. */
  const post = async (payload: string | Buffer, headers: Record<string, string>, url = '/api/service-requests') => {
    const answer = await site.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, body: answer.json<ErrorReply>(), headers: answer.headers };
  };
  const json = { 'content-type': 'application/json' };
  const send = (headers: Record<string, string>) =>
    site.call<ErrorReply>('POST', '/api/service-requests', serviceRequest, headers);

  test('hardening: a body of more than 64 KiB is a 413', async () => {
    const padded = (bytes: number) =>
      JSON.stringify({ ...serviceRequest, padding: '' }).replace('"padding":""', `"padding":"${'x'.repeat(bytes)}"`);
    const overhead = padded(0).length;
    expect((await post(padded(64 * KILOBYTE - overhead), json)).status).toBe(201);
    expect(await post(padded(64 * KILOBYTE - overhead + 1), json)).toMatchObject({
      status: 413,
      body: { message: 'The request is too large.' },
      headers: { 'cache-control': 'no-store' },
    });
  });

  test.each([
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'nonsense',
  ])('hardening: a body of type %s is a 415', async (type) => {
    const { status, body } = await post(JSON.stringify(serviceRequest), { 'content-type': type });
    expect({ status, body }).toEqual({
      status: 415,
      body: { message: 'Please send JSON with the content type application/json.' },
    });
    expect(await storedRequests(site.database)).toEqual([]);
  });

  test('hardening: JSON with a character set is accepted', async () => {
    expect(
      (await post(JSON.stringify(serviceRequest), { 'content-type': 'application/json; charset=utf-8' })).status,
    ).toBe(201);
  });

  test.each([
    '{',
    '',
    '{"a":}',
    '{"customerName": "x"',
    'null,',
    '{"__proto__": {"x": 1}}',
    '{"constructor": {"prototype": {}}}',
    '\u0000',
  ])('decision 16: %j is invalid JSON', async (payload) => {
    expect(await post(payload, json)).toMatchObject({
      status: 400,
      body: { message: 'The request body is not valid JSON.' },
    });
  });

  test.each(['null', '[]', '"text"', '5', 'true'])('decision 16: %s is JSON but not an object', async (payload) => {
    const { status, body } = await post(payload, json);
    expect(status).toBe(400);
    expect(body.issues).toHaveLength(1);
  });

  test('decision 16: a request without a body is a 400', async () => {
    expect((await site.call<ErrorReply>('POST', '/api/service-requests')).status).toBe(400);
  });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'http://directory.example' },
    { origin: 'https://directory.example.evil.example' },
    { origin: 'https://directory.example:8443' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: SITE },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ])('decision 20: a write from another site (%j) is a 403', async (headers) => {
    const { status, body, headers: answered } = await send(headers as Record<string, string>);
    expect({ status, body }).toEqual({ status: 403, body: { message: FOREIGN } });
    expect(answered['cache-control']).toBe('no-store');
    expect(await storedRequests(site.database)).toEqual([]);
  });

  test.each([
    {},
    { origin: SITE },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: SITE, 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:80', host: 'localhost:80' },
  ])('decision 20: a write from the site itself or an API client (%j) is accepted', async (headers) => {
    expect((await send(headers as Record<string, string>)).status).toBe(201);
  });

  test('decision 20: reads from another site are accepted', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { status, headers: answered } = await site.call('GET', '/api/companies', undefined, headers);
    expect(status).toBe(200);
    expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each(['/api/', '/api/nothing', '/api/companies/1/more', '/api/admin/nothing', '/api/Companies', '/api/docs/x'])(
    'section 7: the unknown call %s is a 404 in JSON',
    async (path) => {
      const { status, body, headers } = await site.call('GET', path);
      expect({ status, body }).toEqual({ status: 404, body: { message: NO_CALL } });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    ['DELETE', '/api/companies', NO_CALL],
    ['PUT', '/api/companies/1', NO_CALL],
    ['PATCH', '/api/industries', NO_CALL],
    ['POST', '/api/form-token', NO_CALL],
    ['GET', '/api/service-requests', NO_CALL],
    ['OPTIONS', '/api/companies', NO_CALL],
    ['POST', '/', NOTHING],
    ['DELETE', '/company/1', NOTHING],
    ['PUT', '/favicon.svg', NOTHING],
    ['OPTIONS', '/', NOTHING],
  ] as const)('section 7: %s %s is a 404 in JSON', async (method, path, message) => {
    const { status, body, headers } = await site.call(method, path);
    expect({ status, body }).toEqual({ status: 404, body: { message } });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('hardening: a URL that cannot be decoded is a 400', async () => {
    for (const path of ['/%', '/%zz', '/company/%e0%a4%a', '/api/companies/%']) {
      const { status, body, headers } = await site.call('GET', path);
      expect({ status, body }).toEqual({ status: 400, body: { message: 'This link is not valid.' } });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
  });

  test('hardening: an unexpected error is masked and has the request id', async () => {
    await site.database.pool.query('alter table service_requests rename column urgency to hurry');
    const { status, body, headers, text } = await send({});
    await site.database.pool.query('alter table service_requests rename column hurry to urgency');
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: 'Something went wrong on our side. Please try again.', requestId: expect.stringMatching(/\w/) },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(text).not.toMatch(/urgency|column|stack|\.ts|node_modules/);
  });
});
