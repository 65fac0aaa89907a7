import { type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { paths } from '#domain/paths.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { adminFooter, type MailSender, senderOf, unsubscribeBy } from '#server/mail/mail-sender.ts';
import { enqueueMail, type Mail } from '#server/mail/outbox.ts';
import { getAdminStats } from './stats.ts';

/** The hour of the day in UTC at which it is sent. */
const HOUR = 6;
const MARK = 'digest-day';

/** What an admin should know of a day. */
type Digest = {
  day: LocalDate;
  newRequests: number;
  newMessages: number;
  newCompanies: number;
  pendingCompanies: number;
  openMessages: number;
  endingCertificates: number;
  failingMails: number;
};

/** Sends the digest of the last 24 hours once a day, if `DIGEST` is on and there is an admin address. Returns if it did. */
export async function sendDigest(context: Context): Promise<boolean> {
  const { env, database, formSecret } = context;
  const now = context.now();
  const admin = env.ADMIN_EMAIL;
  if (env.DIGEST !== 'on' || admin === undefined || now.getUTCHours() < HOUR) return false;
  const day = todayIn(null, now);
  return inTransaction(database.pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into settings (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value where settings.value < excluded.value`,
      [MARK, day],
    );
    if (rowCount !== 1) return false;
    await enqueueMail(client, digestMail(await readDigest(client, day, now), admin, senderOf(env, formSecret)));
    return true;
  });
}

async function readDigest(client: Queryable, day: LocalDate, now: Date): Promise<Digest> {
  const since = `created_at > $1::timestamptz - interval '1 day'`;
  const { rows } = await client.query<Pick<Digest, 'newRequests' | 'newMessages' | 'newCompanies'>>(
    `select (select count(*)::int from service_requests where held_reason is null and ${since}) as "newRequests",
            (select count(*)::int from contact_messages where held_reason is null and ${since}) as "newMessages",
            (select count(*)::int from companies where source = 'registration' and ${since}) as "newCompanies"`,
    [now],
  );
  const stats = await getAdminStats(client, now);
  const { newRequests = 0, newMessages = 0, newCompanies = 0 } = rows[0] ?? {};
  return {
    day,
    newRequests,
    newMessages,
    newCompanies,
    pendingCompanies: stats.pendingCompanies,
    openMessages: stats.newContactMessages,
    endingCertificates: stats.endingCertificates,
    failingMails: stats.mailAlert.failing,
  };
}

export function digestMail(digest: Digest, to: string, sender: MailSender): Mail {
  const { site, replyTo } = sender;
  const count = (number: number) => number.toLocaleString('en');
  return {
    recipient: to,
    replyTo,
    kind: 'admin-digest',
    ...layOutMail({
      subject: `${site.name} on ${digest.day}: ${count(digest.newRequests)} ${digest.newRequests === 1 ? 'request' : 'requests'}, ${count(digest.newMessages)} ${digest.newMessages === 1 ? 'message' : 'messages'}`,
      blocks: [
        { type: 'heading', text: 'In the last 24 hours' },
        {
          type: 'fields',
          fields: [
            ['Service requests', count(digest.newRequests)],
            ['Contact messages', count(digest.newMessages)],
            ['Registrations', count(digest.newCompanies)],
          ],
        },
        { type: 'heading', text: 'Waiting for you' },
        {
          type: 'fields',
          fields: [
            ['Companies pending approval', count(digest.pendingCompanies)],
            ['New messages', count(digest.openMessages)],
            ['Emails that fail', count(digest.failingMails)],
            ['Certificates that end within 60 days', count(digest.endingCertificates)],
          ],
        },
        { type: 'buttons', links: [{ label: 'Open the dashboard', url: site.url + paths.admin }] },
      ],
      footer: { ...adminFooter(site), unsubscribeUrl: unsubscribeBy(sender, { kind: 'admin-digest', email: to }) },
    }),
  };
}
