import type { z } from 'zod';
import type { AdminMail, adminMailQuery, MailAlert } from '#domain/mail/admin-mail.ts';
import type { Queryable } from '#server/db/database.ts';
import { containing, listPage } from '#server/db/list-page.ts';

/** Needs somebody to look at it: it fails, was given up, or came back. */
export const TROUBLED = `dismissed_at is null
  and (status = 'dead' or bounced_at is not null or status = 'waiting' and last_error is not null)`;

/** How long a mail of an Emergency request may fail, and any other, before the dashboard warns. */
const EMERGENCY_ALERT = '10 minutes';
const ALERT = '1 hour';

const COLUMNS = `id, kind, recipient, subject, attempts, created_at as "createdAt", sent_at as "sentAt",
  case when bounced_at is not null then 'bounced' when status = 'sent' then 'sent'
       when dismissed_at is not null then 'dismissed' when status = 'dead' then 'given up'
       when last_error is not null then 'failing' else 'queued' end as state,
  coalesce(bounce_reason, last_error, server_answer) as words,
  case when status = 'waiting' then due_at end as "nextAttemptAt",
  request_id as "requestId", contact_message_id as "contactMessageId", company_id as "companyId"`;

/** The mails of the outbox, newest first. */
export function listMails(
  db: Queryable,
  { search, state, requestId, contactMessageId, companyId, ...page }: z.output<typeof adminMailQuery>,
) {
  const values: unknown[] = [];
  const conditions = ['true'];
  if (state === 'troubled') conditions.push(TROUBLED);
  if (requestId !== undefined) conditions.push(`request_id = $${values.push(requestId)}`);
  if (contactMessageId !== undefined) conditions.push(`contact_message_id = $${values.push(contactMessageId)}`);
  if (companyId !== undefined) conditions.push(`company_id = $${values.push(companyId)}`);
  if (search !== undefined) {
    const like = `ilike $${values.push(containing(search))}`;
    conditions.push(`(recipient ${like} or subject ${like})`);
  }
  const from = `outbox where ${conditions.map((condition) => `(${condition})`).join(' and ')}`;
  return listPage<AdminMail>(db, { columns: COLUMNS, from, order: 'id desc', values }, page);
}

/** The newest mail of a template. */
export async function findNewestMail(db: Queryable, kind: string): Promise<AdminMail | undefined> {
  const { rows } = await db.query<AdminMail>(`select ${COLUMNS} from outbox where kind = $1 order by id desc limit 1`, [
    kind,
  ]);
  return rows[0];
}

/** The mails of which the dashboard warns in its first line. Bounces and those that were given up count at once. */
export async function findMailAlert(db: Queryable, now: Date): Promise<MailAlert> {
  const { rows } = await db.query<Omit<MailAlert, 'since'> & { since: Date | null }>(
    `with failing as (
       select o.id, coalesce(o.retried_at, o.created_at) as since, coalesce(o.bounce_reason, o.last_error) as words,
         coalesce(r.urgency = 'Emergency', false) as is_emergency
       from (select * from outbox where (status <> 'sent' or bounced_at is not null) and dismissed_at is null) o
       left join service_requests r on r.id = o.request_id
       where o.bounced_at is not null or o.status = 'dead'
         or (o.last_error is not null or not o.is_bulk) and coalesce(o.retried_at, o.created_at) < $1::timestamptz
            - case when r.urgency = 'Emergency' then interval '${EMERGENCY_ALERT}' else interval '${ALERT}' end),
     worst as (select since, words from failing order by is_emergency desc, since, id limit 1)
     select (select count(*)::int from failing) as failing,
            (select count(*)::int from failing where is_emergency) as emergencies,
            (select since from worst) as since, (select words from worst) as words`,
    [now],
  );
  const { failing = 0, emergencies = 0, since = null, words = null } = rows[0] ?? {};
  return { failing, emergencies, since: since?.toISOString() ?? null, words };
}

/** The numbers of waiting and dead mails. Each count uses an index of its own. */
export async function countMails(db: Queryable): Promise<{ waiting: number; dead: number }> {
  const { rows } = await db.query<{ waiting: number; dead: number }>(
    `select (select count(*)::int from outbox where status = 'waiting') as waiting,
            (select count(*)::int from outbox where status = 'dead') as dead`,
  );
  return rows[0] ?? { waiting: 0, dead: 0 };
}
