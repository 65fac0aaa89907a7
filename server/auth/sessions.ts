import { createHash, randomBytes } from 'node:crypto';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { Queryable } from '#server/db/database.ts';

const IDLE_HOURS = 2;
const ABSOLUTE_HOURS = 24;

/** The cookie contains a random value, and the table its hash, so that a leaked table opens no session. */
export function sidOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** Starts a session and returns the value for the cookie. */
export async function beginSession(db: Queryable, userId: number): Promise<string> {
  const sessionId = randomBytes(32).toString('base64url');
  await db.query('delete from sessions where expire < now()');
  await db.query(
    `insert into sessions (sid, sess, expire)
     values ($1, jsonb_build_object('userId', $2::int, 'began', now()), now() + make_interval(hours => $3))`,
    [sidOf(sessionId), userId, IDLE_HOURS],
  );
  return sessionId;
}

/** The user of an active session, or null. Each use extends it by two hours, up to a day in total. */
export async function findSessionUser(db: Queryable, sessionId: string | undefined): Promise<CurrentUser | null> {
  if (sessionId === undefined) return null;
  const { rows } = await db.query<CurrentUser>(
    `with used as (
       update sessions
       set expire = least(now() + make_interval(hours => $2), (sess->>'began')::timestamptz + make_interval(hours => $3))
       where sid = $1 and expire > now()
       returning (sess->>'userId')::int as user_id
     )
     select id, email, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl",
            is_admin as "isAdmin", is_reviewer as "isReviewer"
     from users join used on used.user_id = users.id`,
    [sidOf(sessionId), IDLE_HOURS, ABSOLUTE_HOURS],
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
