import { beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin } from '#server/auth/accounts.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';

const ADMIN = { email: 'ada@directory.example', password: 'a long pass phrase' };

describeOnEmbedded('guessing passwords', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await ensureFirstAdmin(site.database.pool, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  });

  const call = async (remoteAddress: string, credentials: object, to = site) =>
    to.inject({ method: 'POST', url: '/api/login', payload: credentials, remoteAddress });
  const form = async (remoteAddress: string, fields: Record<string, string>, to = site) =>
    to.inject({
      method: 'POST',
      url: '/sign-in',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress,
    });

  test('hardening: of many parallel attempts few are processed, by the call and the form together', async () => {
    const tries = Array.from({ length: 30 }, (_, index) => {
      const guess = { email: 'victim@directory.example', password: `guess number ${index}` };
      return index % 2 ? call('192.0.2.1', guess) : form('192.0.2.1', guess);
    });
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThan(30);
    for (const { body } of refused) expect(body).toMatch(/Please try again in \d+ seconds?\./);
  });

  test('hardening: guesses from another address delay the owner less than the attacker', async () => {
    const wrong = { ...ADMIN, password: 'a wrong pass phrase' };
    for (let count = 0; count < 4; count += 1) expect((await call('192.0.2.2', wrong)).statusCode).toBe(401);
    const order: number[] = [];
    const note = async (answer: Promise<{ statusCode: number }>) => order.push((await answer).statusCode);
    await Promise.all([note(call('192.0.2.2', wrong)), note(call('198.51.100.1', ADMIN))]);
    expect(order).toEqual([200, 401]);
  });

  test('hardening: after six wrong passwords the page says why it waits and for how long, and the audit log has an entry', async () => {
    const wrong = { email: ADMIN.email, password: 'a wrong pass phrase' };
    expect((await form('192.0.2.2', wrong)).body).toMatch(
      /6 sign-ins have failed, so each further attempt is checked only after 8 seconds\./,
    );
    const { rows } = await site.database.pool.query(
      `select actor, entity_name from audit_log where action = 'user.sign-in-failures'`,
    );
    expect(rows).toEqual([{ actor: 'visitor', entity_name: ADMIN.email }]);
  });

  test('hardening: a correct password does not count as a failed attempt', async () => {
    await site.database.pool.query('update users set totp_secret = $1, totp_confirmed_at = now()', ['A'.repeat(32)]);
    for (let count = 0; count < 8; count += 1) expect((await call('192.0.2.3', ADMIN)).statusCode).toBe(401);
    const answers = await Promise.all([call('192.0.2.3', ADMIN), call('192.0.2.3', ADMIN)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    await site.database.pool.query('update users set totp_secret = null, totp_confirmed_at = null');
  });

  test('hardening: the call and the form share one limit', async () => {
    const limited = await makeApp({ env: { RATE_LIMIT: 'on' }, database: site.database });
    for (let count = 0; count < 15; count += 1) {
      expect((await call('192.0.2.4', {}, limited)).statusCode).toBe(400);
      expect((await form('192.0.2.4', {}, limited)).statusCode).toBe(400);
    }
    expect((await call('192.0.2.4', {}, limited)).statusCode).toBe(429);
    expect((await form('192.0.2.4', {}, limited)).statusCode).toBe(429);
    expect((await call('192.0.2.5', {}, limited)).statusCode).toBe(400);
  });
});
