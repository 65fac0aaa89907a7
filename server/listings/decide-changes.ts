import type { AuditAction, AuditActor } from '#domain/audit/audit-actions.ts';
import { columnsSetBy } from '#domain/companies/company-columns.ts';
import type { CompanyEdit } from '#domain/companies/editable-fields.ts';
import type { ChangeState } from '#domain/listings/listing-change.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies, noSuchCompany } from '#server/companies/change-company.ts';
import { writeEdit } from '#server/companies/edit-company.ts';
import { statedChanges } from '#server/companies/stated-changes.ts';
import type { Context } from '#server/context.ts';
import { selectList } from '#server/db/column-lists.ts';
import type { Queryable } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { decisionMail } from './change-mails.ts';
import { isSame, type Values } from './changes.ts';

type Taken = { companyId: number; before: Values; after: Values; author: string };
type Decision = { from: ChangeState; to: ChangeState; actor: AuditActor; reason?: string };

const columns = selectList(columnsSetBy('edit'));

/** Puts back what a company has changed. Throws NotFoundError; ConflictError if one of the fields has changed since. */
export async function revertChange(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  await changeCompanies(context, async (client) => {
    const { companyId, before, after } = await take(client, id, { from: 'public', to: 'reverted', actor });
    await refuseOthers(client, companyId, after);
    await write(context, client, companyId, before, { actor, action: 'company.revert-change' });
    return [companyId];
  });
}

/** Publishes what waits. Throws NotFoundError; ConflictError if it does not wait, or the field has changed since. */
export async function acceptChange(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  await changeCompanies(context, async (client) => {
    const { companyId, before, after, author } = await take(client, id, { from: 'waiting', to: 'accepted', actor });
    const { name } = await refuseOthers(client, companyId, before);
    await write(context, client, companyId, after, { actor, action: 'company.accept-change', isByCompany: true });
    const changes = statedChanges(before, after);
    await enqueueMail(
      client,
      decisionMail({ id: companyId, name, email: author }, { changes, reason: null }, senderOf(context.env)),
    );
    return [companyId];
  });
}

/** Leaves the listing as it is, and mails the reason. Throws NotFoundError; ConflictError if the change does not wait. */
export async function refuseChange(
  context: Context,
  id: number | undefined,
  reason: string,
  actor: AuditActor,
): Promise<void> {
  await changeCompanies(context, async (client) => {
    const { companyId, before, after, author } = await take(client, id, {
      from: 'waiting',
      to: 'refused',
      actor,
      reason,
    });
    const { name } = await readCompany(client, companyId);
    const entity = { id: companyId, name };
    await writeAudit(client, { actor, action: 'company.refuse-change', entity, before: after, after: { reason } });
    const changes = statedChanges(before, after);
    const company = { id: companyId, name, email: author };
    await enqueueMail(client, decisionMail(company, { changes, reason }, senderOf(context.env)));
    return [];
  });
}

async function take(client: Queryable, id: number | undefined, { from, to, actor, reason }: Decision): Promise<Taken> {
  const { rows } = await client.query<Taken>(
    `update listing_changes set state = $3, decided_at = now(), decided_by = $4, reason = $5
     where id = $1 and state = $2 returning company_id as "companyId", before, after, author`,
    [id ?? 0, from, to, actorName(actor), reason ?? null],
  );
  if (rows[0] !== undefined) return rows[0];
  const found = await client.query('select 1 from listing_changes where id = $1', [id ?? 0]);
  if (found.rows.length === 0) throw new NotFoundError('There is no such change.');
  throw new ConflictError(
    from === 'public' ? 'This change was reverted already.' : 'This change does not wait any more.',
  );
}

/** Throws ConflictError unless a company still has these values. */
async function refuseOthers(client: Queryable, companyId: number, expected: Values): Promise<{ name: string }> {
  const current = await readCompany(client, companyId);
  const others = Object.keys(expected).filter((field) => !isSame(current[field], expected[field]));
  if (others.length === 0) return current;
  const [{ label } = { label: 'The listing' }] = statedChanges({ ...current, ...expected }, current);
  throw new ConflictError(`${label} has changed since. Nothing was changed.`);
}

async function readCompany(client: Queryable, id: number): Promise<Values & { name: string }> {
  const { rows } = await client.query<Values & { name: string }>(
    `select ${columns} from companies where id = $1 for update`,
    [id],
  );
  if (rows[0] === undefined) throw noSuchCompany();
  return rows[0];
}

/** The values were checked when they were stored. */
async function write(
  context: Context,
  client: Queryable,
  companyId: number,
  values: Values,
  options: { actor: AuditActor; action: AuditAction; isByCompany?: boolean },
): Promise<void> {
  await writeEdit(context, client, companyId, values as Partial<CompanyEdit>, options);
}
