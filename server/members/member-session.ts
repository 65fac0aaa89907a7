import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { Member, MemberRole } from '#domain/members/member.ts';
import { sessionCookie } from '#server/auth/session-cookie.ts';
import { findSessionUser } from '#server/auth/sessions.ts';
import type { BaseContext } from '#server/base-context.ts';
import { ForbiddenError, NotFoundError, UnauthorizedError } from '#server/errors.ts';

/** The signed-in user. Throws UnauthorizedError. */
export async function userOf(context: BaseContext, request: FastifyRequest): Promise<CurrentUser> {
  const user = await findSessionUser(context.database.pool, sessionCookie(context).read(request));
  if (user === null) throw new UnauthorizedError('Please sign in to do this.');
  return user;
}

/**
 * The signed-in user as a member of a company. Throws UnauthorizedError without a session, and NotFoundError for every company
 * that is not the user's, so that nobody learns which exist.
 */
export async function memberOf(
  context: BaseContext,
  request: FastifyRequest,
  companyId: number | undefined,
): Promise<Member> {
  const user = await userOf(context, request);
  const { rows } = await context.database.pool.query<{ companyId: number; role: MemberRole }>(
    'select company_id as "companyId", role from company_members where company_id = $1 and user_id = $2',
    [companyId ?? 0, user.id],
  );
  const [found] = rows;
  if (found === undefined) throw new NotFoundError('There is no such company.');
  return { user, ...found };
}

/** Like `memberOf`, for what only owners may do. Throws ForbiddenError for an editor. */
export async function ownerOf(
  context: BaseContext,
  request: FastifyRequest,
  companyId: number | undefined,
): Promise<Member> {
  const member = await memberOf(context, request, companyId);
  if (member.role !== 'owner') throw new ForbiddenError('Only an owner of the company can do this.');
  return member;
}
