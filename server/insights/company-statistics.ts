import type { CompanyMonth, CompanyStatistics } from '#domain/insights/company-statistics.ts';
import type { Queryable } from '#server/db/database.ts';

const MONTHS = 12;
const SEARCH_MONTHS = 3;
const MAX_SEARCHES = 10;

/** How often a company was seen, found, asked and how often it answered, by the months of UTC. */
export async function companyStatistics(db: Queryable, companyId: number, now: Date): Promise<CompanyStatistics> {
  const values = [companyId, now];
  const months = await db.query<CompanyMonth>(
    `with months as (
       select month::date as first, (month + interval '1 month')::date as next
       from generate_series(${firstMonth(MONTHS)}, ${firstMonth(1)}, interval '1 month') as month)
     select to_char(first, 'YYYY-MM') as month, coalesce(views, 0)::int as views, coalesce(appearances, 0)::int as appearances,
       requests, answers
     from months,
       lateral (select sum(views) as views, sum(appearances) as appearances from company_days
         where company_id = $1 and day >= first and day < next) as counted,
       lateral (select count(*)::int as requests, count(answered_at)::int as answers from request_recipients
         where company_id = $1 and sent_at >= first at time zone 'UTC' and sent_at < next at time zone 'UTC') as asked
     order by first`,
    values,
  );
  const searches = await db.query<{ words: string; count: number }>(
    `select words, sum(appearances)::int as count from company_searches
     where company_id = $1 and month >= ${firstMonth(SEARCH_MONTHS)}::date
     group by words order by count desc, words limit ${MAX_SEARCHES}`,
    values,
  );
  return { months: months.rows, searches: searches.rows };
}

/** The first day of the month that begins the last `months` months. */
const firstMonth = (months: number) =>
  `(date_trunc('month', $2::timestamptz at time zone 'UTC') - interval '${months - 1} months')`;
