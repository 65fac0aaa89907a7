import { messageCase } from '#domain/contact/contact-message.ts';
import type {
  ContactMessageAdmin,
  ContactMessageDetails,
  ContactMessageQuery,
} from '#domain/contact/contact-message-admin.ts';
import { listNotes } from '#server/audit/admin-notes.ts';
import type { Queryable } from '#server/db/database.ts';
import { withIsoDates } from '#server/db/list-page.ts';
import { NotFoundError } from '#server/errors.ts';
import { listReceivedForms } from '#server/spam/received-forms.ts';

const MENTIONED_COMPANIES = 5;

const TABLE = {
  columns: `id, name, email, company, subject, message, inquiry_type as "inquiryType", status,
    created_at as "createdAt", updated_at as "updatedAt", held_reason as "quarantineReason"`,
  from: 'contact_messages r',
  status: 'status',
  searched: ['name', 'email', 'company', 'subject', 'message'],
};

/** A message with its notes, and with companies of that name or that have the address of its sender. Throws NotFoundError. */
export async function getMessageDetails(db: Queryable, id: number | undefined): Promise<ContactMessageDetails> {
  const { rows } = await db.query<ContactMessageDetails & { createdAt: Date }>(
    `select ${TABLE.columns}, answered_at as "answeredAt", answered_by as "answeredBy",
       (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'approved', c.approved)), '[]')
        from (select id, name, approved from companies
              where lower(name) = lower(r.company) or lower(email) = lower(r.email)
              order by approved desc, id limit ${MENTIONED_COMPANIES}) c) as companies
     from ${TABLE.from} where id = $1`,
    [id ?? 0],
  );
  const [message] = rows;
  if (message === undefined) throw new NotFoundError('Message not found.');
  return {
    ...(withIsoDates(message) as ContactMessageDetails),
    caseNumber: messageCase(message),
    notes: await listNotes(db, 'contact-message', message.id),
  };
}

export function listContactMessages(db: Queryable, query: ContactMessageQuery) {
  return listReceivedForms<ContactMessageAdmin>(db, TABLE, query);
}
