import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { freePort } from '#tests/support/free-port.ts';
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
    const { requestId: _requestId, ...body } = answer.json<ErrorReply>();
    return { status: answer.statusCode, body, headers: answer.headers };
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

  test.each<Record<string, string>>([
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
    { referer: 'https://evil.example/page' },
    { referer: 'https://directory.example.evil.example/' },
  ])('decision 20: a write from another site (%j) is a 403', async (headers) => {
    const { status, body, headers: answered } = await send(headers);
    expect({ status, body }).toEqual({ status: 403, body: { message: FOREIGN } });
    expect(answered['cache-control']).toBe('no-store');
    expect(await storedRequests(site.database)).toEqual([]);
  });

  test.each<Record<string, string>>([
    {},
    { origin: SITE },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: SITE, 'sec-fetch-site': 'same-origin' },
    { referer: `${SITE}/company/1` },
    { referer: 'not an address' },
    { origin: SITE, referer: 'https://evil.example/page' },
    { origin: 'http://localhost:80', host: 'localhost:80' },
  ])('decision 20: a write from the site itself or an API client (%j) is accepted', async (headers) => {
    expect((await send(headers)).status).toBe(201);
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

  test('hardening: every error answer has the id of its request, in the header and in the JSON', async () => {
    const ids = new Set<unknown>();
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['GET', '/api/companies?page=0'],
      ['GET', '/api/companies/99'],
      ['POST', '/api/service-requests'],
      ['GET', '/api/admin/stats'],
      ['GET', '/%zz'],
    ] as const) {
      const { headers, body } = await site.inject({ method, url });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.parse(body).requestId).toBe(headers['x-request-id']);
      ids.add(headers['x-request-id']);
    }
    expect(ids.size).toBe(6);
    expect((await site.call('GET', '/api/companies')).headers['x-request-id']).toBeUndefined();
  });

  test('hardening H28: every error page shows the id of its request', async () => {
    const ids = new Set<unknown>();
    for (const path of ['/nowhere', '/nowhere', '/company/99', '/ultrasonic-testing-qwertyville', '/verify/nothing']) {
      const { status, headers, text } = await site.call('GET', path);
      const shown = /Request (?:<!-- -->)?([0-9a-f-]{36})</.exec(text)?.[1];
      expect({ path, status, shown }).toEqual({ path, status: 404, shown: headers['x-request-id'] });
      ids.add(shown);
    }
    expect(ids.size).toBe(5);
    expect((await site.call('GET', '/about')).text).not.toContain('request-id');
  });

  test('hardening: security.txt names whom to write to, if that is known', async () => {
    expect((await site.call('GET', '/.well-known/security.txt')).status).toBe(404);
    const named = await makeApp({
      env: { PUBLIC_URL: SITE, OPERATOR_EMAIL: 'security@operator.example' },
      database: site.database,
    });
    const { status, text, headers } = await named.call('GET', '/.well-known/security.txt');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:security@operator.example',
      Canonical: `${SITE}/.well-known/security.txt`,
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });

  test('hardening: metrics have a port of their own if it is set', async () => {
    const port = await freePort();
    const separate = await makeApp({
      env: { METRICS_PORT: String(port), HOST: '127.0.0.1' },
      database: site.database,
    });
    expect((await separate.call('GET', '/metrics')).status).toBe(404);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('inspectory_response_seconds');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await separate.app.close();
    expect((await site.call('GET', '/metrics')).status).toBe(200);
  });
});
