import { todayIn } from '#domain/certificates/local-date.ts';
import type { CompanyListQuery, CompanyListSummary } from '#domain/companies/company-list-query.ts';
import type { Queryable } from '#server/db/database.ts';
import { BADGES, CURRENT, endsSoon, listCondition, MISSING, POSSIBLE_DUPLICATE } from './list-conditions.ts';

const IMPORTS = 20;

type Counted = Record<string, number>;

/** The filter by certificates, for a company joined with what it states. */
const STATED = {
  checked: 's.checked',
  ending: 's.ending',
  claimed: 's.claimed and not s.checked',
  none: 's.named is not true',
} as const satisfies Record<NonNullable<CompanyListQuery['certificates']>, string>;

/** Counts what the companies of a list are. One read of the list for all its filters. */
export async function summarizeList(
  db: Queryable,
  { sortBy: _sortBy, order: _order, ...filters }: CompanyListQuery,
  now: Date,
): Promise<CompanyListSummary> {
  const { where, values } = listCondition(filters, now);
  const today = `$${values.length + 1}`;
  const counts = (name: string, conditions: Record<string, string>) =>
    `json_build_object(${Object.entries(conditions)
      .map(([key, condition]) => `'${key}', count(*) filter (where ${condition})`)
      .join(', ')}) as ${name}`;
  // The certificates of all companies are read once, not those of each company for itself; for the few that wait, theirs alone.
  const ofThese = filters.status === 'pending' ? `and r.company_id in (select id from companies where ${where})` : '';
  const { rows } = await db.query<CompanyListSummary>(
    `with stated as (
       select r.company_id, bool_or(${CURRENT}) as checked, bool_or(${endsSoon(today)}) as ending,
              bool_or(r.state = 'claimed') as claimed, bool_or(r.state <> 'refused') as named
       from certificates r where r.listed ${ofThese} group by 1)
     select count(*)::int as total, count(*) filter (where not approved)::int as pending,
            (select count(*)::int from companies where ${where} and not approved and ${POSSIBLE_DUPLICATE}) as "possibleDuplicates",
            count(*) filter (where ${BADGES['asked-for']})::int as "askingForBadges",
            ${counts('missing', MISSING)}, ${counts('badges', BADGES)}, ${counts('certificates', STATED)}
     from companies left join stated s on s.company_id = companies.id where ${where}`,
    [...values, todayIn(null, now)],
  );
  const groups = await db.query<{ source: string | null; country: string | null; import: number | null; n: number }>(
    `select source, country_code as country, batch_id as import, count(*)::int as n from companies where ${where}
     group by grouping sets ((source), (country_code), (batch_id))`,
    values,
  );
  const byImport = groups.rows.flatMap(({ import: id, n }) => (id === null ? [] : [{ id, n }]));
  const imports = await db.query<{ id: number; at: Date }>(
    'select id, created_at as at from import_batches where id = any ($1) order by id desc limit $2',
    [byImport.map(({ id }) => id), IMPORTS],
  );
  const [summary] = rows;
  if (summary === undefined) throw new Error('The aggregate returned no row.');
  return {
    ...summary,
    sources: named(groups.rows, 'source'),
    countries: named(groups.rows, 'country'),
    imports: imports.rows.map(({ id, at }) => ({
      id,
      at: at.toISOString(),
      count: byImport.find((one) => one.id === id)?.n ?? 0,
    })),
  };
}

function named(rows: { source: string | null; country: string | null; n: number }[], column: 'source' | 'country') {
  const entries = rows.flatMap((row): [string, number][] => (row[column] === null ? [] : [[row[column], row.n]]));
  return Object.fromEntries(entries) as Counted;
}
