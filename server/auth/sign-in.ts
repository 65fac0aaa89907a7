import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from '#server/db/database.ts';
import { isRightPassword } from './passwords.ts';
import { beginSession } from './sessions.ts';

const FIRST_DELAY_MILLISECONDS = 250;
const MAX_DELAY_MILLISECONDS = 8_000;
const FORGET_AFTER_MILLISECONDS = 15 * 60_000;
const MAX_REMEMBERED = 10_000;

/** Failures by account and by network address. They slow the next try down, but lock nobody out. */
const failures = new Map<string, { count: number; at: number }>();

/** Begins a session for an e-mail address and its password; undefined when they do not fit, for whatever reason. */
export async function signIn(
  db: Queryable,
  credentials: { email: string; password: string },
  network: string,
): Promise<string | undefined> {
  const keys = [`account ${credentials.email.toLowerCase()}`, `network ${network}`];
  await wait(Math.max(...keys.map(delay)));
  const { rows } = await db.query<{ id: number; password_hash: string | null }>(
    'select id, password_hash from users where lower(email) = lower($1)',
    [credentials.email],
  );
  const isRight = await isRightPassword(credentials.password, rows[0]?.password_hash ?? null);
  if (!isRight || rows[0] === undefined) {
    for (const key of keys) remember(key);
    return undefined;
  }
  for (const key of keys) failures.delete(key);
  return beginSession(db, rows[0].id);
}

function delay(key: string): number {
  const failed = failures.get(key);
  if (failed === undefined || Date.now() - failed.at > FORGET_AFTER_MILLISECONDS) return 0;
  return Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (failed.count - 1), MAX_DELAY_MILLISECONDS);
}

function remember(key: string): void {
  const count = (failures.get(key)?.count ?? 0) + 1;
  failures.delete(key);
  failures.set(key, { count, at: Date.now() });
  const [oldest] = failures.keys();
  if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest);
}
