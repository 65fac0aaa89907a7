import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorReply } from '#domain/api.ts';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import type { SimilarCompany } from '#domain/companies/similar-company.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { registration } from '#tests/support/forms.ts';
import { storedMails } from '#tests/support/service-request.ts';

const START = Date.parse('2031-03-05T10:20:30.400Z');
const NEXT_YEAR = 2032;
const ADMIN = 'admin@directory.example';
const REQUIRED = {
  name: 'Company name is required',
  location: 'Location is required',
  description: 'Description is required',
  phone: 'Phone number is required',
  email: 'Valid email is required',
  serviceArea: 'Service area is required',
};

describeOnEachDatabase('POST /api/companies', (makeApp) => {
  let site: TestApp;
  let time = START;

  beforeAll(async () => {
    site = await makeApp({
      env: { ADMIN_EMAIL: ADMIN, PUBLIC_URL: 'https://directory.example' },
      now: () => new Date(time),
    });
  });
  beforeEach(async () => {
    time = START;
    for (const table of ['companies', 'outbox', 'audit_log']) await site.database.pool.query(`delete from ${table}`);
  });

  const send = (fields: Record<string, unknown> = {}, to: TestApp = site) =>
    to.call<ErrorReply & PublicCompany>('POST', '/api/companies', { ...registration, ...fields });
  const stored = async () => (await site.database.pool.query('select * from companies order by id')).rows;
  const audit = async () => (await site.database.pool.query('select * from audit_log order by id')).rows;
  const expectRefused = async (fields: Record<string, unknown>, path: string, message?: string) => {
    const { status, body } = await send(fields);
    expect(status).toBe(400);
    expect(body.issues?.map((issue) => issue.path.split('.')[0])).toContain(path);
    if (message !== undefined) expect(body.issues).toContainEqual({ path, message });
    expect(await stored()).toEqual([]);
    expect(await storedMails(site.database)).toEqual([]);
  };

  test('section 7: returns 201 with the new company, which is pending', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...registration,
      id: expect.any(Number),
      approved: false,
      verified: false,
      featured: false,
      rating: 0,
      reviewCount: 0,
      distance: null,
      certificationMarks: ['17025', '510'],
    });
    expect(await stored()).toMatchObject([
      { source: 'registration', name_key: 'gulf ndt sohne', created_at: new Date(START) },
    ]);
  });

  test('section 4: it is not public before an admin approves it', async () => {
    const { body } = await send();
    expect((await site.call('GET', `/api/companies/${body.id}`)).status).toBe(404);
    expect((await site.call('GET', `/company/${body.id}`)).status).toBe(404);
    expect((await site.list({ search: 'Gulf' })).total).toBe(0);
    expect((await site.call<string[]>('GET', '/api/industries')).text).not.toContain('Gulf');
  });

  test('decision 15: fields that only the directory sets are ignored', async () => {
    const { body } = await send({
      id: 77_777,
      approved: true,
      verified: true,
      featured: true,
      rating: 5,
      reviewCount: 999,
      distance: 3,
      source: 'demo',
      createdAt: '1999-01-01',
    });
    expect(body.id).not.toBe(77_777);
    expect(await stored()).toMatchObject([
      { approved: false, verified: false, featured: false, rating: 0, review_count: 0, source: 'registration' },
    ]);
  });

  test('section 7: the payload of the specification’s client is accepted', async () => {
    const standing = { rating: 0, reviewCount: 0, verified: false, featured: false, distance: null };
    expect((await send({ ...standing, logoUrl: null, imageUrl: '' })).status).toBe(201);
  });

  test.each(Object.entries(REQUIRED))('section 5: without %s: %s', async (path, message) => {
    for (const value of [undefined, null, '', '  ', ['a'], { a: 1 }, 7])
      await expectRefused({ [path]: value }, path, message);
  });

  test.each([
    'a\u0080b',
    'a\u009fb',
    '\u202eevil',
    'a\u202ab',
    'a\u2066b',
    'a\u2069b',
    'a\ufffeb',
    'a\ufdd0b',
    'a\u{1ffff}b',
    'a\u2028b',
  ])('decision 16: %j is rejected for its invisible or direction-changing character', async (text) => {
    const message = 'Please remove the control characters';
    await expectRefused({ name: text }, 'name', message);
    await expectRefused({ specializations: [text] }, 'specializations');
    if (text !== 'a\u2028b') await expectRefused({ description: text }, 'description', message);
  });

  test.each(['\u200b', '\u2060\u200d', '\ufeff \u00ad', '\u3164', '\u2800'])(
    'decision 16: %j is blank and counts as missing',
    async (blank) => {
      for (const [path, message] of Object.entries(REQUIRED)) await expectRefused({ [path]: blank }, path, message);
      expect(await send({ website: blank, employeeCount: blank })).toMatchObject({
        status: 201,
        body: { website: null, employeeCount: null },
      });
    },
  );

  test('decision 16: invisible characters in an e-mail address are rejected or removed', async () => {
    await expectRefused({ email: 'a\u0085@b.example' }, 'email', REQUIRED.email);
    expect(await send({ email: '\u200boffice@gulf.example\u2060' })).toMatchObject({
      status: 201,
      body: { email: 'office@gulf.example' },
    });
  });

  test.each(['👩\u200d🔧 Testing', 'می\u200cشود', 'क्\u200dष', '\u200fشركة'])(
    'hardening: %s is a valid name',
    async (name) => expect(await send({ name })).toMatchObject({ status: 201, body: { name } }),
  );

  test('section 5: optional fields may be missing, null or blank', async () => {
    const { name, location, description, phone, email, serviceArea } = registration;
    const required = { name, location, description, phone, email, serviceArea };
    const optional = ['website', 'yearEstablished', 'employeeCount', 'logoUrl', 'imageUrl'];
    for (const value of [undefined, null, '', '  ']) {
      const fields = Object.fromEntries(optional.map((key) => [key, value]));
      const { status, body } = await site.call('POST', '/api/companies', { ...required, ...fields });
      expect(status).toBe(201);
      expect(body).toMatchObject({ website: null, yearEstablished: null, employeeCount: null, specializations: [] });
    }
  });

  test.each([
    'nope',
    'ftp://gulf.example',
    'javascript:alert(1)',
    'https://gulf',
    'https://u:p@gulf.example',
    7,
    ['https://a.example'],
  ])('section 5: the website %j is rejected', async (website) =>
    expectRefused({ website }, 'website', 'Please enter a valid website URL'),
  );

  test.each(['www.gulf.example', ' gulf.example/labs ', 'https://gulf.example'])(
    'section 5: the website %j is accepted, with a scheme',
    async (website) => {
      const { status, body } = await send({ name: `Site ${website}`, website });
      expect({ status, website: body.website }).toEqual({
        status: 201,
        website: `https://${website.trim().replace('https://', '')}`,
      });
    },
  );

  test('section 2: a company may name more service areas, and is found in each', async () => {
    await expectRefused({ moreServiceAreas: ['Atlantis'] }, 'moreServiceAreas');
    const { body } = await send({
      name: 'Two Areas',
      serviceArea: 'Europe',
      moreServiceAreas: ['Middle East', 'MIDDLE EAST'],
    });
    expect(body).toMatchObject({ serviceArea: 'Europe', moreServiceAreas: ['Middle East'] });
    await site.insert([
      company({ name: 'Both Areas', serviceArea: 'Europe', moreServiceAreas: ['Middle East', 'Europe'] }),
    ]);
    for (const serviceArea of ['Europe', 'Middle East']) {
      const { items, total } = await site.list({ search: 'Both Areas', serviceArea });
      expect([total, items[0]?.name]).toEqual([1, 'Both Areas']);
    }
  });

  test('decision 15: listed companies with the same name, website, phone or email domain are found before registering', async () => {
    await site.insert([
      company({
        name: 'Rhône Contrôle',
        website: 'https://www.rhone.example/fr',
        phone: '+33 4 7200 0000',
        email: 'bureau@rhone.example',
      }),
      company({ name: 'Rhône Contrôle', email: 'someone@gmail.com', website: null, phone: '', approved: false }),
    ]);
    const similar = async (query: Record<string, string>) => {
      const { body } = await site.call<SimilarCompany[]>('GET', `/api/companies/similar?${new URLSearchParams(query)}`);
      return body.map(({ name, same }) => [name, same.toSorted()]);
    };
    expect(await similar({ name: 'rhone controle', website: 'rhone.example' })).toEqual([
      ['Rhône Contrôle', ['name', 'website']],
    ]);
    expect(await similar({ phone: '+33 472 000 000', email: 'x@RHONE.example' })).toEqual([
      ['Rhône Contrôle', ['email domain', 'phone']],
    ]);
    for (const none of [{}, { name: 'Another', email: 'x@gmail.com', website: 'other.example' }] as Record<
      string,
      string
    >[])
      expect(await similar(none)).toEqual([]);
  });

  test.each([
    [1899, 'Please enter a valid year'],
    [0, 'Please enter a valid year'],
    [1994.5, 'Please enter a valid year'],
    ['abc', 'Please enter a valid year'],
    ['19 94', 'Please enter a valid year'],
    [[1994], 'Please enter a valid year'],
    [NEXT_YEAR, 'Year cannot be in the future'],
    [String(NEXT_YEAR), 'Year cannot be in the future'],
  ])('section 5: the year %j: %s', async (yearEstablished, message) =>
    expectRefused({ yearEstablished }, 'yearEstablished', message),
  );

  test('section 5: a year in the future is reported together with the other errors', async () => {
    const { body } = await send({ email: 'nobody', yearEstablished: NEXT_YEAR });
    expect(body.issues?.map(({ path }) => path)).toEqual(['email', 'yearEstablished']);
  });

  test.each([1900, NEXT_YEAR - 1, '1994', ' 1994 '])('section 9: the year %j is accepted', async (yearEstablished) => {
    expect(await send({ yearEstablished })).toMatchObject({
      status: 201,
      body: { yearEstablished: Number(yearEstablished) },
    });
  });

  test('decision 17: the employee counts of both forms are accepted, others are not', async () => {
    for (const employeeCount of ['1-10', '11-50', '51-100', '100+', '51-200', '201-500', '500+']) {
      expect(await send({ employeeCount })).toMatchObject({ status: 201, body: { employeeCount } });
    }
    await site.database.pool.query('delete from companies');
    await site.database.pool.query('delete from outbox');
    await expectRefused({ employeeCount: 'many' }, 'employeeCount');
  });

  test('section 3: the service area is one of seven', async () => {
    expect(await send({ serviceArea: 'asia pacific' })).toMatchObject({ body: { serviceArea: 'Asia-Pacific' } });
    await site.database.pool.query('delete from companies');
    await site.database.pool.query('delete from outbox');
    await expectRefused({ serviceArea: 'Atlantis' }, 'serviceArea', 'Please select one of the seven service areas');
  });

  test('section 2: list items are trimmed; empty and repeated ones are ignored', async () => {
    const { body } = await send({ specializations: [' UT ', '', 'ut', '  ', 'RT'] });
    expect(body.specializations).toEqual(['UT', 'RT']);
  });

  test('decision 16: lists have at most 50 texts of 250 characters', async () => {
    const items = Array.from({ length: 51 }, (_, index) => `Method ${index}`);
    await expectRefused({ certifications: items }, 'certifications', 'Please enter at most 50 items');
    await expectRefused({ industries: ['x'.repeat(251)] }, 'industries');
    for (const value of ['UT|RT', { 0: 'UT' }, [7], [['UT']], [null]])
      await expectRefused({ equipmentTypes: value }, 'equipmentTypes');
    expect((await send({ certifications: items.slice(1) })).status).toBe(201);
  });

  test.each([
    ['name', 255],
    ['location', 255],
    ['phone', 50],
    ['description', 5000],
  ])('section 9: %s has at most %d characters', async (path, max) => {
    expect((await send({ [path]: 'ü'.repeat(max) })).status).toBe(201);
    await site.database.pool.query('delete from companies');
    await site.database.pool.query('delete from outbox');
    await expectRefused({ [path]: 'ü'.repeat(max + 1) }, path, `Please use at most ${max} characters`);
  });

  test('decision 24: the registration is in the audit log, without the fields of the spam check', async () => {
    const { body } = await send({ formToken: '', fax: '' });
    const [entry] = await audit();
    expect(entry).toMatchObject({
      actor: 'visitor',
      action: 'company.register',
      entity: 'company',
      entity_id: body.id,
    });
    expect(entry?.after).toMatchObject({ name: registration.name, email: registration.email });
    expect(JSON.stringify(entry?.after)).not.toMatch(/fax|formToken|suspicious/);
  });

  test('section 4: the mail to the admin names possible duplicates; the response to the visitor does not', async () => {
    await site.insert([
      company({ name: 'GULF NDT & SOHNE', location: 'Dallas' }),
      company({ name: 'Sister', website: 'http://gulf.example:8080/x', location: 'Houston, Texas', approved: false }),
      company({ name: 'Stranger', website: 'https://notgulf.example' }),
    ]);
    const { text } = await send();
    expect(text).not.toMatch(/Sister|duplicate/i);
    const mails = await storedMails(site.database);
    expect(mails).toMatchObject([
      {
        recipient: ADMIN,
        reply_to: 'office@gulf.example',
        subject: 'New company to review: Gulf NDT & Söhne, Houston, Texas, United States',
      },
      { recipient: 'office@gulf.example', reply_to: ADMIN },
    ]);
    expect(mails[1]?.body).not.toMatch(/Sister|duplicate/i);
    expect(mails[0]?.body).toContain('GULF NDT & SOHNE, Dallas');
    expect(mails[0]?.body).toMatch(/Sister, .*same website.*\(pending approval\)/);
    expect(mails[0]?.body).not.toContain('Stranger');
    expect(mails[0]?.body).toContain('https://directory.example/admin');
  });

  test.each([
    ['https://münchen-ndt.example', 'https://münchen-ndt.example/start'],
    ['https://münchen-ndt.example', 'https://xn--mnchen-ndt-9db.example'],
    ['https://xn--mnchen-ndt-9db.example', 'http://www.MÜNCHEN-ndt.example:8080'],
    ['https://ndt.example', 'https://WWW.ndt.example'],
    ['https://WWW.NDT.example', 'https://ndt.example'],
  ])('section 4: %s is the website of %s, in the mail and in the admin dashboard', async (before, after) => {
    const admin = await signedIn(site);
    const location = 'Houston, Texas, United States';
    await site.insert([
      company({ name: 'Elder', location, website: before }),
      company({ name: 'Stranger', website: null }),
    ]);
    await send({ name: 'Younger', website: after });
    const [mail] = await storedMails(site.database);
    expect(mail?.body).toMatch(/Elder, .*same website/);
    expect(mail?.body).not.toContain('Stranger');
    const { body } = await admin.call<{ items: AdminCompany[] }>('GET', '/api/admin/companies?status=pending');
    expect(body.items).toMatchObject([{ name: 'Younger', duplicates: [{ name: 'Elder', same: ['website'] }] }]);
  });

  test('hardening: a registration that looks like spam is pending like all others, but sends no mail', async () => {
    expect((await send({ fax: '1' })).status).toBe(201);
    expect(await storedMails(site.database)).toEqual([]);
    expect((await audit())[0]?.after).toMatchObject({ suspicious: 'a hidden field was filled in' });
  });

  test('decision 25: a company that registers gets a receipt, which repeats what it states only if it used the form', async () => {
    const { formToken } = (await site.call<{ formToken: string }>('GET', '/api/form-token')).body;
    time += 60_000;
    await send({ formToken });
    await send({ name: 'Without Form' });
    const [, receipt, , bare] = await storedMails(site.database);
    expect(receipt).toMatchObject({
      recipient: 'office@gulf.example',
      subject: 'Your registration on Inspectory: Gulf NDT & Söhne',
    });
    expect(receipt?.body).toContain("You'll receive an email once it's approved.");
    expect(receipt?.body).toContain(registration.description);
    expect(`${bare?.subject} ${bare?.body}`).not.toMatch(/Without Form|Gulf/);
  });

  test('section 4: without an admin address only the company is mailed', async () => {
    const withoutAdmin = await makeApp({ database: site.database });
    expect((await send({}, withoutAdmin)).status).toBe(201);
    expect(await stored()).toHaveLength(1);
    expect((await storedMails(site.database)).map(({ recipient }) => recipient)).toEqual(['office@gulf.example']);
  });

  test('hardening: many registrations from one address within an hour are not mailed', async () => {
    for (let sent = 0; sent < 6; sent += 1) await send({ name: `Company ${sent}` });
    expect(await storedMails(site.database)).toHaveLength(10);
    time += 3_600_001;
    await send();
    expect(await storedMails(site.database)).toHaveLength(12);
  });

  test('decision 16: unusual but valid names are stored unchanged', async () => {
    for (const name of ["O'Brien & Söhne GmbH <NDT>", 'شركة الفحص', '检测公司 株式会社', '=HYPERLINK("x")']) {
      expect(await send({ name })).toMatchObject({ status: 201, body: { name } });
    }
  });
});
