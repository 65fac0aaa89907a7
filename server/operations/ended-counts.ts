import type { Pool } from 'pg';
import { FAILURE_MILLISECONDS } from '#server/auth/failure-delays.ts';

/** Removes the counts of writes and of failed sign-ins that have ended. */
export async function purgeEndedCounts(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from rate_limits where ends_at < now()');
  const since = new Date(now.getTime() - FAILURE_MILLISECONDS);
  await pool.query('delete from sign_in_failures where failed_at < $1', [since]);
}
