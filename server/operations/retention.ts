import type { Pool } from 'pg';
import type { RetentionPeriods } from '#domain/admin/admin-settings.ts';
import type { CleanupName } from '#domain/admin/cleanups.ts';
import { MERGE_UNDO_DAYS } from '#domain/companies/company-merge.ts';
import { CHANGE_DAYS, CONFIRMATION_DAYS, EVIDENCE_MONTHS } from '#domain/constants.ts';
import { readAdminSettings } from '#server/db/admin-settings.ts';
import { inTransaction } from '#server/db/database.ts';
import { PURGE_COUNTS } from '#server/insights/purge-counts.ts';
import { eraseRequests } from '#server/service-requests/erase-requests.ts';

/** Erased in one transaction. */
const ERASED_AT_ONCE = 200;

const GONE_DAYS = 30;
/** After the decision: a refused applicant may ask why. */
const CLAIM_DAYS = 90;

/** How long a link mail that could not be delivered is stored: its links would be valid for months. */
const DEAD_LINK_MAIL_DAYS = 7;

/**
 * Deletes what is older than its retention time: the states before and after in the audit log, which hold data of companies
 * (the entries stay); sent mails, which hold texts of visitors; and all changes but the newest, from whose number every process
 * goes on; the certificates of companies that are removed for good; requests that nobody has confirmed; events of Stripe; and in old requests what
 * names their senders; and the counts of visits. Records what each did. Returns the number of rows.
 */
export async function purgeExpired(pool: Pool, now: Date): Promise<number> {
  const { retention } = await readAdminSettings(pool);
  let purged = 0;
  const record = async (name: CleanupName, removed: number) => {
    purged += removed;
    await pool.query(
      `insert into cleanups (name, ran_at, removed) values ($1, $2, $3)
       on conflict (name) do update set ran_at = excluded.ran_at, removed = excluded.removed`,
      [name, now, removed],
    );
  };
  for (const [name, statements] of Object.entries(statementsFor(retention))) {
    let removed = 0;
    for (const statement of statements) removed += (await pool.query(statement, [now])).rowCount ?? 0;
    await record(name as CleanupName, removed);
  }
  await record('oldRequests', await eraseOldRequests(pool, retention.requestMonths, now));
  return purged;
}

function statementsFor({
  auditStateDays,
  sentMailDays,
}: RetentionPeriods): Record<Exclude<CleanupName, 'oldRequests'>, string[]> {
  return {
    auditStates: [
      `update audit_log set before = null, after = null
       where ${isOlder('at', auditStateDays)} and (before is not null or after is not null)`,
      `delete from import_updates u using import_batches b
       where b.id = u.import_id and ${isOlder('b.created_at', auditStateDays)}`,
    ],
    sentMails: [`delete from outbox where status = 'sent' and ${isOlder('sent_at', sentMailDays)}`],
    deadLinkMails: [
      `delete from outbox where kind in ('request-links', 'sign-in', 'member-invitation') and status = 'dead' and ${isOlder('created_at', DEAD_LINK_MAIL_DAYS)}`,
    ],
    unconfirmedRequests: [
      `with dropped as (
         delete from service_requests where state = 'unconfirmed' and ${isOlder('confirmation_asked_at', CONFIRMATION_DAYS)}
         returning id),
       notes as (delete from admin_notes where entity = 'service-request' and entity_id in (select id from dropped)),
       mails as (delete from outbox where request_id in (select id from dropped))
       select id from dropped`,
    ],
    requestLinks: [
      `delete from stripe_events where ${isOlder('received_at', CHANGE_DAYS)}`,
      `delete from request_links where expires_at < $1::timestamptz - interval '1 day'`,
      'delete from account_links where expires_at < $1::timestamptz',
      `delete from sign_in_links where expires_at < $1::timestamptz - interval '1 day'`,
    ],
    erasedMails: [
      `delete from outbox o using service_requests r
       where r.id = o.request_id and r.erased_at < $1::timestamptz and o.status <> 'waiting'`,
    ],
    changes: [
      `delete from company_changes
       where ${isOlder('changed_at', CHANGE_DAYS)} and id < (select max(id) from company_changes)`,
    ],
    removedCompanies: [
      'certificates',
      'doubts',
      'company_history',
      'listing_changes',
      'company_logos',
      'import_updates',
    ].map(ofRemovedCompanies),
    people: ['company_members', 'company_claims'].map(ofCompaniesGone),
    claims: [`delete from company_claims where ${isOlder('decided_at', CLAIM_DAYS)}`],
    evidence: [
      `delete from certificate_documents d using certificates r
       where r.id = d.certificate_id and d.removed_at < $1::timestamptz - make_interval(months => ${EVIDENCE_MONTHS})
         and (r.state <> 'checked' or r.expires < $1::date)`,
    ],
    unusedAccounts: [UNUSED_ACCOUNTS],
    merges: [
      `update company_merges set target_before = null, target_after = null, merged_before = null, moved = null
       where target_before is not null and ${isOlder('merged_at', MERGE_UNDO_DAYS)}`,
    ],
    visits: PURGE_COUNTS,
  };
}

/** Erases what is personal of requests after their time. What is left counts for the response record. */
async function eraseOldRequests(pool: Pool, months: number, now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `select id from service_requests
         where erased_at is null and created_at < $1::timestamptz - make_interval(months => $2)
         order by id limit ${ERASED_AT_ONCE} for update skip locked`,
        [now, months],
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

/** Who managed a company that is gone; a company that is restored within this time has its people again. */
const ofCompaniesGone = (table: string) =>
  `delete from ${table} t where not exists (select 1 from companies c where c.id = t.company_id)
     and not exists (select 1 from audit_log a where a.entity = 'company' and a.entity_id = t.company_id
       and a.at > $1::timestamptz - make_interval(days => ${GONE_DAYS}))`;

/** Accounts of members alone: those of the dashboard, and those of an identity provider, end elsewhere. */
const UNUSED_ACCOUNTS = `delete from users u
   where not is_admin and not is_reviewer and password_hash is null and oidc_subject is null
     and created_at < $1::timestamptz - interval '1 day'
     and not exists (select 1 from company_members m where m.user_id = u.id)
     and not exists (select 1 from company_claims q where q.user_id = u.id)
     and not exists (select 1 from sessions s where (s.sess->>'userId')::int = u.id and s.expire > $1)`;

const isOlder = (column: string, days: number) => `${column} < $1::timestamptz - make_interval(days => ${days})`;
