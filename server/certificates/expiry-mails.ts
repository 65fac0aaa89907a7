import { addDays, daysBetween, type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { REMINDER_DAYS } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { siteOf } from '#server/env.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';

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
     where r.state = 'checked' and r.listed and not r.expiry_recorded and c.approved and c.email <> ''
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
      await enqueueMail(client, reminderMail(certificate, siteOf(context.env)));
      queued += 1;
    }
    return queued;
  });
}

function reminderMail(
  { id, companyId, companyName, email, name, number, expires, daysLeft }: Due & { daysLeft: number },
  site: {
    name: string;
    url: string;
  },
): Mail {
  const certificate = number === null ? name : `${name}, number ${number}`;
  const when = daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
  return {
    recipient: email,
    replyTo: null,
    subject: `${name} of ${companyName} ends ${when}`,
    body: [
      `On ${site.name} the certificate ${certificate} of ${companyName} is shown as checked. It ends ${when}, on ${expires}.`,
      'From the next day on it is shown as expired. If no other checked certificate is current, the verified badge ends with it.',
      `Has it been renewed? Send us the new end date with this form: ${site.url}${paths.renewCertificate(companyId, id)}`,
      'We look it up at the issuer. If its register is not public, send the document with your answer to our reply.',
      `Your profile: ${site.url}${paths.company({ id: companyId, name: companyName })}`,
    ].join('\n\n'),
  };
}
