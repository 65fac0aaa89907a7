import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeExpired } from '#server/operations/retention.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { askCompanies } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { contactMessage, issuesOn } from '#tests/support/forms.ts';
import { elements } from '#tests/support/html.ts';
import { openPage } from '#tests/support/lead.ts';
import { signInByMail } from '#tests/support/mailed-link.ts';
import { sessionOf, signedInMember } from '#tests/support/member.ts';

const DAY = 24 * 60 * 60_000;
const ACCOUNT = '/manage/account';

describeOnEachDatabase('account of a member', (makeApp) => {
  let site: TestApp;
  let gulf = 0;

  beforeAll(async () => {
    site = await makeApp();
    [gulf = 0] = await site.insert([
      company({ name: 'Gulf NDT', email: 'office@gulf.example', website: 'https://gulf.example' }),
    ]);
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'sign_in_links', 'company_members', 'company_claims', 'audit_log', 'sessions'])
      await site.database.pool.query(`delete from ${table}`);
    await site.database.pool.query('delete from users');
  });

  const count = async (table: string) =>
    (await site.database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

  test('decision 63: a member sees the own sessions in words, and ends one of them', async () => {
    const member = await signedInMember(site, gulf);
    const other = await sessionOf(site, member.userId);
    const stranger = await signedInMember(site, gulf);
    const { html, text } = await member.open(ACCOUNT);
    expect(text.match(/Firefox on Windows/g)?.length).toBeGreaterThanOrEqual(2);
    const [session = ''] = elements(html, 'input').flatMap(({ name, value }) =>
      name === 'session' ? [value ?? ''] : [],
    );
    expect((await stranger.post(ACCOUNT, { action: 'end-session', session })).status).toBe(409);
    expect((await member.post(ACCOUNT, { action: 'end-session', session })).status).toBe(303);
    expect((await other.open(ACCOUNT)).status).toBe(303);
    expect((await member.open(ACCOUNT)).status).toBe(200);
    expect((await member.post(ACCOUNT, { action: 'end-session', session })).status).toBe(409);
  });

  test('decision 63: a member signs out everywhere', async () => {
    const member = await signedInMember(site, gulf);
    const other = await sessionOf(site, member.userId);
    expect((await member.post(ACCOUNT, { action: 'sign-out-everywhere' })).location).toBe('/manage');
    for (const one of [member, other])
      expect((await one.open(ACCOUNT)).headers.location).toContain('/manage?returnTo=');
  });

  test('decision 63: a member downloads all that is stored, and nobody else does', async () => {
    const member = await signInByMail(site, 'ada@gulf.example', `/company/${gulf}/claim`);
    const { status, headers, body } = await member.call('GET', `${ACCOUNT}/data.json`);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({
      account: { email: 'ada@gulf.example' },
      companies: [{ id: gulf, role: 'owner' }],
      sessions: [{ isCurrent: true }],
      links: [{ purpose: 'claim' }],
      actions: [{ action: 'user.create' }, { action: 'company.claim' }],
      emails: [{ kind: 'sign-in' }],
    });
    expect((await site.call('GET', `${ACCOUNT}/data.json`)).status).toBe(401);
  });

  test('decision 63: a member erases the account by entering the address', async () => {
    const member = await signInByMail(site, 'ada@gulf.example', `/company/${gulf}/claim`);
    const wrong = await member.post(ACCOUNT, { action: 'erase', confirmation: 'ada@gulf' });
    expect([wrong.status, issuesOn(wrong.html)]).toEqual([400, { confirmation: 'Please enter ada@gulf.example' }]);
    const { location } = await member.post(ACCOUNT, { action: 'erase', confirmation: 'ADA@gulf.example' });
    expect((await openPage(site, String(location))).text).toContain('Your account is erased.');
    expect((await member.open(ACCOUNT)).status).toBe(303);
    expect([await count('users'), await count('company_members'), await count('sessions')]).toEqual([0, 0, 0]);
    const { rows } = await site.database.pool.query('select jsonb_agg(to_jsonb(a)) as log from audit_log a');
    expect(JSON.stringify(rows)).toContain('person.erase');
    expect(JSON.stringify(rows)).not.toContain('ada@gulf.example');
  });

  test('decision 63: an erasure by an admin erases a member, and no account of the dashboard', async () => {
    const admin = await signedIn(site);
    const member = await signedInMember(site, gulf);
    const erase = (email: string) =>
      admin.call<{ erased: Record<string, number> }>('POST', '/api/admin/erasures', { email });
    expect((await erase(member.email)).body.erased).toMatchObject({ memberships: 1, sessions: 1, accounts: 1 });
    expect((await member.open(ACCOUNT)).status).toBe(303);
    expect((await erase(admin.email)).body.erased).toMatchObject({ accounts: 0 });
    expect((await admin.call('GET', '/api/auth/user')).status).toBe(200);
  });

  test('decision 63: an admin downloads all that there is about a person, and the log proves it without the address', async () => {
    const admin = await signedIn(site);
    const member = await signInByMail(site, 'ada@gulf.example', `/company/${gulf}/claim`);
    await askCompanies(site, [gulf], { customerEmail: 'ada@gulf.example' });
    await site.call('POST', '/api/contact', { ...contactMessage, email: 'ADA@gulf.example' });
    const { status, body } = await admin.call('POST', '/api/admin/person-exports', { email: 'Ada@gulf.example' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { email: 'ada@gulf.example' },
      companies: [{ id: gulf, role: 'owner' }],
      sessions: [{}],
      links: [{ purpose: 'claim' }],
      serviceRequests: [{ customerName: 'Ada Buyer', companies: [{ company: 'Gulf NDT', answer: 'waiting' }] }],
      contactMessages: [{ subject: contactMessage.subject }],
    });
    expect(JSON.stringify(body)).not.toMatch(/token|hash|sid/i);
    const { rows } = await site.database.pool.query(
      `select actor, after from audit_log where action = 'person.export'`,
    );
    const addressSha256 = createHash('sha256').update('ada@gulf.example').digest('hex');
    expect(rows).toEqual([
      { actor: admin.email, after: expect.objectContaining({ addressSha256, serviceRequests: 1, companies: 1 }) },
    ]);
    expect(JSON.stringify(rows)).not.toContain('ada@');
    expect((await member.call('POST', '/api/admin/person-exports', { email: 'ada@gulf.example' })).status).toBe(403);
    expect((await admin.call('POST', '/api/admin/person-exports', { email: 'nobody' })).status).toBe(400);
  });

  test('decision 63: the account of somebody with a role in the dashboard is not erased here', async () => {
    const admin = await signedIn(site);
    const member = await signInByMail(site, admin.email);
    expect((await member.open(ACCOUNT)).text).not.toContain('Erase your account');
    expect((await member.post(ACCOUNT, { action: 'erase', confirmation: admin.email })).status).toBe(409);
  });

  test('decision 63: the clean-up deletes links, decided claims and accounts that nothing needs', async () => {
    const { pool } = site.database;
    await signInByMail(site, 'ada@gulf.example', `/company/${gulf}/claim`);
    const gone = await signInByMail(site, 'somebody@elsewhere.example');
    await pool.query(
      `insert into company_claims (company_id, user_id, name, statement, state, decided_at)
       select $1, id, 'Somebody', 'Mine it is.', 'refused', now() from users where email = 'somebody@elsewhere.example'`,
      [gulf],
    );
    const after = (days: number) => purgeExpired(pool, new Date(Date.now() + days * DAY));
    const left = async () => [await count('sign_in_links'), await count('company_claims'), await count('users')];
    await after(0.5);
    expect(await left()).toEqual([2, 1, 2]);
    await after(89);
    expect(await left()).toEqual([0, 1, 2]);
    await after(91);
    expect(await left()).toEqual([0, 0, 1]);
    expect((await gone.open(ACCOUNT)).status).toBe(303);
  });

  test('decision 63: the people of a company that is gone are deleted with what restores it', async () => {
    const [id = 0] = await site.insert([company({ name: 'Short NDT' })]);
    await signedInMember(site, id);
    const admin = await signedIn(site);
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    await purgeExpired(site.database.pool, new Date());
    expect(await count('company_members')).toBe(1);
    await purgeExpired(site.database.pool, new Date(Date.now() + 31 * DAY));
    expect(await count('company_members')).toBe(0);
  });
});
