import type { AuditAction } from '#domain/audit/audit-actions.ts';
import { caseNumber } from '#domain/service-requests/service-request.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OpenRecipient } from './open-recipient.ts';

/** The request of one company, and the member who answers it; absent where the link of a mail is used, by nobody in particular. */
export type AnsweringLead = { requestId: number; recipientId: number; member?: { email: string } };

type Answer = Extract<AuditAction, `service-request.${'quote' | 'question' | 'decline' | 'answer'}`>;

/** Records which member has answered. What was written to the buyer is in the request alone, which is erased with it. */
export async function auditAnswer(
  client: Queryable,
  { member }: AnsweringLead,
  { requestId: id, createdAt, companyId, companyName }: OpenRecipient,
  action: Answer,
  fields: object = {},
): Promise<void> {
  if (member === undefined) return;
  const entity = { id, name: caseNumber({ id, createdAt }) };
  await writeAudit(client, { actor: member, action, entity, after: { companyId, company: companyName, ...fields } });
}
