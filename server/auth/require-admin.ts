import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type CurrentUser, type DashboardRole, hasRole } from '#domain/auth/user.ts';
import type { BaseContext } from '#server/base-context.ts';
import { ForbiddenError, UnauthorizedError } from '#server/errors.ts';
import { sessionCookie } from './session-cookie.ts';
import { findSessionUser } from './sessions.ts';

const ADMIN_CALLS = '/api/admin';
const admins = new WeakMap<FastifyRequest, CurrentUser>();

/**
 * The guards of the roles `reviewer` and `admin` (decisions 20 and 76): 401 without a session, 403 without the role. They run
 * before the body is read and before any other query.
 */
export function dashboardGuards(context: BaseContext): Record<DashboardRole, onRequestAsyncHookHandler> {
  const cookie = sessionCookie(context);
  const guard =
    (role: DashboardRole): onRequestAsyncHookHandler =>
    async (request) => {
      const user = await findSessionUser(context.database.pool, cookie.read(request));
      if (user === null) throw new UnauthorizedError('Please sign in to do this.');
      if (!hasRole(user, role)) throw new ForbiddenError(refusalOf(user));
      admins.set(request, user);
    };
  return { reviewer: guard('reviewer'), admin: guard('admin') };
}

/** Why somebody who is signed in may not do something. */
export function refusalOf({ isReviewer }: CurrentUser): string {
  return isReviewer
    ? 'Only admins may do this. You are signed in as a reviewer.'
    : 'You need admin privileges to do this.';
}

/** A second net: the server does not start with an unguarded route under /api/admin. Called before routes are added. */
export function refuseUnguardedRoutes(app: FastifyInstance, guards: readonly onRequestAsyncHookHandler[]): void {
  app.addHook('onRoute', ({ url, onRequest = [] }) => {
    if (url !== ADMIN_CALLS && !url.startsWith(`${ADMIN_CALLS}/`)) return;
    if (![onRequest].flat().some((hook) => guards.some((guard) => guard === hook)))
      throw new Error(`${url} has no guard.`);
  });
}

/** The admin or reviewer whom the guard has admitted. Throws on unguarded routes. */
export function adminOf(request: FastifyRequest): CurrentUser {
  const admin = admins.get(request);
  if (admin === undefined) throw new Error('This route is not guarded.');
  return admin;
}
