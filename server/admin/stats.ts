import type { AdminStats } from '#domain/admin/stats.ts';
import { EXPIRING_DAYS } from '#domain/certificates/admin-certificate.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import type { Queryable } from '#server/db/database.ts';
import { findMailAlert } from '#server/mail/queries.ts';

/** The stats of the admin dashboard (decision 22). Quarantined requests and messages do not count. */
export async function getAdminStats(db: Queryable, now: Date): Promise<AdminStats> {
  const { rows } = await db.query<Omit<AdminStats, 'mailAlert'>>(
    `select count(*)::int as "totalCompanies", count(*) filter (where not approved)::int as "pendingCompanies",
            count(*) filter (where approved and verified)::int as "verifiedCompanies",
            count(*) filter (where approved and featured)::int as "featuredCompanies",
            (select count(*)::int from service_requests where held_reason is null) as "serviceRequests",
            (select count(*)::int from contact_messages where held_reason is null) as "contactMessages",
            (select count(*)::int from contact_messages where held_reason is null and status = 'new')
              as "newContactMessages",
            (select count(*)::int from certificates
              where state = 'checked' and listed and not expiry_recorded and expires <= $1::date + ${EXPIRING_DAYS})
              as "endingCertificates"
     from companies`,
    [todayIn(null, now)],
  );
  const [stats] = rows;
  if (stats === undefined) throw new Error('The aggregate returned no row.');
  return { ...stats, mailAlert: await findMailAlert(db, now) };
}
