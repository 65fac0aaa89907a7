import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { INSIGHT_TABLES, type InsightId } from '#domain/insights/insight-table.ts';
import { readInsight } from '#server/insights/insights.ts';
import { signedIn } from '#tests/support/admin.ts';
import { describeOnEachDatabase, type TestApp } from '#tests/support/app.ts';
import { company } from '#tests/support/company.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const RANGE = { from: '2026-11-01', to: '2026-11-22' };

describeOnEachDatabase('insights', (makeApp) => {
  let site: TestApp;
  let admin: Awaited<ReturnType<typeof signedIn>>;
  let [granite = 0, perth = 0]: number[] = [];

  beforeAll(async () => {
    site = await makeApp({ now: () => NOW });
    admin = await signedIn(site);
    [granite = 0, perth = 0] = await site.insert([
      company({
        name: 'Granite Coast NDT',
        location: 'Aberdeen, United Kingdom',
        specializations: ['Ultrasonic testing'],
      }),
      company({ name: 'Waits', location: 'Perth, Australia', approved: false }),
    ]);
    const { pool } = site.database;
    await pool.query(
      `insert into company_days (company_id, day, views, appearances) values
         ($1, '2026-11-02', 5, 50), ($1, '2026-11-10', 2, 3), ($1, '2026-10-31', 100, 100), (0, '2026-11-10', 9, 9)`,
      [granite],
    );
    await pool.query(`insert into group_days (day, kind, name, views, appearances) values
      ('2026-11-02', 'country', 'GB', 5, 50), ('2026-11-10', 'country', 'GB', 2, 3), ('2026-10-31', 'country', 'GB', 100, 100),
      ('2026-11-02', 'specialization', 'Ultrasonic testing', 5, 50), ('2026-11-10', 'specialization', 'ultrasonic testing', 2, 3)`);
    await pool.query(`insert into search_days (day, words, place, country_code, method, searches, without_results, nobody_there) values
      ('2026-11-03', 'Ultrasonic testing', 'Perth, Western Australia, Australia', 'AU', 'Ultrasonic testing', 4, 0, 3),
      ('2026-11-11', 'Ultrasonic testing', 'Perth, Western Australia, Australia', 'AU', 'Ultrasonic testing', 2, 0, 2),
      ('2026-11-11', 'Hydrophone', '', null, null, 6, 6, 0)`);
    await pool.query(`insert into service_requests (customer_name, customer_email, equipment_type, service_description, urgency, location, created_at, held_reason)
      values ('Ada', 'ada@plant.example', 'Tank', 'Text', 'Emergency', 'Perth', '2026-11-03T10:00:00Z', null),
        ('Ada', 'ada@plant.example', 'Tank', 'Text', 'Low', 'Perth', '2026-11-04T10:00:00Z', null),
        ('Spam', 'spam@plant.example', 'Tank', 'Text', 'Low', 'Perth', '2026-11-04T10:00:00Z', 'honeypot')`);
    await pool.query(
      `insert into request_recipients (request_id, company_id, company_name, added_by, sent_at, answer, answered_at, answer_minutes)
       values (1, $1, 'Granite', 'buyer', '2026-11-03T10:00:00Z', 'quoted', '2026-11-03T12:00:00Z', 90),
         (2, $1, 'Granite', 'buyer', '2026-11-04T10:00:00Z', 'waiting', null, null)`,
      [granite],
    );
    await pool.query(`update companies set created_at = '2026-11-20T11:00:00Z' where id = $1`, [perth]);
    await pool.query(`insert into audit_log (at, actor, action, entity, entity_id, after) values
      ('2026-11-05T10:00:00Z', 'schedule', 'company.verify', 'company', 1, null),
      ('2026-11-05T10:00:00Z', 'visitor', 'company.register', 'company', 1, null),
      ('2026-11-05T10:00:00Z', 'ada', 'import.create', 'import', 1, '{"created": 241}')`);
    await pool.query(
      `insert into subscriptions (company_id, company_name, stripe_customer_id, stripe_subscription_id, plan, status) values (1, 'Granite', 'cus_1', 'sub_1', 'monthly', 'active')`,
    );
    await pool.query(`insert into payments (subscription_id, stripe_invoice_id, currency, amount, refunded, paid_at) values
      (1, 'in_1', 'usd', 9900, 0, '2026-11-05T10:00:00Z'), (1, 'in_2', 'usd', 900, 900, '2026-11-06T10:00:00Z')`);
  });

  const rows = async (id: InsightId) => (await readInsight(site.database.adminPool, id, RANGE, NOW)).rows;

  test.each<[InsightId, unknown[]]>([
    ['requests', ['2026-11-02', 2, 1, 0, 0, 1, 2, 1, 50, 1.5]],
    ['unserved', ['Perth, Western Australia, Australia', 'Ultrasonic testing', 5]],
    ['empty', ['Hydrophone', '', 6]],
    ['traffic', ['2026-11-02', 5, 50, 4, 0]],
    ['companies', [expect.any(Number), 'Granite Coast NDT', 'United Kingdom', 7, 53, 2, 1]],
    ['countries', ['Australia', 6, 5, 0, 0, 0]],
    ['countries', ['United Kingdom', 0, 0, 7, 53, 2]],
    ['methods', ['Ultrasonic testing', 6, 0, 7, 2]],
    ['waiting', ['Pending companies', 0, 1, 0, 0, 0, '2026-11-20 11:00']],
    ['growth', ['2026-11-02', 1, 241, 0, 0]],
    ['badges', ['2026-11-02', 1, 0]],
    ['revenue', ['2026-11', 'USD', 2, 108, 9, 99]],
  ])('section 2.107: %s', async (id, row) => {
    expect(await rows(id)).toContainEqual(row);
  });

  test('section 2.107: the page has every table, with a chart for what is counted by week', async () => {
    const { status, text } = await admin.call('GET', '/admin/insights?from=2026-11-01&to=2026-11-22');
    expect(status).toBe(200);
    for (const title of Object.values(INSIGHT_TABLES)) expect(text).toContain(title);
    expect(text).toContain('aria-label="Requests by week: 2 requests, 1 of them High or Emergency from');
    expect(text).not.toContain('ada@plant.example');
    expect(await site.call('GET', '/admin/insights')).toMatchObject({ status: 401 });
    expect(await admin.call('GET', '/admin/insights?from=soon')).toMatchObject({ status: 400 });
  });

  test('section 2.107: each table is a CSV file', async () => {
    for (const id of Object.keys(INSIGHT_TABLES)) {
      const { status, headers, text } = await admin.call(
        'GET',
        `/api/admin/insights.csv?table=${id}&from=2026-11-01&to=2026-11-22`,
      );
      expect(status, text).toBe(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="${id}-2026-11-01-2026-11-22.csv"`);
      expect(parse(text, { bom: true, columns: true }).length).toBeGreaterThan(0);
    }
    expect(await admin.call('GET', '/api/admin/insights.csv?table=users')).toMatchObject({ status: 400 });
    expect(await site.call('GET', '/api/admin/insights.csv?table=requests')).toMatchObject({ status: 401 });
  });
});
