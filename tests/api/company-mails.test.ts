import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnFastest, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { storedMails } from '#tests/support/service-request.ts';

const EMAIL = 'office@weld.example';

describeOnFastest('mails to companies', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp({
      env: { PUBLIC_URL: 'https://directory.example', OPERATOR_EMAIL: 'office@operator.example' },
    });
    admin = await signedIn(site);
  });
  beforeEach(() => site.database.pool.query('delete from outbox'));

  const stored = async (fields: Parameters<typeof company>[0] = {}, source?: 'import') => {
    const [id = 0] = await site.insert([company({ name: 'Weld Ltd.', email: EMAIL, ...fields })], source);
    return id;
  };
  const edit = async (id: number, change: object) => {
    const { body } = await admin.call<Record<string, unknown>>('GET', `/api/admin/companies/${id}`);
    return admin.call('PUT', `/api/admin/companies/${id}`, { ...body, ...change });
  };

  test('decision 25: a company that registered and is rejected gets the reason, if one is given', async () => {
    const ids = [
      await stored({ approved: false }),
      await stored({ approved: false, email: 'b@weld.example' }, 'import'),
    ];
    const reason = 'We could not find an inspection company\nat this address.';
    expect(await admin.call('POST', '/api/admin/companies/reject', { ids, reason })).toMatchObject({
      body: { changed: 2 },
    });
    const [mail, ...others] = await storedMails(site.database);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: EMAIL,
      reply_to: 'office@operator.example',
      subject: 'The registration of Weld Ltd. on Inspectory was not accepted',
    });
    expect(mail?.body).toContain('> at this address.');
    await admin.call('DELETE', `/api/admin/companies/${await stored({ approved: false })}`);
    expect((await storedMails(site.database)).at(-1)?.body).not.toContain('reason');
  });

  test('decision 25: edits that follow within minutes are one mail, and none if nothing has changed in the end', async () => {
    const id = await stored();
    const original = (await admin.call<{ phone: string }>('GET', `/api/admin/companies/${id}`)).body.phone;
    await edit(id, { phone: '+49 30 555 0001' });
    await edit(id, { phone: '+49 30 555 0002', website: 'https://weld.example/new' });
    const [mail, ...others] = await storedMails(site.database);
    expect(others).toEqual([]);
    expect(mail?.body).toContain(`+49 30 555 0002\nBefore: ${original}`);
    expect(mail?.body).toContain('https://weld.example/new');
    const { rows } = await site.database.pool.query(
      `select due_at > now() + interval '4 minutes' as "isLater" from outbox`,
    );
    expect(rows).toEqual([{ isLater: true }]);
    const back = await edit(id, { phone: original, website: company().website });
    expect(back.status).toBe(200);
    expect(await storedMails(site.database)).toEqual([]);
    await edit(id, { phone: '+49 30 555 0003' });
    await site.database.pool.query(`update outbox set due_at = now(), attempts = 1`);
    await edit(id, { phone: '+49 30 555 0004' });
    expect(await storedMails(site.database)).toHaveLength(2);
  });

  test('decision 25: a rejection can be silent, and deleting a listed company is', async () => {
    const ids = [await stored({ approved: false })];
    await admin.call('POST', '/api/admin/companies/reject', { ids, silent: true });
    await admin.call('DELETE', `/api/admin/companies/${await stored()}`);
    expect(await storedMails(site.database)).toEqual([]);
    expect(await admin.call('POST', '/api/admin/companies/reject', { ids, reason: 7 })).toMatchObject({ status: 400 });
  });

  test('decision 25: a company is informed of the badge, and of its end', async () => {
    const id = await stored();
    const silent = await stored({ email: '' });
    for (const company of [id, silent]) await admin.call('POST', `/api/admin/companies/${company}/verify`);
    await admin.call('PATCH', `/api/admin/companies/${id}/verify`, { verified: false });
    await admin.call('PATCH', `/api/admin/companies/${id}/verify`, { verified: false });
    expect((await storedMails(site.database)).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [EMAIL, 'Weld Ltd. is now verified on Inspectory'],
      [EMAIL, 'The verified badge of Weld Ltd. has ended'],
    ]);
  });

  test('decision 25: a company that registered is informed of what an admin changes, at the old address too', async () => {
    const id = await stored();
    await edit(id, { location: 'Aberdeen, United Kingdom', email: 'new@weld.example' });
    await edit(id, { featured: true });
    const mails = await storedMails(site.database);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['new@weld.example', EMAIL]);
    expect(mails[0]?.body).toMatch(/Location:\nAberdeen, United Kingdom\nBefore: /);
    expect(mails[0]?.body).toMatch(/Email:\nnew@weld.example\nBefore: office@weld.example/);
    expect(mails[0]?.body).not.toMatch(/Phone|Featured/);
  });

  test('decision 25: changes of imported and of pending companies are mailed to nobody', async () => {
    for (const id of [await stored({}, 'import'), await stored({ approved: false })])
      await edit(id, { location: 'Oslo, Norway' });
    expect(await storedMails(site.database)).toEqual([]);
  });

  test('decision 25: imported companies are informed that they are listed on the word of an admin, each once', async () => {
    const listed = await stored({ name: 'Imported Lab', email: 'lab@import.example' }, 'import');
    await stored({ email: '' }, 'import');
    await stored({ approved: false, email: 'waiting@import.example' }, 'import');
    await stored({ email: 'registered@weld.example' });
    const { pool } = site.database;
    await pool.query('insert into listing_mails select id, now() from companies where id < $1', [listed]);
    const uninformed = async () =>
      (await admin.call<{ total: number }>('GET', '/api/admin/companies/uninformed')).body.total;
    expect(await uninformed()).toBe(1);
    expect(await admin.call('POST', '/api/admin/companies/inform')).toMatchObject({ body: { changed: 1 } });
    expect(await admin.call('POST', '/api/admin/companies/inform')).toMatchObject({ body: { changed: 0 } });
    expect(await uninformed()).toBe(0);
    const { rows } = await pool.query('select recipient, subject, is_bulk, headers from outbox');
    expect(rows).toEqual([
      {
        recipient: 'lab@import.example',
        subject: 'Imported Lab is listed on Inspectory',
        is_bulk: true,
        headers: {
          'List-Unsubscribe': expect.stringMatching(
            /^<https:\/\/directory\.example\/unsubscribe\?kind=company-listed&/,
          ),
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ]);
  });

  test('decision 78: one click switches a kind of emails to an address off, and the admin sees it', async () => {
    const { pool } = site.database;
    await pool.query('insert into listing_mails select id, now() from companies on conflict do nothing');
    await pool.query('delete from outbox');
    await stored({ name: 'Quiet Lab', email: 'quiet@import.example' }, 'import');
    await admin.call('POST', '/api/admin/companies/inform');
    const { rows } = await pool.query<{ headers: Record<string, string> }>('select headers from outbox');
    const link = rows[0]?.headers['List-Unsubscribe']?.slice('<https://directory.example'.length, -1) ?? '';
    const optOuts = async () => (await pool.query('select email, kind from mail_opt_outs')).rows;

    const page = await site.call('GET', link);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(page.text).toContain('No more emails of this kind?');
    for (const forged of [
      link.replace('quiet', 'loud'),
      link.replace('company-listed', 'admin-digest'),
      '/unsubscribe',
    ])
      expect((await postForm(site, forged, { 'List-Unsubscribe': 'One-Click' })).status).toBe(404);
    expect(await optOuts()).toEqual([]);

    const multipart = await site.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(multipart.statusCode).toBe(200);
    expect((await postForm(site, link, { 'List-Unsubscribe': 'One-Click' })).text).toContain(
      'quiet@import.example gets no more',
    );
    expect(await optOuts()).toEqual([{ email: 'quiet@import.example', kind: 'company-listed' }]);

    await pool.query('delete from outbox');
    await stored({ name: 'Quiet Branch', email: 'Quiet@import.example' }, 'import');
    expect(await admin.call('POST', '/api/admin/companies/inform')).toMatchObject({ body: { changed: 1 } });
    expect((await pool.query('select recipient from outbox')).rows).toEqual([]);
    expect((await admin.call('GET', '/admin/settings')).text).toContain('<b>quiet@import.example</b>');
    const allow = { action: 'allow-mails', email: 'quiet@import.example', kind: 'company-listed' };
    await postForm(site, '/admin/settings', allow, { cookie: admin.cookie });
    expect(await optOuts()).toEqual([]);
  });
});
