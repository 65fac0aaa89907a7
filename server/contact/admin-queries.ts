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
import { nameKey } from '#server/search/tokens.ts';
import { listReceivedForms } from '#server/spam/received-forms.ts';

const MENTIONED_COMPANIES = 5;

/** The names that are looked for in a text have so many words, with their legal form. */
const NAME_WORDS = { from: 2, to: 8 };

const TABLE = {
  columns: `id, name, email, company, subject, message, inquiry_type as "inquiryType", status,
    created_at as "createdAt", updated_at as "updatedAt", held_reason as "quarantineReason"`,
  from: 'contact_messages r',
  status: 'status',
  searched: ['name', 'email', 'company', 'subject', 'message'],
};

/** A message with its notes, and with the companies that it mentions. Throws NotFoundError. */
export async function getMessageDetails(db: Queryable, id: number | undefined): Promise<ContactMessageDetails> {
  const { rows } = await db.query<ContactMessageDetails & { createdAt: Date }>(
    `select ${TABLE.columns}, answered_at as "answeredAt", answered_by as "answeredBy" from ${TABLE.from} where id = $1`,
    [id ?? 0],
  );
  const [message] = rows;
  if (message === undefined) throw new NotFoundError('Message not found.');
  return {
    ...(withIsoDates(message) as ContactMessageDetails),
    caseNumber: messageCase(message),
    companies: await mentionedCompanies(db, message),
    notes: await listNotes(db, 'contact-message', message.id),
  };
}

/** Companies whose name is that of the sender's company or stands in the text, and those with the address of the sender. */
async function mentionedCompanies(
  db: Queryable,
  { company, email, subject, message }: ContactMessageDetails,
): Promise<ContactMessageDetails['companies']> {
  const sequences = [subject, message].flatMap((text) => wordSequences(nameKey(text).split(' ')));
  const { rows } = await db.query<ContactMessageDetails['companies'][number]>(
    `select id, name, approved from companies
     where name_core = company_name_core($1) or name_key = any ($2) or name_core = any ($3) or lower(email) = lower($4)
     order by approved desc, id limit ${MENTIONED_COMPANIES}`,
    [nameKey(company), sequences, sequences.map((words) => words.replaceAll(' ', '')), email],
  );
  return rows;
}

/** All names that could stand in a text. */
function wordSequences(words: readonly string[]): string[] {
  const { from, to } = NAME_WORDS;
  return words.flatMap((_word, start) =>
    Array.from({ length: to - from + 1 }, (_, more) => words.slice(start, start + from + more).join(' ')),
  );
}

export function listContactMessages(db: Queryable, query: ContactMessageQuery) {
  return listReceivedForms<ContactMessageAdmin>(db, TABLE, query);
}
