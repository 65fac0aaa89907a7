import type { AuditActor } from '#domain/audit/audit-actions.ts';
import type { PersonExport } from '#domain/members/personal-data.ts';
import { addressProof } from '#server/audit/address-proof.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { exportMember } from '#server/members/export-member.ts';

/**
 * Hands out what is stored about a person by the e-mail address: as a buyer, a visitor and one of the people of companies. The audit
 * log gets how many rows of each, and a hash of the address as proof.
 */
export async function exportPerson(
  context: Context,
  { email }: { email: string },
  actor: AuditActor,
): Promise<PersonExport> {
  return inTransaction(context.database.pool, async (client) => {
    const rows = async (statement: string) => (await client.query<Record<string, unknown>>(statement, [email])).rows;
    const member = await exportMember(client, email);
    const sent = {
      serviceRequests: await rows(
        `select r.id, r.created_at as "createdAt", r.state, r.customer_name as "customerName", r.customer_email as "customerEmail",
           r.customer_phone as "customerPhone", r.equipment_type as "equipmentType", r.location, r.urgency,
           r.service_description as "serviceDescription", r.preferred_date as "preferredDate", r.work, r.items, r.material,
           r.code, r.access, r.window_start as "windowStart", r.window_end as "windowEnd", r.valid_on as "validOn",
           r.certification, r.confirmed_at as "confirmedAt", r.ended_at as "endedAt",
           (select coalesce(json_agg(json_build_object('company', p.company_name, 'sentAt', p.sent_at, 'answer', p.answer,
              'declineReason', p.decline_reason, 'declineNote', p.decline_note) order by p.id), '[]')
            from request_recipients p where p.request_id = r.id) as companies,
           (select coalesce(json_agg(json_build_object('at', m.created_at, 'author', m.author, 'text', m.body) order by m.id), '[]')
            from request_messages m where m.request_id = r.id) as messages,
           (select coalesce(json_agg(json_build_object('at', q.created_at, 'company', p.company_name, 'priceKind', q.price_kind,
              'currency', q.currency, 'amount', q.amount::text, 'remarks', q.remarks) order by q.id), '[]')
            from quotes q join request_recipients p on p.id = q.recipient_id where p.request_id = r.id) as quotes,
           (select coalesce(json_agg(f.name order by f.id), '[]') from request_files f where f.request_id = r.id) as files
         from service_requests r where lower(r.customer_email) = lower($1) and r.erased_at is null order by r.id`,
      ),
      contactMessages: await rows(
        `select created_at as "createdAt", name, email, company, subject, message, inquiry_type as "inquiryType", status
         from contact_messages where lower(email) = lower($1) order by id`,
      ),
      doubts: await rows(
        `select created_at as "createdAt", company_id as "companyId", message, email from doubts
         where lower(email) = lower($1) order by id`,
      ),
    };
    const { account, ...lists } = { ...member, ...sent };
    const counts = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
    await writeAudit(client, { actor, action: 'person.export', after: { ...addressProof(email), ...counts } });
    return { exportedAt: context.now().toISOString(), account, ...lists };
  });
}
