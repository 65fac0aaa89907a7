import { beforeAll, expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';

const ROUTES = Object.entries<Route>({ ...api, ...plainRoutes }).map(([name, route]) => ({ name, ...route }));
const ADMIN_ROUTES = ROUTES.filter(({ role }) => role === 'admin');
const addressOf = ({ path }: Route) => path.replace(':id', '1').replace(/:part\(.*\)/, '1');

describeOnEachDatabase('admin guard', (makeApp) => {
  let site: TestApp;
  let user: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    user = await signedIn(site, { isAdmin: false });
    admin = await signedIn(site);
  });

  test('decision 20: all calls under /api/admin, and no others, have the role admin', () => {
    for (const { path, role } of ROUTES) expect(role === 'admin').toBe(path.startsWith('/api/admin/'));
    expect(ADMIN_ROUTES.length).toBeGreaterThan(15);
  });

  test.each(ADMIN_ROUTES)('decision 20: $method $path is refused before the request is read', async (route) => {
    const { method } = route;
    const body = method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true };
    for (const spelling of [addressOf(route), addressOf(route).replace('admin', '%61dmin')]) {
      const stranger = await site.call(method, spelling, body);
      expect(stranger).toMatchObject({ status: 401, body: { message: 'Please sign in to do this.' } });
      expect(stranger.headers['cache-control']).toBe('no-store');
      const refused = await user.call(method, spelling, body);
      expect(refused).toMatchObject({ status: 403, body: { message: 'You need admin privileges to do this.' } });
    }
  });

  // Signing out ends the session that the calls before it use.
  const inOrder = ROUTES.toSorted((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'));
  test.each(inOrder)('section 6: $name accepts only callers with its role', async (route) => {
    const body = route.method === 'GET' ? undefined : {};
    const statusFor = async (caller: Pick<TestApp, 'call'>) =>
      (await caller.call(route.method, addressOf(route), body)).status;
    const statuses = [await statusFor(site), await statusFor(user), await statusFor(admin)];
    const outcomes = statuses.map((status) => (status === 401 || status === 403 ? status : 'accepted'));
    if (route.role === 'admin') expect(outcomes).toEqual([401, 403, 'accepted']);
    else if (route.name === 'getCurrentUser') expect(outcomes).toEqual([401, 'accepted', 'accepted']);
    else expect(outcomes).toEqual(['accepted', 'accepted', 'accepted']);
    for (const status of statuses) expect(status).toBeLessThan(500);
  });

  test('decision 20: a write from another site is refused, even with a session', async () => {
    const { cookie } = await signedIn(site);
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await site.call('POST', '/api/admin/companies/1/approve', {}, headers)).status).toBe(403);
  });
});
