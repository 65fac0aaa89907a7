import { beforeAll, expect, test } from 'vitest';
import type { AdminCompany } from '#domain/companies/admin-company.ts';
import type { CompanyReview } from '#domain/companies/company-review.ts';
import { FOLLOWERS } from '#server/companies/company-followers.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

/** Tables that refer to companies and do not follow one: what changed, counts, jobs, and what has a rule of its own. */
const NOT_FOLLOWING = [
  'company_changes',
  'listing_mails',
  'company_days',
  'company_searches',
  'bulk_job_companies',
  // What an import changed is undone at the company that it changed.
  'import_updates',
].map((table) => `${table}.company_id`);

describeOnEachDatabase('merged companies', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let now = new Date('2026-11-22T08:00:00Z');

  beforeAll(async () => {
    site = await makeApp({ now: () => now });
    admin = await signedIn(site);
  });

  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await site.database.pool.query<Row>(text, values)).rows;
  const merge = (id: number, mergedId: number, choices: object = {}) =>
    admin.call<AdminCompany>('POST', `/api/admin/companies/${id}/merge`, { mergedId, choices });
  const review = async (id: number) =>
    (await admin.call<CompanyReview>('GET', `/api/admin/companies/${id}/review`)).body;
  const undo = async (id: number) => admin.call('POST', `/api/admin/merges/${(await review(id)).merges[0]?.id}/undo`);

  /** Every row of every table that refers to a company, and the companies themselves, without what counts changes. */
  const everything = async () => {
    const tables = ['companies', ...new Set(FOLLOWERS.map(({ table }) => table)), 'listing_mails'];
    const rows = await Promise.all(
      tables.map((table) =>
        query(
          `select to_jsonb(t.*) - '{version,updated_at}'::text[] as row from ${table} t order by to_jsonb(t.*)::text`,
        ),
      ),
    );
    return Object.fromEntries(tables.map((table, index) => [table, rows[index]]));
  };

  const request = (ids: number[]) =>
    site.call('POST', '/api/service-requests', {
      companyIds: ids,
      customerName: 'Ada Buyer',
      customerEmail: 'ada@plant.example',
      equipmentType: 'Pressure vessel',
      serviceDescription: `Wall thickness of ${ids.join(' and ')} vessels.`,
      urgency: 'High',
      location: 'Houston, Texas',
    });

  const pair = async () => {
    const [target = 0, merged = 0] = await site.insert(
      [
        company({ name: 'Heron Fork NDT', certifications: ['ISO/IEC 17020', 'API 510'], phone: '+1 412 555 0100' }),
        company({
          name: 'Heron Fork N.D.T. LLC',
          certifications: ['API 510', 'ISO/IEC 17025'],
          phone: '+1 412 555 0199',
          verified: true,
          companyCheckedAt: '2026-01-01T00:00:00Z',
          featured: true,
          featuredFrom: '2026-01-01',
          featuredUntil: '2027-01-01',
        }),
      ],
      'import',
    );
    await query(
      `update certificates set number = 'A-1', number_key = 'a1' where company_id = $1 and name = 'ISO/IEC 17025'`,
      [merged],
    );
    for (const ids of [[target], [merged], [target, merged]]) expect((await request(ids)).status).toBe(201);
    await admin.call('POST', '/api/admin/companies/inform');
    for (const id of [target, merged]) {
      await admin.call('POST', `/api/admin/companies/${id}/notes`, { body: `A note about ${id}.` });
      await site.call('POST', `/api/companies/${id}/doubts`, { message: `A doubt about ${id}.` });
    }
    return [target, merged] as const;
  };

  test('every table that refers to a company follows it, or is known not to', async () => {
    const columns = await query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%company_id' order by 1`,
    );
    const followers = FOLLOWERS.map(({ table, column = 'company_id' }) => `${table}.${column}`);
    expect(columns.map(({ name }) => name).filter((name) => !NOT_FOLLOWING.includes(name))).toEqual(
      followers.filter((name) => name.endsWith('company_id')).toSorted(),
    );
  });

  test('section 4: a merge keeps the chosen values, and requests, certificates and notes follow', async () => {
    const [target, merged] = await pair();
    const { status, body } = await merge(target, merged, { phone: 'merged', certifications: 'both' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id: target,
        name: 'Heron Fork NDT',
        phone: '+1 412 555 0199',
        certifications: ['ISO/IEC 17020', 'API 510', 'ISO/IEC 17025'],
        verified: true,
        featured: true,
        featuredUntil: '2027-01-01',
      }),
    ]);
    const all = await review(target);
    expect(all.requests).toHaveLength(3);
    expect(all.notes.map(({ body: text }) => text)).toEqual([`A note about ${target}.`, `A note about ${merged}.`]);
    expect(all.certificates.map(({ name, number }) => [name, number]).toSorted()).toEqual([
      ['API 510', null],
      ['ISO/IEC 17020', null],
      ['ISO/IEC 17025', 'A-1'],
    ]);
    expect(all.merges).toEqual([
      expect.objectContaining({ mergedId: merged, mergedName: 'Heron Fork N.D.T. LLC', canUndo: true }),
    ]);
    expect((await admin.call('GET', `/api/admin/companies/${merged}`)).status).toBe(404);
    expect((await site.call('GET', `/api/companies/${merged}/certificates`)).status).toBe(404);
    expect((await site.list({ search: 'heron fork' })).items.map(({ id }) => id)).toContain(target);
    expect((await site.list({ search: 'heron fork' })).items.map(({ id }) => id)).not.toContain(merged);
  });

  test('section 4: the address of a merged company redirects, through further merges, until the merge is undone', async () => {
    const [one = 0, two = 0, three = 0] = await site.insert([
      company({ name: 'First Name' }),
      company({ name: 'Second Name' }),
      company({ name: 'Third Name' }),
    ]);
    const old = `/company/${three}/third-name`;
    expect((await site.call('GET', old)).status).toBe(200);
    await merge(two, three);
    expect(await site.call('GET', old)).toMatchObject({
      status: 301,
      headers: { location: `/company/${two}/second-name` },
    });
    await merge(one, two);
    expect(await site.call('GET', old)).toMatchObject({
      status: 301,
      headers: { location: `/company/${one}/first-name` },
    });
    expect(await site.call('GET', `/company/${two}`)).toMatchObject({ status: 301 });
    expect((await site.call('GET', `/company/${two}/badge.svg`)).status).toBe(301);
    await undo(one);
    expect((await site.call('GET', `/company/${two}/second-name`)).status).toBe(200);
    expect(await site.call('GET', old)).toMatchObject({
      status: 301,
      headers: { location: `/company/${two}/second-name` },
    });
    await undo(two);
    expect((await site.call('GET', old)).status).toBe(200);
  });

  test('section 4: undoing a merge brings back every row as it was', async () => {
    const [target, merged] = await pair();
    const before = await everything();
    await merge(target, merged, { name: 'merged', location: 'merged', certifications: 'both', website: 'merged' });
    expect(await everything()).not.toEqual(before);
    expect((await undo(target)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  test('section 4: what was edited after a merge stays edited when it is undone', async () => {
    const [target, merged] = await pair();
    await merge(target, merged, { phone: 'merged' });
    const { body: now } = await admin.call<AdminCompany>('GET', `/api/admin/companies/${target}`);
    const { name, email, phone, location, serviceArea, website, certifications } = now;
    const edit = {
      name,
      email,
      phone,
      location,
      serviceArea,
      website,
      certifications,
      description: 'Written after the merge.',
    };
    expect((await admin.call('PUT', `/api/admin/companies/${target}`, edit)).status).toBe(200);
    await undo(target);
    expect(await admin.call('GET', `/api/admin/companies/${target}`)).toMatchObject({
      body: { description: 'Written after the merge.', phone: '+1 412 555 0100', verified: false },
    });
  });

  test('section 4: a merge is undone once, within 30 days, while its company exists', async () => {
    const merges = async () => {
      const [target = 0, merged = 0] = await site.insert([company({ name: 'Undo A' }), company({ name: 'Undo B' })]);
      await merge(target, merged);
      return { target, id: (await review(target)).merges[0]?.id };
    };
    const undoIt = (id: number | undefined) => admin.call('POST', `/api/admin/merges/${id}/undo`);
    const [once, old, gone] = [await merges(), await merges(), await merges()];
    expect((await undoIt(once.id)).status).toBe(200);
    expect((await undoIt(once.id)).status).toBe(409);
    await admin.call('DELETE', `/api/admin/companies/${gone.target}`);
    expect((await undoIt(gone.id)).status).toBe(409);
    expect((await undoIt(999_999)).status).toBe(404);
    now = new Date('2026-12-23T08:00:00Z');
    expect((await undoIt(old.id)).status).toBe(409);
    now = new Date('2026-11-22T08:00:00Z');
  });

  test('section 4: a merge needs two companies, and only lists can have both values', async () => {
    const [one = 0, other = 0] = await site.insert([company(), company()]);
    expect((await merge(one, one)).status).toBe(400);
    expect((await merge(one, 999_999)).status).toBe(404);
    expect((await merge(999_999, one)).status).toBe(404);
    expect((await merge(one, other, { name: 'both' })).status).toBe(400);
    expect((await merge(one, other, { approved: 'merged' })).status).toBe(400);
  });

  test('section 4: a removed company has its history, and is restored from it', async () => {
    const [id = 0] = await site.insert([company({ name: 'Comes Back' })]);
    await admin.call('DELETE', `/api/admin/companies/${id}`);
    const history = () => admin.call<{ items: CompanyReview['history'] }>('GET', `/api/admin/companies/${id}/history`);
    const entry = (await history()).body.items[0];
    expect(entry).toMatchObject({ action: 'company.delete', canRestore: true });
    const restore = () => admin.call('POST', `/api/admin/audit/${entry?.id}/restore`);
    expect(await restore()).toMatchObject({
      status: 200,
      body: { items: [{ id, name: 'Comes Back', approved: true }] },
    });
    expect((await site.call('GET', `/api/companies/${id}`)).status).toBe(200);
    expect((await restore()).status).toBe(409);
    expect((await history()).body.items.map(({ canRestore }) => canRestore)).toEqual([false, false]);
    expect((await admin.call('GET', '/api/admin/companies/999999/history')).status).toBe(404);
  });
});
