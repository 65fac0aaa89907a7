import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInLink } from '#domain/members/sign-in-link.ts';
import { paths } from '#domain/paths.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import { deviceName } from '#server/auth/device-name.ts';
import { sessionCookie } from '#server/auth/session-cookie.ts';
import { beginSession, endSession, LINK_SESSION_SECONDS } from '#server/auth/sessions.ts';
import { findSignInLink, type StoredLink, takeSignInLink } from '#server/auth/sign-in-links.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { senderOf } from '#server/mail/mail-sender.ts';
import { joinByLink } from './join-company.ts';

/** What a link does, for the page with its button. Undefined if it is unknown, used or expired. */
export async function openSignInLink({ database, now }: BaseContext, token: string): Promise<SignInLink | undefined> {
  const link = await findSignInLink(database.pool, token, now());
  if (link === undefined) return undefined;
  const { rows } = await database.pool.query<{ name: string }>('select name from companies where id = $1', [
    link.companyId ?? 0,
  ]);
  const { email, purpose, role } = link;
  return { email, purpose, role, companyName: rows[0]?.name ?? null };
}

/** Signs in by a link, which is then used up, and returns the page that follows. Undefined if the link has ended. */
export async function signInByLink(
  context: BaseContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<string | undefined> {
  const { database, now } = context;
  const cookie = sessionCookie(context);
  const signedIn = await inTransaction(database.pool, async (client) => {
    const link = await takeSignInLink(client, token, now());
    if (link === undefined) return undefined;
    const user = { id: await userWithAddress(client, link.email), email: link.email };
    const isMember = await joinByLink(client, link, user, senderOf(context.env));
    const device = deviceName(request.headers['user-agent']);
    const sessionId = await beginSession(client, user.id, { by: 'link', device });
    return { sessionId, returnTo: nextPage(link, isMember) };
  });
  if (signedIn === undefined) return undefined;
  await endSession(database.pool, cookie.read(request));
  cookie.write(reply, signedIn.sessionId, LINK_SESSION_SECONDS);
  return signedIn.returnTo;
}

/** Whom a claim does not make an owner at once comes to the form with a statement. */
function nextPage({ purpose, companyId, returnTo }: StoredLink, isMember: boolean): string {
  if (companyId === null) return returnTo ?? paths.manage;
  if (isMember) return returnTo ?? paths.manageCompany(companyId);
  return purpose === 'claim' ? paths.claimCompany(companyId) : paths.manage;
}

/** The user with an address that was just proven. The address of an admin is one, too: the session has no admin rights. */
async function userWithAddress(client: Queryable, email: string): Promise<number> {
  const made = await client.query<{ id: number }>(
    'insert into users (email) values ($1) on conflict (lower(email)) do nothing returning id',
    [email],
  );
  if (made.rows[0] !== undefined) {
    await writeAudit(client, { actor: { email }, action: 'user.create', entity: { id: made.rows[0].id, name: email } });
    return made.rows[0].id;
  }
  const { rows } = await client.query<{ id: number }>('select id from users where lower(email) = lower($1)', [email]);
  if (rows[0] === undefined) throw new Error('The user disappeared within the transaction.');
  return rows[0].id;
}
