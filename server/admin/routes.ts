import type { AdminStats } from '#domain/admin/stats.ts';
import { api } from '#domain/api.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Mount } from '#server/http/mount.ts';

export function adminRoutes(mount: Mount, { database }: Context): void {
  mount(api.getAdminStats, () => getAdminStats(database.pool));
}

/** The stats of the admin dashboard (decision 22). Quarantined requests and messages do not count. */
export async function getAdminStats(db: Queryable): Promise<AdminStats> {
  const { rows } = await db.query<AdminStats>(
    `select count(*)::int as "totalCompanies", count(*) filter (where not approved)::int as "pendingCompanies",
            count(*) filter (where approved and verified)::int as "verifiedCompanies",
            count(*) filter (where approved and featured)::int as "featuredCompanies",
            (select count(*)::int from service_requests where held_reason is null) as "serviceRequests",
            (select count(*)::int from contact_messages where held_reason is null) as "contactMessages",
            (select count(*)::int from contact_messages where held_reason is null and status = 'new')
              as "newContactMessages",
            (select count(*)::int from outbox where status = 'dead') as "deadMails"
     from companies`,
  );
  const [stats] = rows;
  if (stats === undefined) throw new Error('The aggregate returned no row.');
  return stats;
}
