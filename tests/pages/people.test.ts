import { beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#domain/api.ts';
import { fillPattern } from '#domain/paths.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { issuesOn } from '#tests/support/forms.ts';
import { openPage } from '#tests/support/lead.ts';
import { mailedSignIn, pressLink } from '#tests/support/mailed-link.ts';
import { signedInMember, withCookie } from '#tests/support/member.ts';
import { storedMails } from '#tests/support/service-request.ts';

const DAY = 24 * 60 * 60_000;

describeOnEachDatabase('people of a company', (makeApp) => {
  let site: TestApp;
  let gulf = 0;
  let delta = 0;
  let time = Date.now();

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date(time) });
    [gulf = 0, delta = 0] = await site.insert([
      company({ name: 'Gulf NDT', email: 'office@gulf.example' }),
      company({ name: 'Delta NDT', email: 'office@delta.example' }),
    ]);
  });
  beforeEach(async () => {
    time = Date.now();
    for (const table of ['outbox', 'sign_in_links', 'company_members', 'audit_log'])
      await site.database.pool.query(`delete from ${table}`);
  });

  const url = (id = gulf) => `/manage/company/${id}/people`;
  const memberId = async (userId: number) =>
    String((await site.database.pool.query('select id from company_members where user_id = $1', [userId])).rows[0]?.id);
  const roles = async (id = gulf) =>
    Object.fromEntries(
      (
        await site.database.pool.query(
          'select u.email, m.role from company_members m join users u on u.id = m.user_id where m.company_id = $1',
          [id],
        )
      ).rows.map(({ email, role }) => [email, role]),
    );
  const invite = (owner: Awaited<ReturnType<typeof signedInMember>>, email: string, role = 'editor') =>
    owner.post(url(), { action: 'invite', email, role });

  test('decision 62: somebody who is invited joins by the link, with the role', async () => {
    const owner = await signedInMember(site, gulf);
    expect((await invite(owner, 'erik@plant.example')).status).toBe(303);
    expect((await owner.open(url())).text).toContain('Invited as editor');
    const link = (await mailedSignIn(site, 'erik@plant.example')) ?? '';
    expect((await openPage(site, link)).text).toContain('You are invited as an editor');
    time += 6 * DAY;
    expect((await pressLink(site, link)).location).toBe(`/manage/company/${gulf}`);
    expect(await roles()).toEqual({ [owner.email]: 'owner', 'erik@plant.example': 'editor' });
    const joined = (await storedMails(site.database)).filter(({ subject }) =>
      subject.startsWith('erik@plant.example can now'),
    );
    expect(joined.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['office@gulf.example', owner.email].toSorted(),
    );
  });

  test('decision 62: an invitation ends after 7 days, when it is cancelled, or when a newer one is sent', async () => {
    const owner = await signedInMember(site, gulf);
    const invited = async () => {
      await invite(owner, 'erik@plant.example');
      return (await mailedSignIn(site, 'erik@plant.example')) ?? '';
    };
    const first = await invited();
    const second = await invited();
    expect((await pressLink(site, first)).status).toBe(404);
    await owner.post(url(), { action: 'cancel-invitation', email: 'erik@plant.example' });
    expect((await pressLink(site, second)).status).toBe(404);
    expect((await owner.post(url(), { action: 'cancel-invitation', email: 'erik@plant.example' })).status).toBe(409);
    const third = await invited();
    time += 7 * DAY + 1;
    expect((await pressLink(site, third)).status).toBe(404);
    expect(await roles()).toEqual({ [owner.email]: 'owner' });
  });

  test('decision 62: who belongs to the company is not invited again, and nobody is invited without end', async () => {
    const owner = await signedInMember(site, gulf);
    const { status, html } = await invite(owner, owner.email.toUpperCase());
    expect([status, issuesOn(html)]).toEqual([400, { email: 'This address belongs to the company already' }]);
    for (let times = 0; times < 5; times += 1) await invite(owner, 'erik@plant.example');
    expect(issuesOn((await invite(owner, 'erik@plant.example')).html).email).toContain('often today');
  });

  test('decision 62: an owner removes somebody, who reaches the company no more', async () => {
    const owner = await signedInMember(site, gulf);
    const editor = await signedInMember(site, gulf, 'editor');
    expect((await owner.post(url(), { action: 'remove', memberId: await memberId(editor.userId) })).status).toBe(303);
    expect((await editor.open(url())).status).toBe(404);
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).toEqual([editor.email]);
  });

  test('decision 62: the last owner cannot leave, be removed or become an editor', async () => {
    const owner = await signedInMember(site, gulf);
    await signedInMember(site, gulf, 'editor');
    const id = await memberId(owner.userId);
    for (const fields of [
      { action: 'leave' },
      { action: 'remove', memberId: id },
      { action: 'set-role', memberId: id, role: 'editor' },
    ]) {
      const { status, text } = await owner.post(url(), fields as Record<string, string>);
      expect(status).toBe(409);
      expect(text).toContain('A company needs an owner.');
    }
  });

  test('decision 62: two owners who remove each other at the same time leave one', async () => {
    const [first, second] = [await signedInMember(site, gulf), await signedInMember(site, gulf)];
    await Promise.all([
      first.post(url(), { action: 'remove', memberId: await memberId(second.userId) }),
      second.post(url(), { action: 'remove', memberId: await memberId(first.userId) }),
    ]);
    expect(Object.values(await roles())).toEqual(['owner']);
  });

  test('decision 62: with another owner, one changes roles and leaves', async () => {
    const owner = await signedInMember(site, gulf);
    const editor = await signedInMember(site, gulf, 'editor');
    await owner.post(url(), { action: 'set-role', memberId: await memberId(editor.userId), role: 'owner' });
    expect((await owner.post(url(), { action: 'leave' })).location).toBe('/manage');
    expect(await roles()).toEqual({ [editor.email]: 'owner' });
  });

  test('decision 62: an editor sees the people and changes nobody', async () => {
    const owner = await signedInMember(site, gulf);
    const editor = await signedInMember(site, gulf, 'editor');
    expect((await editor.open(url())).text).toContain(owner.email);
    const ids = { memberId: await memberId(owner.userId), role: 'editor' };
    for (const action of ['invite', 'remove', 'set-role', 'cancel-invitation'])
      expect((await editor.post(url(), { action, ...ids, email: 'x@y.example' })).status, action).toBe(403);
    expect((await editor.post(url(), { action: 'leave' })).location).toBe('/manage');
    expect(await roles()).toEqual({ [owner.email]: 'owner' });
  });

  test('decision 62: a member of another company reaches no call about this one, and nobody of it', async () => {
    const owner = await signedInMember(site, gulf);
    const editor = await signedInMember(site, gulf, 'editor');
    const stranger = await signedInMember(site, delta);
    for (const { method, path, role } of Object.values(api)) {
      if (role === 'visitor' || !path.includes('/companies/:id')) continue;
      const address = fillPattern(path, { id: gulf, memberId: 1 });
      expect((await stranger.call(method, address)).status, address).toBe(403);
    }
    // Somebody of the own company is not somebody of another one.
    const { status } = await stranger.post(url(delta), { action: 'remove', memberId: await memberId(editor.userId) });
    expect(status).toBe(404);
    expect(await roles()).toEqual({ [owner.email]: 'owner', [editor.email]: 'editor' });
  });

  test('decision 62: a company that is removed and restored has its people again', async () => {
    const owner = await signedInMember(site, delta);
    const admin = await signedIn(site);
    await admin.call('DELETE', `/api/admin/companies/${delta}`);
    expect((await owner.open('/manage')).text).toContain('Removed from the directory');
    const { rows } = await site.database.pool.query(`select id from audit_log where action = 'company.delete'`);
    await admin.call('POST', `/api/admin/audit/${rows[0].id}/restore`);
    expect(Object.keys(await roles(delta))).toEqual([owner.email]);
  });

  test('decision 62: an admin sees who manages a company, and ends it, also of the last owner', async () => {
    const owner = await signedInMember(site, gulf);
    const admin = await signedIn(site);
    const address = `/api/admin/companies/${gulf}/members`;
    const { body } = await admin.call<{ items: { id: number; email: string }[] }>('GET', address);
    expect(body).toMatchObject({ items: [{ email: owner.email, role: 'owner', invitedBy: null }], invitations: [] });
    expect(await admin.call('DELETE', `${address}/${body.items[0]?.id}`)).toMatchObject({
      status: 200,
      body: { items: [] },
    });
    expect((await admin.call('DELETE', `${address}/${body.items[0]?.id}`)).status).toBe(404);
    expect((await owner.open(url())).status).toBe(404);
  });

  test('decision 62: an admin sees who is invited, and ends that, which is in the log', async () => {
    const owner = await signedInMember(site, gulf);
    await invite(owner, 'erik@plant.example');
    const link = (await mailedSignIn(site, 'erik@plant.example')) ?? '';
    const admin = withCookie(site, (await signedIn(site)).cookie);
    const { text } = await admin.open('/admin/claims?search=erik');
    expect(text).toContain(`Invited as an editor of Gulf NDT by ${owner.email}`);
    const form = { action: 'cancel-invitation', companyId: String(gulf), email: 'erik@plant.example' };
    expect((await owner.post('/admin/claims', form)).status).toBe(403);
    expect((await admin.post('/admin/claims', form)).status).toBe(303);
    expect((await admin.post('/admin/claims', form)).status).toBe(409);
    expect((await pressLink(site, link)).status).toBe(404);
    const { rows } = await site.database.pool.query(
      `select before from audit_log where action = 'company.cancel-invitation'`,
    );
    expect(rows).toEqual([{ before: { member: 'erik@plant.example' } }]);
  });
});
