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

/** The sender's company, by its name or its address of email, and companies whose names stand in the text. */
async function mentionedCompanies(
  db: Queryable,
  { company, email, subject, message }: ContactMessageDetails,
): Promise<ContactMessageDetails['companies']> {
  const sequences = [...new Set([subject, message].flatMap((text) => wordSequences(nameKey(text))))];
  const begun = sequences.map((words) => words.replaceAll(' and ', ' '));
  // A core has no blanks: "on site" begins no name of "Onsite Ltd".
  const { rows } = await db.query<ContactMessageDetails['companies'][number]>(
    `select c.id, c.name, c.approved
     from (select found.id, min(found.place) as place from (
       select id, 1 as place from companies where name_core = company_name_core($1)
       union all
       select id, 1 from companies where email_domain = lower(split_part($2, '@', 2)) and lower(email) = lower($2)
       union all
       select id, 2 from companies where name_key = any ($3)
       union all
       select c.id, 2 from unnest($4::text[], $5::text[]) as text(words, core)
       join companies c on c.name_core = text.core and starts_with(replace(c.name_key, ' and ', ' '), text.words)
     ) found group by found.id) found
     join companies c on c.id = found.id
     order by found.place, c.approved desc, c.id limit ${MENTIONED_COMPANIES}`,
    [nameKey(company), email, sequences, begun, begun.map((words) => words.replaceAll(' ', ''))],
  );
  return rows;
}

/** All names that could stand in a text. */
function wordSequences(text: string): string[] {
  const words = text.split(' ');
  const { from, to } = NAME_WORDS;
  return words.flatMap((_word, start) =>
    words.slice(start + from - 1, start + to).map((_last, more) => words.slice(start, start + from + more).join(' ')),
  );
}

export function listContactMessages(db: Queryable, query: ContactMessageQuery) {
  return listReceivedForms<ContactMessageAdmin>(db, TABLE, query);
}
