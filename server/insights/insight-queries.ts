import type { InsightId } from '#domain/insights/insight-table.ts';
import { OTHER_COMPANY, OTHER_WORDS } from './visits.ts';

/** $1 and $2 are the first and the last day, in UTC; $3 is now. The columns are the head of the table. */
type InsightQuery = { head: readonly string[]; sql: string };

const MAX_ROWS = 100;
const IN_DAYS = 'day >= $1::date and day <= $2::date';
/** Uses an index on the time. */
export const during = (column: string) =>
  `${column} >= $1::date::timestamp at time zone 'UTC' and ${column} < ($2::date + 1)::timestamp at time zone 'UTC'`;
const weekOf = (column: string) => `date_trunc('week', ${column} at time zone 'UTC')::date`;
const WEEKS = `(select week::date as week from generate_series(date_trunc('week', $1::date), $2::date, interval '1 week') as week)`;
export const REAL_REQUESTS = `r.held_reason is null and r.state <> 'unconfirmed'`;

const urgency = (name: string) => `coalesce(sum(one) filter (where urgency = '${name}'), 0)::int`;

export const INSIGHT_QUERIES: Record<InsightId, InsightQuery> = {
  requests: {
    head: [
      'Week of',
      'Requests',
      'Low',
      'Medium',
      'High',
      'Emergency',
      'To companies',
      'Answered',
      'Answered %',
      'Median hours',
    ],
    sql: `with asked as (
        select ${weekOf('r.created_at')} as week, r.id, r.urgency, 1 as one from service_requests r
        where ${during('r.created_at')} and ${REAL_REQUESTS}),
      sent as (
        select week, count(*)::int as sent, count(answered_at)::int as answered,
          percentile_cont(0.5) within group (order by answer_minutes) as minutes
        from asked join request_recipients p on p.request_id = asked.id and p.sent_at is not null group by week),
      counted as (
        select week, count(*)::int as requests, ${['Low', 'Medium', 'High', 'Emergency'].map((name, at) => `${urgency(name)} as u${at}`).join(', ')}
        from asked group by week)
      select to_char(week, 'YYYY-MM-DD'), coalesce(requests, 0), coalesce(u0, 0), coalesce(u1, 0), coalesce(u2, 0), coalesce(u3, 0),
        coalesce(sent, 0), coalesce(answered, 0), round(100.0 * answered / nullif(sent, 0))::int,
        round((minutes / 60)::numeric, 1)::float8
      from ${WEEKS} weeks left join counted using (week) left join sent using (week) order by week`,
  },
  unserved: {
    head: ['Place', 'Wanted', 'Searches'],
    sql: `select place, case when words = '' then 'any company' else words end, sum(nobody_there)::int
      from search_days where ${IN_DAYS} and nobody_there > 0 and place <> ''
      group by place, words order by 3 desc, place, words limit ${MAX_ROWS}`,
  },
  empty: {
    head: ['Words', 'Place', 'Searches'],
    sql: `select case when words = '' then 'words that nobody knows' else words end, place, sum(without_results)::int
      from search_days where ${IN_DAYS} and without_results > 0 and words <> '${OTHER_WORDS}'
      group by words, place order by 3 desc, 1, 2 limit ${MAX_ROWS}`,
  },
  searches: {
    head: ['Words', 'Place', 'Searches', 'Without results'],
    sql: `select case when words = '' and place = '' then 'words that nobody knows' else words end, place,
        sum(searches)::int, sum(without_results)::int
      from search_days where ${IN_DAYS} group by words, place order by 3 desc, 1, 2 limit ${MAX_ROWS}`,
  },
  traffic: {
    head: ['Week of', 'Profile views', 'Appearances', 'Searches', 'Without results'],
    sql: `with seen as (
        select date_trunc('week', day)::date as week, sum(views)::int as views, sum(appearances)::int as appearances
        from company_days where ${IN_DAYS} group by 1),
      searched as (
        select date_trunc('week', day)::date as week, sum(searches)::int as searches, sum(without_results)::int as without_results
        from search_days where ${IN_DAYS} group by 1)
      select to_char(week, 'YYYY-MM-DD'), coalesce(views, 0), coalesce(appearances, 0), coalesce(searches, 0),
        coalesce(without_results, 0)
      from ${WEEKS} weeks left join seen using (week) left join searched using (week) order by week`,
  },
  companies: {
    head: ['Number', 'Company', 'Country', 'Views', 'Appearances', 'Requests', 'Answers'],
    sql: `with seen as (
        select company_id, sum(views)::int as views, sum(appearances)::int as appearances from company_days
        where ${IN_DAYS} and company_id <> ${OTHER_COMPANY} group by 1),
      asked as (
        select company_id, count(*)::int as requests, count(answered_at)::int as answers from request_recipients
        where ${during('sent_at')} group by 1),
      top as (
        select company_id, coalesce(views, 0) as views, coalesce(appearances, 0) as appearances, coalesce(requests, 0) as requests,
          coalesce(answers, 0) as answers
        from seen full join asked using (company_id)
        order by 2 desc, 4 desc, 3 desc, 1 limit ${MAX_ROWS})
      select company_id, coalesce(c.name, 'removed'), c.country_code, views, appearances, requests, answers
      from top left join companies c on c.id = company_id order by 4 desc, 6 desc, 5 desc, 1`,
  },
  countries: {
    head: ['Country', 'Searches', 'Nobody there', 'Views', 'Appearances', 'Requests'],
    sql: `with seen as (
        select name as country_code, sum(views)::int as views, sum(appearances)::int as appearances from group_days
        where ${IN_DAYS} and kind = 'country' group by 1),
      asked as (
        select c.country_code, count(distinct p.request_id)::int as requests
        from request_recipients p join companies c on c.id = p.company_id where ${during('p.sent_at')} group by 1),
      searched as (
        select country_code, sum(searches)::int as searches, sum(nobody_there)::int as nobody from search_days
        where ${IN_DAYS} and country_code is not null group by 1)
      select country_code, coalesce(searches, 0), coalesce(nobody, 0), coalesce(views, 0), coalesce(appearances, 0), coalesce(requests, 0)
      from seen full join asked using (country_code) full join searched using (country_code)
      where country_code is not null order by 2 desc, 4 desc, 1 limit ${MAX_ROWS}`,
  },
  methods: {
    head: ['Method', 'Searches', 'Without results', 'Views of companies', 'Requests to them'],
    sql: `with searched as (
        select lower(method) as key, min(method) as method, sum(searches)::int as searches, sum(without_results)::int as empty
        from search_days where ${IN_DAYS} and method is not null group by 1),
      counted as (
        select name, views, 0 as requests from group_days where ${IN_DAYS} and kind = 'specialization' and views > 0
        union all
        select unnest(c.specializations), 0, 1 from request_recipients p join companies c on c.id = p.company_id
        where ${during('p.sent_at')}),
      named as (
        select lower(name) as key, min(name) as name, sum(views)::int as views, sum(requests)::int as requests
        from counted group by 1)
      select coalesce(method, name), coalesce(searches, 0), coalesce(empty, 0), coalesce(views, 0), coalesce(requests, 0)
      from searched full join named using (key) order by 2 desc, 4 desc, 5 desc, 1 limit ${MAX_ROWS}`,
  },
  waiting: {
    head: ['What', 'Under a day', '1 to 2 days', '3 to 7 days', '8 to 30 days', 'Longer', 'Oldest since'],
    sql: `with waiting as (
        select 1 as place, 'Pending companies' as what, created_at as since from companies where not approved
        union all
        select 2, 'New messages', created_at from contact_messages where held_reason is null and status = 'new'
        union all
        select 3, 'Requests without an answer', p.sent_at from request_recipients p join service_requests r on r.id = p.request_id
        where p.answer = 'waiting' and p.sent_at is not null and r.state = 'open'
        union all
        select 4, 'Held as spam', created_at from service_requests where held_reason is not null
        union all
        select 4, 'Held as spam', created_at from contact_messages where held_reason is not null),
      aged as (select place, what, since, $3::timestamptz - since as age from waiting)
      select what, ${[
        `age < interval '1 day'`,
        `age >= interval '1 day' and age < interval '3 days'`,
        `age >= interval '3 days' and age < interval '8 days'`,
        `age >= interval '8 days' and age < interval '31 days'`,
        `age >= interval '31 days'`,
      ]
        .map((condition) => `count(*) filter (where ${condition})::int`)
        .join(', ')}, to_char(min(since) at time zone 'UTC', 'YYYY-MM-DD HH24:MI')
      from aged where $1::date <= $2::date group by place, what order by place`,
  },
  growth: {
    head: ['Week of', 'Registered', 'Imported', 'Approved', 'Removed'],
    sql: `with counted as (
        select ${weekOf('at')} as week, count(*) filter (where action = 'company.register')::int as registered,
          coalesce(sum((after ->> 'created')::int) filter (where action = 'import.create'), 0)::int as imported,
          count(*) filter (where action = 'company.approve')::int as approved,
          count(*) filter (where action in ('company.reject', 'company.delete', 'company.undo-import'))::int as removed
        from audit_log
        where action in ('company.register', 'import.create', 'company.approve', 'company.reject', 'company.delete', 'company.undo-import')
          and ${during('at')} group by 1)
      select to_char(week, 'YYYY-MM-DD'), coalesce(registered, 0), coalesce(imported, 0), coalesce(approved, 0), coalesce(removed, 0)
      from ${WEEKS} weeks left join counted using (week) order by week`,
  },
  badges: {
    head: ['Week of', 'Granted', 'Ended'],
    sql: `with counted as (
        select ${weekOf('at')} as week, count(*) filter (where action = 'company.verify')::int as granted,
          count(*) filter (where action = 'company.unverify')::int as ended
        from audit_log where action in ('company.verify', 'company.unverify') and ${during('at')} group by 1)
      select to_char(week, 'YYYY-MM-DD'), coalesce(granted, 0), coalesce(ended, 0)
      from ${WEEKS} weeks left join counted using (week) order by week`,
  },
  revenue: {
    head: ['Month', 'Currency', 'Payments', 'Paid', 'Refunded', 'Revenue'],
    sql: `select to_char(paid_at at time zone 'UTC', 'YYYY-MM'), upper(currency), count(*)::int, (sum(amount) / 100.0)::float8,
        (sum(refunded) / 100.0)::float8, (sum(amount - refunded) / 100.0)::float8
      from payments where ${during('paid_at')} group by 1, 2 order by 1, 2`,
  },
};
