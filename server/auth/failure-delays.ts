import { setTimeout as wait } from 'node:timers/promises';

const FIRST_DELAY_MILLISECONDS = 250;
const MAX_DELAY_MILLISECONDS = 8_000;
const FORGET_AFTER_MILLISECONDS = 15 * 60_000;
const MAX_REMEMBERED = 10_000;

/** Failures by account and by network address. They slow the next try down, but lock nobody out. */
const failures = new Map<string, { count: number; at: number }>();

/** What failures are counted by. */
export function failureKeys(email: string, network: string): string[] {
  return [`account ${email.toLowerCase()}`, `network ${network}`];
}

/** Waits the longer, the more has failed lately. Comes before every look at a password or a code. */
export async function slowDown(keys: string[]): Promise<void> {
  await wait(Math.max(...keys.map(delay)));
}

export function rememberFailure(keys: string[]): void {
  for (const key of keys) {
    const count = countFailures(key) + 1;
    failures.delete(key);
    failures.set(key, { count, at: Date.now() });
    const [oldest] = failures.keys();
    if (failures.size > MAX_REMEMBERED && oldest !== undefined) failures.delete(oldest);
  }
}

export function forgetFailures(keys: string[]): void {
  for (const key of keys) failures.delete(key);
}

/** How often it failed lately. */
export function countFailures(key: string): number {
  const failed = failures.get(key);
  return failed === undefined || Date.now() - failed.at > FORGET_AFTER_MILLISECONDS ? 0 : failed.count;
}

function delay(key: string): number {
  const count = countFailures(key);
  return count === 0 ? 0 : Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (count - 1), MAX_DELAY_MILLISECONDS);
}
