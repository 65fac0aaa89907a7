import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseId } from '#domain/validation.ts';
import { refusalOf } from '#server/auth/require-admin.ts';
import { sessionCookie } from '#server/auth/session-cookie.ts';
import { findSessionUser } from '#server/auth/sessions.ts';
import type { Context } from '#server/context.ts';
import { ForbiddenError } from '#server/errors.ts';
import { changeAccount, readAccount } from '#server/members/account.ts';
import { changeClaims, listManagingPeople } from '#server/members/admin-people.ts';
import { changePeople } from '#server/members/change-people.ts';
import { listClaims } from '#server/members/decide-claim.ts';
import { fileClaim, offerClaim } from '#server/members/file-claim.ts';
import { managedCompanies, managedCompany } from '#server/members/managed-companies.ts';
import { memberOf, userOf } from '#server/members/member-session.ts';
import { listInvitations, listPeople } from '#server/members/people.ts';
import { signInByLink } from '#server/members/use-link.ts';
import type { MemberData } from '#web/manage/member-data.ts';

/** What the visitor of a page may do as a member; each call reads the session again. */
export function memberData(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  admit: () => Promise<void>,
): MemberData {
  const { pool } = context.database;
  const admin = async () => {
    const user = await userOf(context, request);
    if (!user.isAdmin) throw new ForbiddenError(refusalOf(user));
    return user;
  };
  return {
    signInByLink: (token) => signInByLink(context, request, reply, token),
    companies: () => managedCompanies(context, request),
    company: (id) => managedCompany(context, request, parseId(id ?? '')),
    account: () => readAccount(context, request),
    changeAccount: (fields) => changeAccount(context, request, reply, fields),
    people: async (id) => {
      const { companyId, role } = await memberOf(context, request, id);
      return {
        people: await listPeople(pool, companyId),
        invitations: await listInvitations(pool, companyId, context.now()),
        claims: role === 'owner' ? await listClaims(pool, companyId) : [],
      };
    },
    changePeople: async (id, fields) => changePeople(context, await memberOf(context, request, id), fields, admit),
    offerClaim: async (id) =>
      offerClaim(context, await findSessionUser(pool, sessionCookie(context).read(request)), id),
    claims: async () => {
      await admin();
      return listClaims(pool, null);
    },
    managingPeople: async (search) => {
      await admin();
      return listManagingPeople(pool, search, context.now());
    },
    changeClaims: async (fields) => changeClaims(context, await admin(), fields),
    fileClaim: async (id, fields) => fileClaim(context, await userOf(context, request), id, fields, admit),
  };
}
