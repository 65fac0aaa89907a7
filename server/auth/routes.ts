import type { FastifyInstance } from 'fastify';
import { api } from '#domain/api.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { PublicCache } from '#server/cache/public-cache.ts';
import { UnauthorizedError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { clientNetwork } from '#server/http/security.ts';
import { oidcRoutes } from './oidc-routes.ts';
import { sessionCookie } from './session-cookie.ts';
import { endSession, findSessionUser } from './sessions.ts';
import { signIn } from './sign-in.ts';

export function authRoutes(app: FastifyInstance, context: BaseContext, cache: PublicCache): void {
  const { pool } = context.database;
  const cookie = sessionCookie(context);

  mount(app, cache, api.getCurrentUser, async (_call, request) => {
    const user = await findSessionUser(pool, cookie.read(request));
    if (user === null) throw new UnauthorizedError('You are not signed in.');
    return user;
  });
  mount(app, cache, api.signIn, async ({ body }, request, reply) => {
    const outcome = await signIn(context, body, clientNetwork(request.ip));
    if (outcome.kind === 'refused') throw new UnauthorizedError(outcome.message);
    if (outcome.kind === 'code asked')
      throw new UnauthorizedError(outcome.message, [{ path: 'code', message: outcome.message }]);
    await endSession(pool, cookie.read(request));
    cookie.write(reply, outcome.sessionId);
    return { message: 'Signed in.' };
  });
  mount(app, cache, api.signOut, async (_call, request, reply) => {
    await endSession(pool, cookie.read(request));
    cookie.clear(reply);
    return { message: 'Signed out.' };
  });
  oidcRoutes(app, context);
}
