import { addDays, daysBetween, type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { REMINDER_DAYS } from '#domain/constants.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { reminderMail } from './certificate-mails.ts';

const [FIRST_REMINDER] = REMINDER_DAYS;
/** Mails that are queued in one transaction. */
const CHUNK = 500;

type Due = {
  id: number;
  companyId: number;
  name: string;
  number: string | null;
  expires: LocalDate;
  companyName: string;
  email: string;
  timeZone: string | null;
  reminded: number | null;
};

/**
 * Reminds companies of checked certificates that end soon: 60, 30 and 7 days before and on the day, each once. Returns how
 * many mails were queued.
 */
export async function remindOfExpiry(context: Context): Promise<number> {
  const now = context.now();
  const due = (await listDue(context.database.pool, now)).flatMap((certificate) => {
    const daysLeft = daysBetween(todayIn(certificate.timeZone, now), certificate.expires);
    const reminder = reminderFor(daysLeft);
    const isDue = reminder !== undefined && (certificate.reminded === null || certificate.reminded > reminder);
    return isDue ? { ...certificate, daysLeft, reminder } : [];
  });
  let queued = 0;
  for (let start = 0; start < due.length; start += CHUNK)
    queued += await queueSome(context, due.slice(start, start + CHUNK));
  return queued;
}

/** The reminder that belongs to the days that are left: the last one that is due. */
function reminderFor(daysLeft: number): number | undefined {
  if (daysLeft < 0) return undefined;
  return REMINDER_DAYS.findLast((days) => daysLeft <= days);
}

/** A superset, in every time zone: those that still wait for a reminder and end within its days. */
async function listDue(db: Queryable, now: Date): Promise<Due[]> {
  const { rows } = await db.query<Due>(
    `select r.id, r.company_id as "companyId", r.name, r.number, r.expires, c.name as "companyName", c.email,
       c.time_zone as "timeZone", r.reminded_days as reminded
     from certificates r join companies c on c.id = r.company_id
     where r.state = 'checked' and r.listed and not r.expiry_recorded and c.is_public and c.email <> ''
       and r.expires between $1 and $2 and coalesce(r.reminded_days, 1000) > 0`,
    [addDays(todayIn(null, now), -1), addDays(todayIn(null, now), FIRST_REMINDER + 1)],
  );
  return rows;
}

async function queueSome(
  context: Context,
  due: readonly (Due & { daysLeft: number; reminder: number })[],
): Promise<number> {
  return inTransaction(context.database.pool, async (client) => {
    let queued = 0;
    for (const certificate of due) {
      const { rowCount } = await client.query(
        `update certificates set reminded_days = $2
         where id = $1 and state = 'checked' and expires = $3 and (reminded_days is null or reminded_days > $2)`,
        [certificate.id, certificate.reminder, certificate.expires],
      );
      if (rowCount !== 1) continue;
      const company = { id: certificate.companyId, name: certificate.companyName, email: certificate.email };
      await enqueueMail(client, reminderMail(company, certificate, senderOf(context.env, context.formSecret)));
      queued += 1;
    }
    return queued;
  });
}
