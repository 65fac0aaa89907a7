import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { companyCan } from '#domain/companies/company-status.ts';
import { paths } from '#domain/paths.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { recordChanges } from '#server/changes/change-feed.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { ConflictError } from '#server/errors.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { readFlags } from './change-company.ts';

const CHUNK = 1_000;

/**
 * Makes companies public inside a transaction (specification section 4), without mail. Returns the ids of those that were
 * not approved before.
 */
export async function markApproved(client: Queryable, ids: number[], actor: AuditActor): Promise<number[]> {
  const approved: { id: number; name: string }[] = [];
  // One statement must stay far from its time limit, however many there are.
  for (let start = 0; start < ids.length; start += CHUNK) {
    const { rows } = await client.query<{ id: number; name: string }>(
      `update companies set approved = true, updated_at = now(), version = version + 1
       where id = any ($1) and not approved returning id, name`,
      [ids.slice(start, start + CHUNK)],
    );
    approved.push(...rows);
    const change = {
      actor,
      action: 'company.approve',
      before: { approved: false },
      after: { approved: true },
    } as const;
    await writeAudit(client, ...rows.map((entity) => ({ ...change, entity })));
  }
  const approvedIds = approved.map(({ id }) => id);
  await recordChanges(client, approvedIds);
  return approvedIds;
}

/**
 * Approves the companies that an admin has selected and, in the same transaction, queues the mail that registration has
 * promised (decision 25). Returns how many were approved; those not pending are skipped.
 */
export async function approveCompanies(context: Context, ids: number[], actor: AuditActor): Promise<number> {
  const { env, database } = context;
  const count = await inTransaction(database.pool, async (client) => {
    const approved = await markApproved(client, ids, actor);
    const { rows } = await client.query<{ id: number; name: string; email: string }>(
      `select id, name, email from companies where id = any ($1) and source = 'registration' and email <> ''`,
      [approved],
    );
    for (const company of rows) await enqueueMail(client, approvalMail(company, siteOf(env)));
    return approved.length;
  });
  if (count > 0) await context.changes.refresh();
  return count;
}

/** Approves one company. Throws NotFoundError; ConflictError when it is approved. */
export async function approveCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  if (id !== undefined && (await approveCompanies(context, [id], actor)) === 1) return;
  await readFlags(context, id);
  throw new ConflictError(companyCan.approve.otherwise);
}

/** "You'll receive an email once it's approved" (specification section 8, decision 25). */
function approvalMail(company: { id: number; name: string; email: string }, site: { name: string; url: string }): Mail {
  return {
    recipient: company.email,
    replyTo: null,
    subject: `${company.name} is now listed on ${site.name}`,
    body: [
      `Good news: ${company.name} is now live on ${site.name}. Buyers can find you at`,
      site.url + paths.company(company),
      'Quote requests will be sent to this address. To have your certificates checked and earn the verified badge, see',
      site.url + paths.pricing,
    ].join('\n\n'),
  };
}
