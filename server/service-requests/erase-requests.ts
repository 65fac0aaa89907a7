import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * Erases what names the senders of requests, and all that was written about them: texts, files, threads, quotes, links and mails.
 * What is left only counts: equipment, urgency, companies and the times of their answers. Returns how many were erased now.
 * Those that are open are to be withdrawn first. A mail to a company that waits is deleted by the retention once it is sent.
 */
export async function eraseRequests(client: Queryable, ids: readonly number[], actor: AuditActor, now: Date) {
  const { rows } = await client.query<{ id: number; createdAt: Date }>(
    `update service_requests set customer_name = '', customer_email = '', customer_phone = null, service_description = '',
       location = '', preferred_date = null, work = null, items = null, material = null, code = null, access = null,
       window_start = null, window_end = null, certification = null, valid_on = null, submission_key = null,
       end_reason = null, erased_at = $2, ended_at = coalesce(ended_at, $2), held_reason = null,
       state = case when state in ('open', 'unconfirmed') then 'closed' else state end
     where id = any ($1) and erased_at is null returning id, created_at as "createdAt"`,
    [ids, now],
  );
  const erased = rows.map(({ id }) => id);
  const cases = rows.map((row) => `%[${caseNumber(row)}]`);
  if (erased.length === 0) return 0;
  for (const statement of [
    'delete from request_links where request_id = any ($1)',
    'delete from request_messages where request_id = any ($1)',
    'delete from quotes where recipient_id in (select id from request_recipients where request_id = any ($1))',
    'delete from request_files where request_id = any ($1)',
    'update request_recipients set decline_note = null where request_id = any ($1)',
    `delete from admin_notes where entity = 'service-request' and entity_id = any ($1)`,
    `update audit_log set entity_name = null, before = null, after = null where entity = 'service-request' and entity_id = any ($1)`,
    `delete from outbox where request_id = any ($1) and not (status = 'waiting' and kind = 'lead-withdrawn')`,
  ])
    await client.query(statement, [erased]);
  // The log of mails has their subjects, which end with the case number and may name the sender.
  await client.query(
    `update audit_log set entity_name = null, before = null, after = null where entity = 'mail' and entity_name like any ($1)`,
    [cases],
  );
  const entries = rows.map((row) => ({
    actor,
    action: 'service-request.erase' as const,
    entity: { id: row.id, name: caseNumber(row) },
  }));
  await writeAudit(client, ...entries);
  return erased.length;
}
