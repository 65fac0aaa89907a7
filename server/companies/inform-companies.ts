import type { AuditActor } from '#domain/audit/audit-actions.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { createCompanyLinks } from '#server/auth/sign-in-links.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { listedMail, type MailedCompany } from './company-mails.ts';

/** Mails in one transaction, which must stay far from its time limit. */
const CHUNK = 500;
/** Imported, public, with an address, and not informed yet. */
const IS_DUE = `source = 'import' and is_public and email <> ''
  and not exists (select 1 from listing_mails m where m.company_id = companies.id)`;

/** How many imported companies have not been informed that they are listed. */
export async function countUninformed({ database }: Pick<Context, 'database'>): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from companies where ${IS_DUE}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Informs imported companies that they are listed, each once, on the word of an admin. Returns how many. Their mails are sent
 * after all others.
 */
export async function informCompanies(context: Context, actor: AuditActor): Promise<number> {
  let total = 0;
  for (;;) {
    const informed = await informSome(context, actor);
    total += informed;
    if (informed < CHUNK) return total;
  }
}

async function informSome({ env, database, formSecret, now }: Context, actor: AuditActor): Promise<number> {
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<MailedCompany & { location: string }>(
      `with due as (select id, name, email, location from companies where ${IS_DUE} order by id limit $2),
         informed as (insert into listing_mails (company_id, queued_at) select id, $1 from due
                      on conflict do nothing returning company_id)
       select due.* from due join informed on informed.company_id = due.id order by due.id`,
      [now(), CHUNK],
    );
    if (rows.length === 0) return 0;
    const sender = senderOf(env, formSecret);
    const tokens = await createCompanyLinks(client, rows, now());
    const mails = rows.map((company, index) => listedMail(company, tokens[index] ?? '', sender));
    await enqueueMail(client, ...mails.map((mail) => ({ ...mail, isBulk: true })));
    await writeAudit(
      client,
      ...rows.map(({ id, name }) => ({ actor, action: 'company.inform' as const, entity: { id, name } })),
    );
    return rows.length;
  });
}
