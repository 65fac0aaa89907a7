import type { CompanyRegistration } from '#domain/companies/company-registration.ts';
import type { PublicCompany } from '#domain/companies/public-company.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { createCompanyLinks } from '#server/auth/sign-in-links.ts';
import { findPossibleDuplicates } from '#server/companies/possible-duplicates.ts';
import { insertCompanies } from '#server/companies/store.ts';
import type { Context } from '#server/context.ts';
import { type PublicRow, presentCompany, publicColumns } from '#server/directory/present.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { receiveForm } from '#server/spam/receive-form.ts';
import { receiptMail, registrationMail } from './registration-mails.ts';

/**
 * Stores a company that registers itself; it is pending until an admin approves it (specification section 4, decision 15).
 * The company gets a receipt, the admin a mail with possible duplicates. Suspected spam is pending like all others, but
 * without a mail.
 */
export async function registerCompany(context: Context, input: CompanyRegistration): Promise<PublicCompany> {
  const { env, gazetteer, now } = context;
  const { fax, formToken, ...company } = input;
  return receiveForm(
    context,
    { fax, formToken },
    {
      texts: [company.name, company.description],
      limits: ({ registrationsPerSender }) => [
        {
          lock: 'sender',
          key: company.email,
          max: registrationsPerSender,
          count: `companies where not approved and created_at > $2::timestamptz - interval '1 hour'
                  and lower(email) = lower($1) and source = 'registration'`,
          reason: 'too many registrations from this address within an hour',
        },
      ],
      store: async (client, suspicious) => {
        const [id] = await insertCompanies(client, gazetteer, 'registration', [{ ...company, createdAt: now() }]);
        if (id === undefined) throw new Error('The insert returned no row.');
        const after = { ...company, ...(suspicious !== null && { suspicious }) };
        await writeAudit(client, {
          actor: 'visitor',
          action: 'company.register',
          entity: { id, name: company.name },
          after,
        });
        const { rows } = await client.query<{ company: PublicRow }>(
          `select row_to_json(c) as company from (select ${publicColumns} from companies where id = $1) c`,
          [id],
        );
        if (rows[0] === undefined) throw new Error('The company disappeared within its own transaction.');
        return presentCompany(rows[0].company, now());
      },
      mails: async (client, { id }) => {
        const registered = { ...company, id };
        const sender = senderOf(env);
        // A registration with an invalid token gets no mails, so any token is a valid one.
        const [signInToken = ''] = await createCompanyLinks(client, [registered], now());
        const receipt = receiptMail(registered, { isOfForm: Boolean(formToken), signInToken }, sender);
        if (env.ADMIN_EMAIL === undefined) return [receipt];
        const duplicates = await findPossibleDuplicates(client, [id]);
        return [registrationMail(registered, duplicates.get(id) ?? [], env.ADMIN_EMAIL, sender), receipt];
      },
    },
  );
}
