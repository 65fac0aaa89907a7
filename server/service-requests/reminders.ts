import { EMERGENCY_HOURS, REMINDER_WORKING_DAYS } from '#domain/constants.ts';
import { MINUTES_PER_WORKING_DAY, workingMinutes } from '#domain/service-requests/working-time.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { informCompany } from './company-mails.ts';
import { type OpenRecipient, recipientColumns, recipientTables, requestAddress } from './open-recipient.ts';

/** Older requests are over, whatever their state says. */
const MAX_AGE_DAYS = 60;

type Waiting = OpenRecipient & { since: Date; reminders: number };

/**
 * Reminds companies that have not answered (decision 43), each reminder once, however many servers run. A question of the
 * company that waits for the buyer is no silence; the time begins again with the buyer's answer. Returns the number of mails.
 */
export async function remindCompanies(context: Context): Promise<number> {
  const now = context.now();
  let queued = 0;
  for (const waiting of await listWaiting(context.database.pool, now)) {
    const due = dueReminders(waiting, now);
    if (due > waiting.reminders && (await remind(context, waiting, due))) queued += 1;
  }
  return queued;
}

/** The last message between both sides decides who waits for whom. */
async function listWaiting(db: Queryable, now: Date): Promise<Waiting[]> {
  const { rows } = await db.query<Waiting>(
    `select ${recipientColumns}, c.time_zone as "timeZone", c.country_code as "countryCode", p.reminders,
       greatest(p.sent_at, last.created_at) as since
     from ${recipientTables}
     left join lateral (
       select m.author, m.created_at from request_messages m
       where m.request_id = r.id and (m.recipient_id = p.id or (m.recipient_id is null and m.author = 'buyer'))
       order by m.id desc limit 1) last on true
     where p.answer = 'waiting' and r.state = 'open' and ${requestAddress} <> '' and last.author is distinct from 'company'
       and p.sent_at between $1::timestamptz - make_interval(days => ${MAX_AGE_DAYS})
         and $1::timestamptz - make_interval(hours => ${EMERGENCY_HOURS})
       and p.reminders < case when r.urgency = 'Emergency' then 1 else ${REMINDER_WORKING_DAYS.length} end
     order by p.id`,
    [now],
  );
  return rows;
}

/** How many reminders should have been sent by now. */
function dueReminders(waiting: Waiting, now: Date): number {
  const { since, urgency } = waiting;
  if (urgency === 'Emergency') return now.getTime() - since.getTime() >= EMERGENCY_HOURS * 3_600_000 ? 1 : 0;
  const days = workingMinutes(since, now, waiting) / MINUTES_PER_WORKING_DAY;
  return REMINDER_WORKING_DAYS.filter((due) => days >= due).length;
}

/** False if another server was faster, or the company answered meanwhile. After a long stop one mail stands for all that are due. */
async function remind(context: Context, waiting: Waiting, due: number): Promise<boolean> {
  const waited =
    waiting.urgency === 'Emergency' ? `${EMERGENCY_HOURS} hours` : `${REMINDER_WORKING_DAYS[due - 1]} working days`;
  return inTransaction(context.database.pool, async (client) => {
    const { rowCount } = await client.query(
      `update request_recipients p set reminders = $2 from service_requests r
       where p.id = $1 and p.reminders < $2 and p.answer = 'waiting' and r.id = p.request_id and r.state = 'open'`,
      [waiting.id, due],
    );
    if (rowCount === 1) await informCompany(client, context, waiting, { kind: 'reminder', waited });
    return rowCount === 1;
  });
}
