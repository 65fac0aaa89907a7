import { beforeAll, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import { restoreCompanies } from '#server/companies/restore-companies.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const NAME = 'Curlew Moor Testing';

describeOnEachDatabase('hidden companies', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    site = await makeApp();
    admin = await signedIn(site);
  });

  const listed = async (overrides: Parameters<typeof company>[0] = {}) => {
    const [id = 0] = await site.insert([company({ name: NAME, ...overrides })]);
    return id;
  };
  const post = <Body = AdminCompany>(path: string, body: object = {}) =>
    admin.call<Body>('POST', `/api/admin/companies/${path}`, body);
  const reason = 'Asked to be off the site.';

  test('section 4: a hidden company is nowhere public, and is public again when it is shown', async () => {
    const id = await listed({
      certifications: ['ISO/IEC 17020'],
      industries: ['Curlew industry'],
      email: 'office@curlew.example',
    });
    await listed({ name: 'Stays Listed' });
    const places = [
      `/api/companies/${id}`,
      `/api/companies/${id}/certificates`,
      `/company/${id}/curlew-moor-testing`,
      `/company/${id}/sheet`,
      `/company/${id}/badge.svg`,
    ];
    const statuses = () => Promise.all(places.map(async (place) => (await site.call('GET', place)).status));
    const mentions = async () => {
      const pages = [
        '/',
        '/?search=curlew',
        '/sitemap-companies-1.xml',
        '/api/industries',
        '/api/companies?search=curlew',
      ];
      const texts = await Promise.all(pages.map(async (page) => (await site.call('GET', page)).text));
      return pages.filter((_page, index) =>
        /curlew (moor|industry)|curlew-moor/i.test((texts[index] ?? '').replaceAll('search=curlew', '')),
      );
    };
    const shown = [await statuses(), await mentions()];
    const { total } = await site.list();
    expect(shown[0]?.[0]).toBe(200);

    expect(await post(`${id}/hide`, { reason })).toMatchObject({
      status: 200,
      body: {
        approved: true,
        isPublic: false,
        hiddenReason: reason,
        hiddenBy: admin.email,
        hiddenAt: expect.any(String),
      },
    });
    expect((await statuses()).filter((status) => status === 200)).toEqual([]);
    expect(await mentions()).toEqual([]);
    expect((await site.list()).total).toBe(total - 1);
    const filtered = await admin.call<{ items: { id: number }[] }>('GET', '/api/admin/companies?badge=hidden');
    expect(filtered.body.items.map((company) => company.id)).toEqual([id]);
    expect(await site.call('POST', `/api/companies/${id}/doubts`, {})).not.toMatchObject({ status: 201 });
    const asked = await site.call('GET', '/api/companies/similar?email=a@curlew.example');
    expect(asked.text).not.toContain(NAME);

    expect(await post(`${id}/unhide`)).toMatchObject({ status: 200, body: { isPublic: true, hiddenReason: null } });
    expect([await statuses(), await mentions()]).toEqual(shown);
  });

  test('section 4: the list of the admin has hidden companies and counts them', async () => {
    const id = await listed({ verified: true, companyCheckedAt: '2026-01-01T00:00:00Z' });
    const totals = async () => {
      const lists = ['status=all', 'status=verified'];
      return Promise.all(
        lists.map(
          async (list) => (await admin.call<{ total: number }>('GET', `/api/admin/companies?${list}`)).body.total,
        ),
      );
    };
    const before = await totals();
    await post(`${id}/hide`, { reason });
    expect(await totals()).toEqual(before);
  });

  test('section 4: only a public company can be hidden, with a reason, and only a hidden one be shown', async () => {
    const [id, pending] = [await listed(), await listed({ approved: false })];
    expect(await post(`${id}/hide`, { reason: ' ' })).toMatchObject({ status: 400 });
    expect((await post(`${id}/unhide`)).status).toBe(409);
    expect((await post(`${pending}/hide`, { reason })).status).toBe(409);
    expect((await post(`${id}/hide`, { reason })).status).toBe(200);
    expect(await post(`${id}/hide`, { reason })).toMatchObject({
      status: 409,
      body: { message: 'Only a public company can be hidden.' },
    });
    for (const action of ['hide', 'unhide']) expect((await post(`999999/${action}`, { reason })).status).toBe(404);
    const { rows } = await site.database.pool.query(
      `select action, actor, before, after from audit_log where entity = 'company' and entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'company.hide', actor: admin.email, before: { hidden: false }, after: { hidden: true, reason } },
    ]);
  });

  test('section 4: a hidden company that was deleted is restored as hidden', async () => {
    const id = await listed();
    await post(`${id}/hide`, { reason });
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    const { rows } = await site.database.pool.query<{ id: number }>(
      `select id from audit_log where action = 'company.delete' and entity_id = $1`,
      [id],
    );
    const { pool } = site.database;
    await restoreCompanies(pool, site.context.gazetteer, rows[0]?.id ?? 0, 'command line');
    expect(await admin.call('GET', `/api/admin/companies/${id}`)).toMatchObject({
      body: { isPublic: false, hiddenReason: reason },
    });
    expect((await site.call('GET', `/api/companies/${id}`)).status).toBe(404);
  });

  test('section 4: a request to a hidden company is refused', async () => {
    const id = await listed();
    await post(`${id}/hide`, { reason });
    const { status } = await site.call('POST', '/api/service-requests', {
      companyId: id,
      customerName: 'Ada Buyer',
      customerEmail: 'ada@plant.example',
      equipmentType: 'Pressure vessel',
      serviceDescription: 'Wall thickness of two vessels.',
      urgency: 'High',
      location: 'Houston, Texas',
    });
    expect(status).toBe(400);
  });

  test('section 4: admins write notes about a company', async () => {
    const id = await listed();
    expect((await post(`${id}/notes`, { body: 'Rang, nobody there.' })).status).toBe(200);
    expect((await post('999999/notes', { body: 'x' })).status).toBe(404);
  });
});
