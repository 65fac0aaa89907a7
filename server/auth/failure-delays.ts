import { setTimeout as wait } from 'node:timers/promises';
import type { SignInWait } from '#domain/auth/user.ts';
import type { BaseContext } from '#server/base-context.ts';
import { TooManyRequestsError } from '#server/errors.ts';

const FIRST_DELAY_MILLISECONDS = 250;
const MAX_DELAY_MILLISECONDS = 8_000;
/** Shorter, because the owner of the account also waits for the failures of others. */
const MAX_ACCOUNT_DELAY_MILLISECONDS = 1_000;
/** With the longest delay this stays below the time limit of a request. */
const MAX_TURN_MILLISECONDS = 3_000;
const EXPIRY_MILLISECONDS = 15 * 60_000;
const MAX_ENTRIES = 10_000;
/** From so many on a page says why it is slow, and the audit log has an entry. */
export const NOTICED_FAILURES = 6;

export type FailureKeys = { both: string; account: string; network: string };
export type AuthContext = BaseContext & { failures: FailureDelays };

/** Failures are counted by account, by network, and by both together. */
export function failureKeys(email: string, network: string): FailureKeys {
  const account = `account ${email.toLowerCase()}`;
  return { both: `${account} of ${network}`, account, network: `network ${network}` };
}

/**
 * Failed sign-ins delay the next attempt, but lock nobody out. Each process counts on its own, so several processes
 * multiply the attempts of an attacker by their number.
 */
export class FailureDelays {
  /** `turn` is when the next attempt of one network on one account may begin. */
  readonly #failures = new Map<string, { count: number; at: number; turn: number }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Waits before a check of a password or a code, longer with each recent failure. The attempts of one network on one
   * account are serialized. An attempt counts as failed before the check, so that parallel ones all count.
   *
   * Throws TooManyRequestsError if too many are waiting.
   */
  async slowDown(keys: FailureKeys): Promise<void> {
    const { both, account, network } = keys;
    const now = this.#now().getTime();
    const turn = Math.max(now, this.#failures.get(both)?.turn ?? 0);
    if (turn - now > MAX_TURN_MILLISECONDS) throw new TooManyRequestsError(Math.ceil((turn - now) / 1_000));
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

  /** How long the next attempt is delayed, once that is long enough to be noticed. */
  nextWait({ both, network }: FailureKeys): SignInWait | undefined {
    const failures = Math.max(this.count(both), this.count(network));
    if (failures < NOTICED_FAILURES) return undefined;
    const delay = Math.max(this.#delay(both, MAX_DELAY_MILLISECONDS), this.#delay(network, MAX_DELAY_MILLISECONDS));
    return { failures, seconds: Math.ceil(delay / 1_000), endsAfterMinutes: EXPIRY_MILLISECONDS / 60_000 };
  }

  /** For an attempt that needed no check. */
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

  /** The number of recent failures. */
  count(key: string): number {
    const failed = this.#failures.get(key);
    return failed === undefined || this.#now().getTime() - failed.at > EXPIRY_MILLISECONDS ? 0 : failed.count;
  }

  #delay(key: string, max: number): number {
    const count = this.count(key);
    return count === 0 ? 0 : Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (count - 1), max);
  }
}
