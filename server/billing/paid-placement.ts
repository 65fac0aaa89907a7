import { GRACE_DAYS } from '#domain/billing/subscription-state.ts';
import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Whether subscription s is paid for: also in the days of grace, in which Stripe tries again. They count from the end of what is
 * paid where nothing was heard of a renewal, such as without a connection to Stripe. $1 is now.
 */
const IS_PAID = `s.ended_at is null and s.paid_since is not null
  and coalesce(s.current_period_end > $1::timestamptz - interval '${GRACE_DAYS} days', true)
  and (s.status in ('active', 'trialing') or s.past_due_since > $1::timestamptz - interval '${GRACE_DAYS} days')`;

/**
 * Lets the placement of companies follow what is paid. Without payment the one counts that an admin has granted. Returns the ids
 * of those that changed, whose caller records the change.
 */
export async function setPaidPlacements(client: Queryable, now: Date): Promise<number[]> {
  const today: LocalDate = todayIn(null, now);
  const { rows } = await client.query<{ id: number; name: string; featured: boolean; before: boolean }>(
    `update companies c
     set placement_paid = p.is_paid,
       featured = p.is_paid or coalesce(c.featured_from <= $2::date and c.featured_until >= $2::date, false),
       updated_at = now(), version = version + 1
     from (select k.id, k.featured as before, exists (select 1 from subscriptions s where s.company_id = k.id and ${IS_PAID}) as is_paid
           from companies k
           where k.placement_paid or k.id in (select company_id from subscriptions where ended_at is null)) p
     where c.id = p.id and c.placement_paid <> p.is_paid
     returning c.id, c.name, c.featured, p.before`,
    [now, today],
  );
  const shown = rows.filter(({ featured, before }) => featured !== before);
  await writeAudit(
    client,
    ...shown.map(({ id, name, featured }) => ({
      actor: 'stripe' as const,
      action: featured ? ('company.feature' as const) : ('company.unfeature' as const),
      entity: { id, name },
      before: { featured: !featured },
      after: { featured },
    })),
  );
  return rows.map(({ id }) => id);
}

/** Ends placements whose days of grace are over, whether or not Stripe can be reached. */
export function followPaidPlacements(context: Context): Promise<number> {
  return changeCompanies(context, (client) => setPaidPlacements(client, context.now()));
}
