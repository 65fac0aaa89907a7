import {
  INSIGHT_TABLES,
  type InsightId,
  type InsightRange,
  type Insights,
  type InsightTable,
} from '#domain/insights/insight-table.ts';
import { COUNTRIES } from '#domain/places/countries.ts';
import type { Queryable } from '#server/db/database.ts';
import { INSIGHT_QUERIES } from './insight-queries.ts';

type Cell = string | number | null;

const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [code, name]));

/** One table of the insights. */
export async function readInsight(db: Queryable, id: InsightId, range: InsightRange, now: Date): Promise<InsightTable> {
  const { head, sql } = INSIGHT_QUERIES[id];
  const text = `with bounds as (select $1::date, $2::date, $3::timestamptz) ${sql.startsWith('with ') ? `, ${sql.slice(5)}` : sql}`;
  const { rows } = await db.query<Cell[]>({ text, values: [range.from, range.to, now], rowMode: 'array' });
  const country = head.indexOf('Country');
  if (country === -1) return { head, rows };
  return {
    head,
    rows: rows.map((row) => row.with(country, COUNTRY_NAMES.get(String(row[country])) ?? row[country] ?? '')),
  };
}

/** All tables of the insights. */
export async function readInsights(db: Queryable, range: InsightRange, now: Date): Promise<Insights> {
  const ids = Object.keys(INSIGHT_TABLES) as InsightId[];
  const tables = await Promise.all(ids.map(async (id) => [id, await readInsight(db, id, range, now)] as const));
  return Object.fromEntries(tables) as Insights;
}
