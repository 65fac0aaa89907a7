import { beforeAll, expect, test } from 'vitest';
import type { AdminCompany, AdminCompanyDetails } from '#domain/companies/admin-company.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';
import { csvRows } from '#tests/support/csv.ts';

type Page = { items: AdminCompany[]; total: number };

describeOnEachDatabase('companies in the admin dashboard', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp({ now: () => new Date('2026-06-01T12:00:00Z') });
    admin = await signedIn(site);
  });

  const waiting = async (fields: Parameters<typeof company>[0] = {}) => {
    const [id = 0] = await site.insert([company({ approved: false, verified: false, featured: false, ...fields })]);
    return id;
  };
  const post = (path: string, body: object = {}) =>
    admin.call<AdminCompany>('POST', `/api/admin/companies/${path}`, body);
  const list = async (query: string) => (await admin.call<Page>('GET', `/api/admin/companies?${query}`)).body;
  const isPublic = async (id: number) => (await site.call('GET', `/api/companies/${id}`)).status === 200;
  const auditEntries = async (id: number) =>
    (
      await site.database.pool.query(
        'select actor, action, before, after from audit_log where entity_id = $1 order by id',
        [id],
      )
    ).rows;

  test('section 4: approving makes a company public, once', async () => {
    const id = await waiting();
    expect(await isPublic(id)).toBe(false);
    expect(await post(`${id}/approve`)).toMatchObject({ status: 200, body: { id, approved: true, verified: false } });
    expect(await isPublic(id)).toBe(true);
    expect(await post(`${id}/approve`)).toMatchObject({
      status: 409,
      body: { message: 'This company is already approved.' },
    });
  });

  test('decision 25: approval sends a mail to a registered company, but not to an imported one', async () => {
    const [registered = 0] = await site.insert([company({ approved: false, email: 'office@weld.example' })]);
    const [imported = 0] = await site.insert([company({ approved: false, email: 'office@import.example' })], 'import');
    expect(await post('approve', { ids: [registered, imported] })).toMatchObject({ body: { changed: 2 } });
    const { rows } = await site.database.pool.query(
      `select recipient, body from outbox where recipient in ('office@weld.example', 'office@import.example')`,
    );
    expect(rows).toEqual([
      { recipient: 'office@weld.example', body: expect.stringContaining(`/company/${registered}`) },
    ]);
  });

  test('section 4: only approved companies without verification can be verified', async () => {
    const id = await waiting();
    expect((await post(`${id}/verify`)).status).toBe(409);
    await post(`${id}/approve`);
    expect(await post(`${id}/verify`)).toMatchObject({ status: 200, body: { verified: true } });
    expect((await post(`${id}/verify`)).status).toBe(409);
    const taken = await admin.call('PATCH', `/api/admin/companies/${id}/verify`, { verified: false });
    expect(taken).toMatchObject({ status: 200, body: { verified: false } });
    expect((await auditEntries(id)).map(({ action }) => action)).toEqual([
      'company.approve',
      'company.verify',
      'company.unverify',
    ]);
  });

  test('section 4: only approved companies can be featured', async () => {
    const id = await waiting();
    const feature = (featured: unknown) => admin.call('PATCH', `/api/admin/companies/${id}/feature`, { featured });
    expect((await feature(true)).status).toBe(409);
    await post(`${id}/approve`);
    expect(await feature(true)).toMatchObject({ status: 200, body: { featured: true } });
    expect(await feature(false)).toMatchObject({ status: 200, body: { featured: false } });
    expect(await feature('yes')).toMatchObject({ status: 400, body: { message: 'featured must be true or false' } });
  });

  test('section 4: rejecting and deleting are permanent, and the audit log contains the last state', async () => {
    const [rejected, deleted] = [await waiting({ name: 'Rejected Ltd' }), await waiting({ name: 'Deleted Ltd' })];
    await post(`${deleted}/approve`);
    for (const [id, action] of [
      [rejected, 'company.reject'],
      [deleted, 'company.delete'],
    ] as const) {
      expect((await admin.call('DELETE', `/api/admin/companies/${id}`)).status).toBe(200);
      expect(await isPublic(id)).toBe(false);
      expect((await admin.call('DELETE', `/api/admin/companies/${id}`)).status).toBe(404);
      expect((await auditEntries(id)).at(-1)).toMatchObject({
        actor: admin.email,
        action,
        before: { id, email: expect.any(String) },
      });
    }
  });

  test('decision 21: every action on an unknown company returns 404', async () => {
    for (const id of ['999999', '0', 'x', '99999999999']) {
      expect((await admin.call('GET', `/api/admin/companies/${id}`)).status).toBe(404);
      expect((await post(`${id}/approve`)).status).toBe(404);
      expect((await post(`${id}/verify`)).status).toBe(404);
      expect((await admin.call('DELETE', `/api/admin/companies/${id}`)).status).toBe(404);
      expect((await admin.call('PATCH', `/api/admin/companies/${id}/feature`, { featured: true })).status).toBe(404);
      expect((await admin.call('PUT', `/api/admin/companies/${id}`, edit())).status).toBe(404);
    }
  });

  test('several companies are approved or rejected at once; those that are not pending do not change', async () => {
    const ids = [await waiting(), await waiting(), await waiting()];
    const [approved = 0] = ids;
    await post(`${approved}/approve`);
    expect(await post('reject', { ids: [approved, ids[1]] })).toMatchObject({ body: { changed: 1 } });
    expect(await post('approve', { ids })).toMatchObject({ body: { changed: 1 } });
    expect(await Promise.all(ids.map(isPublic))).toEqual([true, false, true]);
    expect(await post('approve', { ids: [] })).toMatchObject({
      status: 400,
      body: { message: 'Please select at least one company' },
    });
  });

  test('section 2: lists by status, with search in name, location and description', async () => {
    const id = await waiting({
      name: 'Quokka Weld',
      location: 'Perth, Australia',
      description: 'Pipes_and 100% of tanks',
    });
    for (const search of ['quokka', 'PERTH', 'pipes_AND', '100%']) {
      const { items, total } = await list(`status=pending&search=${encodeURIComponent(search)}`);
      expect([items.map((item) => item.id), total]).toEqual([[id], 1]);
    }
    expect((await list('status=pending&search=pipesXand')).total).toBe(0);
    expect((await list('status=verified&search=quokka')).total).toBe(0);
    expect((await list('status=all&search=quokka')).items[0]).toMatchObject({ id, source: 'registration', version: 1 });
  });

  test('decision 22: paging and sort orders', async () => {
    for (const [index, employeeCount] of ['11-50', '1-10', '500+'].entries())
      await waiting({ name: `Sorted ${index}`, employeeCount, yearEstablished: 2000 - index });
    const names = async (query: string) => (await list(`search=Sorted&${query}`)).items.map(({ name }) => name);
    expect(await names('sortBy=name&order=asc')).toEqual(['Sorted 0', 'Sorted 1', 'Sorted 2']);
    expect(await names('sortBy=established&order=asc')).toEqual(['Sorted 2', 'Sorted 1', 'Sorted 0']);
    expect(await names('sortBy=employees&order=desc')).toEqual(['Sorted 2', 'Sorted 0', 'Sorted 1']);
    expect(await names('sortBy=name&order=asc&page=2&limit=2')).toEqual(['Sorted 2']);
    for (const query of ['page=0', 'limit=101', 'sortBy=rating', 'status=mine', 'order=up', 'search=a%00b'])
      expect((await admin.call('GET', `/api/admin/companies?${query}`)).status).toBe(400);
  });

  test('a pending company is listed with possible duplicates, missing fields and registers', async () => {
    const like = { website: 'https://www.twin.example/a', phone: '+1 (555) 0100', email: 'a@twin.example' };
    const [first = 0] = await site.insert([company({ name: 'Twin One', location: 'Houston, Texas', ...like })]);
    const id = await waiting({
      name: 'Twin Two',
      location: 'Houston, TX',
      website: 'http://twin.example',
      phone: '15550100',
      email: 'b@twin.example',
      certifications: ['ISO/IEC 17025:2017'],
      industries: [],
    });
    const { body } = await admin.call<AdminCompanyDetails>('GET', `/api/admin/companies/${id}`);
    expect(body.duplicates).toEqual([
      expect.objectContaining({ id: first, name: 'Twin One', same: ['email domain', 'phone', 'website'] }),
    ]);
    expect(body.missing).toContain('industries');
    expect(body.registers.map(({ label }) => label).join()).toContain('A2LA');
  });

  const edit = (fields: object = {}) => ({
    name: 'Edited Ltd',
    email: 'edit@edited.example',
    phone: '+44 20 5550 0100',
    location: 'Aberdeen, United Kingdom',
    description: 'Inspects what others overlook.',
    website: '',
    serviceArea: 'Europe',
    specializations: 'Ultrasonic testing | Radiographic testing',
    certifications: [],
    industries: 'Oil & Gas',
    equipmentTypes: '',
    yearEstablished: '1821',
    employeeCount: '51-200',
    logoUrl: '',
    imageUrl: null,
    ...fields,
  });

  test('section 2: an edit changes the company, its page and the search results', async () => {
    const [id = 0] = await site.insert([company({ name: 'Saltmarsh Ltd' })]);
    expect((await site.list({ search: 'saltmarsh' })).total).toBe(1);
    const { status, body } = await admin.call<AdminCompany>('PUT', `/api/admin/companies/${id}`, edit({ version: 1 }));
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id, name: 'Edited Ltd', yearEstablished: 1821, version: 2 }),
    ]);
    expect(body.specializations).toEqual(['Ultrasonic testing', 'Radiographic testing']);
    expect((await site.list({ search: 'overlook edited' })).items.map((item) => item.id)).toEqual([id]);
    expect((await site.list({ search: 'saltmarsh' })).total).toBe(0);
  });

  test('decision 24: the log entry of an edit has the stored states before and after', async () => {
    const [id = 0] = await site.insert([company({ name: 'Before Ltd', verified: true })]);
    const body = edit({ placeCorrection: 'Leeds, United Kingdom', version: 1 });
    await admin.call('PUT', `/api/admin/companies/${id}`, body);
    await admin.call('PUT', `/api/admin/companies/${id}`, edit({ phone: '+44 20 5550 0999' }));
    const [first, second] = await auditEntries(id);
    const stored = { name: 'Edited Ltd', logoUrl: null, verified: true, placeCorrection: 'Leeds, United Kingdom' };
    expect(first).toMatchObject({
      action: 'company.edit',
      before: { name: 'Before Ltd', verified: true },
      after: stored,
    });
    expect(Object.keys(first.after)).toEqual(Object.keys(first.before));
    expect(second).toMatchObject({ before: first.after, after: { ...first.after, phone: '+44 20 5550 0999' } });
  });

  test('decision 24: an edit without changes creates neither a new version nor a log entry', async () => {
    const [id = 0] = await site.insert([company()]);
    const write = (path: string, body: object) =>
      admin.call<AdminCompany>(path === '' ? 'PUT' : 'PATCH', `/api/admin/companies/${id}${path}`, body);
    for (const [path, body] of [
      ['', edit()],
      ['/feature', { featured: true }],
      ['/verify', { verified: true }],
    ] as const) {
      const first = await write(path, body);
      expect(await write(path, body)).toMatchObject({ status: 200, body: first.body });
    }
    expect((await auditEntries(id)).map(({ action }) => action)).toEqual([
      'company.edit',
      'company.feature',
      'company.verify',
    ]);
    expect(await write('', edit({ version: 1 }))).toMatchObject({ status: 409 });
    expect(await write('', edit({ version: 4 }))).toMatchObject({ status: 200, body: { version: 4 } });
  });

  test.each([-1, 1.5, 2_147_483_648])('hardening: version %d is rejected', async (version) => {
    const [id = 0] = await site.insert([company()]);
    const { status, body } = await admin.call('PUT', `/api/admin/companies/${id}`, edit({ version }));
    expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path: 'version' }] } });
  });

  test('two admins who edit at the same time do not overwrite each other silently', async () => {
    const [id = 0] = await site.insert([company()]);
    expect((await admin.call('PUT', `/api/admin/companies/${id}`, edit({ version: 1, name: 'First' }))).status).toBe(
      200,
    );
    const second = await admin.call('PUT', `/api/admin/companies/${id}`, edit({ version: 1, name: 'Second' }));
    expect(second).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^admin\d+@directory.example has changed this company/) },
    });
    expect((await admin.call<AdminCompany>('GET', `/api/admin/companies/${id}`)).body.name).toBe('First');
  });

  test.each([
    ['name', '', 'Company name is required'],
    ['email', 'no address', 'Valid email is required'],
    ['phone', ' ', 'Phone number is required'],
    ['location', '', 'Location is required'],
    ['description', '', 'Description is required'],
    ['serviceArea', '', 'Service area is required'],
    ['website', 'javascript:alert(1)', 'Please enter a valid website URL'],
    ['yearEstablished', '999', 'Please enter a valid year'],
    ['yearEstablished', '1799', 'Please enter a valid year'],
    ['name', 'half a character \ud83d', 'Please remove the control characters'],
    ['yearEstablished', '2027', 'Year cannot be in the future'],
    ['employeeCount', 'x'.repeat(31), 'Please use at most 30 characters'],
  ])('section 5: %s "%s" is rejected: %s', async (path, value, message) => {
    const [id = 0] = await site.insert([company()]);
    const answer = await admin.call('PUT', `/api/admin/companies/${id}`, edit({ [path]: value }));
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } });
  });

  test('imported values can be saved again', async () => {
    const counts = ['250', 'about 50', '1,001-5,000 employees', '+99 8877665544332211'];
    const rows = counts.map((employeeCount) => ({
      ...edit({ name: `Brought ${employeeCount}`, email: 'brought@edited.example', yearEstablished: 1620 }),
      employeeCount,
    }));
    expect(await post('bulk-import', { companies: rows })).toMatchObject({ body: { success: counts.length } });
    const { items } = await list('search=Brought&sortBy=employees');
    expect(items.map(({ employeeCount }) => employeeCount).sort()).toEqual([...counts].sort());
    for (const { id, name, email, employeeCount, yearEstablished } of items) {
      const saved = edit({ name, email, employeeCount, yearEstablished });
      const answer = await admin.call('PUT', `/api/admin/companies/${id}`, saved);
      expect(answer).toMatchObject({ status: 200, body: { employeeCount, yearEstablished: 1620 } });
    }
  });

  test('section 4: rejecting does not remove a company that was approved in the meantime', async () => {
    const id = await waiting();
    await post(`${id}/approve`);
    expect(await post('reject', { ids: [id] })).toMatchObject({ status: 200, body: { changed: 0 } });
    expect(await isPublic(id)).toBe(true);
  });

  test('a domain that many companies share does not hide other hints', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      company({ name: `Chain ${index}`, email: `a${index}@chain.example` }),
    );
    await site.insert(many);
    const ids = [await waiting({ name: 'Chain new', email: 'new@chain.example' }), await waiting({ name: 'Chain 7' })];
    const { items } = await list('status=pending&search=Chain');
    const of = (id: number) => items.find((item) => item.id === id)?.duplicates ?? [];
    expect(of(ids[0] ?? 0)).toHaveLength(5);
    expect(of(ids[1] ?? 0)[0]).toMatchObject({ name: 'Chain 7', same: expect.arrayContaining(['name']) });
  });

  test('section 4: an edit gives no badge before approval', async () => {
    const id = await waiting();
    expect((await admin.call('PUT', `/api/admin/companies/${id}`, edit({ verified: true }))).status).toBe(409);
    expect((await admin.call('PUT', `/api/admin/companies/${id}`, edit({ verified: false }))).status).toBe(200);
  });

  test('decision 22: the stats', async () => {
    const { body } = await admin.call<Record<string, number>>('GET', '/api/admin/stats');
    const { rows } = await site.database.pool.query<{ all: number; waiting: number }>(
      'select count(*)::int as all, count(*) filter (where not approved)::int as waiting from companies',
    );
    expect(body).toMatchObject({ totalCompanies: rows[0]?.all, pendingCompanies: rows[0]?.waiting });
  });

  test('an export has the filtered companies, is safe for spreadsheets, and can be imported without loss', async () => {
    const id = await waiting({
      name: '=HYPERLINK("x")',
      location: 'Exportville, France',
      description: 'One\ntwo; \'three\', "four"',
      phone: '+33 1 5550',
      specializations: ['A', 'B, C'],
      employeeCount: null,
      logoUrl: 'https://export.example/logo.png',
    });
    const [before] = (await list('search=Exportville')).items;
    const { text, headers } = await admin.call('GET', '/api/admin/companies.csv?search=Exportville');
    expect(headers['content-disposition']).toBe('attachment; filename="companies.csv"');
    const [header = '', row = ''] = text.replace('\ufeff', '').split('\r\n');
    expect(header).toMatch(
      /^"name","email","phone","location","serviceArea","moreServiceAreas","description","specializations"/,
    );
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain(`"+33 1 5550"`);
    expect(row).toContain('"A|B, C"');
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    expect(await post('bulk-import', { companies: await csvRows(text) })).toMatchObject({ body: { success: 1 } });
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = before as AdminCompany;
    const imported = { ...fields, source: 'import', importId: expect.any(Number), importRow: 2 };
    expect((await list('search=Exportville')).items).toMatchObject([imported]);
    expect((await admin.call('GET', '/api/admin/companies.csv?status=mine')).status).toBe(400);
  });
});
