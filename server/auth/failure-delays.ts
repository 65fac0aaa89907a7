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
/** By then a failure does not count any more. */
export const FAILURE_MILLISECONDS = 15 * 60_000;
/** From so many on a page says why it is slow, and the audit log has an entry. */
export const NOTICED_FAILURES = 6;

export type FailureKeys = { both: string; account: string; network: string };
/** What is counted of a key: recent failures, and when its next attempt may begin. */
export type Failures = { count: number; turn: Date };
export type AuthContext = BaseContext & { failures: FailureDelays };

/** Failures are counted by account, by network, and by both together. */
export function failureKeys(email: string, network: string): FailureKeys {
  const account = `account ${email.toLowerCase()}`;
  return { both: `${account} of ${network}`, account, network: `network ${network}` };
}

/** Where failures are counted. What failed before `since` does not count any more. */
export type FailureStore = {
  /** Counts a failure of each key, and sets their turns to those that `plan` makes of what was counted before; not if it throws. */
  attempt: (keys: string[], at: Date, since: Date, plan: (before: Failures[]) => Date[]) => Promise<void>;
  /** Counts a failure, and returns false if there have been `max`. */
  record: (key: string, at: Date, since: Date, max: number) => Promise<boolean>;
  takeBack: (keys: string[]) => Promise<void>;
  clear: (keys: string[]) => Promise<void>;
};

/** The number of recent failures, this one included. */
export type FailureCounts = Record<keyof FailureKeys, number>;

/** Failed sign-ins delay the next attempt, but lock nobody out. */
export class FailureDelays {
  readonly #store: FailureStore;
  readonly #now: () => Date;

  constructor(store: FailureStore, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Waits before a check of a password or a code, longer with each recent failure. The attempts of one network on one
   * account are serialized. An attempt counts as failed before the check, so that parallel ones all count.
   *
   * Throws TooManyRequestsError if too many are waiting.
   */
  async slowDown(keys: FailureKeys): Promise<FailureCounts> {
    const now = this.#now();
    let start = now.getTime();
    const counts: FailureCounts = { both: 1, account: 1, network: 1 };
    await this.#store.attempt([keys.both, keys.account, keys.network], now, this.#since(now), (before) => {
      const [both, account, network] = before.map(({ count }) => count) as [number, number, number];
      const turn = Math.max(now.getTime(), before[0]?.turn.getTime() ?? 0);
      const ahead = turn - now.getTime();
      if (ahead > MAX_TURN_MILLISECONDS) throw new TooManyRequestsError(Math.ceil(ahead / 1_000));
      Object.assign(counts, { both: both + 1, account: account + 1, network: network + 1 });
      start =
        turn +
        Math.max(
          delayAfter(both, MAX_DELAY_MILLISECONDS),
          delayAfter(network, MAX_DELAY_MILLISECONDS),
          delayAfter(account, MAX_ACCOUNT_DELAY_MILLISECONDS),
        );
      return [new Date(start), now, now];
    });
    await wait(start - now.getTime());
    return counts;
  }

  /** For an attempt that needed no check. */
  async takeBack(keys: FailureKeys): Promise<void> {
    await this.#store.takeBack(Object.values(keys));
  }

  async clearAll(keys: FailureKeys): Promise<void> {
    await this.#store.clear(Object.values(keys));
  }

  async clear(key: string): Promise<void> {
    await this.#store.clear([key]);
  }

  /** Counts a failure, and returns false if there have been `max`. */
  async record(key: string, max: number): Promise<boolean> {
    const now = this.#now();
    return this.#store.record(key, now, this.#since(now), max);
  }

  #since(now: Date): Date {
    return new Date(now.getTime() - FAILURE_MILLISECONDS);
  }
}

/** How long the next attempt is delayed, once that is long enough to be noticed. */
export function nextWait({ both, network }: FailureCounts): SignInWait | undefined {
  const failures = Math.max(both, network);
  if (failures < NOTICED_FAILURES) return undefined;
  const seconds = Math.ceil(delayAfter(failures, MAX_DELAY_MILLISECONDS) / 1_000);
  return { failures, seconds, endsAfterMinutes: FAILURE_MILLISECONDS / 60_000 };
}

function delayAfter(failures: number, max: number): number {
  return failures === 0 ? 0 : Math.min(FIRST_DELAY_MILLISECONDS * 2 ** (failures - 1), max);
}
