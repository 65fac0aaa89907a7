import type { ContactMessageAdmin, ContactMessageQuery } from '#domain/contact/contact-message-admin.ts';
import type { Queryable } from '#server/db/database.ts';
import { listReceivedForms } from '#server/spam/received-forms.ts';

const TABLE = {
  columns: `id, name, email, company, subject, message, inquiry_type as "inquiryType", status,
    created_at as "createdAt", updated_at as "updatedAt", held_reason as "quarantineReason"`,
  from: 'contact_messages r',
  status: 'status',
  searched: ['name', 'email', 'company', 'subject', 'message'],
};

export function listContactMessages(db: Queryable, query: ContactMessageQuery) {
  return listReceivedForms<ContactMessageAdmin>(db, TABLE, query);
}
