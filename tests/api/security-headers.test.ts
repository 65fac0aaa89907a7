import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

const KINDS = [
  ['a cached page', 'GET', '/', 200],
  ['an uncached page', 'GET', '/company/1/request', 200],
  ['a redirect', 'GET', '/company/1/wrong-name', 301],
  ['a missing page', 'GET', '/nowhere', 404],
  ['a missing company', 'GET', '/company/99', 404],
  ['a page with a wrong value', 'GET', '/?page=0', 400],
  ['a list', 'GET', '/api/companies', 200],
  ['a wrong call', 'GET', '/api/companies?page=0', 400],
  ['an unknown call', 'GET', '/api/nothing', 404],
  ['an address that cannot be read', 'GET', '/%zz', 400],
  ['a method that is not offered', 'PUT', '/', 404],
  ['a refused write', 'POST', '/api/service-requests', 400],
  ['the API document', 'GET', '/api/openapi.json', 200],
  ['its page', 'GET', '/api/docs', 200],
  ['a token', 'GET', '/api/form-token', 200],
  ['health', 'GET', '/healthz', 200],
  ['readiness', 'GET', '/readyz', 200],
  ['metrics', 'GET', '/metrics', 200],
  ['a file', 'GET', '/favicon.svg', 200],
  ['speculation rules', 'GET', '/speculation-rules.json', 200],
] as const;

describeOnEachDatabase('headers', (makeApp) => {
  let site: TestApp;
  let secure: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await site.insert([company()]);
    secure = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' }, database: site.database });
  });

  describe.each(KINDS)('hardening: %s', (_kind, method, path, status) => {
    test('has the security headers', async () => {
      const answer = await site.call(method, path);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(HEADERS);
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
    });

    test('has HSTS if the site uses TLS', async () => {
      expect((await secure.call(method, path)).headers).toMatchObject({
        ...HEADERS,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    });

    test('sets no cookie', async () => {
      expect((await site.call(method, path)).headers['set-cookie']).toBeUndefined();
    });
  });

  test('hardening: cached responses and 304 have the security headers, too', async () => {
    const { headers } = await site.call('GET', '/api/companies');
    const again = await site.call('GET', '/api/companies', undefined, { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: HEADERS });
  });

  test('hardening: a file with a hash in its name is cached for a year, others for an hour', async () => {
    const { text } = await site.call('GET', '/');
    const [script] = /\/assets\/[^"]+\.js/.exec(text) ?? [''];
    expect((await site.call('GET', script)).headers).toMatchObject({
      ...HEADERS,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await site.call('GET', '/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('hardening: a page has no inline scripts or styles', async () => {
    for (const path of ['/', '/company/1', '/company/1/request', '/nowhere', '/api/docs']) {
      const { text } = await site.call('GET', path);
      const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))).toEqual([]);
      expect(text).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    }
  });

  test('hardening: the build manifest is not served', async () => {
    for (const path of [
      '/.vite/manifest.json',
      '/build.json',
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/../../build.json',
    ]) {
      expect((await site.call('GET', path)).status).toBe(404);
    }
  });
});
