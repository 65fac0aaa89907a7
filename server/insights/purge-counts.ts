import { COUNT_MONTHS } from '#domain/constants.ts';
import { OTHER_WORDS } from './visits.ts';

/** Days and months that are over keep what was searched for most. */
const SEARCHES_OF_A_DAY = 2_000;
const SEARCHES_OF_A_COMPANY = 50;
/** A word that nobody repeats is purged; more of them than this come from programs. */
const RARE_DAYS = 30;
const MAX_RARE = 200_000;

const EXPIRED = `($1::timestamptz - make_interval(months => ${COUNT_MONTHS}))::date`;

/** The statements that remove counts after their time and what is too rare to say anything; $1 is now. */
export const PURGE_COUNTS = [
  `delete from company_days where day < ${EXPIRED}`,
  `delete from group_days where day < ${EXPIRED}`,
  `delete from search_days where day < ${EXPIRED}`,
  `delete from company_searches where month < date_trunc('month', ${EXPIRED})`,
  `with ranked as (
     select day, words, place, row_number() over (partition by day order by searches desc, words, place) as rank
     from search_days where day < $1::date and words <> '${OTHER_WORDS}'),
   rare as (
     delete from search_days s using ranked r
     where r.rank > ${SEARCHES_OF_A_DAY} and s.day = r.day and s.words = r.words and s.place = r.place
     returning s.day, s.searches, s.without_results, s.nobody_there)
   insert into search_days as s (day, words, place, searches, without_results, nobody_there)
   select day, '${OTHER_WORDS}', '', sum(searches), sum(without_results), sum(nobody_there) from rare group by day
   on conflict (day, words, place) do update set searches = s.searches + excluded.searches,
     without_results = s.without_results + excluded.without_results, nobody_there = s.nobody_there + excluded.nobody_there`,
  `with ranked as (
     select company_id, month, words, row_number() over (partition by company_id, month order by appearances desc, words) as rank
     from company_searches where month < date_trunc('month', $1::timestamptz)::date)
   delete from company_searches s using ranked r
   where r.rank > ${SEARCHES_OF_A_COMPANY} and s.company_id = r.company_id and s.month = r.month and s.words = r.words`,
  `delete from rare_searches where last_day < ($1::timestamptz - make_interval(days => ${RARE_DAYS}))::date
     or key in (select key from rare_searches order by last_day desc offset ${MAX_RARE})`,
];
