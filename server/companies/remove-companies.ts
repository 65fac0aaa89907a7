import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { COMPUTED_COLUMNS } from '#domain/companies/company-columns.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { columnList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { takeBackRequests } from '#server/service-requests/take-back-requests.ts';
import { changeCompanies, noSuchCompany } from './change-company.ts';
import { type MailedCompany, rejectionMail } from './company-mails.ts';

const COMPUTED = columnList(COMPUTED_COLUMNS);

type Rejection = { ids: number[]; reason?: string | null | undefined; silent?: boolean | undefined };
type Removed = MailedCompany & { source: string; approved: boolean; before: object };

/** Rejects companies (specification section 4). Returns how many; those not pending are skipped. */
export function rejectCompanies(
  context: Context,
  { ids, reason = null, silent = false }: Rejection,
  actor: AuditActor,
): Promise<number> {
  return removeCompanies(context, ids, { actor, reason, silent, guard: 'and not approved' });
}

/** Rejects a pending company, or deletes an approved one. Throws NotFoundError. */
export async function removeCompany(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  const count = id === undefined ? 0 : await removeCompanies(context, [id], { actor });
  if (count === 0) throw noSuchCompany();
}

/** Removes a company as one of its owners wants it. Throws NotFoundError. */
export async function removeOwnCompany(context: Context, id: number, owner: { email: string }): Promise<void> {
  const count = await removeCompanies(context, [id], { actor: owner, silent: true, isByOwner: true });
  if (count === 0) throw noSuchCompany();
}

type Removal = { actor: AuditActor; reason?: string | null; silent?: boolean; isByOwner?: boolean; guard?: string };

/**
 * Removes companies for good, inside a transaction. The audit log stores their last state, from which an operator can restore them. One that
 * registered and was waiting is informed, unless the admin wants it silent.
 */
export async function removeWithin(
  client: Queryable,
  { env }: Pick<Context, 'env'>,
  ids: number[],
  { actor, reason = null, silent = false, isByOwner = false, guard = '' }: Removal,
): Promise<number[]> {
  const { rows } = await client.query<Removed>(
    `delete from companies where id = any ($1) ${guard}
       returning id, name, email, source, approved, to_jsonb(companies.*) - '{${COMPUTED}}'::text[] as before`,
    [ids],
  );
  const removed = rows.map(({ id }) => id);
  await takeBackRequests(client, removed);
  for (const { id, name, approved, before } of rows) {
    const action = approved || isByOwner ? 'company.delete' : 'company.reject';
    const after = isByOwner ? { isByOwner } : approved || reason === null ? null : { reason };
    await writeAudit(client, { actor, action, entity: { id, name }, before, after });
  }
  const sender = senderOf(env);
  const informed = rows.filter(({ approved, source, email }) => !approved && source === 'registration' && email !== '');
  if (!silent) await enqueueMail(client, ...informed.map((company) => rejectionMail(company, reason, sender)));
  return removed;
}

function removeCompanies(context: Context, ids: number[], removal: Removal): Promise<number> {
  return changeCompanies(context, (client) => removeWithin(client, context, ids, removal));
}
