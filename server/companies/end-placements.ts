import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { changeCompanies } from './change-company.ts';

type Placed = { id: number; name: string; featured: boolean };

/**
 * Begins and ends the placements that admins have granted, by their days, in UTC. Returns how many changed. A placement that is
 * paid for goes on beside them (server/billing/paid-placement.ts).
 */
export async function followPlacements(context: Context): Promise<number> {
  const today = todayIn(null, context.now());
  return changeCompanies(context, async (client) => {
    const ended = await setFeatured(client, today, false);
    const begun = await setFeatured(client, today, true);
    return [...ended, ...begun].map(({ id }) => id);
  });
}

async function setFeatured(client: Queryable, today: LocalDate, featured: boolean): Promise<Placed[]> {
  const [set, guard] = featured
    ? ['featured = true', 'not featured and approved and featured_from <= $1 and featured_until >= $1']
    : ['featured = false, featured_from = null, featured_until = null', 'approved and featured_until < $1'];
  const { rows } = await client.query<Placed>(
    `update companies set ${set}, updated_at = now(), version = version + 1 where ${guard} returning id, name, featured`,
    [today],
  );
  if (rows.length === 0) return [];
  const action = featured ? ('company.feature' as const) : ('company.unfeature' as const);
  const change = { actor: 'schedule', action, before: { featured: !featured }, after: { featured } } as const;
  const changed = rows.filter((row) => row.featured === featured);
  await writeAudit(client, ...changed.map(({ id, name }) => ({ ...change, entity: { id, name } })));
  return rows;
}
