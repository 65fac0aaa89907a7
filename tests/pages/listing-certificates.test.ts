import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CertificateQueuePage } from '#domain/certificates/admin-certificate.ts';
import { purgeExpired } from '#server/operations/retention.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postFiles } from '#tests/support/files.ts';
import { issuesOn } from '#tests/support/forms.ts';
import { signedInMember } from '#tests/support/member.ts';

const NOW = new Date('2031-03-05T10:00:00Z');
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

describeOnEachDatabase('certificates of a listing', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let member: Awaited<ReturnType<typeof signedInMember>>;
  let id: number;

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    admin = await signedIn(site);
  });
  beforeEach(async () => {
    [id = 0] = await site.insert([company({ name: 'Gulf NDT', certifications: ['ISO/IEC 17020'] })]);
    member = await signedInMember(site, id, 'editor');
  });

  const address = (rest = '') => `/manage/company/${id}/certificates${rest}`;
  const stored = async () =>
    (await site.database.pool.query('select * from certificates where company_id = $1 order by id', [id])).rows;
  const send = (url: string, fields: Record<string, string>, file?: [string, Buffer]) =>
    postFiles(site, url, fields, file ? { files: file } : {}, { cookie: member.cookie });
  const check = async (certificate: number) => {
    const body = { how: 'register', note: 'As stated.', expires: '2031-05-01', companyExists: true };
    const { status } = await admin.call('POST', `/api/admin/certificates/${certificate}/check`, body);
    expect(status).toBe(200);
  };
  const isVerified = async () =>
    (await site.database.pool.query('select verified from companies where id = $1', [id])).rows[0].verified;

  test('a new certificate with its document is claimed and waits in the queue of checks', async () => {
    const fields = {
      name: 'API 510',
      number: '31337',
      holderKind: 'person',
      holderName: 'J. Reyes',
      expires: '2032-01-31',
    };
    expect((await send(address(), fields, ['card.pdf', PDF])).status).toBe(303);
    const [, added] = await stored();
    expect(added).toMatchObject({ name: 'API 510', state: 'claimed', number: '31337', holder_consent: false });
    const { body } = await admin.call<CertificateQueuePage>('GET', `/api/admin/certificates?company=${id}`);
    expect(body.items[1]).toMatchObject({ name: 'API 510', documents: [{ name: 'card.pdf', isPublic: false }] });
    const { rows } = await site.database.pool.query('select certifications from companies where id = $1', [id]);
    expect(rows[0].certifications).toEqual(['ISO/IEC 17020', 'API 510']);
    const audit = await site.database.pool.query(
      `select actor, action from audit_log where entity = 'certificate' and entity_id = $1 order by id`,
      [added.id],
    );
    expect(audit.rows).toEqual([
      { actor: member.email, action: 'certificate.add' },
      { actor: member.email, action: 'certificate.add-document' },
    ]);
    const file = body.items[1]?.documents[0]?.id;
    const own = await site.inject({
      method: 'GET',
      url: address(`/${added.id}/documents/${file}`),
      headers: { cookie: member.cookie },
    });
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await site.inject({ method: 'GET', url: address(`/${added.id}/documents/${file}`) })).statusCode).toBe(401);
  });

  test('a form with a wrong document stores nothing', async () => {
    const { status, html } = await send(address(), { name: 'API 510' }, ['card.pdf', Buffer.from('<svg/>')]);
    expect(status).toBe(400);
    expect(issuesOn(html).files).toContain('none of them');
    const blank = await send(address(), { name: '' });
    expect(issuesOn(blank.html)).toEqual({ name: 'The certificate needs a name' });
    expect(await stored()).toHaveLength(1);
  });

  test('a claimed certificate is changed; a checked one stays, and is renewed beside it', async () => {
    const [{ id: first, version }] = await stored();
    const fields = { action: 'edit', name: 'ISO/IEC 17020', number: 'IB-1', version: String(version) };
    expect((await send(address(`/${first}`), fields)).status).toBe(303);
    expect((await send(address(`/${first}`), fields)).status).toBe(409);
    await check(first);
    const [{ version: current }] = await stored();
    const late = await send(address(`/${first}`), { ...fields, number: 'IB-2', version: String(current) });
    expect(late.status).toBe(409);
    const form = await member.open(`${address()}?renew=${first}`);
    expect(form.text).toContain('Send the renewal of ISO/IEC 17020');
    const renewal = { renews: String(first), name: 'ISO/IEC 17020', number: 'IB-1', expires: '2034-05-01' };
    expect((await send(address(), renewal, ['new.pdf', PDF])).status).toBe(303);
    expect(await stored()).toMatchObject([
      { state: 'checked', number: 'IB-1', expires: '2031-05-01' },
      { state: 'claimed', number: 'IB-1', expires: '2034-05-01' },
    ]);
    expect(await isVerified()).toBe(true);
    expect((await member.open(`/manage/company/${id}`)).text).not.toContain('ends on 1 May 2031');
  });

  test('a company withdraws a certificate, and the badge ends with the last checked one', async () => {
    const [{ id: first }] = await stored();
    await check(first);
    expect(await isVerified()).toBe(true);
    expect((await send(address(`/${first}`), { action: 'withdraw' })).status).toBe(303);
    expect(await stored()).toMatchObject([{ state: 'withdrawn', end_reason: 'Withdrawn by the company' }]);
    expect(await isVerified()).toBe(false);
    expect((await send(address(`/${first}`), { action: 'withdraw' })).status).toBe(409);
  });

  const documents = async () =>
    (
      await site.database.pool.query<{ id: number; name: string; removed: boolean; is_public: boolean }>(
        `select d.id, d.name, d.removed_at is not null as removed, d.is_public from certificate_documents d
         join certificates r on r.id = d.certificate_id where r.company_id = $1 order by d.id`,
        [id],
      )
    ).rows;
  const status = async (url: string, headers = {}) => (await site.inject({ method: 'GET', url, headers })).statusCode;

  test('a document that nobody has decided with is deleted when its company removes it', async () => {
    const [{ id: first }] = await stored();
    await send(address(`/${first}`), { action: 'document' }, ['card.pdf', PDF]);
    const [file] = await documents();
    expect((await member.open(address(`/${first}`))).text).toContain('It is deleted. You cannot get it back here.');
    const fields = { action: 'remove-document', document: String(file?.id) };
    expect((await send(address(`/${first}`), fields)).status).toBe(303);
    expect(await documents()).toEqual([]);
    expect((await send(address(`/${first}`), fields)).status).toBe(404);
  });

  test('one that an admin has decided with stays for admins alone, as evidence, for 12 months', async () => {
    const [{ id: first }] = await stored();
    await send(address(`/${first}`), { action: 'document', isPublic: 'on' }, ['card.pdf', PDF]);
    const [file] = await documents();
    await check(first);
    const open = `/api/certificates/documents/${file?.id}`;
    const own = address(`/${first}/documents/${file?.id}`);
    expect([await status(open), await status(own, { cookie: member.cookie })]).toEqual([200, 200]);
    expect((await member.open(address(`/${first}`))).text).toContain('still have it as evidence of that');

    const other = await signedInMember(site, (await site.insert([company({ name: 'Delta NDT' })]))[0] ?? 0);
    const fields = { action: 'remove-document', document: String(file?.id) };
    expect((await other.post(address(`/${first}`), fields)).status).toBe(404);
    expect((await send(address(`/${first}`), fields)).status).toBe(303);
    expect((await member.open(address(`/${first}`))).text).not.toContain('card.pdf');
    expect([await status(open), await status(own, { cookie: member.cookie })]).toEqual([404, 404]);
    expect((await send(address(`/${first}`), fields)).status).toBe(404);
    expect(await isVerified()).toBe(true);

    const { body } = await admin.call<CertificateQueuePage>('GET', `/api/admin/certificates?company=${id}`);
    expect(body.items[0]?.documents).toMatchObject([
      { name: 'card.pdf', removedAt: expect.any(String), isPublic: false },
    ]);
    expect(await status(`/api/admin/documents/${file?.id}`, { cookie: admin.cookie })).toBe(200);
    expect(await admin.call('PATCH', `/api/admin/documents/${file?.id}`, { isPublic: true })).toMatchObject({
      status: 409,
      body: { message: 'The company has removed this document. It stays for admins only.' },
    });
    const { rows } = await site.database.pool.query(
      `select actor from audit_log where entity_id = $1 and action = 'certificate.remove-document'`,
      [first],
    );
    expect(rows).toEqual([{ actor: member.email }]);

    const later = new Date(NOW.getTime() + 400 * 24 * 60 * 60_000);
    await site.database.pool.query(`update certificates set expires = '2040-01-01' where id = $1`, [first]);
    await purgeExpired(site.database.pool, later);
    expect(await documents()).toMatchObject([{ removed: true }]);
    expect((await send(address(`/${first}`), { action: 'withdraw' })).status).toBe(303);
    await purgeExpired(site.database.pool, later);
    expect(await documents()).toEqual([]);
  });

  test('a refused certificate shows its reason and can be added again', async () => {
    const [{ id: first }] = await stored();
    const reason = 'The number is not in the register.';
    await admin.call('POST', `/api/admin/certificates/${first}/refuse`, { reason });
    expect((await member.open(address())).text).toContain(reason);
    expect((await member.open(`/manage/company/${id}`)).text).toContain('ISO/IEC 17020 was not accepted');
    expect((await send(address(), { renews: String(first), name: 'ISO/IEC 17020', number: 'IB-9' })).status).toBe(303);
    expect((await member.open(`/manage/company/${id}`)).text).not.toContain('was not accepted');
  });
});
