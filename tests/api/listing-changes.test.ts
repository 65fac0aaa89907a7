import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChangePage } from '#domain/listings/listing-change.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { textOf } from '#tests/support/html.ts';
import { signedInMember, withCookie } from '#tests/support/member.ts';
import { storedMails } from '#tests/support/service-request.ts';

describeOnEachDatabase('changes by companies, as admins see them', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let member: Awaited<ReturnType<typeof signedInMember>>;
  let id: number;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });
  beforeEach(async () => {
    [id = 0] = await site.insert([company({ name: 'Gulf NDT', location: 'Houston, Texas, United States' })]);
    member = await signedInMember(site, id, 'editor');
    await site.database.pool.query('delete from outbox');
  });

  const stored = async () => (await site.database.pool.query('select * from companies where id = $1', [id])).rows[0];
  const save = async (changes: Record<string, string>) => {
    const { name, location, phone, email, version } = await stored();
    const same = {
      name,
      location,
      phone,
      email,
      serviceArea: 'Europe',
      description: 'Examines plant and lifting gear.',
    };
    const fields = {
      ...same,
      yearEstablished: '1994',
      employeeCount: '11-50',
      website: 'https://www.northgate.example',
    };
    const sent = { ...fields, version: String(version), ...changes };
    expect((await member.post(`/manage/company/${id}/profile`, sent)).status).toBe(303);
  };
  const list = async () => (await admin.call<ChangePage>('GET', `/api/admin/changes?company=${id}`)).body;
  const decide = async (what: string, body?: object) => {
    const [change] = (await list()).items;
    return admin.call<{ message: string }>('POST', `/api/admin/changes/${change?.id}/${what}`, body);
  };

  test('a change is listed with its author and both values, and reverted with one call, once', async () => {
    await save({ phone: '+1 713 555 0199', specializations: 'UT | RT' });
    expect(await list()).toMatchObject({
      total: 1,
      items: [
        {
          companyName: 'Gulf NDT',
          state: 'public',
          author: member.email,
          fields: [
            { label: 'Phone', before: '+44 1224 555 010', after: '+1 713 555 0199' },
            { label: 'Specializations', before: '', after: 'UT, RT' },
          ],
        },
      ],
    });
    expect((await decide('revert')).status).toBe(200);
    expect(await stored()).toMatchObject({ phone: '+44 1224 555 010', specializations: [] });
    expect((await list()).items[0]).toMatchObject({ state: 'reverted', decidedBy: admin.email });
    expect((await decide('revert')).status).toBe(409);
    const { rows } = await site.database.pool.query(
      `select actor, action from audit_log where entity_id = $1 and action like 'company.%' order by id`,
      [id],
    );
    expect(rows).toEqual([
      { actor: member.email, action: 'company.edit' },
      { actor: admin.email, action: 'company.revert-change' },
    ]);
  });

  test('a change is not reverted once one of its fields has changed again', async () => {
    await save({ phone: '+1 111' });
    const first = (await list()).items[0]?.id;
    await save({ phone: '+1 222' });
    const { status, body } = await admin.call<{ message: string }>('POST', `/api/admin/changes/${first}/revert`);
    expect([status, body.message]).toEqual([409, 'Phone has changed since. Nothing was changed.']);
    expect(await stored()).toMatchObject({ phone: '+1 222' });
    expect((await list()).items.map(({ state }) => state)).toEqual(['public', 'public']);
  });

  test('a new location waits; accepted, it is public, found on the map, and the member hears of it', async () => {
    await save({ location: 'Rotterdam, Netherlands' });
    expect(await list()).toMatchObject({ waiting: expect.any(Number), items: [{ state: 'waiting' }] });
    expect(await stored()).toMatchObject({ location: 'Houston, Texas, United States', country_code: 'US' });
    expect((await decide('revert')).status).toBe(409);
    expect((await decide('accept')).status).toBe(200);
    expect(await stored()).toMatchObject({ location: 'Rotterdam, Netherlands', country_code: 'NL' });
    expect(await storedMails(site.database)).toMatchObject([
      { recipient: member.email, subject: 'Your change to Gulf NDT is public' },
    ]);
    expect((await decide('accept')).status).toBe(409);
  });

  test('a refused name stays as it was, and the member gets the reason', async () => {
    await save({ name: 'Gulf NDT Group' });
    expect((await decide('refuse', { reason: '' })).status).toBe(400);
    expect((await decide('refuse', { reason: 'The register has another name.' })).status).toBe(200);
    expect(await stored()).toMatchObject({ name: 'Gulf NDT' });
    const [mail] = await storedMails(site.database);
    expect(mail).toMatchObject({ recipient: member.email });
    expect(mail?.body).toContain('The register has another name.');
  });

  test('a name that an admin has changed meanwhile is not overwritten by what waited', async () => {
    await save({ name: 'Gulf NDT Group' });
    const { body } = await admin.call<Record<string, unknown>>('GET', `/api/admin/companies/${id}`);
    await admin.call('PUT', `/api/admin/companies/${id}`, { ...body, name: 'Gulf Testing', version: undefined });
    const { status, body: refused } = await decide('accept');
    expect([status, refused.message]).toEqual([409, 'Name has changed since. Nothing was changed.']);
  });

  test('the page of changes publishes, refuses and reverts without scripts; nobody else opens it', async () => {
    const { open, post } = withCookie(site, admin.cookie);
    await save({ name: 'Gulf NDT Group', phone: '+1 333' });
    const [waiting, done] = (await list()).items;
    const page = await open('/admin/changes');
    expect(page.text).toContain('Gulf NDT Group');
    expect((await post('/admin/changes', { action: 'refuse', id: String(waiting?.id), reason: '' })).status).toBe(400);
    const accepted = await post('/admin/changes', { action: 'accept', id: String(waiting?.id) });
    expect(accepted.status).toBe(303);
    expect((await open(String(accepted.location).split('#')[0] ?? '')).text).toContain('Published.');
    await post('/admin/changes', { action: 'revert', id: String(done?.id) });
    expect(await stored()).toMatchObject({ name: 'Gulf NDT Group', phone: '+44 1224 555 010' });
    expect((await member.open('/admin/changes')).status).toBe(403);
    expect((await member.post('/admin/changes', { action: 'revert', id: String(done?.id) })).status).toBe(403);
    const visitor = await site.inject({ method: 'GET', url: '/admin/changes' });
    expect([visitor.statusCode, textOf(visitor.body).includes('Gulf NDT')]).toEqual([401, false]);
    expect((await member.call('GET', '/api/admin/changes')).status).toBe(403);
  });
});
