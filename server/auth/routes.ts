import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '#domain/api.ts';
import { signInBody } from '#domain/auth/user.ts';
import { paths } from '#domain/paths.ts';
import type { Context } from '#server/context.ts';
import { UnauthorizedError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import type { PublicCache } from '#server/http/public-cache.ts';
import { clientNetwork } from '#server/http/security.ts';
import { sessionCookie } from './session-cookie.ts';
import { endSession, findSessionUser } from './sessions.ts';
import { signIn } from './sign-in.ts';

const WRONG = 'The email or the password is not right.';

export function authRoutes(app: FastifyInstance, context: Context, cache: PublicCache): void {
  const { pool } = context.database;
  const cookie = sessionCookie(context);

  mount(app, cache, api.getCurrentUser, async (_call, request) => {
    const user = await findSessionUser(pool, cookie.read(request));
    if (user === null) throw new UnauthorizedError('You are not signed in.');
    return user;
  });
  mount(app, cache, api.signIn, async ({ body }, request, reply) => {
    const sessionId = await signIn(pool, body, clientNetwork(request.ip));
    if (sessionId === undefined) throw new UnauthorizedError(WRONG);
    await endSession(pool, cookie.read(request));
    cookie.write(reply, sessionId);
    return { message: 'Signed in.' };
  });
  mount(app, cache, api.signOut, async (_call, request, reply) => {
    await endSession(pool, cookie.read(request));
    cookie.clear(reply);
    return { message: 'Signed out.' };
  });
  app.get('/api/login', { schema: { hide: true } }, (_request, reply) => reply.redirect(paths.signIn, 302));
}

/** What the pages for signing in and out need; they work without scripts. */
export function pageSession(context: Context) {
  const { pool } = context.database;
  const cookie = sessionCookie(context);
  return {
    user: (request: FastifyRequest) => findSessionUser(pool, cookie.read(request)),
    /** What is wrong with the form; undefined when the session has begun. */
    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      form: Record<string, unknown>,
    ): Promise<string | undefined> {
      const read = signInBody.safeParse(form);
      if (!read.success) return read.error.issues[0]?.message ?? WRONG;
      const sessionId = await signIn(pool, read.data, clientNetwork(request.ip));
      if (sessionId === undefined) return WRONG;
      await endSession(pool, cookie.read(request));
      cookie.write(reply, sessionId);
      return undefined;
    },
    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await endSession(pool, cookie.read(request));
      cookie.clear(reply);
    },
  };
}
