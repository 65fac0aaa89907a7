import { beforeAll, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const MESSAGE = /^Too many requests from your network\. Please try again in \d+ seconds?\.$/;
const REQUEST = {
  customerName: 'Ada Buyer',
  customerEmail: 'ada@buyer.example',
  equipmentType: 'Pressure vessel',
  location: 'Leeds',
  serviceDescription: 'Thickness of two separators.',
  urgency: 'Low',
};
const MESSAGE_TO_US = {
  name: 'Ada Buyer',
  email: 'ada@buyer.example',
  company: 'Plant Ltd',
  subject: 'Question',
  message: 'How long does a review take?',
  inquiryType: 'find-inspector',
};
const REGISTRATION = {
  name: 'Walk-in Inspection',
  email: 'office@walkin.example',
  phone: '+44 113 555 0100',
  location: 'Leeds, United Kingdom',
  serviceArea: 'Europe',
  description: 'Examines boilers.',
};

describeOnEachDatabase('rate limits', (makeApp) => {
  let site: TestApp;
  let behindProxy: TestApp;

  beforeAll(async () => {
    site = await makeApp({ env: { RATE_LIMIT: 'on' } });
    await site.insert([company()]);
    // On a database of its own: processes that share one share the limits.
    behindProxy = await makeApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '10.9.9.9, 10.8.0.0/16' } });
  });

  const post = async (
    remoteAddress: string,
    headers: Record<string, string> = {},
    to: TestApp = site,
    payload: object = REQUEST,
  ) => {
    const answer = await to.inject({
      method: 'POST',
      url: '/api/service-requests',
      payload,
      remoteAddress,
      headers,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<ErrorReply>() };
  };
  const exhaust = async (remoteAddress: string, headers?: Record<string, string>, to?: TestApp) => {
    for (let count = 1; count <= 10; count += 1) expect((await post(remoteAddress, headers, to)).status).toBe(201);
  };

  test('hardening: the 11th write within a minute from one network is a 429 with a message', async () => {
    await exhaust('192.0.2.1');
    const { status, body, headers } = await post('192.0.2.1');
    expect({ status, body }).toEqual({
      status: 429,
      body: { message: expect.stringMatching(MESSAGE), requestId: expect.any(String) },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('192.0.2.2')).status).toBe(201);
  });

  test('hardening: an input with mistakes does not count, but there is a limit to those, too', async () => {
    for (let count = 1; count <= 15; count += 1) expect((await post('192.0.2.6', {}, site, {})).status).toBe(400);
    expect((await post('192.0.2.6')).status).toBe(201);
    for (let count = 1; count <= 14; count += 1) await post('192.0.2.6', {}, site, {});
    expect((await post('192.0.2.6', {}, site, {})).status).toBe(429);
  });

  test('hardening: the limit for writes does not apply to reads', async () => {
    await exhaust('192.0.2.3');
    const answer = await site.inject({ url: '/api/companies', remoteAddress: '192.0.2.3' });
    expect(answer.statusCode).toBe(200);
  });

  test('hardening: an IPv6 customer has one limit for the whole /64', async () => {
    await exhaust('2001:db8:1:2::1');
    expect((await post('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await post('2001:db8:1:3::1')).status).toBe(201);
  });

  test('hardening: an address in a header is ignored without a trusted proxy', async () => {
    await exhaust('192.0.2.4');
    expect((await post('192.0.2.4', { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429);
    expect((await post('192.0.2.4', { 'x-forwarded-for': '198.51.100.1' }, behindProxy)).status).toBe(201);
  });

  test('hardening: behind a trusted proxy the visitor’s address counts', async () => {
    await exhaust('10.9.9.9', { 'x-forwarded-for': '198.51.100.7' }, behindProxy);
    expect((await post('10.9.9.9', { 'x-forwarded-for': '198.51.100.7' }, behindProxy)).status).toBe(429);
    expect((await post('10.8.1.2', { 'x-forwarded-for': '1.1.1.1, 198.51.100.7' }, behindProxy)).status).toBe(429);
    expect((await post('10.9.9.9', { 'x-forwarded-for': '198.51.100.8' }, behindProxy)).status).toBe(201);
  });

  test('hardening: a port that a proxy adds to the address is ignored', async () => {
    for (let count = 1; count <= 10; count += 1) {
      const from = { 'x-forwarded-for': `203.0.113.7:${40_000 + count}` };
      expect((await post('10.9.9.9', from, behindProxy)).status).toBe(201);
    }
    expect((await post('10.9.9.9', { 'x-forwarded-for': '203.0.113.7:50000' }, behindProxy)).status).toBe(429);
  });

  test('hardening: all calls and forms that send mails share one limit', async () => {
    const forms: Record<string, Record<string, string>> = {
      '/company/1/request': REQUEST,
      '/about': MESSAGE_TO_US,
      '/pricing': { ...MESSAGE_TO_US, plan: 'annual' },
      '/register': REGISTRATION,
    };
    const calls: Record<string, object> = {
      '/api/service-requests': REQUEST,
      '/api/contact': MESSAGE_TO_US,
      '/api/companies': REGISTRATION,
    };
    const postForm = (url: string) =>
      site.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(forms[url]).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: '192.0.2.5',
      });
    const postCall = (url: string) =>
      site.inject({ method: 'POST', url, payload: calls[url] ?? {}, remoteAddress: '192.0.2.5' });
    const urls = { forms: Object.keys(forms), calls: Object.keys(calls) };
    for (const url of urls.forms)
      expect({ url, status: (await postForm(url)).statusCode }).toEqual({ url, status: 303 });
    for (const url of [...urls.calls, ...urls.calls])
      expect({ url, status: (await postCall(url)).statusCode }).toEqual({ url, status: 201 });
    for (const answer of await Promise.all([...urls.forms.map(postForm), ...urls.calls.map(postCall)])) {
      expect(answer.statusCode).toBe(429);
      expect(answer.body).toContain('Please try again in');
    }
  });
});
