import { auditQuery } from '#domain/audit/audit-entry.ts';
import { INSIGHT_TABLES, type InsightId } from '#domain/insights/insight-table.ts';
import { listAudit } from '#server/audit/list-audit.ts';
import { inTransaction } from '#server/db/database.ts';
import { readInsight, readInsights } from '#server/insights/insights.ts';
import { type BenchEnvironment, milliseconds, openMigrated, repeat } from './bench-environment.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { fillDatabase } from './search-times.ts';

const ROUNDS = 3;
const MAX_MILLISECONDS = 300;
const MAX_PAGE_MILLISECONDS = 1_000;
const RANGE = { from: '2026-09-01', to: '2026-11-22' };
const NOW = new Date('2026-11-22T12:00:00Z');

/** Thirteen months in which a tenth of the companies are seen and 500 searches are asked for each day, and an audit log of 300,000 entries. */
const FILL = [
  `insert into company_days (company_id, day, views, appearances)
   select id, day::date, id % 3, id % 40 from generate_series(date '2025-11-01', date '2026-11-22', interval '1 day') day, companies
   where id % 10 = extract(day from day)::int % 10`,
  `insert into group_days (day, kind, name, views, appearances)
   select d.day, 'country', c.country_code, sum(d.views), sum(d.appearances)
   from company_days d join companies c on c.id = d.company_id where c.country_code is not null group by 1, 3
   union all
   select d.day, 'specialization', s.name, sum(d.views), sum(d.appearances)
   from company_days d join companies c on c.id = d.company_id cross join unnest(c.specializations) as s (name) group by 1, 3`,
  `insert into search_days (day, words, place, country_code, method, searches, without_results, nobody_there)
   select day::date, 'Words ' || n, 'Place ' || n % 80, 'NO', 'Method ' || n % 30, n, n % 2, n % 3
   from generate_series(date '2025-11-01', date '2026-11-22', interval '1 day') day, generate_series(1, 500) n`,
  `insert into audit_log (at, actor, action, entity, entity_id, entity_name, before, after)
   select timestamptz '2026-11-22' - n * interval '2 minutes', 'ada@directory.example',
     (array['company.edit', 'company.approve', 'company.verify', 'company.register', 'service-request.deliver'])[1 + n % 5],
     'company', n % 100000, 'Company ' || n, '{"approved": false}', '{"approved": true}' from generate_series(1, 300000) n`,
  'analyze company_days, group_days, search_days, audit_log, companies',
];

/** How long the tables of the insights and the audit log take. */
export async function measureInsights(environment: BenchEnvironment, count: number): Promise<Result[]> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  if (databaseUrl === undefined) return [];
  await fillDatabase({ databaseUrl, dataDirectory: environment.directory }, count);
  const { pool, close } = await openMigrated({ databaseUrl, dataDirectory: environment.directory });
  await inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0');
    for (const text of FILL) await client.query({ text, query_timeout: 600_000 } as { text: string });
  });
  const times = async (what: string, work: () => Promise<unknown>, atMost = MAX_MILLISECONDS): Promise<Result> => {
    const all = await repeat(ROUNDS, () => milliseconds(work));
    return { what, value: percentile(all, 0.5), unit: 'ms', note: `longest ${Math.max(...all).toFixed(0)} ms`, atMost };
  };
  const results: Result[] = [];
  for (const id of Object.keys(INSIGHT_TABLES) as InsightId[])
    results.push(await times(`${count} companies, ${id}`, () => readInsight(pool, id, RANGE, NOW)));
  results.push(await times('  all of them', () => readInsights(pool, RANGE, NOW), MAX_PAGE_MILLISECONDS));
  for (const text of [
    '',
    'search=company+777',
    'company=77',
    'action=company.verify',
    'actor=nobody',
    'from=2026-11-01&to=2026-11-07',
  ]) {
    const query = auditQuery.parse(Object.fromEntries(new URLSearchParams(text)));
    results.push(await times(`  audit log, ${text || 'all'}`, () => listAudit(pool, query)));
  }
  await close();
  return results;
}
