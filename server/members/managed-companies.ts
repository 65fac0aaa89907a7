import type { FastifyRequest } from 'fastify';
import type { ManagedCompany } from '#domain/members/member.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { Queryable } from '#server/db/database.ts';
import { NotFoundError } from '#server/errors.ts';
import { memberOf, userOf } from './member-session.ts';

/** The companies of the signed-in user by name. Throws UnauthorizedError. */
export async function managedCompanies(context: BaseContext, request: FastifyRequest): Promise<ManagedCompany[]> {
  return listManaged(context.database.pool, (await userOf(context, request)).id);
}

/** One company of the signed-in user. Throws UnauthorizedError and NotFoundError. */
export async function managedCompany(
  context: BaseContext,
  request: FastifyRequest,
  companyId: number | undefined,
): Promise<ManagedCompany> {
  const { user } = await memberOf(context, request, companyId);
  const [company] = await listManaged(context.database.pool, user.id, companyId);
  if (company === undefined) throw new NotFoundError('There is no such company.');
  return company;
}

/** A company that was removed keeps its name as long as the audit log has it. */
export async function listManaged(
  db: Queryable,
  userId: number,
  companyId: number | null = null,
): Promise<ManagedCompany[]> {
  const { rows } = await db.query<ManagedCompany>(
    `select m.company_id as id, m.role, coalesce(c.name, last.name, 'Company ' || m.company_id) as name,
            coalesce(c.location, '') as location,
            case when c.id is null then 'removed' when c.is_public then 'public' when c.approved then 'hidden' else 'waiting' end
              as state,
            json_build_object(
              'certificates', (select count(*) from certificates r where r.company_id = m.company_id and r.listed
                and r.state in ('claimed', 'checked')),
              'newRequests', (select count(*) from request_recipients p join service_requests q on q.id = p.request_id
                where p.company_id = m.company_id and p.sent_at is not null and p.answer = 'waiting' and q.state = 'open'),
              'people', (select count(*) from company_members o where o.company_id = m.company_id)) as counts
     from company_members m
     left join companies c on c.id = m.company_id
     left join lateral (
       select entity_name as name from audit_log
       where c.id is null and entity = 'company' and entity_id = m.company_id and entity_name is not null
       order by id desc limit 1) last on true
     where m.user_id = $1 and ($2::int is null or m.company_id = $2)
     order by lower(coalesce(c.name, last.name)), m.company_id`,
    [userId, companyId],
  );
  return rows;
}
