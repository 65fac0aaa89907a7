import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { addressProof } from '#server/audit/address-proof.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { containing } from '#server/db/list-page.ts';
import { eraseMember } from '#server/members/erase-member.ts';
import { eraseRequest } from '#server/service-requests/end-request.ts';

/** Ends the transaction of a dry run, so that what was counted is not erased. */
class DryRun extends Error {
  readonly counts: Record<string, number>;
  constructor(counts: Record<string, number>) {
    super('Nothing was erased.');
    this.counts = counts;
  }
}

/**
 * Erases the data of a person by the e-mail address, and returns how many rows of each table. Requests that are open are
 * withdrawn, and their companies informed. The audit log gets these numbers and a hash of the address as proof. Entries of
 * companies stay: they are those of a business, and have their own actions.
 */
export async function erasePerson(
  context: Context,
  { email, dryRun = false }: { email: string; dryRun?: boolean | undefined },
  actor: AuditActor,
): Promise<Record<string, number>> {
  try {
    return await inTransaction(context.database.pool, async (client) => {
      const counts = await eraseFrom(client, context, email, actor);
      if (dryRun) throw new DryRun(counts);
      await writeAudit(client, { actor, action: 'person.erase', after: { ...addressProof(email), ...counts } });
      return counts;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.counts;
    throw error;
  }
}

async function eraseFrom(client: Queryable, context: Context, email: string, actor: AuditActor) {
  const requests = await client.query<{ id: number }>(
    'select id from service_requests where lower(customer_email) = lower($1) and erased_at is null order by id',
    [email],
  );
  for (const { id } of requests.rows) await eraseRequest(client, context, id, actor);
  const messages = 'contact_messages where lower(email) = lower($1)';
  const count = async (statement: string) => (await client.query(statement, [email])).rowCount ?? 0;
  const noted = `entity = 'contact-message' and entity_id in (select id from ${messages})`;
  const mailed = `contact_message_id in (select id from ${messages}) or lower(recipient) = lower($1) or lower(reply_to) = lower($1)`;
  const auditStates = await eraseAudit(client, email, messages, mailed);
  return {
    serviceRequests: requests.rows.length,
    notes: await count(`delete from admin_notes where ${noted}`),
    // The companies of a request that was open still hear that it is withdrawn; the retention deletes that mail.
    mails: await count(`delete from outbox where (${mailed}) and not (status = 'waiting' and kind = 'lead-withdrawn')`),
    auditStates,
    contactMessages: await count(`delete from ${messages}`),
    doubts: await count('delete from doubts where lower(email) = lower($1)'),
    ...(await eraseMember(client, email)),
  };
}

/** Empties the states and names of the log that are about the person: the entries stay. Those of companies stay whole. */
async function eraseAudit(client: Queryable, email: string, messages: string, mailed: string): Promise<number> {
  const { rowCount } = await client.query(
    `update audit_log set entity_name = null, before = null, after = null
     where entity = 'contact-message' and entity_id in (select id from ${messages})
       or entity = 'mail' and (before::text ilike $2 or after::text ilike $2 or entity_id in (select id from outbox where ${mailed}))`,
    [email, containing(email)],
  );
  return rowCount ?? 0;
}
