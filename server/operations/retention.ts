import type { Pool } from 'pg';
import { MERGE_UNDO_DAYS } from '#domain/companies/company-merge.ts';
import { AUDIT_STATE_DAYS, CHANGE_DAYS, CONFIRMATION_DAYS, REQUEST_MONTHS, SENT_MAIL_DAYS } from '#domain/constants.ts';
import { inTransaction } from '#server/db/database.ts';
import { PURGE_COUNTS } from '#server/insights/purge-counts.ts';
import { eraseRequests } from '#server/service-requests/erase-requests.ts';

/** Erased in one transaction. */
const ERASED_AT_ONCE = 200;

/**
 * Deletes what is older than its retention time: the states before and after in the audit log, which hold data of companies
 * (the entries stay); sent mails, which hold texts of visitors; and all changes but the newest, from whose number every process
 * goes on; the certificates of companies that are removed for good; requests that nobody has confirmed; and in old requests what
 * names their senders; and the counts of visits. Returns the number of rows.
 */
export async function purgeExpired(pool: Pool, now: Date): Promise<number> {
  const statements = [
    `update audit_log set before = null, after = null
     where ${isOlder('at', AUDIT_STATE_DAYS)} and (before is not null or after is not null)`,
    `delete from outbox where status = 'sent' and ${isOlder('sent_at', SENT_MAIL_DAYS)}`,
    `with dropped as (
       delete from service_requests where state = 'unconfirmed' and ${isOlder('confirmation_asked_at', CONFIRMATION_DAYS)}
       returning id),
     notes as (delete from admin_notes where entity = 'service-request' and entity_id in (select id from dropped)),
     mails as (delete from outbox where request_id in (select id from dropped))
     select id from dropped`,
    `delete from request_links where expires_at < $1::timestamptz - interval '1 day'`,
    `delete from outbox o using service_requests r
     where r.id = o.request_id and r.erased_at < $1::timestamptz and o.status <> 'waiting'`,
    `update company_merges set kept_before = null, kept_after = null, merged_before = null, moved = null
     where kept_before is not null and ${isOlder('merged_at', MERGE_UNDO_DAYS)}`,
    `delete from company_changes
     where ${isOlder('changed_at', CHANGE_DAYS)} and id < (select max(id) from company_changes)`,
  ];
  for (const table of ['certificates', 'doubts', 'company_history', 'listing_changes', 'company_logos'])
    statements.push(ofRemovedCompanies(table));
  statements.push(...PURGE_COUNTS);
  let purged = 0;
  for (const statement of statements) purged += (await pool.query(statement, [now])).rowCount ?? 0;
  return purged + (await eraseOldRequests(pool, now));
}

/** Erases what is personal of requests after their time. What is left counts for the response record. */
async function eraseOldRequests(pool: Pool, now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `select id from service_requests
         where erased_at is null and created_at < $1::timestamptz - make_interval(months => ${REQUEST_MONTHS})
         order by id limit ${ERASED_AT_ONCE} for update skip locked`,
        [now],
      );
      return eraseRequests(
        client,
        rows.map(({ id }) => id),
        'schedule',
        now,
      );
    });
    total += erased;
    if (erased < ERASED_AT_ONCE) return total;
  }
}

/** A company can be restored with its certificates as long as the audit log has its last state. */
const ofRemovedCompanies = (table: string) =>
  `delete from ${table} t where $1::timestamptz is not null
     and not exists (select 1 from companies c where c.id = t.company_id)
     and not exists (select 1 from audit_log a where a.entity = 'company' and a.entity_id = t.company_id
       and a.action in ('company.reject', 'company.delete', 'company.undo-import') and a.before is not null)
     and not exists (select 1 from company_merges m where m.merged_id = t.company_id and m.merged_before is not null)`;

const isOlder = (column: string, days: number) => `${column} < $1::timestamptz - make_interval(days => ${days})`;
