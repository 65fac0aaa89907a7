import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { BaseContext } from '#server/base-context.ts';
import { ForbiddenError, UnauthorizedError } from '#server/errors.ts';
import { sessionCookie } from './session-cookie.ts';
import { findSessionUser } from './sessions.ts';

const ADMIN_CALLS = '/api/admin';
const admins = new WeakMap<FastifyRequest, CurrentUser>();

/**
 * Puts a guard before every route under /api/admin, whoever mounts it (decision 20): 401 without a session, 403 without
 * the admin flag. It runs before a body is read and before anything is looked up.
 */
export function guardAdminRoutes(app: FastifyInstance, context: BaseContext): void {
  const cookie = sessionCookie(context);
  const guard = async (request: FastifyRequest) => {
    const user = await findSessionUser(context.database.pool, cookie.read(request));
    if (user === null) throw new UnauthorizedError('Please sign in to do this.');
    if (!user.isAdmin) throw new ForbiddenError('You need admin privileges to do this.');
    admins.set(request, user);
  };
  app.addHook('onRoute', (route) => {
    if (route.url !== ADMIN_CALLS && !route.url.startsWith(`${ADMIN_CALLS}/`)) return;
    const own = route.onRequest ?? [];
    route.onRequest = [guard, ...(Array.isArray(own) ? own : [own])];
  });
}

/** The admin whom the guard has let in. Throws outside of guarded routes. */
export function adminOf(request: FastifyRequest): CurrentUser {
  const admin = admins.get(request);
  if (admin === undefined) throw new Error('This route is not guarded.');
  return admin;
}
