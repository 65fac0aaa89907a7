import { firstToday, isBefore, type LocalDate, todayIn } from '#domain/certificates/local-date.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { changeCompanies } from '#server/companies/change-company.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { recordHistory } from './company-history.ts';
import { endBadges } from './verified-badges.ts';

/** Certificates that end together in one transaction; a night may have thousands. */
const CHUNK = 1_000;

type Ending = {
  id: number;
  companyId: number;
  name: string;
  companyName: string;
  expires: LocalDate;
  timeZone: string | null;
};

/**
 * Records the end of the checked certificates whose last day is over where their company is, and ends the badge of companies
 * that have no other one (decision 29). All pages, calls and caches follow. Returns how many ended. Several processes may
 * run it at the same time.
 */
export async function endCertificates(context: Context): Promise<number> {
  const now = context.now();
  const ended = (await listEnding(context.database.pool, now)).filter(({ expires, timeZone }) =>
    isBefore(expires, todayIn(timeZone, now)),
  );
  for (let start = 0; start < ended.length; start += CHUNK) await endSome(context, ended.slice(start, start + CHUNK));
  return ended.length;
}

async function listEnding(db: Queryable, now: Date): Promise<Ending[]> {
  const { rows } = await db.query<Ending>(
    `select r.id, r.company_id as "companyId", r.name, c.name as "companyName", r.expires, c.time_zone as "timeZone"
     from certificates r join companies c on c.id = r.company_id
     where r.state = 'checked' and r.listed and not r.expiry_recorded and r.expires < $1
     order by r.expires, r.id`,
    [firstToday(now)],
  );
  return rows;
}

async function endSome(context: Context, certificates: readonly Ending[]): Promise<void> {
  await changeCompanies(context, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `update certificates set expiry_recorded = true
       where id = any ($1) and state = 'checked' and not expiry_recorded and expires < $2 returning id`,
      [certificates.map(({ id }) => id), firstToday(context.now())],
    );
    const recorded = new Set(rows.map(({ id }) => id));
    const ended = certificates.filter(({ id }) => recorded.has(id));
    if (ended.length === 0) return [];
    const entries = ended.map(({ id, name, companyName, expires }) => ({
      actor: 'schedule' as const,
      action: 'certificate.expire' as const,
      entity: { id, name: `${name}, ${companyName}` },
      after: { expires },
    }));
    await writeAudit(client, ...entries);
    const events = ended.map(({ companyId, name }) => ({
      companyId,
      event: 'certificate-expired' as const,
      after: name,
    }));
    await recordHistory(client, events);
    const companies = [...new Set(ended.map(({ companyId }) => companyId))];
    await endBadges(client, companies, 'schedule', senderOf(context.env));
    return companies;
  });
}
