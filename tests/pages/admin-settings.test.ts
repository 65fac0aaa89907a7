import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditAction } from '#domain/audit/audit-actions.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { issuesOn, postForm } from '#tests/support/forms.ts';
import { textOf } from '#tests/support/html.ts';
import { storedMails } from '#tests/support/service-request.ts';

const SETTINGS = '/admin/settings';
const PASSWORD = 'another long pass phrase';
type Account = Awaited<ReturnType<typeof signedIn>>;

describeOnEachDatabase('settings of the dashboard', (makeApp) => {
  let site: TestApp;
  let admin: Account;

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: 'https://directory.example' } });
  });
  beforeEach(async () => {
    for (const table of ['users', 'sessions', 'account_links', 'outbox', 'audit_log', 'admin_settings'])
      await site.database.pool.query(`delete from ${table}`);
    admin = await signedIn(site);
  });

  const send = (account: Account, action: string, fields: Record<string, string> = {}) =>
    postForm(site, SETTINGS, { action, ...fields }, { cookie: account.cookie });
  const open = (account: Account = admin) => account.call('GET', SETTINGS);
  const accounts = async () =>
    (
      await site.database.pool.query<{ email: string; role: string }>(
        `select email, case when is_admin then 'admin' when is_reviewer then 'reviewer' else 'none' end as role
         from users order by id`,
      )
    ).rows;
  const idOf = async (email: string) =>
    String((await site.database.pool.query('select id from users where email = $1', [email])).rows[0]?.id);
  const audited = async () =>
    (await site.database.pool.query<{ action: AuditAction }>('select action from audit_log order by id')).rows.map(
      ({ action }) => action,
    );
  const link = async () =>
    /https:\/\/directory\.example(\/set-password\/[\w-]{43})/.exec(
      (await storedMails(site.database)).at(-1)?.body ?? '',
    )?.[1] ?? '';
  const signIn = (email: string, password: string) => site.call('POST', '/api/login', { email, password });
  const invite = async (email: string, role: string) => {
    expect((await send(admin, 'invite', { email, role })).location).toBe(`${SETTINGS}?done=invite#people`);
    return link();
  };

  test('decision 77: settings are for admins', async () => {
    const reviewer = await signedIn(site, { isAdmin: false, isReviewer: true });
    expect(await site.call('GET', SETTINGS)).toMatchObject({ status: 401 });
    expect(await open(reviewer)).toMatchObject({ status: 403 });
    for (const action of ['invite', 'set-role', 'remove', 'reset', 'end-sessions', 'set-rules', 'test-mail']) {
      const fields = { id: await idOf(admin.email), email: 'x@y.example', role: 'admin' };
      expect(await send(reviewer, action, fields)).toMatchObject({ status: 403 });
    }
    expect(await audited()).toEqual([]);
    expect(await storedMails(site.database)).toEqual([]);
    expect((await open()).text).toContain(`<b>${reviewer.email}</b>`);
  });

  test('decision 77: an invitation is a link that sets a password once, and the role with it', async () => {
    const path = await invite('Bo@works.example', 'reviewer');
    expect((await open()).text).toContain('Invited: Reviewer');
    const page = await site.call('GET', path);
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
    expect(page.text).toContain('as a reviewer, with the address Bo@works.example');

    const short = await postForm(site, path, { newPassword: 'short', repeated: 'short' });
    expect(short.status).toBe(400);
    expect(issuesOn(short.html)).toEqual({ newPassword: 'Please use at least 12 characters' });
    const other = await postForm(site, path, { newPassword: PASSWORD, repeated: `${PASSWORD}!` });
    expect(issuesOn(other.html)).toEqual({ repeated: 'The passwords do not match' });

    const chosen = { newPassword: PASSWORD, repeated: PASSWORD };
    expect(await postForm(site, path, chosen)).toMatchObject({ status: 303, location: '/sign-in?done=password' });
    expect((await site.call('GET', '/sign-in?done=password')).text).toContain('Your password is set');
    expect(await postForm(site, path, chosen)).toMatchObject({ status: 404 });
    expect(await accounts()).toEqual([
      { email: admin.email, role: 'admin' },
      { email: 'Bo@works.example', role: 'reviewer' },
    ]);
    expect(await signIn('bo@works.example', PASSWORD)).toMatchObject({ status: 200 });
    expect(await audited()).toEqual(['user.invite', 'user.set-password', 'user.make-reviewer']);
  });

  test('decision 77: an invitation can be withdrawn, ends after 7 days, and only the newest to an address works', async () => {
    const first = await invite('bo@works.example', 'admin');
    const second = await invite('bo@works.example', 'reviewer');
    expect(await site.call('GET', first)).toMatchObject({ status: 404 });
    expect(await site.call('GET', second)).toMatchObject({ status: 200 });
    await site.database.pool.query(`update account_links set expires_at = now() - interval '1 second'`);
    expect(await site.call('GET', second)).toMatchObject({ status: 404 });

    const third = await invite('bo@works.example', 'reviewer');
    const { rows } = await site.database.pool.query<{ id: number }>('select id from account_links');
    expect((await send(admin, 'withdraw', { id: String(rows[0]?.id) })).status).toBe(303);
    expect(await site.call('GET', third)).toMatchObject({ status: 404 });
    expect(await site.call('GET', '/set-password/nonsense')).toMatchObject({ status: 404 });
  });

  test('hardening: the database holds no token of a link', async () => {
    const token = (await invite('bo@works.example', 'reviewer')).split('/').at(-1) ?? '';
    const { rows } = await site.database.pool.query('select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('decision 77: somebody who has a role is not invited again', async () => {
    const { status, html } = await send(admin, 'invite', { email: admin.email.toUpperCase(), role: 'reviewer' });
    expect(status).toBe(400);
    expect(issuesOn(html)).toMatchObject({ email: 'This person is already an admin.' });
    expect(await storedMails(site.database)).toEqual([]);
  });

  test('decision 77: the last admin who can sign in is neither removed nor made a reviewer', async () => {
    const own = await idOf(admin.email);
    // An invited admin who never chose a password is no way back in.
    await site.database.pool.query(`insert into users (email, is_admin) values ('new@works.example', true)`);
    for (const [action, fields] of [
      ['remove', { id: own }],
      ['set-role', { id: own, role: 'reviewer' }],
    ] as const) {
      const { status, text } = await send(admin, action, fields);
      expect(status).toBe(400);
      expect(text).toContain('There must be another admin who can sign in before you can do this.');
    }
    const other = await signedIn(site);
    const both = await Promise.all([
      send(admin, 'remove', { id: await idOf(other.email) }),
      send(other, 'remove', { id: own }),
    ]);
    expect(both.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  test('decision 77: a changed role counts at once, and a removed account is signed out and locked out', async () => {
    const other = await signedIn(site);
    const id = await idOf(other.email);
    await invite('friend@works.example', 'admin');
    await site.database.pool.query('update account_links set created_by = $1', [other.email]);
    expect((await send(admin, 'set-role', { id, role: 'reviewer' })).status).toBe(303);
    expect(await other.call('GET', '/api/admin/imports')).toMatchObject({ status: 403 });
    expect(await other.call('GET', '/api/admin/stats')).toMatchObject({ status: 200 });
    expect((await send(admin, 'remove', { id })).status).toBe(303);
    expect(await other.call('GET', '/api/admin/stats')).toMatchObject({ status: 401 });
    expect(await signIn(other.email, 'a long pass phrase')).toMatchObject({ status: 401 });
    expect(await site.call('GET', await link())).toMatchObject({ status: 404 });
    expect(await audited()).toEqual(['user.invite', 'user.make-reviewer', 'user.remove-access']);
  });

  test('decision 77: a reset ends the sessions and mails a link for a new password', async () => {
    const other = await signedIn(site);
    const id = await idOf(other.email);
    expect((await send(admin, 'reset', { id })).status).toBe(303);
    expect(await other.call('GET', '/api/admin/stats')).toMatchObject({ status: 401 });
    expect(await signIn(other.email, 'a long pass phrase')).toMatchObject({ status: 401 });
    expect(await postForm(site, await link(), { newPassword: PASSWORD, repeated: PASSWORD })).toMatchObject({
      status: 303,
    });
    expect(await signIn(other.email, PASSWORD)).toMatchObject({ status: 200 });
    const { status, text } = await send(admin, 'reset', { id: await idOf(admin.email) });
    expect(status).toBe(400);
    expect(text).toContain('Change your own password on the page of your account.');
  });

  test('decision 77: sessions are listed by person and device, and end one by one or all but the own', async () => {
    const other = await signedIn(site);
    const third = await signedIn(site);
    const { text } = await open();
    const sessions = [...text.matchAll(/name="session" value="([^"]+)"/g)].map(([, id = '']) => id);
    expect(sessions).toHaveLength(2);
    expect(text).toContain('This session');
    const { rows } = await site.database.pool.query<{ sid: string }>(
      `select sid from sessions where (sess->>'userId')::int = $1`,
      [await idOf(other.email)],
    );
    expect((await send(admin, 'end-session', { session: rows[0]?.sid ?? '' })).status).toBe(303);
    expect(await other.call('GET', '/api/admin/stats')).toMatchObject({ status: 401 });
    expect(await third.call('GET', '/api/admin/stats')).toMatchObject({ status: 200 });
    expect((await send(admin, 'end-session', { session: rows[0]?.sid ?? '' })).text).toContain('already ended');
    expect((await send(admin, 'end-sessions')).status).toBe(303);
    expect(await third.call('GET', '/api/admin/stats')).toMatchObject({ status: 401 });
    expect(await open()).toMatchObject({ status: 200 });
  });

  test('decision 77: numbers are whole and within their bounds, and the initial values come back', async () => {
    const { text } = await open();
    const section = text.slice(text.indexOf('id="set-rules"'), text.indexOf('id="set-retention"'));
    const initial = Object.fromEntries(
      [...section.matchAll(/<input[^>]* name="(\w+)"[^>]* value="(\d+)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect(initial).toMatchObject({ maxLinks: '3', minSeconds: '1' });
    const wrong = await send(admin, 'set-rules', { ...initial, maxLinks: '99', minSeconds: '1.5', words: 'a\nb' });
    expect(wrong.status).toBe(400);
    expect(issuesOn(wrong.html)).toEqual({
      maxLinks: 'Please enter a whole number from 0 to 50',
      minSeconds: 'Please enter a whole number from 1 to 30',
    });
    expect(wrong.html).toContain('value="99"');
    const stored = async () =>
      (await site.database.pool.query('select name, value, changed_by from admin_settings')).rows;
    expect(
      (await send(admin, 'set-rules', { ...initial, maxLinks: '7', words: 'Casino\ncasino\n\nloan ' })).status,
    ).toBe(303);
    expect(await stored()).toMatchObject([
      { name: 'quarantine', value: { maxLinks: 7, words: ['Casino', 'loan'] }, changed_by: admin.email },
    ]);
    expect(
      (await send(admin, 'set-retention', { requestMonths: '13', sentMailDays: '30', auditStateDays: '60' })).status,
    ).toBe(400);
    expect(
      (await send(admin, 'set-retention', { requestMonths: '6', sentMailDays: '30', auditStateDays: '60' })).status,
    ).toBe(303);
    expect((await send(admin, 'reset-rules')).status).toBe(303);
    expect((await stored()).map(({ name }) => name)).toEqual(['retention']);
    const { rows } = await site.database.pool.query(
      `select before, after from audit_log where action = 'settings.change'`,
    );
    expect(rows[0]).toMatchObject({ before: { maxLinks: 3 }, after: { maxLinks: 7 } });
  });

  test('decision 77: a test mail goes to a chosen address, and the page shows what became of it', async () => {
    expect((await send(admin, 'test-mail', { email: 'me@works.example' })).location).toBe(
      `${SETTINGS}?done=test-mail#mails`,
    );
    expect(textOf((await open()).text)).toMatch(/me@works\.example .* ago: queued/);
    await site.database.pool.query(`update outbox set last_error = '550 no such user'`);
    expect(textOf((await open()).text)).toMatch(/ago: failing ?\. 550 no such user/);
  });

  test('decision 77: an unknown form changes nothing and says so', async () => {
    const { status, text } = await send(admin, 'become-king');
    expect(status).toBe(400);
    expect(text).toContain('Nothing was changed.');
    expect(await audited()).toEqual([]);
  });
});
