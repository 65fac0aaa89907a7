import type { AuditActor } from '#domain/audit/audit-actions.ts';
import type { DoubtInput } from '#domain/certificates/certificate-input.ts';
import { actorName, writeAudit } from '#server/audit/audit-log.ts';
import { noSuchCompany } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { receiveForm } from '#server/spam/receive-form.ts';

/**
 * Stores what anybody doubts on a profile; only admins see it. What looks like spam is dropped, and its sender gets the same
 * response. Throws NotFoundError for a company that is not public.
 */
export async function reportDoubt(context: Context, companyId: number | undefined, input: DoubtInput): Promise<void> {
  const { pool } = context.database;
  const { rowCount } = await pool.query('select 1 from companies where id = $1 and is_public', [companyId ?? 0]);
  if (rowCount === 0) throw noSuchCompany();
  await receiveForm(context, input, {
    // A doubt names its sources, and nobody is mailed its text.
    texts: [],
    limits: ({ doubtsPerCompany }) => [
      {
        lock: 'recipientCompany',
        key: String(companyId),
        max: doubtsPerCompany,
        count: "doubts where company_id = $1::int and created_at > $2::timestamptz - interval '1 hour'",
        reason: 'too many doubts about one company within an hour',
      },
    ],
    store: async (client, spamReason) => {
      if (spamReason !== null) return;
      await client.query(
        `insert into doubts (company_id, certificate_id, message, email, created_at)
         values ($1, (select id from certificates where id = $2 and company_id = $1), $3, $4, $5)`,
        [companyId, input.certificateId, input.message, input.email, context.now()],
      );
    },
    mails: async () => [],
  });
}

/** Throws NotFoundError; ConflictError for one that is resolved. */
export async function resolveDoubt(context: Context, id: number | undefined, actor: AuditActor): Promise<void> {
  await inTransaction(context.database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; name: string | null }>(
      `update doubts d set resolved_at = $2, resolved_by = $3 where id = $1 and resolved_at is null
       returning id, (select name from companies c where c.id = d.company_id) as name`,
      [id ?? 0, context.now(), actorName(actor)],
    );
    const [doubt] = rows;
    if (doubt === undefined) {
      const { rowCount } = await client.query('select 1 from doubts where id = $1', [id ?? 0]);
      if (rowCount === 0) throw new NotFoundError('There is no such doubt.');
      throw new ConflictError('This doubt is already resolved.');
    }
    await writeAudit(client, { actor, action: 'doubt.resolve', entity: doubt });
  });
}
