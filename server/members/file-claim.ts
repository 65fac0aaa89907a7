import type { CurrentUser } from '#domain/auth/user.ts';
import { type ClaimInput, type ClaimOffer, claimBody, MAX_CLAIM_DOCUMENTS } from '#domain/members/claim.ts';
import { type Issue, toIssue } from '#domain/validation.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { BaseContext } from '#server/base-context.ts';
import { claimDocumentStore, type StoredDocument } from '#server/certificates/document-store.ts';
import { readDocument } from '#server/certificates/read-document.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { siteOf } from '#server/env.ts';
import { BadInputError, ConflictError, NotFoundError } from '#server/errors.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { checkFiles } from '#server/service-requests/read-request-file.ts';
import { type ClaimedCompany, findClaimedCompany, isClaimedAtOnce } from './join-company.ts';
import { claimMail } from './member-mails.ts';

/** Of one person, for all companies. */
const MAX_WAITING = 5;

/** What the page of a claim offers to a visitor; undefined if there is no such public company. */
export async function offerClaim(
  { database }: BaseContext,
  user: CurrentUser | null,
  companyId: number,
): Promise<ClaimOffer | undefined> {
  const company = await findClaimedCompany(database.pool, companyId);
  if (!company?.isPublic) return undefined;
  const { hasOwner } = company;
  if (user === null) return { state: 'signed out', hasOwner };
  const { email } = user;
  const { rows } = await database.pool.query<{ isMember: boolean; since: Date | null }>(
    `select exists (select 1 from company_members where company_id = $1 and user_id = $2) as "isMember",
            (select created_at from company_claims where company_id = $1 and user_id = $2 and state = 'waiting') as since`,
    [companyId, user.id],
  );
  const { isMember = false, since = null } = rows[0] ?? {};
  if (isMember) return { state: 'member', email };
  if (since !== null) return { state: 'waiting', email, hasOwner, since: since.toISOString() };
  return isClaimedAtOnce(company, email) ? { state: 'own address', email } : { state: 'statement', email, hasOwner };
}

/**
 * Files a claim with a statement and documents, for the owners of the company or, without one, for the admin. Returns what is to be
 * corrected. Throws NotFoundError, ConflictError.
 */
export async function fileClaim(
  context: BaseContext,
  user: CurrentUser,
  companyId: number,
  fields: Record<string, unknown>,
  admit: () => Promise<void>,
): Promise<Issue[]> {
  const parsed = claimBody.safeParse(fields);
  const { documents, issues } = await readDocuments(fields);
  if (!parsed.success) return [...parsed.error.issues.map(toIssue), ...issues];
  if (issues.length > 0) return issues;
  await admit();
  await inTransaction(context.database.pool, async (client) => {
    await lock(client, 'members', String(companyId));
    const company = await findClaimedCompany(client, companyId);
    if (!company?.isPublic) throw new NotFoundError('There is no such company.');
    const claimId = await storeClaim(client, company, user, parsed.data);
    for (const document of documents) await claimDocumentStore.add(client, { claimId, ...document });
    await informDeciders(client, context, company, {
      ...parsed.data,
      applicant: user.email,
      documents: documents.length,
    });
  });
  return [];
}

async function readDocuments(
  fields: Record<string, unknown>,
): Promise<{ documents: StoredDocument[]; issues: Issue[] }> {
  const { files, issues } = checkFiles(fields, MAX_CLAIM_DOCUMENTS);
  const documents: StoredDocument[] = [];
  for (const { name, content } of files) {
    try {
      const { contentType } = await readDocument(name, content);
      documents.push({ name, contentType, content });
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      issues.push({ path: 'files', message: `${name}: ${error.message}` });
    }
  }
  return { documents, issues };
}

async function storeClaim(client: Queryable, company: ClaimedCompany, user: CurrentUser, input: ClaimInput) {
  const { rows } = await client.query<{ id: number }>(
    `insert into company_claims (company_id, user_id, name, statement)
     select $1, $2, $3, $4
     where not exists (select 1 from company_members where company_id = $1 and user_id = $2)
       and not exists (select 1 from company_claims where company_id = $1 and user_id = $2 and state = 'waiting')
       and (select count(*) from company_claims where user_id = $2 and state = 'waiting') < ${MAX_WAITING}
     returning id`,
    [company.id, user.id, input.name, input.statement],
  );
  if (rows[0] === undefined)
    throw new ConflictError('You manage this company already, or your claims wait for a decision. Please wait for it.');
  const entity = { id: company.id, name: company.name };
  await writeAudit(client, { actor: user, action: 'company.file-claim', entity, after: { claim: rows[0].id } });
  return rows[0].id;
}

async function informDeciders(
  client: Queryable,
  { env }: BaseContext,
  company: ClaimedCompany,
  claim: ClaimInput & { applicant: string; documents: number },
): Promise<void> {
  const site = siteOf(env);
  const { rows: owners } = await client.query<{ email: string }>(
    `select u.email from company_members m join users u on u.id = m.user_id where m.company_id = $1 and m.role = 'owner'`,
    [company.id],
  );
  const mails = owners.map(({ email }) => claimMail(email, company, claim, { site, isAdmin: false }));
  if (mails.length === 0 && env.ADMIN_EMAIL !== undefined)
    mails.push(claimMail(env.ADMIN_EMAIL, company, claim, { site, isAdmin: true }));
  await enqueueMail(client, ...mails);
}
