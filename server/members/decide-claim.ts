import type { ClaimDecision, CompanyClaim } from '#domain/members/claim.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { ConflictError, NotFoundError } from '#server/errors.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { addMember, announceMember, findClaimedCompany } from './join-company.ts';
import { claimDecisionMail } from './member-mails.ts';

const MAX_LISTED = 100;

/** Claims: of one company those that wait, else also what was decided lately; the oldest that waits comes first. */
export async function listClaims(db: Queryable, companyId: number | null): Promise<CompanyClaim[]> {
  const { rows } = await db.query<CompanyClaim>(
    `select q.id, u.email as applicant, q.name, q.statement, q.state, q.reason, q.decided_by as "decidedBy",
            q.decided_at as "decidedAt", q.created_at as "createdAt",
            json_build_object('id', q.company_id, 'name', coalesce(c.name, 'Company ' || q.company_id),
              'location', coalesce(c.location, ''), 'email', coalesce(c.email, ''), 'website', coalesce(c.website, ''),
              'isListed', c.id is not null) as company,
            exists (select 1 from company_members m where m.company_id = q.company_id and m.role = 'owner') as "hasOwner",
            coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name, 'size', d.size) order by d.id)
                      from claim_documents d where d.claim_id = q.id), '[]') as documents
     from company_claims q join users u on u.id = q.user_id left join companies c on c.id = q.company_id
     where $1::int is null or q.company_id = $1 and q.state = 'waiting'
     order by q.state = 'waiting' desc, case when q.state = 'waiting' then q.id else -q.id end
     limit ${MAX_LISTED}`,
    [companyId],
  );
  return rows.map((claim) => ({
    ...claim,
    createdAt: new Date(claim.createdAt).toISOString(),
    decidedAt: claim.decidedAt === null ? null : new Date(claim.decidedAt).toISOString(),
  }));
}

type Decided = { companyId: number; userId: number; applicant: string };

/**
 * Accepts or refuses a claim, by an owner for the own company (`companyId`) or by an admin, and mails the applicant. Throws
 * NotFoundError, ConflictError.
 */
export async function decideClaim(
  context: BaseContext,
  decision: ClaimDecision,
  actor: { id: number; email: string },
  companyId: number | null,
): Promise<void> {
  const { database, env, now } = context;
  const isAccepted = decision.action === 'accept-claim';
  const reason = isAccepted ? null : decision.reason;
  await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<Decided>(
      `update company_claims q set state = $2, reason = $3, decided_by = $4, decided_at = $5
       from users u
       where q.id = $1 and q.state = 'waiting' and u.id = q.user_id and ($6::int is null or q.company_id = $6)
       returning q.company_id as "companyId", q.user_id as "userId", u.email as applicant`,
      [decision.claimId, isAccepted ? 'accepted' : 'refused', reason, actor.email, now(), companyId],
    );
    const [claim] = rows;
    if (claim === undefined) throw await whyNot(client, decision.claimId, companyId);
    await lock(client, 'members', String(claim.companyId));
    const company = await findClaimedCompany(client, claim.companyId);
    if (company === undefined) throw new ConflictError('This company is not in the directory any more.');
    const user = { id: claim.userId, email: claim.applicant };
    const sender = senderOf(env);
    if (isAccepted) {
      const { role } = decision;
      const invitedBy = companyId === null ? null : actor.id;
      await addMember(client, company, user, { role, invitedBy, action: 'company.accept-claim', actor });
      await announceMember(client, company, user, sender);
    } else {
      const entity = { id: company.id, name: company.name };
      await writeAudit(client, {
        actor,
        action: 'company.refuse-claim',
        entity,
        after: { member: user.email, reason },
      });
    }
    await enqueueMail(client, claimDecisionMail(claim.applicant, company, { isAccepted, reason }, sender));
  });
}

async function whyNot(client: Queryable, claimId: number, companyId: number | null): Promise<Error> {
  const { rowCount } = await client.query(
    'select 1 from company_claims where id = $1 and ($2::int is null or company_id = $2)',
    [claimId, companyId],
  );
  return rowCount === 0
    ? new NotFoundError('There is no such claim.')
    : new ConflictError('This claim has been decided already.');
}
