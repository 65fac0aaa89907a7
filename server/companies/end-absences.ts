import { firstToday, isBefore, type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import type { Context } from '#server/context.ts';
import { changeCompanies } from './change-company.ts';

type Absence = { id: number; awayUntil: LocalDate; timeZone: string | null };

/**
 * Ends the absences whose last day is over where the company is (decision 65); all pages and caches follow. Its version stays: a
 * form that somebody has open meanwhile is not out of date. Returns how many ended.
 */
export async function endAbsences(context: Context): Promise<number> {
  const now = context.now();
  const { rows } = await context.database.pool.query<Absence>(
    `select id, away_until as "awayUntil", time_zone as "timeZone" from companies where away_until < $1`,
    [firstToday(now)],
  );
  const over = rows.filter(({ awayUntil, timeZone }) => isBefore(awayUntil, todayIn(timeZone, now)));
  if (over.length === 0) return 0;
  return changeCompanies(context, async (client) => {
    const { rows: ended } = await client.query<{ id: number }>(
      `update companies c set away_until = null, updated_at = now()
       from unnest($1::int[], $2::date[]) as over (id, away_until)
       where c.id = over.id and c.away_until = over.away_until returning c.id`,
      [over.map(({ id }) => id), over.map(({ awayUntil }) => awayUntil)],
    );
    return ended.map(({ id }) => id);
  });
}
