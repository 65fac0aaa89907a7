import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import { describeOnEachDatabase, describeOnPostgresql, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import {
  clearRequests,
  serviceRequest,
  storedMails,
  storedRequests,
  WITHOUT_DETAILS,
} from '#tests/support/service-request.ts';

const NOW = new Date('2031-03-05T10:20:30.400Z');
const REQUIRED = {
  customerName: 'Name is required',
  customerEmail: 'Valid email is required',
  equipmentType: 'Equipment type is required',
  serviceDescription: 'Please provide a detailed description',
  urgency: 'Please select urgency level',
  location: 'Location is required',
};
const CONTROL = 'Please remove the control characters';

describeOnEachDatabase('POST /api/service-requests', (makeApp) => {
  let site: TestApp;
  let publicId = 0;
  let waitingId = 0;
  let others: number[] = [];

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    [publicId = 0, waitingId = 0, ...others] = await site.insert([
      company(),
      company({ name: 'Waiting', approved: false }),
      ...['B', 'C', 'D', 'E', 'F'].map((name) => company({ name: `Works ${name}`, email: `${name}@works.example` })),
    ]);
  });
  beforeEach(() => clearRequests(site.database));

  const send = (fields: Record<string, unknown>) =>
    site.call<ErrorReply>('POST', '/api/service-requests', { ...serviceRequest, ...fields });
  const expectRefused = async (fields: Record<string, unknown>, path: string, message?: string) => {
    const { status, body } = await send(fields);
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path)).toContain(path);
    if (message !== undefined) expect(body.issues).toContainEqual({ path, message });
    expect(await storedRequests(site.database)).toEqual([]);
    expect(await storedMails(site.database)).toEqual([]);
  };

  test('section 7: returns 201 with the stored request', async () => {
    const { status, body, headers } = await send({ companyId: publicId });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...serviceRequest,
      ...WITHOUT_DETAILS,
      companyId: publicId,
      companyIds: [publicId],
      id: expect.any(Number),
      caseNumber: expect.stringMatching(/^IR-2031-\d{4,}$/),
      createdAt: NOW.toISOString(),
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  test('section 3: stores every field', async () => {
    await send({ companyId: publicId });
    expect(await storedRequests(site.database)).toMatchObject([
      {
        id: expect.any(Number),
        company_id: publicId,
        customer_name: 'Ada Buyer',
        customer_email: 'ada@plant.example',
        customer_phone: '+1 713 555 0100',
        equipment_type: 'Pressure vessel',
        service_description: 'Two vessels, wall thickness by ultrasonic testing.',
        urgency: 'High',
        preferred_date: '2031-05-04',
        valid_on: serviceRequest.validOn,
        location: 'Houston, Texas',
        held_reason: null,
        created_at: NOW,
      },
    ]);
  });

  test('decision 14: the company is optional', async () => {
    for (const fields of [{}, { companyId: null }]) {
      expect(await send(fields)).toMatchObject({ status: 201, body: { companyId: null } });
    }
  });

  test('section 5: phone and preferred date are optional', async () => {
    for (const empty of [undefined, null, '', '  ']) {
      expect(await send({ customerPhone: empty, preferredDate: empty })).toMatchObject({
        status: 201,
        body: { customerPhone: null, preferredDate: null },
      });
    }
  });

  test.each(Object.entries(REQUIRED))('section 5: without %s: %s', async (path, message) => {
    for (const value of [undefined, null, '', '   ', ' \t\n ', ['High'], { text: 'High' }, 5, true]) {
      await expectRefused({ [path]: value }, path, message);
    }
  });

  test('decision 16: an empty request returns an issue for each missing field, and the first as its message', async () => {
    const { status, body } = await site.call<ErrorReply>('POST', '/api/service-requests', {});
    expect(status).toBe(400);
    expect(body.issues).toHaveLength(6);
    expect(body.issues).toEqual(
      expect.arrayContaining(Object.entries(REQUIRED).map(([path, message]) => ({ path, message }))),
    );
    expect(body.message).toBe(body.issues?.[0]?.message);
  });

  test.each([
    'nobody',
    'a@b',
    'a@-b.example',
    'a@b-.example',
    'a@b.-example',
    'a b@c.example',
    'a@c.example, d@e.example',
    'a@c.example;d@e.example',
    '<a@c.example>',
    'a@@c.example',
    '@c.example',
    'a@.example',
    'a@c.example\r\nBcc: x@y.example',
    `${'a'.repeat(65)}@c.example`,
  ])('section 5: %j is not a valid e-mail address', async (customerEmail) => {
    await expectRefused({ customerEmail }, 'customerEmail', 'Valid email is required');
  });

  test.each(['Low', 'Medium', 'High', 'Emergency'])('section 3: urgency %s is accepted', async (urgency) => {
    expect(await send({ urgency })).toMatchObject({ status: 201, body: { urgency } });
  });

  test.each(['low', 'Urgent', 'HIGH', ' High'])('section 3: urgency %j is rejected', async (urgency) => {
    await expectRefused({ urgency }, 'urgency', 'Please select urgency level');
  });

  test.each([
    ['customerName', 255],
    ['customerPhone', 50],
    ['equipmentType', 250],
    ['serviceDescription', 5000],
    ['preferredDate', 255],
    ['location', 255],
  ])('decision 16: %s has at most %d characters', async (path, max) => {
    const longest = 'ü'.repeat(max);
    expect(await send({ [path]: ` ${longest} ` })).toMatchObject({ status: 201, body: { [path]: longest } });
    await clearRequests(site.database);
    await expectRefused({ [path]: `${longest}x` }, path, `Please use at most ${max} characters`);
  });

  test('decision 16: the e-mail address has at most 255 characters', async () => {
    const address = (length: number) => `a@${'b'.repeat(length - 10)}.example`;
    expect(await send({ customerEmail: address(255) })).toMatchObject({ status: 201 });
    await clearRequests(site.database);
    await expectRefused({ customerEmail: address(256) }, 'customerEmail', 'Please use at most 255 characters');
  });

  test('section 5: a description has at least 10 characters, not counting white space around it', async () => {
    await expectRefused(
      { serviceDescription: `   ${'x'.repeat(9)}   ` },
      'serviceDescription',
      REQUIRED.serviceDescription,
    );
    expect(await send({ serviceDescription: ` ${'x'.repeat(10)} ` })).toMatchObject({
      status: 201,
      body: { serviceDescription: 'x'.repeat(10) },
    });
  });

  test('decision 16: texts are trimmed, and line breaks are one character', async () => {
    const { body } = await send({
      customerName: '  Ada  ',
      customerEmail: ' ada@plant.example\n',
      location: '\tHouston ',
      serviceDescription: ' one\r\ntwo\rthree\n\tfour ',
    });
    expect(body).toMatchObject({
      customerName: 'Ada',
      customerEmail: 'ada@plant.example',
      location: 'Houston',
      serviceDescription: 'one\ntwo\nthree\n\tfour',
    });
  });

  test.each(['customerName', 'customerPhone', 'equipmentType', 'preferredDate', 'location'])(
    'decision 16: %s cannot have line breaks or control characters',
    async (path) => {
      for (const sign of ['\u0000', '\r\n', '\n', '\u0007', '\u001b[31m', '\u007f'])
        await expectRefused({ [path]: `a${sign}b` }, path, CONTROL);
    },
  );

  test('decision 16: a description cannot have control characters except line breaks and tabs', async () => {
    for (const sign of ['\u0000', '\u0008', '\u001b'])
      await expectRefused({ serviceDescription: `ten letters${sign}` }, 'serviceDescription', CONTROL);
  });

  test('decision 29: the day on which the certificates must be valid is a day of the calendar', async () => {
    await expectRefused({ validOn: '2027-02-29' }, 'validOn');
    expect(await send({ validOn: '2028-02-29' })).toMatchObject({ status: 201, body: { validOn: '2028-02-29' } });
    expect(await send({ validOn: '' })).toMatchObject({ status: 201, body: { validOn: null } });
  });

  test('decision 16: arrays, objects and numbers instead of texts are rejected', async () => {
    for (const path of ['customerPhone', 'preferredDate', 'validOn', 'fax', 'formToken']) {
      for (const value of [['a'], { a: 1 }, 7, false]) await expectRefused({ [path]: value }, path);
    }
  });

  test.each([
    "O'Brien & Söhne GmbH <NDT>",
    'شركة الفحص',
    '检测公司 株式会社',
    '=HYPERLINK("x")',
    '"; drop table companies; --',
    '</script><script>alert(1)</script>',
    '👩‍🔧 Ада',
    '%s %d {0} $x \\n',
  ])('decision 16: the unusual but valid text %s is stored and returned unchanged', async (text) => {
    const fields = { customerName: text, location: text, serviceDescription: `${text} ${text}`, equipmentType: text };
    expect(await send(fields)).toMatchObject({ status: 201, body: fields });
    expect(await storedRequests(site.database)).toMatchObject([
      { customer_name: text, location: text, service_description: `${text} ${text}`, equipment_type: text },
    ]);
  });

  test('decision 15: unknown keys and those that the server sets are ignored', async () => {
    const { status, body } = await send({
      id: 99,
      createdAt: '1999-01-01',
      quarantineReason: 'x',
      isAdmin: true,
      status: 'new',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...serviceRequest,
      ...WITHOUT_DETAILS,
      companyId: null,
      companyIds: [],
      id: expect.any(Number),
      caseNumber: expect.any(String),
      createdAt: NOW.toISOString(),
    });
    expect((await storedRequests(site.database))[0]?.id).not.toBe(99);
  });

  test('decision 14: a company that is not public is rejected, and the response does not show whether it exists', async () => {
    const message = 'This company does not exist or has been removed';
    for (const companyId of [waitingId, 2_147_483_647]) {
      await expectRefused({ companyId }, 'companyId', message);
      expect((await send({ companyId })).body).toEqual({ message, issues: [{ path: 'companyId', message }] });
    }
  });

  const recipients = async () =>
    (
      await site.database.pool.query(
        'select company_id, company_name, added_by, answer, sent_at from request_recipients order by id',
      )
    ).rows;

  test('section 3.17: one request goes to up to five companies, in the order of the buyer', async () => {
    const companyIds = [others[2] ?? 0, publicId, others[0] ?? 0];
    const { status, body } = await send({ companyIds });
    expect(status).toBe(201);
    expect(body).toMatchObject({ companyId: null, companyIds });
    expect((await recipients()).map((row) => row.company_id)).toEqual(companyIds);
    expect((await recipients())[0]).toEqual({
      company_id: others[2],
      company_name: 'Works D',
      added_by: 'buyer',
      answer: 'waiting',
      sent_at: NOW,
    });
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).toEqual([
      'D@works.example',
      company().email,
      'B@works.example',
      'ada@plant.example',
    ]);
  });

  test('section 3.17: companyId equals a list of one company', async () => {
    expect((await send({ companyIds: [publicId] })).body).toMatchObject({
      companyId: publicId,
      companyIds: [publicId],
    });
    expect((await send({ companyId: publicId, companyIds: [] })).body).toMatchObject({ companyIds: [publicId] });
    await clearRequests(site.database);
    await expectRefused({ companyId: publicId, companyIds: others.slice(1, 2) }, 'companyIds');
  });

  test('section 3.17: six companies, one twice, or one that is not public: nobody gets the request', async () => {
    await expectRefused({ companyIds: [publicId, ...others] }, 'companyIds', 'Please choose at most 5 companies');
    await expectRefused({ companyIds: [publicId, publicId] }, 'companyIds', 'Please choose each company once');
    const message = 'This company does not exist or has been removed';
    await expectRefused({ companyIds: [publicId, waitingId] }, 'companyIds.1', message);
    expect(await recipients()).toEqual([]);
  });

  test('section 3.17: what helps to quote is stored, returned and mailed', async () => {
    const details = {
      work: 'Ultrasonic thickness survey',
      items: '3 columns\n28 m high',
      material: 'Carbon steel',
      code: 'API 510',
      access: 'Scaffold by the client',
      windowStart: '2031-05-04',
      windowEnd: '2031-05-14',
      certification: 'ISO/IEC 17020',
    };
    expect(await send({ companyId: publicId, ...details })).toMatchObject({ status: 201, body: details });
    const [lead] = await storedMails(site.database);
    const mailed = { ...details, windowStart: 'Earliest: 4 May 2031', windowEnd: 'Latest: 14 May 2031' };
    for (const text of Object.values(mailed)) expect(lead?.body).toContain(text);
  });

  test('section 3.17: a window of dates ends on its first day or later', async () => {
    const message = 'Please enter a last day that is not before the first';
    await expectRefused({ windowStart: '2031-05-04', windowEnd: '2031-05-03' }, 'windowEnd', message);
    await expectRefused({ windowEnd: '2031-02-30' }, 'windowEnd', 'Please enter a date such as 2027-01-12');
    expect((await send({ windowStart: '2031-05-04', windowEnd: '2031-05-04' })).status).toBe(201);
  });

  test('section 3.18: a form that is submitted twice is stored once, and both get the same answer', async () => {
    const form = { companyIds: [publicId, others[0]], submissionKey: 'k3y-of-the-shown-form' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await storedRequests(site.database)).toHaveLength(1);
    expect(await storedMails(site.database)).toHaveLength(3);
    const stranger = await send({ ...form, customerEmail: 'somebody@else.example' });
    expect(stranger.body).not.toMatchObject({ customerEmail: 'ada@plant.example' });
    expect(await storedRequests(site.database)).toHaveLength(2);
    await expectRefusedKey('short');
  });

  test('section 3.18: what is changed after sending, with the way back of the browser, is another request', async () => {
    const form = { companyIds: [publicId], submissionKey: 'k3y-of-the-shown-form' };
    const first = await send(form);
    const other = await send({ ...form, companyIds: [others[0]] });
    expect(other.body).toMatchObject({ companyIds: [others[0]] });
    expect((await send(form)).text).toBe(first.text);
    expect(await storedRequests(site.database)).toHaveLength(2);
  });

  const expectRefusedKey = async (submissionKey: string) => {
    const { status, body } = await send({ submissionKey });
    expect([status, body.issues?.[0]?.path]).toEqual([400, 'submissionKey']);
  };

  test('decision 16: companyId must be an integer', async () => {
    for (const companyId of [0, -1, 1.5, 2_147_483_648, '1', String(publicId), [publicId], 'abc', true, {}])
      await expectRefused({ companyId }, 'companyId');
  });
});

describeOnPostgresql('POST /api/service-requests at the same time as other actions', (makeApp) => {
  test('decision 14: a request to a company that is being deleted fails after the deletion', async () => {
    const site = await makeApp();
    const [companyId = 0] = await site.insert([company()]);
    const admin = await site.database.pool.connect();
    await admin.query('begin');
    await admin.query('delete from companies where id = $1', [companyId]);
    const asked = site.call('POST', '/api/service-requests', { ...serviceRequest, companyId });
    const waiting = async () => {
      // Another connection is needed, because within a transaction this view does not change after the first read.
      const { rows } = await site.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await admin.query('commit');
    admin.release();
    expect(await asked).toMatchObject({ status: 400, body: { issues: [{ path: 'companyId' }] } });
    expect(await storedRequests(site.database)).toEqual([]);
  });
});
