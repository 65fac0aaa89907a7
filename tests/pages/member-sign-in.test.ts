import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { issuesOn, postForm } from '#tests/support/forms.ts';
import { elements } from '#tests/support/html.ts';
import { openPage } from '#tests/support/lead.ts';
import { mailedSignIn, pressLink, signInByMail } from '#tests/support/mailed-link.ts';
import { signedInMember } from '#tests/support/member.ts';
import { storedMails } from '#tests/support/service-request.ts';

const NOW = Date.parse('2031-03-05T10:00:00Z');
const MINUTE = 60_000;

describeOnEachDatabase('sign-in of members', (makeApp) => {
  let site: TestApp;
  let gulf = 0;
  let time = NOW;

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date(time) });
    [gulf = 0] = await site.insert([company({ name: 'Gulf NDT', email: 'office@gulf.example' })]);
  });
  beforeEach(async () => {
    time = NOW;
    await site.database.pool.query('delete from outbox');
    await site.database.pool.query('delete from sign_in_links');
  });

  const ask = (email: string, fields: Record<string, string> = {}) => postForm(site, '/manage', { email, ...fields });
  const link = async (email: string) => {
    await ask(email);
    return (await mailedSignIn(site, email)) ?? '';
  };

  test('decision 60: the answer is the same for known and unknown addresses, and each gets a link', async () => {
    const member = await signedInMember(site, gulf);
    const [known, unknown] = [await ask(member.email), await ask('nobody@elsewhere.example')];
    expect([known.status, unknown.status]).toEqual([303, 303]);
    const after = [await openPage(site, String(known.location)), await openPage(site, String(unknown.location))];
    expect(after[0]?.text).toBe(after[1]?.text);
    expect(after[0]?.text).toContain('Please look into your mailbox.');
    const mails = await storedMails(site.database);
    const plain = (text = '') => text.replace(/sign-in\/[\w-]+/g, '');
    expect(plain(mails[0]?.body)).toBe(plain(mails[1]?.body));
  });

  test('decision 60: a link signs in once, by its button and not by being opened', async () => {
    const address = await link('ada@gulf.example');
    const opened = await openPage(site, address);
    expect(opened.text).toContain('You sign in as ada@gulf.example.');
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    await openPage(site, address);
    const { status, location, session } = await pressLink(site, address);
    expect([status, location]).toEqual([303, '/manage']);
    expect((await session?.open('/manage'))?.text).toContain('No company is connected to your address yet');
    const again = await pressLink(site, address);
    expect([again.status, again.session]).toEqual([404, undefined]);
    expect(again.text).toContain('This link has ended');
    expect((await openPage(site, address)).status).toBe(404);
  });

  test('decision 60: two presses of the button at the same time sign in once', async () => {
    const address = await link('ada@gulf.example');
    const outcomes = await Promise.all([pressLink(site, address), pressLink(site, address)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([303, 404]);
  });

  test('decision 60: a link works for 15 minutes', async () => {
    const address = await link('ada@gulf.example');
    time += 14 * MINUTE;
    expect((await openPage(site, address)).status).toBe(200);
    time += 2 * MINUTE;
    expect((await openPage(site, address)).status).toBe(404);
    expect((await pressLink(site, address)).status).toBe(404);
  });

  test('hardening: a forged link is one that has ended, and the database has no link that works', async () => {
    const address = await link('ada@gulf.example');
    const forged = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
    const { rows } = await site.database.pool.query('select token_hash from sign_in_links');
    for (const wrong of [forged, `/manage/sign-in/${rows[0].token_hash}`, '/manage/sign-in/x'])
      expect((await pressLink(site, wrong)).status, wrong).toBe(404);
  });

  test('decision 60: an address gets five links an hour, and the answer stays the same', async () => {
    for (let times = 0; times < 7; times += 1) expect((await ask('ada@gulf.example')).status).toBe(303);
    expect(await storedMails(site.database)).toHaveLength(5);
    time += 61 * MINUTE;
    await ask('ADA@gulf.example');
    expect(await storedMails(site.database)).toHaveLength(6);
  });

  test('decision 60: what looks like a machine gets the same answer and no link', async () => {
    expect((await ask('ada@gulf.example', { fax: '1' })).status).toBe(303);
    expect(await storedMails(site.database)).toEqual([]);
  });

  test('a wrong address is shown where it was typed', async () => {
    const { status, html } = await ask('ada');
    expect(status).toBe(400);
    expect(issuesOn(html)).toEqual({ email: 'Valid email is required' });
  });

  test('decision 60: the sign-in leads back to where it began, on this site only', async () => {
    const { location } = (await openPage(site, `/manage/company/${gulf}/people`)).headers;
    expect(location).toBe(`/manage?returnTo=%2Fmanage%2Fcompany%2F${gulf}%2Fpeople`);
    const { html } = await openPage(site, String(location));
    const returnTo = elements(html, 'input').find(({ name }) => name === 'returnTo')?.value ?? '';
    await ask('ada@gulf.example', { returnTo });
    expect((await pressLink(site, (await mailedSignIn(site, 'ada@gulf.example')) ?? '')).location).toBe(returnTo);
    await ask('ada@gulf.example', { returnTo: '//evil.example' });
    expect((await pressLink(site, (await mailedSignIn(site, 'ada@gulf.example')) ?? '')).location).toBe('/manage');
  });

  test('decision 60: a link to the address of an admin opens a session without admin rights', async () => {
    const admin = await signedIn(site);
    const member = await signInByMail(site, admin.email);
    expect((await member.call('GET', '/api/admin/companies')).status).toBe(403);
    expect((await member.open('/admin')).status).toBe(403);
    expect((await member.open('/admin/security')).status).toBe(403);
    expect((await member.open('/admin/claims')).status).toBe(403);
    expect((await member.call('GET', '/api/auth/user')).body).toMatchObject({ email: admin.email, isAdmin: false });
    expect((await admin.call('GET', '/api/admin/companies')).status).toBe(200);
  });

  test('decision 60: signing out ends the session on the server', async () => {
    const member = await signInByMail(site, 'ada@gulf.example');
    const { location } = await member.post('/sign-out', { returnTo: '/manage' });
    expect(location).toBe('/manage');
    expect((await member.open('/manage')).text).toContain('Send me a link');
  });

  test('hardening: another site cannot make a browser sign in or out', async () => {
    const address = await link('ada@gulf.example');
    const { status, session } = await pressLink(site, address, { 'sec-fetch-site': 'cross-site' });
    expect([status, session]).toEqual([403, undefined]);
    expect((await pressLink(site, address, { origin: 'null' })).status).toBe(403);
    expect((await pressLink(site, address)).status).toBe(303);
  });
});
