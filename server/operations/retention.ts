import { AUDIT_STATE_DAYS, CHANGE_DAYS, SENT_MAIL_DAYS } from '#domain/constants.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Deletes what is older than its retention time: the states before and after in the audit log, which hold data of companies
 * (the entries stay); sent mails, which hold texts of visitors; and all changes but the newest, from whose number every process
 * goes on. Returns the number of rows.
 */
export async function purgeExpired(db: Queryable, now: Date): Promise<number> {
  const statements = [
    `update audit_log set before = null, after = null
     where ${isOlder('at', AUDIT_STATE_DAYS)} and (before is not null or after is not null)`,
    `delete from outbox where status = 'sent' and ${isOlder('sent_at', SENT_MAIL_DAYS)}`,
    `delete from company_changes
     where ${isOlder('changed_at', CHANGE_DAYS)} and id < (select max(id) from company_changes)`,
  ];
  let purged = 0;
  for (const statement of statements) purged += (await db.query(statement, [now])).rowCount ?? 0;
  return purged;
}

const isOlder = (column: string, days: number) => `${column} < $1::timestamptz - make_interval(days => ${days})`;
