import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_ID } from '#domain/constants.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Account, findAccount } from './users.ts';

const MINUTES = 5;

/**
 * Proves that the password was right a moment ago while the page asks for the code, so that the page need not contain
 * the password. The signature includes the password hash, so that a new password invalidates it.
 */
export function createPasswordStep(secret: string, account: Account, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + MINUTES * 60;
  const step = `${account.id}.${until}`;
  return `${step}.${signature(secret, step, account)}`;
}

/** The account whose password it was; undefined if forged or expired. */
export async function readPasswordStep(
  db: Queryable,
  secret: string,
  step: string,
  now: Date,
): Promise<Account | undefined> {
  const [, id, until, given = ''] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(step) ?? [];
  if (Number(id) > MAX_ID || !(Number(until) > now.getTime() / 1000)) return undefined;
  const account = await findAccount(db, Number(id));
  if (account === undefined) return undefined;
  const expected = Buffer.from(signature(secret, `${id}.${until}`, account));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? account : undefined;
}

function signature(secret: string, step: string, { passwordHash }: Account): string {
  return createHmac('sha256', secret).update(`password step ${step} ${passwordHash}`).digest('base64url');
}
