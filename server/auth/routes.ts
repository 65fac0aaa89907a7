import { api } from '#domain/api.ts';
import { UnauthorizedError } from '#server/errors.ts';
import type { Mount } from '#server/http/mount.ts';
import type { AuthContext } from './failure-delays.ts';
import { sessionCookie } from './session-cookie.ts';
import { endSession, findSessionUser } from './sessions.ts';
import { originOf, signIn } from './sign-in.ts';

export function authRoutes(mount: Mount, context: AuthContext): void {
  const { pool } = context.database;
  const cookie = sessionCookie(context);

  mount(api.getCurrentUser, async (_call, request) => {
    const user = await findSessionUser(pool, cookie.read(request));
    if (user === null) throw new UnauthorizedError('You are not signed in.');
    return user;
  });
  mount(api.signIn, async ({ body }, request, reply) => {
    const outcome = await signIn(context, body, originOf(request));
    if (outcome.kind === 'refused') throw new UnauthorizedError(outcome.message);
    if (outcome.kind === 'code asked')
      throw new UnauthorizedError(outcome.message, [{ path: 'code', message: outcome.message }]);
    await endSession(pool, cookie.read(request));
    cookie.write(reply, outcome.sessionId);
    return { message: 'Signed in.' };
  });
  mount(api.signOut, async (_call, request, reply) => {
    await endSession(pool, cookie.read(request));
    cookie.clear(reply);
    return { message: 'Signed out.' };
  });
}
