import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { ConflictError } from '#server/errors.ts';
import { changeCompanies, readFlags } from './change-company.ts';

type Badge = 'verified' | 'featured';

/** Awards the verified badge (specification section 4). */
export function verifyCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  return setBadge(context, id, actor, {
    action: 'company.verify',
    badge: 'verified',
    value: true,
    otherwise: companyCan.verify.otherwise,
  });
}

export function unverifyCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  return setBadge(context, id, actor, {
    action: 'company.unverify',
    badge: 'verified',
    value: false,
    otherwise: companyCan.unverify.otherwise,
  });
}

/** Begins priority placement (specification section 4). */
export function featureCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  return setBadge(context, id, actor, {
    action: 'company.feature',
    badge: 'featured',
    value: true,
    otherwise: companyCan.feature.otherwise,
  });
}

export function unfeatureCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> {
  return setBadge(context, id, actor, {
    action: 'company.unfeature',
    badge: 'featured',
    value: false,
    otherwise: companyCan.unfeature.otherwise,
  });
}

/**
 * Returns false, with nothing written, when an approved company is in that state already. Throws NotFoundError;
 * ConflictError before approval.
 */
async function setBadge(
  context: Context,
  id: number | undefined,
  actor: AuditActor,
  { action, badge, value, otherwise }: { action: AuditAction; badge: Badge; value: boolean; otherwise: string },
): Promise<boolean> {
  const changed = await changeCompanies(context, async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>(
      `update companies set ${badge} = $2, updated_at = now(), version = version + 1
       where id = $1 and approved and ${badge} <> $2 returning id, name`,
      [id ?? 0, value],
    );
    const company = rows[0];
    if (company === undefined) return [];
    await writeAudit(client, {
      actor,
      action,
      entity: company,
      before: { [badge]: !value },
      after: { [badge]: value },
    });
    return [company.id];
  });
  if (changed === 1) return true;
  const { approved } = await readFlags(context, id);
  if (!approved) throw new ConflictError(otherwise);
  return false;
}
