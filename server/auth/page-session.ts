import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityOutcome, SecurityState } from '#domain/auth/security.ts';
import type { CurrentUser, SignInReply } from '#domain/auth/user.ts';
import { isReviewerOrAdmin, signInBody, signInCodeForm } from '#domain/auth/user.ts';
import { ForbiddenError } from '#server/errors.ts';
import { clientNetwork } from '#server/http/security.ts';
import { changeSecurity, readSecurity } from './account-security.ts';
import type { AuthContext } from './failure-delays.ts';
import { refusalOf } from './require-admin.ts';
import { sessionCookie } from './session-cookie.ts';
import { endSession, findSessionUser } from './sessions.ts';
import { originOf, signIn, signInWithCode } from './sign-in.ts';

type Form = Record<string, unknown>;

/** Sign-in and account security for the pages, which work without scripts. */
export function pageSession(context: AuthContext) {
  const { pool } = context.database;
  const cookie = sessionCookie(context);
  const user = (request: FastifyRequest) => findSessionUser(pool, cookie.read(request));
  const reviewerOrAdmin = async (request: FastifyRequest): Promise<CurrentUser> => {
    const found = await user(request);
    if (found === null || !isReviewerOrAdmin(found)) throw new ForbiddenError('You need admin privileges to do this.');
    return found;
  };

  return {
    user,
    /** Throws ForbiddenError for everybody but admins. */
    async admin(request: FastifyRequest): Promise<{ user: CurrentUser; sessionId: string | undefined }> {
      const found = await reviewerOrAdmin(request);
      if (!found.isAdmin) throw new ForbiddenError(refusalOf(found));
      return { user: found, sessionId: cookie.read(request) };
    },
    hasIdentityProvider: context.env.OIDC_ISSUER !== undefined,
    async signIn(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<SignInReply> {
      const from = originOf(request);
      const isSecondStep = typeof form.step === 'string';
      const read = isSecondStep ? signInCodeForm.safeParse(form) : signInBody.safeParse(form);
      if (!read.success) return { kind: 'refused', message: read.error.issues[0]?.message ?? 'The form is not valid.' };
      const { data } = read;
      const outcome =
        'step' in data
          ? await signInWithCode(context, { step: data.step, code: data.code }, from)
          : await signIn(context, data, from);
      if (outcome.kind !== 'signed in') return outcome;
      await endSession(pool, cookie.read(request));
      cookie.write(reply, outcome.sessionId);
      return { kind: 'signed in' };
    },
    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await endSession(pool, cookie.read(request));
      cookie.clear(reply);
    },
    async security(request: FastifyRequest): Promise<SecurityState> {
      return readSecurity(context, await reviewerOrAdmin(request), cookie.read(request));
    },
    async changeSecurity(request: FastifyRequest, reply: FastifyReply, form: Form): Promise<SecurityOutcome> {
      const caller = { sessionId: cookie.read(request), network: clientNetwork(request.ip) };
      const outcome = await changeSecurity(context, await reviewerOrAdmin(request), form, caller);
      if ('done' in outcome && outcome.done === 'sign-out-everywhere') cookie.clear(reply);
      return outcome;
    },
  };
}
