import { AUDIT_STATE_DAYS } from '#domain/constants.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Forgets the states before and after of deeds that are older than the retention time: they hold what companies told, and
 * after that time nothing is restored any more. Who did what and when stays. Returns how many were forgotten.
 */
export async function forgetOldStates(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query(
    `update audit_log set before = null, after = null
     where at < $1::timestamptz - make_interval(days => ${AUDIT_STATE_DAYS}) and (before is not null or after is not null)`,
    [now],
  );
  return rowCount ?? 0;
}
