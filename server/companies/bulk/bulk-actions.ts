import type { BulkAction, BulkOptions } from '#domain/admin/bulk-job.ts';
import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { placement } from '#domain/companies/featured-placement.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { beginBadges, hasCurrentCertificate } from '#server/certificates/verified-badges.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { approveWithin } from '../approve-companies.ts';
import { hideWithin } from '../hide-company.ts';
import { removeWithin } from '../remove-companies.ts';

type Run = {
  context: Context;
  client: Queryable;
  ids: number[];
  actor: AuditActor;
  options: BulkOptions;
};

/** What each action does inside a transaction. It returns the companies that it has changed; the others are left alone. */
export const BULK: Record<BulkAction, (run: Run) => Promise<number[]>> = {
  approve: ({ context, client, ids, actor, options }) => approveWithin(client, context, ids, actor, options),
  reject: ({ context, client, ids, actor, options: { reason, silent = false } }) =>
    removeWithin(client, context, ids, { actor, reason, silent, guard: 'and not approved' }),
  delete: ({ context, client, ids, actor }) => removeWithin(client, context, ids, { actor, guard: 'and approved' }),
  hide: ({ context, client, ids, actor, options: { reason } }) =>
    hideWithin(client, ids, { reason: reason ?? '', actor, now: context.now() }),
  // Only those whose certificates were checked: nobody has looked at these companies one by one.
  verify: async ({ context, client, ids, actor }) => {
    await client.query(
      `update companies set company_checked_at = coalesce(company_checked_at, $2)
       where id = any ($1) and approved and not verified and ${hasCurrentCertificate}`,
      [ids, context.now()],
    );
    return beginBadges(client, ids, actor, senderOf(context.env));
  },
  feature: async ({ context, client, ids, actor }) => {
    const { from, until } = placement({}, todayIn(null, context.now()));
    const { rows } = await client.query<{ id: number; name: string }>(
      `update companies set featured = true, featured_from = $2, featured_until = $3, updated_at = now(),
         version = version + 1
       where id = any ($1) and approved and not featured returning id, name`,
      [ids, from, until],
    );
    const change = {
      actor,
      action: 'company.feature',
      before: { featured: false },
      after: { featured: true },
    } as const;
    await writeAudit(client, ...rows.map((entity) => ({ ...change, entity })));
    return rows.map(({ id }) => id);
  },
};
