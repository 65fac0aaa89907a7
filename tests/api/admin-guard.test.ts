import { beforeAll, expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import type { Route } from '#domain/endpoint.ts';
import { isManagePath } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';

const ROUTES = Object.entries<Route>({ ...api, ...plainRoutes }).map(([name, route]) => ({ name, ...route }));
const GUARDED_ROUTES = ROUTES.filter(({ role }) => role !== 'visitor');
const REVIEWER = 'Only admins may do this. You are signed in as a reviewer.';
const addressOf = ({ path }: Route) => path.replace(':id', '1').replace(/:part\(.*\)/, '1');

describeOnEachDatabase('admin guard', (makeApp) => {
  let site: TestApp;
  let user: Awaited<ReturnType<typeof signedIn>>;
  let reviewer: Awaited<ReturnType<typeof signedIn>>;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    user = await signedIn(site, { isAdmin: false });
    reviewer = await signedIn(site, { isAdmin: false, isReviewer: true });
    admin = await signedIn(site);
  });

  test('decision 20: all calls under /api/admin, and no others, are guarded', () => {
    for (const { path, role } of ROUTES) expect(role !== 'visitor').toBe(path.startsWith('/api/admin/'));
    expect(GUARDED_ROUTES.length).toBeGreaterThan(15);
  });

  test('decision 76: imports, deletions, erasures, exports, paid placement and mails to many are for admins', () => {
    const guarded = /import|undo|merge|delete|remove|erase|export|feature|inform|setting|user|session|payment|billing/i;
    // Counts without persons, and lists that everybody saves for themselves.
    const open = ['countUninformed', 'exportInsights', 'removeView'];
    const forAdmins = GUARDED_ROUTES.filter(({ name }) => guarded.test(name) && !open.includes(name));
    expect(forAdmins.length).toBeGreaterThan(10);
    for (const { name, role } of forAdmins) expect({ name, role }).toEqual({ name, role: 'admin' });
  });

  test.each(GUARDED_ROUTES)('decision 20: $method $path is refused before the request is read', async (route) => {
    const { method } = route;
    const body = method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true };
    for (const spelling of [addressOf(route), addressOf(route).replace('admin', '%61dmin')]) {
      const stranger = await site.call(method, spelling, body);
      expect(stranger).toMatchObject({ status: 401, body: { message: 'Please sign in to do this.' } });
      expect(stranger.headers['cache-control']).toBe('no-store');
      const refused = await user.call(method, spelling, body);
      expect(refused).toMatchObject({ status: 403, body: { message: 'You need admin privileges to do this.' } });
      if (route.role !== 'admin') continue;
      const reviewed = await reviewer.call(method, spelling, body);
      expect(reviewed).toMatchObject({ status: 403, body: { message: REVIEWER } });
    }
  });

  // Signing out ends the session that the calls before it use.
  const inOrder = ROUTES.toSorted((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'));
  test.each(inOrder)('section 6: $name accepts only callers with its role', async (route) => {
    const body = route.method === 'GET' ? undefined : {};
    const statusFor = async (caller: Pick<TestApp, 'call'>) =>
      (await caller.call(route.method, addressOf(route), body)).status;
    const statuses: number[] = [];
    for (const caller of [site, user, reviewer, admin]) statuses.push(await statusFor(caller));
    const outcomes = statuses.map((status) => (status === 401 || status === 403 ? status : 'accepted'));
    if (route.role === 'admin') expect(outcomes).toEqual([401, 403, 403, 'accepted']);
    else if (route.role === 'reviewer') expect(outcomes).toEqual([401, 403, 'accepted', 'accepted']);
    else if (route.name === 'getCurrentUser' || isManagePath(route.path))
      expect(outcomes).toEqual([401, 'accepted', 'accepted', 'accepted']);
    else expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    for (const status of statuses) expect(status).toBeLessThan(500);
  });

  test('decision 20: a write from another site is refused, even with a session', async () => {
    const { cookie } = await signedIn(site);
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await site.call('POST', '/api/admin/companies/1/approve', {}, headers)).status).toBe(403);
  });
});
