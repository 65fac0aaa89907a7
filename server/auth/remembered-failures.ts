import type { FailureStore, Failures } from './failure-delays.ts';

const MAX_ENTRIES = 10_000;

/** Failed sign-ins in the memory of the only process. */
export class RememberedFailures implements FailureStore {
  readonly #failures = new Map<string, Failures & { at: Date }>();

  async attempt(keys: string[], at: Date, since: Date, plan: (before: Failures[]) => Date[]): Promise<void> {
    const before = keys.map((key) => this.#read(key, since) ?? { count: 0, turn: at });
    const turns = plan(before);
    keys.forEach((key, index) => {
      this.#write(key, { count: (before[index]?.count ?? 0) + 1, at, turn: turns[index] ?? at });
    });
  }

  async record(key: string, at: Date, since: Date, max: number): Promise<boolean> {
    const { count, turn } = this.#read(key, since) ?? { count: 0, turn: at };
    if (count >= max) return false;
    this.#write(key, { count: count + 1, at, turn });
    return true;
  }

  async takeBack(keys: string[]): Promise<void> {
    for (const key of keys) {
      const failed = this.#failures.get(key);
      if (failed !== undefined && failed.count > 0) failed.count -= 1;
    }
  }

  async clear(keys: string[]): Promise<void> {
    for (const key of keys) this.#failures.delete(key);
  }

  #read(key: string, since: Date): Failures | undefined {
    const failed = this.#failures.get(key);
    return failed === undefined || failed.at < since ? undefined : failed;
  }

  /** The oldest are dropped first. */
  #write(key: string, failed: Failures & { at: Date }): void {
    this.#failures.delete(key);
    this.#failures.set(key, failed);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_ENTRIES && oldest !== undefined) this.#failures.delete(oldest);
  }
}
