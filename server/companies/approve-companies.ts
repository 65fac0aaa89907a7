import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { todayIn } from '#domain/certificates/local-date.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { placement } from '#domain/companies/featured-placement.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { createCompanyLinks } from '#server/auth/sign-in-links.ts';
import { recordHistory } from '#server/certificates/company-history.ts';
import { hasCurrentCertificate } from '#server/certificates/verified-badges.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { ConflictError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { readFlags } from './change-company.ts';
import { approvalMail, type MailedCompany } from './company-mails.ts';

const CHUNK = 1_000;

type Approved = { id: number; name: string; verified: boolean };
type ApprovalOptions = {
  actor: AuditActor;
  now: Date;
  /** Takes off the badges that an import asks for. */
  withoutBadges?: boolean | undefined;
};

/**
 * Makes companies public inside a transaction (specification section 4), without mail. Returns the ids of those that were
 * not approved before.
 */
export async function markApproved(
  client: Queryable,
  ids: number[],
  { actor, now, withoutBadges = false }: ApprovalOptions,
): Promise<number[]> {
  const { from, until } = placement({}, todayIn(null, now));
  const approved: Approved[] = [];
  // One statement must stay far from its time limit, however many there are.
  for (let start = 0; start < ids.length; start += CHUNK) {
    const { rows } = await client.query<Approved>(
      `update companies set approved = true, updated_at = now(), version = version + 1,
         verified = verified and not $2 or company_checked_at is not null and ${hasCurrentCertificate},
         company_checked_at = case when verified and not $2 then coalesce(company_checked_at, $3) else company_checked_at end,
         featured = featured and not $2,
         featured_from = case when featured and not $2 then coalesce(featured_from, $4::date) end,
         featured_until = case when featured and not $2 then coalesce(featured_until, $5::date) end
       where id = any ($1) and not approved returning id, name, verified`,
      [ids.slice(start, start + CHUNK), withoutBadges, now, from, until],
    );
    approved.push(...rows);
    const change = {
      actor,
      action: 'company.approve',
      before: { approved: false },
      after: { approved: true },
    } as const;
    await writeAudit(client, ...rows.map(({ id, name }) => ({ ...change, entity: { id, name } })));
    await recordHistory(client, rows.flatMap(historyOf));
  }
  const approvedIds = approved.map(({ id }) => id);
  await recordChanges(client, approvedIds);
  return approvedIds;
}

function historyOf({ id: companyId, verified }: Approved) {
  const listed = { companyId, event: 'listed' } as const;
  return verified ? [listed, { companyId, event: 'badge-granted' } as const] : [listed];
}

/** Approves companies inside a transaction and queues the mail that registration has promised (decision 25). */
export async function approveWithin(
  client: Queryable,
  { env, now }: Pick<Context, 'env' | 'now'>,
  ids: number[],
  actor: AuditActor,
  { withoutBadges }: Pick<ApprovalOptions, 'withoutBadges'>,
): Promise<number[]> {
  const approved = await markApproved(client, ids, { actor, now: now(), withoutBadges });
  const { rows } = await client.query<MailedCompany>(
    `select id, name, email from companies where id = any ($1) and source = 'registration' and email <> ''`,
    [approved],
  );
  const sender = senderOf(env);
  const tokens = await createCompanyLinks(client, rows, now());
  await enqueueMail(client, ...rows.map((company, index) => approvalMail(company, tokens[index] ?? '', sender)));
  return approved;
}

/** Approves the companies that an admin has selected. Returns how many were approved; those not pending are skipped. */
export async function approveCompanies(
  context: Context,
  ids: number[],
  actor: AuditActor,
  options: Pick<ApprovalOptions, 'withoutBadges'> = {},
): Promise<number> {
  const { length: count } = await inTransaction(context.database.pool, (client) =>
    approveWithin(client, context, ids, actor, options),
  );
  if (count > 0) await context.changes.refresh();
  return count;
}

/** Approves one company. Throws NotFoundError; ConflictError when it is approved. */
export async function approveCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  if (id !== undefined && (await approveCompanies(context, [id], actor)) === 1) return;
  await readFlags(context, id);
  throw new ConflictError(companyCan.approve.otherwise);
}
