import { createHmac } from 'node:crypto';
import { RARE_SEARCH_DAYS } from '#domain/constants.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Visits } from './visits.ts';

const MILLISECONDS = 60_000;

type InsightsContext = BaseContext & { visits: Visits };

/** Writes the counts every minute. Returns what writes the last of them and stops. */
export function startCounting(context: InsightsContext): () => Promise<void> {
  const write = () =>
    writeCounts(context).catch((error: Error & { code?: string }) =>
      context.log.warn({ fault: error.code ?? error.name }, 'could not write the counts of visits'),
    );
  const timer = setInterval(write, MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await write();
  };
}

/**
 * Adds the counts in memory to those of today, in one statement: what several processes count adds up, and what cannot be
 * written is tried again.
 */
export async function writeCounts({ visits, database, formSecret, now }: InsightsContext): Promise<void> {
  const counts = visits.take();
  const { companies, searches, found } = counts;
  if (companies.length + searches.length === 0) return;
  const keyed = searches.map(({ allWords, ...search }) => ({
    ...search,
    allWords,
    key: allWords === null ? null : createHmac('sha256', formSecret).update(`search ${allWords}`).digest('base64url'),
  }));
  const day = now().toISOString().slice(0, 10);
  try {
    await database.pool.query(WRITE, [day, ...[companies, keyed, found].map((rows) => JSON.stringify(rows))]);
  } catch (error) {
    visits.giveBack(counts);
    throw error;
  }
}

/** Rows are written in the order of their keys, so that processes that write at once do not wait for each other in a circle. */
const WRITE = `
  with visited as (
    select "companyId" as id, sum(views) as views, sum(appearances) as appearances
    from jsonb_to_recordset($2::jsonb) as given ("companyId" int, views int, appearances int) group by 1),
  stored_companies as (
    insert into company_days as c (company_id, day, views, appearances)
    select id, $1::date, views, appearances from visited order by id
    on conflict (company_id, day) do update
      set views = c.views + excluded.views, appearances = c.appearances + excluded.appearances),
  stored_groups as (
    insert into group_days as g (day, kind, name, views, appearances)
    select $1::date, kind, groups.name, sum(views), sum(appearances)
    from visited join companies using (id) cross join lateral (
      select 'country' as kind, country_code as name where country_code is not null
      union all select 'specialization', unnest(specializations)) as groups
    group by kind, groups.name order by kind, groups.name
    on conflict (day, kind, name) do update
      set views = g.views + excluded.views, appearances = g.appearances + excluded.appearances),
  searches as (
    select * from jsonb_to_recordset($3::jsonb) as given (words text, "allWords" text, key text, place text, "countryCode" text,
      method text, searches int, "withoutResults" int, "nobodyThere" int)),
  rare as (
    insert into rare_searches as r (key, last_day)
    select distinct key, $1::date from searches where key is not null order by 1
    on conflict (key) do update
      set days = r.days + (r.last_day < excluded.last_day)::int, last_day = greatest(r.last_day, excluded.last_day)
    returning key, days),
  named as (
    select case when days >= ${RARE_SEARCH_DAYS} then "allWords" else words end as words, place, "countryCode", method,
      searches, "withoutResults", "nobodyThere"
    from searches left join rare using (key)),
  stored_searches as (
    insert into search_days as s (day, words, place, country_code, method, searches, without_results, nobody_there)
    select $1::date, words, place, min("countryCode"), min(method), sum(searches), sum("withoutResults"), sum("nobodyThere")
    from named group by words, place order by words, place
    on conflict (day, words, place) do update set searches = s.searches + excluded.searches,
      without_results = s.without_results + excluded.without_results, nobody_there = s.nobody_there + excluded.nobody_there)
  insert into company_searches as f (company_id, month, words, appearances)
  select "companyId", date_trunc('month', $1::date)::date, words, appearances
  from jsonb_to_recordset($4::jsonb) as given ("companyId" int, words text, appearances int)
  order by 1, 3
  on conflict (company_id, month, words) do update set appearances = f.appearances + excluded.appearances`;
