import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { type FeaturedInput, placement } from '#domain/companies/featured-placement.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { mailBadges } from '#server/certificates/certificate-mails.ts';
import { recordHistory } from '#server/certificates/company-history.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { changeCompanies, readFlags } from './change-company.ts';

type BadgeCommand = 'verify' | 'unverify' | 'feature' | 'unfeature';
type Changed = { id: number; name: string };

/**
 * Grants the badge "verified": an admin has checked that the company exists (specification section 4, decision 29). These
 * commands return false, with nothing written, when an approved company is in that state already. They throw
 * NotFoundError; ConflictError before approval.
 */
export function verifyCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  return changeBadge(context, id, actor, 'verify', (client) =>
    update(client, 'verified = true, company_checked_at = $2', 'not verified', [id ?? 0, context.now()]),
  );
}

export function unverifyCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  return changeBadge(context, id, actor, 'unverify', (client) =>
    update(client, 'verified = false, company_checked_at = null', 'verified', [id ?? 0]),
  );
}

/** Priority placement from a day until a day, after which it ends by itself (specification section 4). */
export function featureCompany(
  context: Context,
  id: number | undefined,
  input: Pick<FeaturedInput, 'from' | 'until'>,
  actor: AuditActor,
): Promise<boolean> {
  const today = todayIn(null, context.now());
  const { from, until } = placement(input, today);
  // Without dates a placement that runs stays as it is.
  const isOther = 'featured_from is distinct from $2 or featured_until is distinct from $3';
  const isDated = input.from !== undefined || input.until !== undefined;
  return changeBadge(context, id, actor, 'feature', (client) =>
    update(
      client,
      'featured = ($2::date <= $4::date and $3::date >= $4::date), featured_from = $2, featured_until = $3',
      isDated ? `(not featured or ${isOther})` : 'not featured',
      [id ?? 0, from, until, today],
    ),
  );
}

/** Ends a placement that an admin has granted. One that is paid for ends with its subscription: ConflictError. */
export async function unfeatureCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  const isChanged = await changeBadge(context, id, actor, 'unfeature', (client) =>
    update(
      client,
      'featured = false, featured_from = null, featured_until = null',
      '(featured and not placement_paid or featured_until is not null)',
      [id ?? 0],
    ),
  );
  const { rows } = await context.database.pool.query('select 1 from companies where id = $1 and placement_paid', [id]);
  if (!isChanged && rows.length > 0)
    throw new ConflictError('This placement is paid for, and ends with the subscription.');
  return isChanged;
}

async function update(client: Queryable, set: string, guard: string, values: unknown[]): Promise<Changed | undefined> {
  const { rows } = await client.query<Changed>(
    `update companies set ${set}, updated_at = now(), version = version + 1
     where id = $1 and approved and ${guard} returning id, name`,
    values,
  );
  return rows[0];
}

async function changeBadge(
  context: Context,
  id: number | undefined,
  actor: AuditActor,
  command: BadgeCommand,
  change: (client: Queryable) => Promise<Changed | undefined>,
): Promise<boolean> {
  const badge = command.endsWith('verify') ? 'verified' : 'featured';
  const value = !command.startsWith('un');
  const changed = await changeCompanies(context, async (client) => {
    const company = await change(client);
    if (company === undefined) return [];
    await writeAudit(client, {
      actor,
      action: `company.${command}`,
      entity: company,
      before: { [badge]: !value },
      after: { [badge]: value },
    });
    if (badge === 'verified') {
      await recordHistory(client, [{ companyId: company.id, event: value ? 'badge-granted' : 'badge-ended' }]);
      await mailBadges(client, [company.id], value, senderOf(context.env));
    }
    return [company.id];
  });
  if (changed === 1) return true;
  const { approved } = await readFlags(context, id);
  if (!approved) throw new ConflictError(companyCan[command].otherwise);
  return false;
}
