import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePatterns } from '#domain/paths.ts';
import { parseId } from '#domain/validation.ts';
import type { Context } from '#server/context.ts';
import { BadInputError, NotFoundError, UnauthorizedError } from '#server/errors.ts';
import { readOptOut } from '#server/mail/opt-outs.ts';
import { memberOf, userOf } from '#server/members/member-session.ts';
import { findLead } from '#server/service-requests/lead.ts';
import { formTokenFault } from '#server/spam/form-token.ts';

type Guard = (context: Context, request: FastifyRequest, query: URLSearchParams) => Promise<boolean>;

const ofLink: Guard = async (context, { params }) => {
  const { token } = params as { token: string };
  return (await findLead(context, token)) !== undefined;
};
const ofMember: Guard = (context, request) => {
  const { id } = request.params as { id: string };
  return passes(memberOf(context, request, parseId(id)));
};

/** Pages that take files only from those whose link is one of ours, and from those who are signed in. */
const GUARDS = new Map<string | undefined, Guard>([
  [pagePatterns.lead, ofLink],
  [pagePatterns.unsubscribe, async (context, _request, query) => readOptOut(context, query) !== undefined],
  [pagePatterns.claimCompany, (context, request) => passes(userOf(context, request))],
  [pagePatterns.manageProfile, ofMember],
  [pagePatterns.manageCertificates, ofMember],
  [pagePatterns.manageCertificate, ofMember],
  [pagePatterns.manageRequest, ofMember],
]);

/** Whether the form of a page is read although it may have files, so that nobody else fills the memory. */
export async function maySendFiles(
  context: Context,
  request: FastifyRequest,
  query: URLSearchParams,
): Promise<boolean> {
  const guard = GUARDS.get(request.routeOptions.url);
  return guard === undefined || guard(context, request, query);
}

/**
 * On pages for everybody the form sends its token before the files. Throws BadInputError, and reads no further, where it is not
 * one of ours.
 */
export function admitFiles(
  { formSecret, now }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { formToken }: Record<string, unknown>,
): void {
  if (GUARDS.has(request.routeOptions.url)) return;
  if (typeof formToken === 'string' && formTokenFault(formSecret, formToken, now(), 0) !== 'forged') return;
  reply.header('connection', 'close');
  throw new BadInputError(
    'Files can only be sent with the form of this page. Please open it again and choose them there.',
  );
}

async function passes(check: Promise<unknown>): Promise<boolean> {
  try {
    await check;
    return true;
  } catch (error) {
    if (error instanceof UnauthorizedError || error instanceof NotFoundError) return false;
    throw error;
  }
}
