import { beforeAll, expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';

const CALLS = Object.values(api).filter(({ role }) => role === 'admin');
const OTHERS = ['companies', 'service-requests', 'contact-messages'].map((name) => ({
  method: 'GET' as const,
  path: `/api/admin/${name}.csv`,
}));

describeOnEachDatabase('admin guard', (makeApp) => {
  let site: TestApp;
  let user: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    user = await signedIn(site, { isAdmin: false });
  });

  test('decision 20: all calls under /api/admin, and no others, have the role admin', () => {
    for (const { path, role } of Object.values(api)) expect(role === 'admin').toBe(path.startsWith('/api/admin/'));
    expect(CALLS.length).toBeGreaterThan(15);
  });

  test.each([...CALLS, ...OTHERS])(
    'decision 20: $method $path is refused before the request is read',
    async ({ method, path }) => {
      const address = path.replace(':id', '1');
      const body = method === 'GET' || method === 'DELETE' ? undefined : { nonsense: true };
      for (const spelling of [address, address.replace('admin', '%61dmin')]) {
        const stranger = await site.call(method, spelling, body);
        expect(stranger).toMatchObject({ status: 401, body: { message: 'Please sign in to do this.' } });
        expect(stranger.headers['cache-control']).toBe('no-store');
        const visitor = await user.call(method, spelling, body);
        expect(visitor).toMatchObject({ status: 403, body: { message: 'You need admin privileges to do this.' } });
      }
    },
  );

  test('decision 20: a write from another site is refused, even with a session', async () => {
    const admin = await signedIn(site);
    const headers = { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' };
    expect((await site.call('POST', '/api/admin/companies/1/approve', {}, headers)).status).toBe(403);
  });
});
