import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEmbedded, type TestApp } from '#tests/support/app.ts';
import { postForm } from '#tests/support/forms.ts';
import { textOf } from '#tests/support/html.ts';

const ACCOUNT = '/admin/security';
const PASSWORD = 'a long pass phrase';

describeOnEmbedded('the own account in the dashboard', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeEach(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });

  const signInAgain = async (userAgent: string) => {
    const { headers } = await site.call(
      'POST',
      '/api/login',
      { email: admin.email, password: PASSWORD },
      { 'user-agent': userAgent },
    );
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const open = (cookie: string) => site.call('GET', ACCOUNT, undefined, { cookie });
  const send = (fields: Record<string, string>) => postForm(site, ACCOUNT, fields, { cookie: admin.cookie });
  const audited = async () =>
    (await site.database.pool.query('select action, actor from audit_log order by id desc limit 1')).rows[0];
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('hardening H44: it lists where somebody is signed in, and ends one session', async () => {
    const other = await signInAgain(FIREFOX);
    const stranger = await signedIn(site);
    const { text } = await open(admin.cookie);
    expect(textOf(text)).toContain('Where you are signed in');
    expect(textOf(text)).toContain('Firefox on Windows');
    expect(textOf(text)).toContain('this one');
    const ids = [...text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(ids, 'those of other people are not among them').toHaveLength(1);
    expect(await send({ action: 'end-session', session: ids[0] ?? '' })).toMatchObject({
      status: 303,
      location: `${ACCOUNT}?done=end-session`,
    });
    expect(textOf((await open(admin.cookie)).text)).not.toContain('Firefox on Windows');
    expect((await open(other)).status).toBe(401);
    expect((await open(stranger.cookie)).status).toBe(200);
    expect(await audited()).toEqual({ action: 'user.end-session', actor: admin.email });
    const again = await send({ action: 'end-session', session: ids[0] ?? '' });
    expect(again, 'what has ended is as it should be').toMatchObject({ status: 303 });
  });

  test('hardening H44: it signs out everywhere', async () => {
    const other = await signInAgain(FIREFOX);
    const stranger = await signedIn(site);
    const { status, location, headers } = await send({ action: 'sign-out-everywhere' });
    expect({ status, location }).toEqual({ status: 303, location: '/sign-in' });
    expect(String(headers['set-cookie'])).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
    for (const cookie of [admin.cookie, other]) expect((await open(cookie)).status).toBe(401);
    expect((await open(stranger.cookie)).status).toBe(200);
    expect(await audited()).toEqual({ action: 'user.sign-out-everywhere', actor: admin.email });
  });
});
