import { createHash, randomBytes } from 'node:crypto';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { OwnSession } from '#domain/members/account.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * How long a session lasts unused and in total. Members come every few weeks and need their mailbox each time; what they can do is
 * limited to their companies. A session of a link never has admin rights (docs/decisions/060-members-sign-in-by-mail.md).
 */
const LIVES = {
  password: { idleHours: 2, absoluteHours: 24 },
  link: { idleHours: 14 * 24, absoluteHours: 90 * 24 },
};
export type SessionKind = keyof typeof LIVES;
/** So long the browser keeps the cookie of a link; that of a password ends with the browser. */
export const LINK_SESSION_SECONDS = LIVES.link.absoluteHours * 60 * 60;

const IS_LINK = `sess->>'by' = 'link'`;
const hours = (limit: 'idleHours' | 'absoluteHours') =>
  `make_interval(hours => case when ${IS_LINK} then ${LIVES.link[limit]} else ${LIVES.password[limit]} end)`;

/** The cookie contains a random value, and the table its hash, so that a leaked table opens no session. */
export function sidOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** Starts a session and returns the value for the cookie. `device` is shown in the list of sessions. */
export async function beginSession(
  db: Queryable,
  userId: number,
  { by, device = null }: { by: SessionKind; device?: string | null },
): Promise<string> {
  const sessionId = randomBytes(32).toString('base64url');
  await db.query('delete from sessions where expire < now()');
  await db.query(
    `insert into sessions (sid, sess, expire)
     values ($1, jsonb_build_object('userId', $2::int, 'began', now(), 'used', now(), 'by', $3::text, 'device', $4::text),
       now() + make_interval(hours => $5))`,
    [sidOf(sessionId), userId, by, device, LIVES[by].idleHours],
  );
  return sessionId;
}

/** The user of an active session, or null. Each use extends it, up to its total. */
export async function findSessionUser(db: Queryable, sessionId: string | undefined): Promise<CurrentUser | null> {
  if (sessionId === undefined) return null;
  const { rows } = await db.query<CurrentUser>(
    `with used as (
       update sessions
       set expire = least(now() + ${hours('idleHours')}, (sess->>'began')::timestamptz + ${hours('absoluteHours')}),
           sess = sess || jsonb_build_object('used', now())
       where sid = $1 and expire > now()
       returning (sess->>'userId')::int as user_id, ${IS_LINK} as is_link
     )
     select id, email, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl",
            is_admin and is_link is not true as "isAdmin", is_reviewer and is_link is not true as "isReviewer"
     from users join used on used.user_id = users.id`,
    [sidOf(sessionId)],
  );
  return rows[0] ?? null;
}

/** Ends a session on the server, which makes its cookie worthless. */
export async function endSession(db: Queryable, sessionId: string | undefined): Promise<void> {
  if (sessionId !== undefined) await db.query('delete from sessions where sid = $1', [sidOf(sessionId)]);
}

/** Ends all sessions of a user, optionally except one. */
export async function endSessionsOf(db: Queryable, userId: number, except?: string): Promise<void> {
  await db.query(`delete from sessions where (sess->>'userId')::int = $1 and sid is distinct from $2`, [
    userId,
    except === undefined ? null : sidOf(except),
  ]);
}

/** The active sessions of a user, that of the caller first. Their ids are the hashes that the table has. */
export async function listSessions(db: Queryable, userId: number, current: string | undefined): Promise<OwnSession[]> {
  const { rows } = await db.query<OwnSession>(
    `select sid as id, sess->>'device' as device, (sess->>'began')::timestamptz as began,
            coalesce((sess->>'used')::timestamptz, (sess->>'began')::timestamptz) as "lastUsed", sid = $2 as "isCurrent"
     from sessions where (sess->>'userId')::int = $1 and expire > now() order by sid = $2 desc, 4 desc`,
    [userId, sidOf(current ?? '')],
  );
  return rows.map((session) => ({
    ...session,
    began: new Date(session.began).toISOString(),
    lastUsed: new Date(session.lastUsed).toISOString(),
  }));
}

/** Ends one session of a user by its id in that list. False if there is no such session. */
export async function endListedSession(db: Queryable, userId: number, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`delete from sessions where sid = $1 and (sess->>'userId')::int = $2`, [
    id,
    userId,
  ]);
  return rowCount === 1;
}
