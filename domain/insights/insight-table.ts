import { z } from 'zod';
import { addDays, isLocalDate, type LocalDate } from '#domain/certificates/local-date.ts';
import { COUNT_MONTHS } from '#domain/constants.ts';

/** The tables of the insights, in the order of the page. Each is a CSV file, too. */
export const INSIGHT_TABLES = {
  requests: 'Requests by week',
  unserved: 'Places with demand and no company',
  empty: 'Searches without results',
  searches: 'Most frequent searches',
  traffic: 'Views, appearances and searches by week',
  companies: 'Companies by views',
  countries: 'Countries',
  methods: 'Methods',
  waiting: 'What waits',
  growth: 'Registrations and imports by week',
  badges: 'Badges by week',
  revenue: 'Revenue by month',
} as const;
export type InsightId = keyof typeof INSIGHT_TABLES;
const IDS = Object.keys(INSIGHT_TABLES) as [InsightId, ...InsightId[]];

type Cell = string | number | null;
export type InsightTable = { head: readonly string[]; rows: readonly Cell[][] };
export type Insights = Record<InsightId, InsightTable>;

/** Whole days in UTC; both belong to the range. */
export type InsightRange = { from: LocalDate; to: LocalDate };

const day = (name: string) => z.string().refine(isLocalDate, `${name} must be a date such as 2026-11-22`).optional();

export const insightQuery = z.object({ from: day('from'), to: day('to') });
export const insightFileQuery = insightQuery.extend({
  table: z.enum(IDS, { error: `table must be one of ${IDS.join(', ')}` }),
});

const WEEKS_SHOWN = 12;

/** The range that is asked for, else the last twelve weeks; no longer than counts are stored. */
export function insightRange({ from, to }: z.output<typeof insightQuery>, today: LocalDate): InsightRange {
  const end = to ?? today;
  const begin = from ?? addDays(end, 1 - WEEKS_SHOWN * 7);
  const [first, last] = begin <= end ? [begin, end] : [end, begin];
  const earliest = addDays(last, -COUNT_MONTHS * 31);
  return { from: [first, earliest].sort().at(-1) ?? first, to: last };
}
