import { beforeAll, expect, test } from 'vitest';
import type { CurrentUser } from '#domain/auth/user.ts';
import { ensureFirstAdmin } from '#server/auth/accounts.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/html.ts';

const ADMIN = { email: 'ada@directory.example', password: 'a long pass phrase' };
const WRONG = { message: 'Incorrect email or password.' };

describeOnEachDatabase('signing in', (makeApp) => {
  let site: TestApp;

  beforeAll(async () => {
    site = await makeApp();
    await ensureFirstAdmin(site.database.pool, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  });

  const signIn = (credentials: object, cookie = '', to = site) =>
    to.call('POST', '/api/login', credentials, { cookie });
  /** The cookie as a browser sends it back. */
  const begin = async (to = site) => {
    const { status, headers } = await signIn(ADMIN, '', to);
    expect(status).toBe(200);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const userOf = (cookie: string, to = site) => to.call<CurrentUser>('GET', '/api/auth/user', undefined, { cookie });
  const sessions = async () => (await site.database.pool.query('select sid, sess, expire from sessions')).rows;

  test('section 7: without a cookie nobody is signed in', async () => {
    for (const cookie of ['', 'session=', 'session=invented', '__Host-session=x']) {
      expect(await userOf(cookie)).toMatchObject({ status: 401, body: { message: 'You are not signed in.' } });
    }
  });

  test('decision 19: the correct e-mail and password start a session', async () => {
    const { status, body, headers } = await userOf(await begin());
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      email: ADMIN.email,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      isAdmin: true,
      isReviewer: false,
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('hardening: after signing in, the whole address of the dashboard is opened that asked for it', async () => {
    const leadsTo = async (headers: Record<string, string>, query = '') =>
      (await site.call('GET', `/api/login${query}`, undefined, { host: 'localhost:3000', ...headers })).headers
        .location;
    const address = '/admin?tab=messages&status=new';
    const returned = `/sign-in?${new URLSearchParams({ returnTo: address })}`;
    expect(await leadsTo({ referer: `http://localhost:3000${address}` })).toBe(returned);
    expect(await leadsTo({}, `?${new URLSearchParams({ returnTo: address })}`)).toBe(returned);
    for (const referer of [
      'https://evil.example/admin',
      'http://localhost:3000/about',
      'http://localhost:3000/administer',
      'x',
    ])
      expect(await leadsTo({ referer })).toBe('/sign-in');
  });

  test('decision 19: the e-mail address ignores case, the password does not', async () => {
    expect((await signIn({ ...ADMIN, email: ` ${ADMIN.email.toUpperCase()} ` })).status).toBe(200);
    expect((await signIn({ ...ADMIN, password: ADMIN.password.toUpperCase() })).status).toBe(401);
  });

  test.each(['a\u0000@b.example', 'a\ud83d@b.example'])(
    'hardening: an e-mail address that cannot be stored is a 400',
    async (email) => {
      expect(await signIn({ email, password: 'x' })).toMatchObject({ status: 400 });
    },
  );

  test('hardening: a wrong password and an unknown account get the same response', async () => {
    const answers = [
      await signIn({ ...ADMIN, password: 'not the pass phrase' }),
      await signIn({ email: 'nobody@directory.example', password: 'x' }),
    ];
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 401, body: WRONG });
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('decision 16: missing fields are reported', async () => {
    expect((await signIn({})).body).toMatchObject({
      issues: [
        { path: 'email', message: 'Email is required' },
        { path: 'password', message: 'Password is required' },
      ],
    });
    for (const fields of [
      { ...ADMIN, password: ['x'] },
      { ...ADMIN, password: 'x'.repeat(201) },
      { ...ADMIN, email: null },
    ]) {
      expect((await signIn(fields)).status).toBe(400);
    }
  });

  test('hardening: scripts and other sites cannot access the cookie', async () => {
    const { headers } = await signIn(ADMIN);
    expect(headers['set-cookie']).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' }, database: site.database });
    expect((await signIn(ADMIN, '', secure)).headers['set-cookie']).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('hardening: the sessions table does not contain the cookie values', async () => {
    const cookie = await begin();
    expect(JSON.stringify(await sessions())).not.toContain(cookie.replace('session=', ''));
    expect((await sessions()).length).toBeGreaterThan(0);
  });

  test('hardening: signing in again starts a new session and ends the previous one', async () => {
    const first = await begin();
    const { headers } = await signIn(ADMIN, first);
    const second = String(headers['set-cookie']).split(';')[0] ?? '';
    expect(second).not.toBe(first);
    expect((await userOf(first)).status).toBe(401);
    expect((await userOf(second)).status).toBe(200);
  });

  test('hardening: signing out ends the session on the server', async () => {
    const cookie = await begin();
    const { status, headers } = await site.call('POST', '/api/logout', undefined, { cookie });
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await userOf(cookie)).status).toBe(401);
    expect((await site.call('POST', '/api/logout')).status).toBe(200);
  });

  test('hardening: a session ends two hours after its last use and a day after it started', async () => {
    const { pool } = site.database;
    await pool.query('delete from sessions');
    const cookie = await begin();
    const left = async () =>
      Math.round(
        (await pool.query('select extract(epoch from expire - now()) / 60 as minutes from sessions')).rows[0].minutes,
      );
    expect(await left()).toBe(120);
    await pool.query(`update sessions set expire = now() + interval '10 minutes'`);
    await userOf(cookie);
    expect(await left()).toBe(120);
    await pool.query(
      `update sessions set sess = jsonb_build_object('userId', sess->'userId', 'began', now() - interval '23 hours')`,
    );
    await userOf(cookie);
    expect(await left()).toBe(60);
    await pool.query(`update sessions set expire = now() - interval '1 second'`);
    expect((await userOf(cookie)).status).toBe(401);
  });

  test('decision 20: another site cannot sign anybody in or out', async () => {
    const cookie = await begin();
    for (const path of ['/api/login', '/api/logout', '/sign-in', '/sign-out']) {
      expect((await site.call('POST', path, ADMIN, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    }
    expect((await userOf(cookie)).status).toBe(200);
  });

  test('decision 19: GET /api/login redirects to the sign-in page, which works without scripts', async () => {
    expect(await site.call('GET', '/api/login')).toMatchObject({ status: 302, headers: { location: '/sign-in' } });
    const post = (url: string, fields: Record<string, string>, cookie = '') =>
      site.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      });
    const wrong = await post('/sign-in', { ...ADMIN, password: 'x' });
    expect(wrong.statusCode).toBe(400);
    expect(textOf(wrong.body)).toContain(WRONG.message);
    const right = await post('/sign-in', ADMIN);
    expect({ status: right.statusCode, location: right.headers.location }).toEqual({ status: 303, location: '/admin' });
    const cookie = String(right.headers['set-cookie']).split(';')[0] ?? '';
    expect((await userOf(cookie)).status).toBe(200);
    expect((await post('/sign-out', {}, cookie)).headers.location).toBe('/sign-in');
    expect((await userOf(cookie)).status).toBe(401);
  });

  test('decision 20: the admin page is only for admins', async () => {
    const cookie = await begin();
    const open = (sent: string) => site.call('GET', '/admin', undefined, { cookie: sent });
    expect(await open(cookie)).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect((await open('')).status).toBe(401);
    expect(textOf((await open('')).text)).toContain('Access Denied');
    await site.database.pool.query('update users set is_admin = false');
    expect((await open(cookie)).status).toBe(403);
    await site.database.pool.query('update users set is_admin = true');
  });

  test('decision 19: the first admin is created once; a generated password works and is not stored in plain text', async () => {
    const { pool } = site.database;
    expect(await ensureFirstAdmin(pool, {})).toBeUndefined();
    await pool.query('delete from users');
    const [made, again] = [await ensureFirstAdmin(pool, {}), await ensureFirstAdmin(pool, {})];
    expect(again).toBeUndefined();
    expect(made).toEqual({ email: 'admin@localhost', password: expect.stringMatching(/^[\w-]{20}$/) });
    expect(JSON.stringify((await pool.query('select * from users')).rows)).not.toContain(made?.password);
    expect((await signIn({ email: made?.email, password: made?.password })).status).toBe(200);
  });
});
