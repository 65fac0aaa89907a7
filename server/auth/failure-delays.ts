import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequestsError } from '#server/errors.ts';

const FIRST_DELAY_MILLISECONDS = 250;
const MAX_DELAY_MILLISECONDS = 8_000;
/** The owner pays for failures from elsewhere, too, and so it is moderate. */
const MAX_ACCOUNT_DELAY_MILLISECONDS = 1_000;
/** Together with the longest delay it stays below the time that a request has. */
const MAX_TURN_MILLISECONDS = 3_000;
const FORGET_AFTER_MILLISECONDS = 15 * 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Failures by account, by network and by the two together. They slow the next try down, but lock nobody out. `turn` is
 * when the next try of one network on one account may begin.
 */
const failures = new Map<string, { count: number; at: number; turn: number }>();

export type FailureKeys = { both: string; account: string; network: string };

/** What failures are counted by. */
export function failureKeys(email: string, network: string): FailureKeys {
  const account = `account ${email.toLowerCase()}`;
  return { both: `${account} of ${network}`, account, network: `network ${network}` };
}

/**
 * Comes before every look at a password or a code, and waits the longer, the more has failed lately. The tries of one
 * network on one account take turns. A try counts as failed before the look, so that many at once count as many.
 *
 * Throws TooManyRequestsError when too many wait already.
 */
export async function slowDown(keys: FailureKeys): Promise<void> {
  const { both, account, network } = keys;
  const now = Date.now();
  const turn = Math.max(now, failures.get(both)?.turn ?? 0);
  if (turn - now > MAX_TURN_MILLISECONDS) throw new TooManyRequestsError();
  const start =
    turn +
    Math.max(
      delay(both, MAX_DELAY_MILLISECONDS),
      delay(network, MAX_DELAY_MILLISECONDS),
      delay(account, MAX_ACCOUNT_DELAY_MILLISECONDS),
    );
  for (const key of [network, account]) recordFailure(key);
  recordFailure(both, start);
  await wait(start - now);
}

/** The try was none: it could not fail. */
export function takeBackFailure(keys: FailureKeys): void {
  for (const key of Object.values(keys)) {
    const failed = failures.get(key);
    if (failed !== undefined && failed.count > 0) failed.count -= 1;
  }
}

export function clearFailures(keys: FailureKeys): void {
  for (const key of Object.values(keys)) clearFailure(key);
}

export function recordFailure(key: string, turn = 0): void {
  const count = countFailures(key) + 1;
  failures.delete(key);
  failures.set(key, { count, at: Date.now(), turn });
  const [oldest] = failures.keys();
  if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest);
}

export function clearFailure(key: string): void {
  failures.delete(key);
}

/** How often it failed lately. */
export function countFailures(key: string): number {
  const failed = failures.get(key);
  return failed === undefined || Date.now() - failed.at > FORGET_AFTER_MILLISECONDS ? 0 : failed.count;
}

function delay(key: string, most: number): number {
  const count = countFailures(key);
  return count === 0 ? 0 : Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (count - 1), most);
}
