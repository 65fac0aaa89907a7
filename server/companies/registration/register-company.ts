import type { CompanyRegistration } from '#domain/companies/company-registration.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { paths } from '#domain/paths.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { findPossibleDuplicates } from '#server/companies/possible-duplicates.ts';
import { insertCompanies } from '#server/companies/store.ts';
import type { Context } from '#server/context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { type PublicRow, presentCompany, publicColumns } from '#server/directory/present.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { lockSender } from '#server/spam/lock-sender.ts';
import { checkForSpam } from '#server/spam/spam-check.ts';
import { registrationMail } from './registration-mail.ts';

/** More than this in an hour is not one company with several branches. */
const MAX_PER_SENDER = 5;

/**
 * Stores a company that registers itself; it stays pending until an admin approves it (specification section 4, decision
 * 15). The admin gets a mail with its possible duplicates. A registration that the spam check suspects is stored like all
 * others, but without a mail.
 */
export async function registerCompany(context: Context, input: CompanyRegistration): Promise<PublicCompany> {
  const { env, database, gazetteer, now } = context;
  const { fax, formToken, ...company } = input;
  return inTransaction(database.pool, async (client) => {
    const suspicious = checkForSpam(context, { fax, formToken }) ?? (await tooMany(client, company.email, now()));
    const [id] = await insertCompanies(client, gazetteer, 'registration', [{ ...company, createdAt: now() }]);
    if (id === undefined) throw new Error('The insert returned no row.');
    await writeAudit(client, {
      actor: 'visitor',
      action: 'register',
      entity: 'company',
      entityId: id,
      after: { ...company, ...(suspicious !== null && { suspicious }) },
    });
    if (env.ADMIN_EMAIL !== undefined && suspicious === null) {
      const duplicates = await findPossibleDuplicates(client, [id]);
      const mail = registrationMail({ ...company, id }, duplicates.get(id) ?? [], {
        siteName: env.SITE_NAME,
        admin: env.ADMIN_EMAIL,
        adminUrl: env.PUBLIC_URL + paths.admin,
      });
      await enqueueMail(client, mail);
    }
    const { rows } = await client.query<{ company: PublicRow }>(
      `select row_to_json(c) as company from (select ${publicColumns} from companies where id = $1) c`,
      [id],
    );
    if (rows[0] === undefined) throw new Error('The company is gone within its own transaction.');
    return presentCompany(rows[0].company);
  });
}

async function tooMany(client: Queryable, email: string, now: Date): Promise<string | null> {
  await lockSender(client, 'sender', email);
  const { rows } = await client.query<{ bySender: number }>(
    `select count(*)::int as "bySender" from companies
     where not approved and created_at > $2::timestamptz - interval '1 hour' and lower(email) = lower($1)
       and source = 'registration'`,
    [email, now],
  );
  return (rows[0]?.bySender ?? 0) >= MAX_PER_SENDER ? 'many registrations from this address within an hour' : null;
}
