import type { FastifyReply, FastifyRequest } from 'fastify';
import { readReturnTo } from '#domain/auth/return-to.ts';
import type { SignInProblem } from '#domain/auth/sign-in-problem.ts';
import { paths } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';
import type { MountPlain } from '#server/http/mount.ts';
import { deviceName } from './device-name.ts';
import { type OidcProvider, oidcProvider } from './oidc-client.ts';
import { oidcCookie } from './oidc-cookie.ts';
import { accountOfIdentity } from './oidc-users.ts';
import { sessionCookie } from './session-cookie.ts';
import { beginSession, endSession } from './sessions.ts';

/** Sign-in by the identity provider or, if none is configured, on the sign-in page (decision 19). */
export function oidcRoutes(mountPlain: MountPlain, context: BaseContext): void {
  const provider = oidcProvider(context);
  if (provider !== undefined) {
    providerRoutes(mountPlain, context, provider);
    return;
  }
  mountPlain(plainRoutes.beginSignIn, async (_query, reply, request) => {
    const returnTo = returnToOf(request, context);
    const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`;
    return leadTo(reply, paths.signIn + query);
  });
}

function providerRoutes(mountPlain: MountPlain, context: BaseContext, provider: OidcProvider): void {
  const { pool } = context.database;
  const session = sessionCookie(context);
  const cookie = oidcCookie(context);
  const giveUp = (reply: FastifyReply, problem: SignInProblem) =>
    leadTo(reply, `${paths.signIn}?${new URLSearchParams({ problem })}`);

  mountPlain(plainRoutes.beginSignIn, async (_query, reply, request) => {
    try {
      const { location, flow } = await provider.begin();
      cookie.write(reply, { ...flow, returnTo: returnToOf(request, context) ?? paths.admin });
      return leadTo(reply, location);
    } catch (error) {
      logFailure(request, error);
      return giveUp(reply, 'unreachable');
    }
  });

  mountPlain(plainRoutes.finishSignIn, async (_query, reply, request) => {
    const flow = cookie.read(request);
    cookie.clear(reply);
    if (flow === undefined) return giveUp(reply, 'expired');
    const identity = await provider.finish(request.url.replace(/^[^?]*/, ''), flow).catch((error: unknown) => {
      logFailure(request, error);
      return isAnswer(error) ? ('refused' as const) : ('unreachable' as const);
    });
    if (typeof identity === 'string') return giveUp(reply, identity);
    const account = await accountOfIdentity(pool, identity);
    if ('problem' in account) return giveUp(reply, account.problem);
    await endSession(pool, session.read(request));
    session.write(
      reply,
      await beginSession(pool, account.userId, { by: 'password', device: deviceName(request.headers['user-agent']) }),
    );
    return leadTo(reply, flow.returnTo);
  });
}

/** The page to open after signing in: the one that is named, else that of the dashboard whose link was followed. */
function returnToOf({ query, headers, protocol, host }: FastifyRequest, { env }: BaseContext): string | undefined {
  const named = (query as Record<string, unknown>).returnTo;
  if (named !== undefined) return readReturnTo(named);
  const from = URL.parse(headers.referer ?? '');
  const isOwn = from?.origin === env.PUBLIC_URL || from?.origin === `${protocol}://${host}`;
  if (from === null || !isOwn || !(from.pathname === paths.admin || from.pathname.startsWith(`${paths.admin}/`)))
    return undefined;
  return readReturnTo(from.pathname + from.search);
}

function leadTo(reply: FastifyReply, location: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, 302);
}

const DISTURBANCES = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** Whether the provider has responded, even if not correctly; false if it could not be reached. */
function isAnswer(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('OAUTH_') && !DISTURBANCES.includes(code);
}

/** Without the provider's response, which contains personal data. */
function logFailure(request: FastifyRequest, error: unknown): void {
  const { name, code } = error as Error & { code?: string };
  request.log.warn({ fault: code ?? name }, 'sign-in through the identity provider failed');
}
