import { beforeAll, expect, test } from 'vitest';
import { insertCompanies } from '#server/companies/store.ts';
import { inTransaction } from '#server/db/database.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { company } from '#tests/support/company.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { clearDemoData, loadDemoData } from './demo-data.ts';

const GAZETTEER = loadedGazetteer();
const NOW = new Date('2031-06-01T00:00:00Z');

describeOnEachDatabase('demonstration companies', ({ openDatabase }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openDatabase();
  });

  const count = async (table: string, where = 'true') =>
    (await database.pool.query(`select count(*)::int as n from ${table} where ${where}`)).rows[0].n;
  const newestChange = async () =>
    (await database.pool.query('select coalesce(max(id), 0) as id from company_changes')).rows[0].id;

  test('they are loaded into an empty directory, once', async () => {
    const before = await newestChange();
    const loaded = await loadDemoData(database.pool, GAZETTEER, NOW);
    expect(loaded).toBeGreaterThan(500);
    expect(await count('companies', `source = 'demo'`)).toBe(loaded);
    expect(await newestChange()).toBeGreaterThan(before);
    expect(await loadDemoData(database.pool, GAZETTEER, NOW)).toBe(0);
    expect(await count('companies')).toBe(loaded);
  });

  test('certificates are in all states, and two have documents', async () => {
    const { rows } = await database.pool.query<{ state: string }>('select distinct state from certificates order by 1');
    expect(rows.map(({ state }) => state)).toEqual(['checked', 'claimed', 'withdrawn']);
    expect(await count('certificates', `expires < '2031-06-01'`)).toBeGreaterThan(0);
    expect(
      await count('certificates', `state = 'checked' and expires between '2031-06-01' and '2031-07-31'`),
    ).toBeGreaterThan(0);
    expect(await count('certificate_documents', 'preview is not null and is_public')).toBe(2);
    expect(await count('doubts', 'certificate_id is not null and resolved_at is null')).toBe(3);
  });

  test('their histories are possible: named, issued, checked, then verified', async () => {
    const of = 'r.company_id = c.id';
    const query = async (sql: string) => (await database.pool.query(sql)).rows;
    expect(
      await query(`select r.id from certificates r join companies c on ${of} where r.created_at <> c.created_at`),
    ).toEqual([]);
    expect(await query('select id from certificates where checked_at::date < issued')).toEqual([]);
    expect(
      await query(`select c.id from company_history h join companies c on c.id = h.company_id
        where h.event = 'badge-granted'
          and h.at < (select min(r.checked_at) from certificates r where ${of} and r.state = 'checked')`),
    ).toEqual([]);
  });

  test('none was created in the future, and some wait for approval', async () => {
    expect((await database.pool.query('select 1 from companies where created_at > $1', [NOW])).rows).toEqual([]);
    expect(await count('companies', 'not approved')).toBeGreaterThan(0);
  });

  test('clearing removes only them: requests to them stay', async () => {
    const [registered] = await inTransaction(database.pool, (client) =>
      insertCompanies(client, GAZETTEER, 'registration', [company()]),
    );
    const [imported] = await inTransaction(database.pool, (client) =>
      insertCompanies(client, GAZETTEER, 'import', [company()]),
    );
    const [demo] = (await database.pool.query(`select id from companies where source = 'demo' order by id limit 1`))
      .rows;
    for (const companyId of [demo.id, registered, null]) {
      await database.pool.query(
        `insert into service_requests (company_id, customer_name, customer_email, equipment_type, service_description, urgency, location)
         values ($1, 'Ada', 'ada@plant.example', 'Boiler', 'Ten characters', 'Low', 'Oslo')`,
        [companyId],
      );
    }
    const before = await newestChange();
    const cleared = await clearDemoData(database.pool);
    expect(cleared).toBeGreaterThan(500);
    expect((await database.pool.query('select id from companies order by id')).rows).toEqual([
      { id: registered },
      { id: imported },
    ]);
    expect((await database.pool.query('select company_id from service_requests order by id')).rows).toEqual([
      { company_id: null },
      { company_id: registered },
      { company_id: null },
    ]);
    expect(await newestChange()).toBeGreaterThan(before);
  });

  test('after clearing they are not loaded again, even into an empty directory', async () => {
    expect(await clearDemoData(database.pool)).toBe(0);
    await database.pool.query('delete from companies');
    expect(await loadDemoData(database.pool, GAZETTEER, NOW)).toBe(0);
    expect(await count('companies')).toBe(0);
  });

  test('they are not loaded into a directory that has companies', async () => {
    const other = await openDatabase();
    await inTransaction(other.pool, (client) =>
      insertCompanies(client, GAZETTEER, 'registration', [company({ approved: false })]),
    );
    expect(await loadDemoData(other.pool, GAZETTEER, NOW)).toBe(0);
  });
});
