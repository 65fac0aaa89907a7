import { AUDIT_STATE_DAYS, CHANGE_DAYS, SENT_MAIL_DAYS } from '#domain/constants.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Forgets what is older than its retention time. Of deeds the states before and after: they hold what companies told, and
 * after that time nothing is restored any more; who did what and when stays. Of mails those that were sent, which hold what
 * visitors wrote. Of changes all but the newest, whose number every process goes on from. Returns how many rows there were.
 */
export async function purgeExpired(db: Queryable, now: Date): Promise<number> {
  const statements = [
    `update audit_log set before = null, after = null
     where ${isOlder('at', AUDIT_STATE_DAYS)} and (before is not null or after is not null)`,
    `delete from outbox where status = 'sent' and ${isOlder('sent_at', SENT_MAIL_DAYS)}`,
    `delete from company_changes
     where ${isOlder('changed_at', CHANGE_DAYS)} and id < (select max(id) from company_changes)`,
  ];
  let forgotten = 0;
  for (const statement of statements) forgotten += (await db.query(statement, [now])).rowCount ?? 0;
  return forgotten;
}

const isOlder = (column: string, days: number) => `${column} < $1::timestamptz - make_interval(days => ${days})`;
