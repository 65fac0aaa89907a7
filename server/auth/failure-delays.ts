import { setTimeout as wait } from 'node:timers/promises';
import type { BaseContext } from '#server/base-context.ts';
import { TooManyRequestsError } from '#server/errors.ts';

const FIRST_DELAY_MILLISECONDS = 250;
const MAX_DELAY_MILLISECONDS = 8_000;
/** Moderate, since the owner of an account waits for failures from elsewhere, too. */
const MAX_ACCOUNT_DELAY_MILLISECONDS = 1_000;
/** Together with the longest delay it stays below the time that a request has. */
const MAX_TURN_MILLISECONDS = 3_000;
const EXPIRY_MILLISECONDS = 15 * 60_000;
const MAX_ENTRIES = 10_000;

export type FailureKeys = { both: string; account: string; network: string };
export type AuthContext = BaseContext & { failures: FailureDelays };

/** What failures are counted by. */
export function failureKeys(email: string, network: string): FailureKeys {
  const account = `account ${email.toLowerCase()}`;
  return { both: `${account} of ${network}`, account, network: `network ${network}` };
}

/**
 * Failures by account, by network and by the two together. They slow the next attempt down, but lock nobody out. The
 * counts belong to one process: with several, an attacker has as many times the attempts.
 */
export class FailureDelays {
  /** `turn` is when the next attempt of one network on one account may begin. */
  readonly #failures = new Map<string, { count: number; at: number; turn: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Comes before every check of a password or a code, and waits the longer, the more has failed lately. The attempts of one
   * network on one account take turns. An attempt counts as failed before the check, so that many at once count as many.
   *
   * Throws TooManyRequestsError when too many wait already.
   */
  async slowDown(keys: FailureKeys): Promise<void> {
    const { both, account, network } = keys;
    const now = this.#now().getTime();
    const turn = Math.max(now, this.#failures.get(both)?.turn ?? 0);
    if (turn - now > MAX_TURN_MILLISECONDS) throw new TooManyRequestsError();
    const start =
      turn +
      Math.max(
        this.#delay(both, MAX_DELAY_MILLISECONDS),
        this.#delay(network, MAX_DELAY_MILLISECONDS),
        this.#delay(account, MAX_ACCOUNT_DELAY_MILLISECONDS),
      );
    for (const key of [network, account]) this.record(key);
    this.record(both, start);
    await wait(start - now);
  }

  /** The attempt does not count: it could not fail. */
  takeBack(keys: FailureKeys): void {
    for (const key of Object.values(keys)) {
      const failed = this.#failures.get(key);
      if (failed !== undefined && failed.count > 0) failed.count -= 1;
    }
  }

  clearAll(keys: FailureKeys): void {
    for (const key of Object.values(keys)) this.clear(key);
  }

  clear(key: string): void {
    this.#failures.delete(key);
  }

  record(key: string, turn = 0): void {
    const count = this.count(key) + 1;
    this.#failures.delete(key);
    this.#failures.set(key, { count, at: this.#now().getTime(), turn });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_ENTRIES && oldest !== undefined) this.#failures.delete(oldest);
  }

  /** How often it failed lately. */
  count(key: string): number {
    const failed = this.#failures.get(key);
    return failed === undefined || this.#now().getTime() - failed.at > EXPIRY_MILLISECONDS ? 0 : failed.count;
  }

  #delay(key: string, max: number): number {
    const count = this.count(key);
    return count === 0 ? 0 : Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (count - 1), max);
  }
}
