import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { BaseContext } from '#server/base-context.ts';
import { ForbiddenError, UnauthorizedError } from '#server/errors.ts';
import { sessionCookie } from './session-cookie.ts';
import { findSessionUser } from './sessions.ts';

const ADMIN_CALLS = '/api/admin';
const admins = new WeakMap<FastifyRequest, CurrentUser>();

/**
 * The guard of the role `admin` (decision 20): 401 without a session, 403 without the admin flag. It runs before the
 * body is read and before any other query.
 */
export function adminGuard(context: BaseContext): onRequestAsyncHookHandler {
  const cookie = sessionCookie(context);
  return async (request) => {
    const user = await findSessionUser(context.database.pool, cookie.read(request));
    if (user === null) throw new UnauthorizedError('Please sign in to do this.');
    if (!user.isAdmin) throw new ForbiddenError('You need admin privileges to do this.');
    admins.set(request, user);
  };
}

/** A second net: the server does not start with an unguarded route under /api/admin. Called before routes are added. */
export function refuseUnguardedRoutes(app: FastifyInstance, guard: onRequestAsyncHookHandler): void {
  app.addHook('onRoute', ({ url, onRequest = [] }) => {
    if (url !== ADMIN_CALLS && !url.startsWith(`${ADMIN_CALLS}/`)) return;
    if (![onRequest].flat().some((hook) => hook === guard)) throw new Error(`${url} has no guard.`);
  });
}

/** The admin whom the guard has admitted. Throws on unguarded routes. */
export function adminOf(request: FastifyRequest): CurrentUser {
  const admin = admins.get(request);
  if (admin === undefined) throw new Error('This route is not guarded.');
  return admin;
}
