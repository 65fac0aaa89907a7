import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { ConflictError } from '#server/errors.ts';
import { changeCompanies, readFlags } from './change-company.ts';

type Badge = 'verified' | 'featured';
type BadgeCommand = 'verify' | 'unverify' | 'feature' | 'unfeature';

/** The badge "verified" (specification section 4). */
export const verifyCompany = badgeCommand('verify', 'verified', true);
export const unverifyCompany = badgeCommand('unverify', 'verified', false);
/** Priority placement (specification section 4). */
export const featureCompany = badgeCommand('feature', 'featured', true);
export const unfeatureCompany = badgeCommand('unfeature', 'featured', false);

/**
 * The command returns false, with nothing written, when an approved company is in that state already. It throws
 * NotFoundError; ConflictError before approval.
 */
function badgeCommand(command: BadgeCommand, badge: Badge, value: boolean) {
  return async (context: Context, id: number | undefined, actor: AuditActor): Promise<boolean> => {
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
        action: `company.${command}`,
        entity: company,
        before: { [badge]: !value },
        after: { [badge]: value },
      });
      return [company.id];
    });
    if (changed === 1) return true;
    const { approved } = await readFlags(context, id);
    if (!approved) throw new ConflictError(companyCan[command].otherwise);
    return false;
  };
}
