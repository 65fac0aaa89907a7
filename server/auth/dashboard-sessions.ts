import type { DashboardSession } from '#domain/admin/settings-state.ts';
import type { CurrentUser } from '#domain/auth/user.ts';
import type { Issue } from '#domain/validation.ts';
import { writeAudit } from '#server/audit/audit-log.ts';
import type { BaseContext } from '#server/base-context.ts';
import { inTransaction, type Queryable } from '#server/db/database.ts';
import { sidOf } from './sessions.ts';

/** Sessions of the dashboard: those that a password has started, of somebody who may see it. */
const FROM = `sessions s join users u on u.id = (s.sess->>'userId')::int
  where (u.is_admin or u.is_reviewer) and s.sess->>'by' is distinct from 'link'`;

/** Who is signed in to the dashboard, the latest use first. */
export async function listDashboardSessions(
  db: Queryable,
  ownSessionId: string | undefined,
): Promise<DashboardSession[]> {
  const own = ownSessionId === undefined ? null : sidOf(ownSessionId);
  const { rows } = await db.query<DashboardSession>(
    `select s.sid as id, u.email, case when u.is_admin then 'admin' else 'reviewer' end as role,
            s.sess->>'device' as device, s.sess->>'began' as "beganAt",
            coalesce(s.sess->>'used', s.sess->>'began') as "usedAt", s.sid is not distinct from $1 as "isOwn"
     from ${FROM} and s.expire > now() order by 6 desc, 1`,
    [own],
  );
  return rows;
}

/** Ends one session by the hash of its cookie. */
export async function endDashboardSession(
  { database }: BaseContext,
  sid: string,
  actor: CurrentUser,
): Promise<Issue[]> {
  return inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; email: string }>(
      `delete from sessions where sid in (select s.sid from ${FROM} and s.sid = $1)
       returning (sess->>'userId')::int as id, (select email from users where id = (sess->>'userId')::int) as email`,
      [sid],
    );
    const [ended] = rows;
    if (ended === undefined) return [{ path: '', message: 'This session has already ended.' }];
    await writeAudit(client, { actor, action: 'user.end-session', entity: { id: ended.id, name: ended.email } });
    return [];
  });
}

/** Ends all sessions of the dashboard but the given one. */
export async function endDashboardSessions(
  { database }: BaseContext,
  ownSessionId: string | undefined,
  actor: CurrentUser,
): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    const { rowCount } = await client.query(
      `delete from sessions where sid in (select s.sid from ${FROM} and s.sid is distinct from $1)`,
      [ownSessionId === undefined ? null : sidOf(ownSessionId)],
    );
    await writeAudit(client, { actor, action: 'user.end-all-sessions', after: { ended: rowCount ?? 0 } });
  });
}
