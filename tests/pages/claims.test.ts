import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { issuesOn, postForm, registration } from '#tests/support/forms.ts';
import { openPage } from '#tests/support/lead.ts';
import { mailedSignIn, pressLink, signInByMail } from '#tests/support/mailed-link.ts';
import { signedInMember, withCookie } from '#tests/support/member.ts';
import { storedMails } from '#tests/support/service-request.ts';

const ADMIN = 'boss@directory.example';
const STATEMENT = { name: 'Dana Inspector', statement: 'I lead the office since 2019.' };
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';

describeOnEachDatabase('claims', (makeApp) => {
  let site: TestApp;
  let gulf = 0;

  beforeAll(async () => {
    site = await makeApp({ env: { ADMIN_EMAIL: ADMIN } });
    [gulf = 0] = await site.insert([
      company({ name: 'Gulf NDT', email: 'gulfndt@gmail.com', website: 'https://www.gulf.example/ndt' }),
    ]);
  });
  beforeEach(async () => {
    const { pool } = site.database;
    for (const table of ['outbox', 'sign_in_links', 'company_members', 'company_claims', 'audit_log'])
      await pool.query(`delete from ${table}`);
  });

  const claimUrl = () => `/company/${gulf}/claim`;
  const members = async () =>
    (
      await site.database.pool.query(
        'select m.company_id, u.email, m.role from company_members m join users u on u.id = m.user_id order by m.id',
      )
    ).rows;
  const admin = async () => {
    const { cookie, email } = await signedIn(site);
    return { email, ...withCookie(site, cookie) };
  };
  /** Sends the form with a statement, and a document if one is given. */
  const file = (cookie: string, document?: { name: string; content: string }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(STATEMENT)) body.set(name, value);
    if (document) body.set('files', new Blob([document.content]), document.name);
    const request = new Request('http://localhost', { method: 'POST', body });
    return request.arrayBuffer().then((payload) =>
      site.inject({
        method: 'POST',
        url: claimUrl(),
        payload: Buffer.from(payload),
        headers: { cookie, 'content-type': request.headers.get('content-type') ?? '' },
      }),
    );
  };
  const claimId = async () => String((await site.database.pool.query('select id from company_claims')).rows[0]?.id);

  test('decision 61: a profile asks whether it is the company of its visitor', async () => {
    expect((await openPage(site, `/company/${gulf}`)).html).toContain(`href="/company/${gulf}/claim"`);
    const { status, text } = await openPage(site, claimUrl());
    expect(status).toBe(200);
    expect(text).toContain('Is this your company?');
    expect((await openPage(site, '/company/999/claim')).status).toBe(404);
  });

  test.each(['ada@gulf.example', 'ada@mail.gulf.example', 'GulfNDT@gmail.com'])(
    'decision 61: %s becomes the owner by the link',
    async (email) => {
      const { location, open } = await signInByMail(site, email, claimUrl());
      expect(location).toBe(`/manage/company/${gulf}`);
      expect(await members()).toEqual([
        { company_id: gulf, email: expect.stringMatching(new RegExp(email, 'i')), role: 'owner' },
      ]);
      expect((await open('/manage')).text).toContain('Gulf NDT');
      const { rows } = await site.database.pool.query('select action, actor from audit_log order by id desc limit 1');
      expect(rows).toEqual([{ action: 'company.claim', actor: email }]);
    },
  );

  test('decision 61: the company’s own address hears who has claimed it', async () => {
    await signInByMail(site, 'ada@gulf.example', claimUrl());
    const informed = (await storedMails(site.database)).filter(({ recipient }) => recipient === 'gulfndt@gmail.com');
    expect(informed.map(({ subject }) => subject)).toEqual(['ada@gulf.example can now manage Gulf NDT on Inspectory']);
  });

  test.each(['somebody@gmail.com', 'ada@gulf.example.evil.example', 'ada@northgate.example'])(
    'decision 61: %s comes to the form with a statement',
    async (email) => {
      const { location, open } = await signInByMail(site, email, claimUrl());
      expect(location).toBe(claimUrl());
      expect(await members()).toEqual([]);
      expect((await open(claimUrl())).text).toContain('Who are you at the company?');
    },
  );

  test('decision 61: a plain sign-in claims nothing', async () => {
    await signInByMail(site, 'ada@gulf.example');
    expect(await members()).toEqual([]);
  });

  test('decision 61: where there is an owner, an address at the host asks the owner', async () => {
    const owner = await signedInMember(site, gulf, 'owner', 'owner@gulf.example');
    const other = await signInByMail(site, 'ada@gulf.example', claimUrl());
    expect(other.location).toBe(claimUrl());
    expect((await file(other.cookie)).statusCode).toBe(303);
    expect((await other.open(claimUrl())).text).toContain('waits for a decision');
    expect((await storedMails(site.database)).at(-1)).toMatchObject({
      recipient: owner.email,
      subject: 'ada@gulf.example asks to manage Gulf NDT',
    });
    const people = await owner.open(`/manage/company/${gulf}/people`);
    expect(people.text).toContain('I lead the office since 2019.');
    const decision = { action: 'accept-claim', claimId: await claimId(), role: 'editor' };
    expect((await owner.post(`/manage/company/${gulf}/people`, decision)).status).toBe(303);
    expect(await members()).toEqual([
      { company_id: gulf, email: owner.email, role: 'owner' },
      { company_id: gulf, email: 'ada@gulf.example', role: 'editor' },
    ]);
  });

  test('decision 61: an admin reads the statement and the documents, and accepts', async () => {
    const applicant = await signInByMail(site, 'dana@gmail.com', claimUrl());
    expect((await file(applicant.cookie, { name: 'extract.pdf', content: PDF })).statusCode).toBe(303);
    expect((await storedMails(site.database)).at(-1)).toMatchObject({ recipient: ADMIN, reply_to: 'dana@gmail.com' });
    const boss = await admin();
    const { html, text } = await boss.open('/admin/claims');
    expect(text).toContain('dana@gmail.com: Gulf NDT');
    const [, document = ''] = /href="(\/api\/admin\/claims\/documents\/\d+)"/.exec(html) ?? [];
    expect(await boss.call('GET', document)).toMatchObject({ status: 200, text: PDF });
    expect((await applicant.call('GET', document)).status).toBe(403);
    const decision = { action: 'accept-claim', claimId: await claimId(), role: 'owner' };
    expect((await boss.post('/admin/claims', decision)).status).toBe(303);
    expect(await members()).toEqual([{ company_id: gulf, email: 'dana@gmail.com', role: 'owner' }]);
    const again = await boss.post('/admin/claims', decision);
    expect(again.status).toBe(409);
    expect(again.text).toContain('This claim has been decided already.');
    const mails = (await storedMails(site.database)).filter(({ recipient }) => recipient === 'dana@gmail.com');
    expect(mails.at(-1)?.subject).toBe('You can now manage Gulf NDT on Inspectory');
  });

  test('decision 61: a refused applicant gets the reason, and can ask again', async () => {
    const applicant = await signInByMail(site, 'dana@gmail.com', claimUrl());
    await file(applicant.cookie);
    const boss = await admin();
    const decision = { action: 'refuse-claim', claimId: await claimId(), reason: 'We could not reach you.' };
    await boss.post('/admin/claims', decision);
    expect((await storedMails(site.database)).at(-1)).toMatchObject({
      recipient: 'dana@gmail.com',
      body: expect.stringContaining('We could not reach you.'),
    });
    expect((await file(applicant.cookie)).statusCode).toBe(303);
  });

  test('decision 61: one claim waits at a time', async () => {
    const applicant = await signInByMail(site, 'dana@gmail.com', claimUrl());
    expect((await file(applicant.cookie)).statusCode).toBe(303);
    expect((await file(applicant.cookie)).statusCode).toBe(409);
  });

  test('decision 61: what is missing or no document is shown where it stands', async () => {
    const applicant = await signInByMail(site, 'dana@gmail.com', claimUrl());
    const empty = await applicant.post(claimUrl(), {});
    expect([empty.status, issuesOn(empty.html)]).toEqual([
      400,
      { name: 'Please enter your name', statement: 'Please say in a few words who you are at the company' },
    ]);
    const wrong = await file(applicant.cookie, { name: 'letter.pdf', content: 'no PDF' });
    expect([wrong.statusCode, issuesOn(wrong.body).files]).toEqual([400, expect.stringContaining('letter.pdf')]);
  });

  test('decision 61: only admins reach the claims of all companies', async () => {
    const member = await signedInMember(site, gulf);
    for (const who of [member.cookie, '']) {
      const page = await openPage(site, '/admin/claims', { headers: { accept: 'text/html', cookie: who } });
      expect([401, 403]).toContain(page.status);
      const sent = await postForm(
        site,
        '/admin/claims',
        { action: 'accept-claim', claimId: '1', role: 'owner' },
        { cookie: who },
      );
      expect([401, 403]).toContain(sent.status);
    }
  });

  test('decision 60: the receipt of a registration makes the address the owner of the listing that waits', async () => {
    const { body } = await site.call<{ id: number }>('POST', '/api/companies', {
      ...registration,
      email: 'new@gulf2.example',
    });
    const link = (await mailedSignIn(site, 'new@gulf2.example')) ?? '';
    const { session, location } = await pressLink(site, link);
    expect(location).toBe(`/manage/company/${body.id}`);
    expect((await session?.open('/manage'))?.text).toContain('Waits for our review');
  });

  test('decision 60: the approval mail has a link, which does nothing once the address is another', async () => {
    const [id = 0] = await site.insert([
      company({ name: 'Delta NDT', email: 'office@delta.example', approved: false }),
    ]);
    const boss = await signedIn(site);
    await boss.call('POST', `/api/admin/companies/${id}/approve`);
    const link = (await mailedSignIn(site, 'office@delta.example')) ?? '';
    expect((await openPage(site, link)).text).toContain('Manage Delta NDT');
    await site.database.pool.query(`update companies set email = 'x@y.example', website = null where id = $1`, [id]);
    expect((await pressLink(site, link)).location).toBe(`/company/${id}/claim`);
    expect(await members()).toEqual([]);
  });
});
