import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { act, askCompanies } from '#tests/support/buyer.ts';
import { company } from '#tests/support/company.ts';
import { postForm } from '#tests/support/forms.ts';
import { clearRequests, serviceRequest, storedMails, storedRequests } from '#tests/support/service-request.ts';

const SITE = 'https://directory.example';

describeOnEachDatabase('mails of a service request', (makeApp) => {
  let site: TestApp;
  let id = 0;
  let withoutEmail = 0;
  let formToken = '';
  let time = Date.now();
  const now = () => new Date(time);

  beforeAll(async () => {
    site = await makeApp({ env: { PUBLIC_URL: SITE, SITE_NAME: 'Probe Finder' }, now });
    formToken = (await site.call<{ formToken: string }>('GET', '/api/form-token')).body.formToken;
    time += 60_000;
    [id = 0, withoutEmail = 0] = await site.insert([
      company({ name: 'Gulf NDT & Söhne', email: 'sales@gulf.example' }),
      company({ name: 'Silent Lab', email: '' }),
    ]);
  });
  beforeEach(() => clearRequests(site.database));

  const send = async (fields: Record<string, unknown> = {}, to: TestApp = site) => {
    const { status } = await to.call('POST', '/api/service-requests', { ...serviceRequest, formToken, ...fields });
    expect(status).toBe(201);
    return storedMails(to.database);
  };

  test('decision 14: the company gets the request and the sender a copy; each can reply to the other', async () => {
    const mails = await send({ companyId: id });
    expect(mails).toMatchObject([
      {
        recipient: 'sales@gulf.example',
        reply_to: 'ada@plant.example',
        subject: expect.stringMatching(/^Request for a quote: Pressure vessel, Houston, Texas \[IR-\d+-\d+\]$/),
        status: 'waiting',
      },
      {
        recipient: 'ada@plant.example',
        reply_to: 'sales@gulf.example',
        subject: expect.stringMatching(/^Your request to Gulf NDT & Söhne: Pressure vessel \[IR-\d+-\d+\]$/),
        status: 'waiting',
      },
    ]);
    for (const { body } of mails) {
      const { preferredDate: _date, validOn: _validOn, ...texts } = serviceRequest;
      for (const field of [
        ...Object.values(texts),
        'Preferred date: 4 May 2031',
        'Certificates valid on: 8 May 2031',
        `${SITE}/company/${id}/gulf-ndt-sohne`,
      ])
        expect(body).toContain(field);
    }
    expect(mails[0]?.body).toContain('Please answer within 2 working days');
    expect(mails[1]?.body).toContain('Your request to Gulf NDT & Söhne has been sent. They will contact you soon.');
    expect(mails[1]?.body).toContain('If you did not send this request, open the page and withdraw it.');
  });

  test('section 2.94: the mails to both sides lead to what happens to a request', async () => {
    const { buyer, companies } = await askCompanies(site, [id]);
    await postForm(site, `/leads/${companies[0]}`, { action: 'question', message: 'Is the insulation off?' });
    await act(site, buyer, 'withdraw');
    const mails = await storedMails(site.database);
    expect(mails).toHaveLength(4);
    for (const { body } of mails) expect(body).toContain(`${SITE}/fair-leads`);
  });

  test('hardening: who can reply to a company is warned of passing on the private link', async () => {
    const warning = 'Do not pass it on, nor leave it in a reply to this email.';
    expect((await send({ companyId: id }))[1]?.body).toContain(warning);
  });

  test('hardening: without a form token the copy to the sender repeats no text of the request', async () => {
    for (const companyId of [id, withoutEmail, null]) {
      await clearRequests(site.database);
      const mails = await send({ companyId, formToken: undefined });
      const copy = mails.find(({ recipient }) => recipient === serviceRequest.customerEmail);
      expect(copy?.subject).toMatch(/^Your request to (Gulf NDT & Söhne|Silent Lab|Probe Finder) \[IR-\d+-\d+\]$/);
      for (const text of Object.values(serviceRequest)) expect(`${copy?.subject} ${copy?.body}`).not.toContain(text);
    }
    expect((await storedRequests(site.database))[0]).toMatchObject({ customer_name: serviceRequest.customerName });
  });

  test('decision 14: empty fields are not in the mails', async () => {
    for (const { body } of await send({ companyId: id, customerPhone: '', preferredDate: null })) {
      expect(body).not.toMatch(/Phone:|Preferred date:|null|undefined/);
    }
  });

  test('section 3: the subject of an emergency says so', async () => {
    const [emergency] = await send({ companyId: id, urgency: 'Emergency' });
    expect(emergency?.subject).toMatch(/^Emergency: /);
    expect(emergency?.body).toMatch(/in an emergency.*Please answer within 4 hours/s);
  });

  test('decision 16: no text can add a header line', async () => {
    const tricky = 'Vessel Bcc: all@victims.example';
    for (const { recipient, reply_to, subject } of await send({ companyId: id, equipmentType: tricky })) {
      expect(`${recipient}${reply_to}${subject}`).not.toMatch(/[\r\n\0]/);
      expect([recipient, reply_to].sort()).toEqual(['ada@plant.example', 'sales@gulf.example']);
    }
    await clearRequests(site.database);
    for (const lineBreak of ['\r\n', '\u2028', '\u0085']) {
      const fields = { ...serviceRequest, companyId: id, equipmentType: `Vessel${lineBreak}Bcc: all@victims.example` };
      expect((await site.call('POST', '/api/service-requests', fields)).status).toBe(400);
    }
    expect(await storedMails(site.database)).toEqual([]);
  });

  test('decision 14: without an admin address a request without a company is mailed only to the sender', async () => {
    const mails = await send();
    expect(mails).toMatchObject([
      {
        recipient: 'ada@plant.example',
        reply_to: null,
        subject: expect.stringMatching(/^Your request to Probe Finder: Pressure vessel \[/),
      },
    ]);
    expect(mails[0]?.body).toContain('We have received your request. Probe Finder will look for companies');
  });

  test('decision 14: a request without a company goes to the admin', async () => {
    const withAdmin = await makeApp({ env: { ADMIN_EMAIL: 'office@directory.example' }, database: site.database, now });
    expect(await send({}, withAdmin)).toMatchObject([
      { recipient: 'office@directory.example', reply_to: 'ada@plant.example' },
      { recipient: 'ada@plant.example', reply_to: null },
    ]);
  });

  test('decision 14: a request to a company without an address goes to the admin', async () => {
    const withAdmin = await makeApp({ env: { ADMIN_EMAIL: 'office@directory.example' }, database: site.database, now });
    const mails = await send({ companyId: withoutEmail }, withAdmin);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['office@directory.example', 'ada@plant.example']);
    const [toAdmin] = mails;
    expect(toAdmin?.body).toContain('Silent Lab');
    expect(toAdmin?.body).toContain('could not be delivered');
    expect(toAdmin?.body).toContain(`/admin/companies/${withoutEmail}`);
    expect(toAdmin?.body).toContain('this address is the admin address of the site');
    expect(toAdmin?.body).not.toMatch(/Your profile|You need no account/);
    expect(mails[1]?.reply_to).toBeNull();
  });

  test('decision 14: what the buyer writes to such a company later goes to the admin, too', async () => {
    const withAdmin = await makeApp({ env: { ADMIN_EMAIL: 'office@directory.example' }, database: site.database, now });
    const { buyer } = await askCompanies(withAdmin, [withoutEmail]);
    const { rows } = await site.database.pool.query('select id from request_recipients');
    const reply = { recipientId: String(rows[0].id), message: 'The gate is closed on Sunday.' };
    expect((await act(withAdmin, buyer, 'reply', reply)).status).toBe(303);
    expect((await act(withAdmin, buyer, 'withdraw')).status).toBe(303);
    const [message, withdrawn] = (await storedMails(site.database)).slice(2);
    for (const mail of [message, withdrawn]) {
      expect(mail?.recipient).toBe('office@directory.example');
      expect(mail?.body).toContain('We have no email address for Silent Lab');
    }
    expect(message?.body).toContain('> The gate is closed on Sunday.');
  });

  test('decision 25: without an admin address the request to such a company is still stored', async () => {
    expect((await send({ companyId: withoutEmail })).map(({ recipient }) => recipient)).toEqual(['ada@plant.example']);
    expect(await storedRequests(site.database)).toMatchObject([{ company_id: withoutEmail, held_reason: null }]);
  });

  test('decision 25: request and mails are stored together or not at all', async () => {
    const { pool } = site.database;
    await pool.query(`alter table outbox add constraint full_mailbox check (recipient <> 'ada@plant.example')`);
    const { status, body, text } = await site.call('POST', '/api/service-requests', {
      ...serviceRequest,
      companyId: id,
    });
    await pool.query('alter table outbox drop constraint full_mailbox');
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: 'Something went wrong on our side. Please try again.', requestId: expect.any(String) },
    });
    expect(text).not.toMatch(/full_mailbox|outbox|ada@|stack/);
    expect(await storedRequests(site.database)).toEqual([]);
    expect(await storedMails(site.database)).toEqual([]);
  });
});
