import { beforeAll, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const MESSAGE = 'Too many requests from your network. Please wait a minute and try again.';

describeOnEachDatabase('rate limits', (makeApp) => {
  let site: TestApp;
  let behindProxy: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { RATE_LIMIT: 'on' } });
    await site.insert([company()]);
    behindProxy = await makeApp({
      env: { RATE_LIMIT: 'on', TRUST_PROXY: '10.9.9.9, 10.8.0.0/16' },
      database: site.database,
    });
  });

  /** Sends an empty request, which counts like any other. */
  const post = async (remoteAddress: string, headers: Record<string, string> = {}, to: TestApp = site) => {
    const answer = await to.inject({
      method: 'POST',
      url: '/api/service-requests',
      payload: {},
      remoteAddress,
      headers,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<ErrorReply>() };
  };
  const exhaust = async (remoteAddress: string, headers?: Record<string, string>, to?: TestApp) => {
    for (let count = 1; count <= 10; count += 1) expect((await post(remoteAddress, headers, to)).status).toBe(400);
  };

  test('hardening: the 11th write within a minute from one network is a 429 with a message', async () => {
    await exhaust('192.0.2.1');
    const { status, body, headers } = await post('192.0.2.1');
    expect({ status, body }).toEqual({ status: 429, body: { message: MESSAGE } });
    expect(headers['cache-control']).toBe('no-store');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('192.0.2.2')).status).toBe(400);
  });

  test('hardening: the limit for writes does not apply to reads', async () => {
    await exhaust('192.0.2.3');
    const answer = await site.inject({ url: '/api/companies', remoteAddress: '192.0.2.3' });
    expect(answer.statusCode).toBe(200);
  });

  test('hardening: an IPv6 customer has one limit for the whole /64', async () => {
    await exhaust('2001:db8:1:2::1');
    expect((await post('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await post('2001:db8:1:3::1')).status).toBe(400);
  });

  test('hardening: an address in a header is ignored without a trusted proxy', async () => {
    await exhaust('192.0.2.4');
    expect((await post('192.0.2.4', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429);
    expect((await post('192.0.2.4', { 'x-forwarded-for': '198.51.100.1' }, behindProxy)).status).toBe(400);
  });

  test('hardening: behind a trusted proxy the visitor’s address counts', async () => {
    await exhaust('10.9.9.9', { 'x-forwarded-for': '198.51.100.7' }, behindProxy);
    expect((await post('10.9.9.9', { 'x-forwarded-for': '198.51.100.7' }, behindProxy)).status).toBe(429);
    expect((await post('10.8.1.2', { 'x-forwarded-for': '1.1.1.1, 198.51.100.7' }, behindProxy)).status).toBe(429);
    expect((await post('10.9.9.9', { 'x-forwarded-for': '198.51.100.8' }, behindProxy)).status).toBe(400);
  });

  test('hardening: a port that a proxy adds to the address is ignored', async () => {
    for (let count = 1; count <= 10; count += 1) {
      const from = { 'x-forwarded-for': `203.0.113.7:${40_000 + count}` };
      expect((await post('10.9.9.9', from, behindProxy)).status).toBe(400);
    }
    expect((await post('10.9.9.9', { 'x-forwarded-for': '203.0.113.7:50000' }, behindProxy)).status).toBe(429);
  });

  test('hardening: all calls and forms that send mails share one limit', async () => {
    const postForm = (url: string) =>
      site.inject({
        method: 'POST',
        url,
        payload: 'name=',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: '192.0.2.5',
      });
    const postCall = (url: string) => site.inject({ method: 'POST', url, payload: {}, remoteAddress: '192.0.2.5' });
    const forms = ['/company/1/request', '/about', '/pricing', '/register'];
    const calls = ['/api/service-requests', '/api/contact', '/api/companies'];
    for (const url of [...forms, ...calls, ...calls]) {
      const answer = await (calls.includes(url) ? postCall(url) : postForm(url));
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 400 });
    }
    for (const answer of [...(await Promise.all(forms.map(postForm))), ...(await Promise.all(calls.map(postCall)))]) {
      expect(answer.statusCode).toBe(429);
      expect(answer.body).toContain(MESSAGE);
    }
  });
});
