import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAdmin } from '#server/auth/accounts.ts';
import { readEnv } from '#server/env.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { elements, textOf } from '#tests/support/html.ts';
import { type IdentityProvider, type Person, startIdentityProvider } from '#tests/support/identity-provider.ts';

const PUBLIC_URL = 'http://directory.example';
const ADA: Person = {
  sub: 'ada-1',
  email: 'Ada@plant.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
};

describeOnEachDatabase('signing in through the identity provider', (makeApp) => {
  let site: TestApp;
  let organisation: IdentityProvider;
  /** How much later than the system clock the site is. */
  let delay = 0;

  beforeAll(async () => {
    organisation = await startIdentityProvider(`${PUBLIC_URL}/api/login/callback`);
    const { issuer, clientId, clientSecret } = organisation;
    const env = { PUBLIC_URL, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
    site = await makeApp({ env, now: () => new Date(Date.now() + delay) });
  });
  afterAll(() => organisation.close());
  beforeEach(async () => {
    await site.database.pool.query('delete from users');
    await site.database.pool.query('delete from sessions');
    await site.database.pool.query('delete from audit_log');
  });

  const get = (path: string, cookie = '') => site.call('GET', path, undefined, { cookie });
  const cookieOf = (answer: { headers: Record<string, unknown> }, name: string) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0] ?? '')
      .find((pair) => pair.startsWith(`${name}=`) && pair !== `${name}=`) ?? '';
  const users = async () =>
    (await site.database.pool.query('select email, is_admin, first_name, oidc_issuer, oidc_subject from users')).rows;

  /** Follows the redirects of the provider like a browser, and returns where it redirects back to. */
  const through = async (location: string): Promise<string> => {
    const jar = new Map<string, string>();
    let address = location;
    while (address.startsWith(organisation.issuer)) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
      await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`The provider answered ${answer.status} and leads nowhere.`);
      address = new URL(next, address).href;
    }
    return address.replace(PUBLIC_URL, '');
  };
  const begin = async (query = '') => {
    const answer = await get(`/api/login${query}`);
    return { location: String(answer.headers.location), cookie: cookieOf(answer, 'oidc') };
  };
  /** The complete sign-in; returns the final path and the session cookie. */
  const signIn = async (person: Person | undefined, query = '', session = '') => {
    organisation.setUser(person);
    const { location, cookie } = await begin(query);
    const answer = await get(await through(location), `${cookie}; ${session}`);
    return { location: answer.headers.location, status: answer.status, session: cookieOf(answer, 'session') };
  };
  const problemOf = async (location: unknown) => textOf((await get(String(location))).text);

  test('decision 19: GET /api/login redirects to the provider with PKCE, state and nonce', async () => {
    const answer = await get('/api/login');
    expect(answer).toMatchObject({ status: 302, headers: { 'cache-control': 'no-store' } });
    const url = new URL(String(answer.headers.location));
    expect(url.origin).toBe(organisation.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: organisation.clientId,
      redirect_uri: `${PUBLIC_URL}/api/login/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers['set-cookie']).toMatch(/^oidc=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('decision 19: an admin created on the command line is an admin, and is linked to the identity', async () => {
    await addAdmin(site.database.pool, 'ada@plant.example');
    const first = await signIn(ADA);
    expect(first).toMatchObject({ status: 302, location: '/admin' });
    expect((await get('/api/auth/user', first.session)).body).toMatchObject({
      email: 'ada@plant.example',
      firstName: 'Ada',
      lastName: 'Byron',
      isAdmin: true,
    });
    expect(await users()).toMatchObject([{ oidc_issuer: organisation.issuer, oidc_subject: ADA.sub }]);
    expect((await get('/admin', first.session)).status).toBe(200);

    // From now on the identity counts, even if the address changes.
    const second = await signIn({ ...ADA, email: 'other@plant.example', email_verified: false }, '', first.session);
    expect((await get('/api/auth/user', second.session)).body).toMatchObject({ email: 'ada@plant.example' });
    expect((await get('/api/auth/user', first.session)).status).toBe(401);
    expect(await users()).toHaveLength(1);
    const { rows } = await site.database.pool.query('select actor, action from audit_log order by id');
    expect(rows.at(-1)).toEqual({ actor: 'Ada@plant.example', action: 'user.bind-identity' });
  });

  test('hardening: a sign-in that takes longer than ten minutes has to start again', async () => {
    organisation.setUser(ADA);
    const { location, cookie } = await begin();
    const callback = await through(location);
    delay = 10 * 60_000 + 1;
    const answer = await get(callback, cookie);
    delay = 0;
    expect(cookieOf(answer, 'session')).toBe('');
    expect(await users()).toEqual([]);
    expect(answer.headers.location).toContain('/sign-in');
  });

  test('decision 20: everybody else becomes a user without admin rights', async () => {
    const { session } = await signIn(ADA);
    expect((await get('/api/auth/user', session)).body).toMatchObject({ email: 'Ada@plant.example', isAdmin: false });
    expect((await get('/admin', session)).status).toBe(403);
    expect((await get('/api/admin/stats', session)).status).toBe(403);
    await signIn(ADA);
    expect(await users()).toHaveLength(1);
  });

  test('hardening: an unverified address neither matches nor creates an account', async () => {
    await addAdmin(site.database.pool, 'ada@plant.example');
    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
      const { location, session } = await signIn({ ...ADA, ...claims, sub: `x${Object.keys(claims)}` });
      expect(session).toBe('');
      expect(await problemOf(location)).toContain('Your organisation has not verified your email address');
    }
    expect(await users()).toMatchObject([{ oidc_subject: null }]);
  });

  test('hardening: an address that is linked to one identity cannot be used by another', async () => {
    await addAdmin(site.database.pool, 'ada@plant.example');
    await signIn(ADA);
    const { location, session } = await signIn({ ...ADA, sub: 'someone-else' });
    expect(session).toBe('');
    expect(await problemOf(location)).toContain('Your email address already belongs to another account');
    expect(await users()).toMatchObject([{ oidc_subject: ADA.sub }]);
  });

  test('hardening: a refusal by the provider is shown', async () => {
    const { status, location, session } = await signIn(undefined);
    expect({ status, session }).toEqual({ status: 302, session: '' });
    expect(await problemOf(location)).toContain('did not sign you in');
  });

  test('hardening: an answer counts once, for the browser that began, and as it was', async () => {
    organisation.setUser(ADA);
    const [mine, other] = [await begin(), await begin()];
    const path = await through(mine.location);
    const [text = '', signature] = mine.cookie.replace('oidc=', '').split('.');
    const changed = `oidc=${text.slice(0, -2)}xx.${signature}`;
    for (const [address, cookie, problem] of [
      [path, '', 'expired'],
      [path, 'oidc=x', 'expired'],
      [path, changed, 'expired'],
      [path, other.cookie, 'refused'],
      [path.replace(/code=[^&]*/, 'code=invented'), mine.cookie, 'refused'],
      [path.replace(/state=[^&]*/, 'state=invented'), mine.cookie, 'refused'],
      [path.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example'), mine.cookie, 'refused'],
      ['/api/login/callback', mine.cookie, 'refused'],
      ['/api/login/callback?code=%00&state=a&state=b', mine.cookie, 'refused'],
    ] as const) {
      const answer = await get(address, cookie);
      expect({ address, location: answer.headers.location }).toEqual({
        address,
        location: `/sign-in?problem=${problem}`,
      });
      expect(cookieOf(answer, 'session')).toBe('');
    }
    const right = await get(path, mine.cookie);
    expect(right.headers.location).toBe('/admin');
    expect(String(right.headers['set-cookie'])).toContain('oidc=;');
    expect((await get(path, mine.cookie)).headers.location).toBe('/sign-in?problem=refused');
  });

  test('hardening: the redirect after signing in leads only to paths of this site', async () => {
    const leads = async (returnTo: string) => (await signIn(ADA, `?${new URLSearchParams({ returnTo })}`)).location;
    expect(await leads('/admin?tab=audit')).toBe('/admin?tab=audit');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await leads(foreign)).toBe('/admin');
    }
  });

  test('decision 19: the sign-in page offers both ways', async () => {
    const { text } = await get('/sign-in?returnTo=%2Fadmin%3Ftab%3Daudit');
    const links = elements(text, 'a').map(({ href }) => href);
    expect(links).toContain('/api/login?returnTo=%2Fadmin%3Ftab%3Daudit');
    expect(textOf(text)).toContain('Sign in through your organisation');
    expect(elements(text, 'input').map(({ name }) => name)).toEqual(['returnTo', 'email', 'password']);
    const without = await makeApp({ database: site.database });
    expect((await without.call('GET', '/sign-in')).text).not.toContain('/api/login');
    expect((await without.call('GET', '/api/login?returnTo=/admin%3Ftab%3Daudit')).headers.location).toBe(
      '/sign-in?returnTo=%2Fadmin%3Ftab%3Daudit',
    );
  });

  test('hardening: the sign-in page shows that the provider is unreachable', async () => {
    const gone = await startIdentityProvider(`${PUBLIC_URL}/api/login/callback`);
    await gone.close();
    const env = { PUBLIC_URL, OIDC_ISSUER: gone.issuer, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' };
    const lonely = await makeApp({ env, database: site.database });
    const answer = await lonely.call('GET', '/api/login');
    expect(answer).toMatchObject({ status: 302, headers: { location: '/sign-in?problem=unreachable' } });
    const page = await lonely.call('GET', '/sign-in?problem=unreachable');
    expect(textOf(page.text)).toContain('cannot be reached at the moment');
    expect((await lonely.call('GET', '/sign-in?problem=constructor')).status).toBe(200);
  });
});

test('decision 19: the settings of the provider must be complete and use TLS', () => {
  const all = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
  expect(readEnv(all)).toMatchObject(all);
  expect(readEnv({ ...all, OIDC_ISSUER: 'http://localhost:9' })).toMatchObject({ OIDC_CLIENT_ID: 'a' });
  for (const name of Object.keys(all)) expect(() => readEnv({ ...all, [name]: '' })).toThrow('all three or none');
  for (const issuer of ['http://id.example', 'http://localhost.evil.example', 'id.example', 'ftp://localhost']) {
    expect(() => readEnv({ ...all, OIDC_ISSUER: issuer })).toThrow('OIDC_ISSUER');
  }
});
