import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditRecord } from '#domain/audit/audit-entry.ts';
import type { ContactMessageDetails } from '#domain/contact/contact-message-admin.ts';
import type { ServiceRequestAdmin, ServiceRequestDetails } from '#domain/service-requests/service-request-admin.ts';
import { sendDigest } from '#server/admin/digest.ts';
import { createFormToken } from '#server/spam/form-token.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { postFiles } from '#tests/support/files.ts';
import { contactMessage } from '#tests/support/forms.ts';
import { clearRequests, serviceRequest, storedMails } from '#tests/support/service-request.ts';

const REQUESTS = '/api/admin/service-requests';
const MESSAGES = '/api/admin/contact-messages';
const BUYER = serviceRequest.customerEmail;

type Page = { items: ServiceRequestAdmin[]; total: number; quarantined: number; waitingForUs: number };

describeOnEachDatabase('handling requests and messages', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let companyId = 0;
  let silent = 0;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
    [companyId = 0, silent = 0] = await site.insert([
      company({ name: 'Asked Ltd', email: 'office@asked.example' }),
      company({ name: 'Silent Lab', email: '' }),
      company({ name: 'Smith & Jones Ltd', email: 'a@smith.example' }),
      company({ name: 'Mark Ltd', email: 'a@mark.example' }),
      company({ name: 'Onsite Ltd', email: 'a@onsite.example' }),
    ]);
  });
  beforeEach(async () => {
    await clearRequests(site.database);
    for (const table of ['contact_messages', 'audit_log', 'admin_notes', 'doubts'])
      await site.database.pool.query(`delete from ${table}`);
  });

  const sendRequest = async (fields: object = {}) => {
    const body = { ...serviceRequest, companyId, ...fields };
    return (await site.call<{ id: number }>('POST', '/api/service-requests', body)).body.id;
  };
  const sendMessage = async (fields: object = {}) =>
    (await site.call<{ id: number }>('POST', '/api/contact', { ...contactMessage, ...fields })).body.id;
  const details = async (id: number) => (await admin.call<ServiceRequestDetails>('GET', `${REQUESTS}/${id}`)).body;
  const list = async (query = '') => (await admin.call<Page>('GET', `${REQUESTS}?${query}`)).body;
  const audit = async () =>
    (await admin.call<{ items: AuditRecord[] }>('GET', '/api/admin/audit')).body.items.map(({ action }) => action);

  test('section 2.63: the details of a request show all that its sender wrote, with files to download', async () => {
    const content = Buffer.from('%PDF-1.4 four vessels\n%%EOF');
    const need = { material: 'SA-516 Gr 70', windowStart: '2027-05-04', windowEnd: '2027-05-08' };
    const formToken = createFormToken(site.context.formSecret, new Date(Date.now() - 60_000));
    const fields = { ...serviceRequest, ...need, formToken };
    const sent = await postFiles(site, `/company/${companyId}/request`, fields, { files: ['vessels.pdf', content] });
    expect(sent.status, sent.text).toBe(303);
    const { id = 0 } = (await list()).items[0] ?? {};
    const request = await details(id);
    expect(request).toMatchObject({
      ...need,
      files: [{ name: 'vessels.pdf', size: content.length, recipientId: null }],
    });
    const url = `${REQUESTS}/${id}/files/${request.files[0]?.id}`;
    const file = await site.inject({ url, headers: { cookie: admin.cookie } });
    expect([file.statusCode, file.rawPayload, file.headers['content-disposition']]).toEqual([
      200,
      content,
      expect.stringContaining('attachment; filename="vessels.pdf"'),
    ]);
    expect((await site.inject({ url })).statusCode).toBe(401);
    expect(
      (await site.inject({ url: url.replace(`${id}/files`, `${id + 1}/files`), headers: { cookie: admin.cookie } }))
        .statusCode,
    ).toBe(404);
    const mails = await storedMails(site.database);
    expect(mails.length).toBe(2);
    for (const { body } of mails) expect(body).toContain('Files: vessels.pdf');
  });

  test('section 2: the details of a request show its companies, answers, messages and notes', async () => {
    const id = await sendRequest();
    const { pool } = site.database;
    await pool.query(
      `update request_recipients set answer = 'declined', answered_at = now(), decline_reason = 'no capacity' where request_id = $1`,
      [id],
    );
    await pool.query(
      `insert into request_messages (request_id, recipient_id, author, body)
       select request_id, id, 'company', 'Is it insulated?' from request_recipients where request_id = $1`,
      [id],
    );
    expect((await admin.call('POST', `${REQUESTS}/${id}/notes`, { body: 'Called the buyer.' })).status).toBe(200);
    expect(await details(id)).toMatchObject({
      caseNumber: expect.stringMatching(/^IR-\d{4}-\d{4,}$/),
      customerEmail: BUYER,
      state: 'open',
      recipients: [
        { companyId, companyEmail: 'office@asked.example', answer: 'declined', declineReason: 'no capacity' },
      ],
      messages: [{ author: 'company', body: 'Is it insulated?' }],
      quotes: [],
      notes: [{ body: 'Called the buyer.', author: admin.email }],
    });
    expect((await admin.call('GET', `${REQUESTS}/999999`)).status).toBe(404);
    expect((await admin.call('POST', `${REQUESTS}/999999/notes`, { body: 'x' })).status).toBe(404);
    expect(await audit()).toEqual(['service-request.note']);
  });

  test('section 2: requests wait for us if nobody has them, cannot be mailed, or all have declined', async () => {
    const nobody = await sendRequest({ companyId: null, customerEmail: 'a@plant.example' });
    const unreachable = await sendRequest({ companyId: silent, customerEmail: 'b@plant.example' });
    const declined = await sendRequest({ customerEmail: 'c@plant.example' });
    const fine = await sendRequest({ customerEmail: 'd@plant.example' });
    const { pool } = site.database;
    await pool.query(`update request_recipients set answer = 'declined' where request_id = $1`, [declined]);
    const page = await list('state=waiting-for-us');
    expect(page.items.map(({ id }) => id)).toEqual([declined, unreachable, nobody]);
    expect(page.waitingForUs).toBe(3);
    await pool.query(
      `update companies set approved = false where id in (select company_id from service_requests where id = $1)`,
      [fine],
    );
    expect((await list('state=waiting-for-us')).items[0]).toMatchObject({ id: fine, waitsForUs: true });
    await pool.query(
      `update companies set approved = true where id in (select company_id from service_requests where id = $1)`,
      [fine],
    );
    expect((await list('state=waiting-for-us')).items[0]).not.toMatchObject({ id: fine });
    await pool.query(`update outbox set last_error = '550 user unknown' where request_id = $1`, [fine]);
    expect((await list('state=waiting-for-us')).items[0]).toMatchObject({ id: fine, waitsForUs: true });
    expect((await list('state=closed')).total).toBe(0);
    expect((await admin.call('GET', `${REQUESTS}?state=x`)).status).toBe(400);
  });

  test('section 4: an admin closes an open request with a reason that its sender gets', async () => {
    const id = await sendRequest();
    const close = (body: object) => admin.call('POST', `${REQUESTS}/${id}/close`, body);
    expect(await close({ reason: ' ' })).toMatchObject({ status: 400, body: { message: 'Please give a reason' } });
    await site.database.pool.query('delete from outbox');
    expect((await close({ reason: 'Sent twice.' })).status).toBe(200);
    const mails = await storedMails(site.database);
    expect(mails.map(({ recipient }) => recipient)).toEqual([BUYER, 'office@asked.example']);
    expect(mails[0]?.body).toContain('> Sent twice.');
    expect(await details(id)).toMatchObject({ state: 'closed', endReason: 'Sent twice.', endedBy: admin.email });
    expect((await close({ reason: 'Again' })).status).toBe(409);
    expect((await admin.call('POST', `${REQUESTS}/999999/close`, { reason: 'x' })).status).toBe(404);
  });

  test('section 4: what is held as spam can be deleted, nothing else', async () => {
    const [request, spamRequest] = [await sendRequest(), await sendRequest({ fax: 'filled' })];
    const [message, spamMessage] = [await sendMessage(), await sendMessage({ fax: 'filled' })];
    for (const [path, genuine, spam] of [
      [REQUESTS, request, spamRequest],
      [MESSAGES, message, spamMessage],
    ] as const) {
      expect((await admin.call('DELETE', `${path}/${genuine}`)).status).toBe(409);
      expect((await admin.call('DELETE', `${path}/${spam}`)).status).toBe(200);
      expect((await admin.call('DELETE', `${path}/${spam}`)).status).toBe(404);
    }
    expect((await list()).quarantined).toBe(0);
    expect(await audit()).toEqual(['contact-message.delete-spam', 'service-request.delete-spam']);
  });

  test('section 2: the details of a message show its notes, who answered, and the company that it mentions', async () => {
    const id = await sendMessage({ company: 'ASKED LTD' });
    await admin.call('POST', `${MESSAGES}/${id}/notes`, { body: 'Wants the badge.' });
    await admin.call('PATCH', `${MESSAGES}/${id}/status`, { status: 'resolved' });
    const { body } = await admin.call<ContactMessageDetails>('GET', `${MESSAGES}/${id}`);
    expect(body).toMatchObject({
      caseNumber: expect.stringMatching(/^CM-/),
      answeredBy: admin.email,
      companies: [{ id: companyId, name: 'Asked Ltd', approved: true }],
      notes: [{ body: 'Wants the badge.' }],
    });
    expect((await admin.call('GET', `${MESSAGES}/999999`)).status).toBe(404);
  });

  test.each([
    ['in the subject', { subject: 'Asked Ltd does not answer' }, ['Asked Ltd']],
    [
      'in the text, without its legal form',
      { message: 'We wrote to (silent lab) twice, and to ASKED LTD.' },
      ['Asked Ltd', 'Silent Lab'],
    ],
    ['with the word "and"', { message: 'What about Smith and Jones, or Smith & Jones?' }, ['Smith & Jones Ltd']],
    ['nowhere', { message: 'I asked twice on site. The lab is silent. Regards, Mark' }, []],
  ])('section 4: companies named %s are linked', async (_where, fields, names) => {
    const id = await sendMessage({ company: 'Mill Works', ...fields });
    const { companies } = (await admin.call<ContactMessageDetails>('GET', `${MESSAGES}/${id}`)).body;
    expect(companies.map(({ name }) => name)).toEqual(names);
  });

  test('section 4: the data of a person are erased by the address, and the log proves it without the address', async () => {
    const { pool } = site.database;
    const id = await sendRequest();
    await sendRequest({ customerEmail: 'other@plant.example' });
    const message = await sendMessage({ email: BUYER.toUpperCase() });
    await sendMessage({ email: 'other@plant.example' });
    await admin.call('POST', `${MESSAGES}/${message}/notes`, { body: `Write to ${BUYER}.` });
    await admin.call('PATCH', `${MESSAGES}/${message}/status`, { status: 'resolved' });
    await pool.query(`update outbox set status = 'dead', subject = 'Ada Buyer has written' || right(subject, 15)`);
    expect((await admin.call('POST', '/api/admin/mails/resend')).status).toBe(200);
    await pool.query('insert into doubts (company_id, message, email) values ($1, $2, $3)', [companyId, 'Old.', BUYER]);
    const erase = (body: object) =>
      admin.call<{ erased: Record<string, number> }>('POST', '/api/admin/erasures', { email: BUYER, ...body });
    const counted = (await erase({ dryRun: true })).body.erased;
    expect(counted).toMatchObject({ serviceRequests: 1, contactMessages: 1, doubts: 1, notes: 1 });
    expect(await details(id)).toMatchObject({ customerEmail: BUYER, state: 'open' });
    expect((await erase({})).body.erased).toEqual(counted);

    const tables = ['service_requests', 'contact_messages', 'admin_notes', 'doubts', 'audit_log', 'request_messages'];
    for (const table of tables) {
      const { rows } = await pool.query(`select to_jsonb(t)::text as row from ${table} t`);
      for (const { row } of rows) expect(row.toLowerCase(), table).not.toContain(BUYER);
    }
    // The subjects of its mails, too: only those of the other person are left.
    const { rows: named } = await pool.query(`select 1 from audit_log where entity_name like 'Ada Buyer has written%'`);
    expect(named).toHaveLength(3);
    const mails = await pool.query<{ kind: string }>(
      'select kind from outbox where lower(recipient) = $1 or reply_to = $1',
      [BUYER],
    );
    // The company hears that the request is withdrawn; the retention deletes that mail once it is sent.
    expect(mails.rows).toEqual([{ kind: 'lead-withdrawn' }]);
    expect((await list()).items.map(({ customerEmail }) => customerEmail)).toContain('other@plant.example');
    const { body } = await admin.call<{ items: AuditRecord[] }>('GET', '/api/admin/audit?search=person.erase');
    expect(body.items).toMatchObject([
      {
        actor: admin.email,
        after: { addressSha256: createHash('sha256').update(BUYER).digest('hex'), serviceRequests: 1 },
      },
    ]);
    expect((await erase({})).body.erased).toMatchObject({ serviceRequests: 0, contactMessages: 0 });
    expect((await erase({ email: 'nobody' })).status).toBe(400);
  });

  test('decision 25: the admin is mailed about an Emergency request, once', async () => {
    const withAdmin = await makeApp({ env: { ADMIN_EMAIL: 'office@directory.example' }, database: site.database });
    const send = (fields: object) =>
      withAdmin.call('POST', '/api/service-requests', { ...serviceRequest, urgency: 'Emergency', ...fields });
    await send({ companyId });
    await send({ companyId: null });
    const mails = (await storedMails(site.database)).filter(
      ({ recipient }) => recipient === 'office@directory.example',
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toMatch(/^Emergency request: Pressure vessel, Houston, Texas \[IR-/);
    expect(mails[0]?.body).toContain('- Asked Ltd');
  });

  test('decision 25: the digest is sent once a day if it is switched on', async () => {
    let now = new Date('2031-03-05T05:00:00Z');
    const env = { ADMIN_EMAIL: 'office@directory.example', DIGEST: 'on' };
    const withDigest = await makeApp({ env, database: site.database, now: () => now });
    await sendRequest();
    await site.database.pool.query('delete from outbox');
    expect(await sendDigest(withDigest.context)).toBe(false);
    now = new Date('2031-03-05T06:10:00Z');
    await site.database.pool.query('update service_requests set created_at = $1', [now]);
    expect(await sendDigest(site.context)).toBe(false);
    expect(await sendDigest(withDigest.context)).toBe(true);
    expect(await sendDigest(withDigest.context)).toBe(false);
    const [mail] = await storedMails(site.database);
    expect(mail).toMatchObject({
      recipient: 'office@directory.example',
      subject: 'Inspectory on 2031-03-05: 1 request, 0 messages',
    });
    now = new Date('2031-03-06T06:10:00Z');
    expect(await sendDigest(withDigest.context)).toBe(true);
  });
});
