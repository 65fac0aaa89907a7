import type { WorkItem } from '#domain/admin/work-item.ts';
import { mayOpen } from '#domain/auth/refused-routes.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import { EXPIRING_DAYS } from '#domain/certificates/admin-certificate.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { REPLY_HOURS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { ageOf } from '#domain/text/time-text.ts';
import { countPastDue } from '#server/billing/admin-queries.ts';
import type { Queryable } from '#server/db/database.ts';
import { findMailAlert } from '#server/mail/queries.ts';
import { UNANSWERED } from '#server/service-requests/admin-queries.ts';

type Found = Pick<WorkItem, 'count'> & Partial<Pick<WorkItem, 'detail' | 'isUrgent' | 'href' | 'label'>>;
type Work = Pick<WorkItem, 'name' | 'label' | 'href'> & {
  isInTitle?: boolean;
  find: (db: Queryable, now: Date, user: CurrentUser) => Promise<Found>;
};

const inTab = (query: Record<string, string>) => `${paths.admin}?${new URLSearchParams(query)}`;
const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What can wait for an admin, in the order of the dashboard. A further kind is one more entry with one query. */
const WORK: readonly Work[] = [
  {
    name: 'pending-companies',
    label: 'waiting',
    href: inTab({ order: 'asc' }),
    isInTitle: true,
    find: async (db, now) => {
      const { count, oldest } = await countAndOldest(db, 'companies where not approved');
      return { count, detail: oldest && `oldest ${ageOf(oldest.toISOString(), now)}` };
    },
  },
  {
    name: 'unanswered-requests',
    label: 'unanswered requests',
    href: inTab({ tab: 'requests', state: 'unanswered' }),
    isInTitle: true,
    find: async (db, now) => {
      const from = `service_requests r where r.held_reason is null and ${UNANSWERED}`;
      const { count, oldest } = await countAndOldest(db, from);
      const emergencies = await countAndOldest(db, `${from} and r.urgency = 'Emergency'`);
      if (emergencies.oldest !== null) {
        const age = ageOf(emergencies.oldest.toISOString(), now);
        return { count, detail: `${emergencies.count} Emergency, ${age}`, isUrgent: true };
      }
      return { count, detail: oldest && `oldest ${ageOf(oldest.toISOString(), now)}` };
    },
  },
  {
    name: 'failing-mails',
    label: 'mails failing',
    href: inTab({ mails: 'troubled' }),
    isInTitle: true,
    find: async (db, now) => {
      const { failing, emergencies, words } = await findMailAlert(db, now);
      const detail = emergencies > 0 ? `${emergencies} of an Emergency request` : words;
      return { count: failing, detail, isUrgent: failing > 0 };
    },
  },
  {
    name: 'new-messages',
    label: 'new messages',
    href: inTab({ tab: 'messages', status: 'new' }),
    isInTitle: true,
    find: async (db, now) => {
      const { rows } = await db.query<{ count: number; late: number }>(
        `select count(*)::int as count,
                count(*) filter (where created_at < $1::timestamptz - make_interval(hours => ${REPLY_HOURS}))::int as late
         from contact_messages where held_reason is null and status = 'new'`,
        [now],
      );
      const { count = 0, late = 0 } = rows[0] ?? {};
      return { count, detail: late === 0 ? null : `${late.toLocaleString('en')} over ${REPLY_HOURS} h` };
    },
  },
  {
    name: 'quarantine',
    label: 'suspected spam',
    href: inTab({ tab: 'messages', status: 'quarantined' }),
    find: async (db) => {
      const requests = await countAndOldest(db, 'service_requests where held_reason is not null');
      const messages = await countAndOldest(db, 'contact_messages where held_reason is not null');
      return {
        count: requests.count + messages.count,
        detail: requests.count === 0 ? null : plural(requests.count, 'request', 'requests'),
        // The sender of a request waits for companies.
        ...(requests.count > 0 && { href: inTab({ tab: 'requests', status: 'quarantined' }) }),
      };
    },
  },
  {
    name: 'certificates',
    label: 'certificates to check',
    href: paths.adminCertificates,
    find: async (db, now) => {
      const { rows } = await db.query<{ count: number; ending: number }>(
        `select count(*) filter (where state = 'claimed' and coalesce(check_again_by <= $1::date, true))::int as count,
                count(*) filter (where state = 'checked' and not expiry_recorded
                                   and expires <= $1::date + ${EXPIRING_DAYS})::int as ending
         from certificates where listed and state in ('claimed', 'checked')`,
        [todayIn(null, now)],
      );
      const { count = 0, ending = 0 } = rows[0] ?? {};
      const ends = plural(ending, 'ends', 'end');
      return { count, detail: ending === 0 ? null : `${ends} in ${EXPIRING_DAYS} days` };
    },
  },
  {
    name: 'members',
    label: 'from companies',
    href: paths.adminChanges,
    isInTitle: true,
    find: async (db, _now, user) => {
      const claims = mayOpen(user, paths.adminClaims)
        ? await countAndOldest(db, `company_claims where state = 'waiting'`)
        : NONE;
      const changes = await countAndOldest(db, `listing_changes where state = 'waiting'`);
      const parts = [
        claims.count > 0 && plural(claims.count, 'claim', 'claims'),
        changes.count > 0 && plural(changes.count, 'change', 'changes'),
      ].filter((part) => part !== false);
      return {
        count: claims.count + changes.count,
        detail: parts.join(', ') || null,
        ...(claims.count > 0 && { href: paths.adminClaims }),
      };
    },
  },
  {
    name: 'payments',
    label: 'payments failed',
    href: `${paths.adminPayments}?${new URLSearchParams({ state: 'past due' })}`,
    find: async (db, now) => {
      const { count, since } = await countPastDue(db, now);
      const detail = since && `oldest ${ageOf(since.toISOString(), now)}`;
      return { count, label: count === 1 ? 'payment failed' : 'payments failed', detail };
    },
  },
  {
    name: 'imports',
    label: 'imports unfinished',
    href: inTab({ source: 'import' }),
    find: async (db) => {
      const { rows } = await db.query<{ count: number; left: number; latest: number | null }>(
        `select count(distinct batch_id)::int as count, count(*)::int as left, max(batch_id) as latest
         from companies where not approved and batch_id is not null`,
      );
      const { count = 0, left = 0, latest = null } = rows[0] ?? {};
      return {
        count,
        label: count === 1 ? 'import unfinished' : 'imports unfinished',
        detail: left === 0 ? null : `${plural(left, 'company', 'companies')} left`,
        ...(count === 1 && latest !== null && { href: inTab({ import: String(latest) }) }),
      };
    },
  },
];

/**
 * What waits for somebody now: what the role may open. Also what does not wait is there, with 0, so that nothing moves.
 */
export async function listWork(db: Queryable, now: Date, user: CurrentUser): Promise<{ items: WorkItem[] }> {
  const items: WorkItem[] = [];
  // One after the other: visitors find the other connections free.
  for (const { find, isInTitle = false, ...work } of WORK) {
    if (!mayOpen(user, work.href.replace(/\?.*/, ''))) continue;
    const found = await find(db, now, user);
    items.push({ ...work, detail: null, isUrgent: false, isInTitle, ...found });
  }
  return { items };
}

type Counted = { count: number; oldest: Date | null };
const NONE: Counted = { count: 0, oldest: null };

async function countAndOldest(db: Queryable, from: string): Promise<Counted> {
  const { rows } = await db.query<Counted>(`select count(*)::int as count, min(created_at) as oldest from ${from}`);
  return rows[0] ?? NONE;
}
