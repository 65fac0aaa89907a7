import type { Pool } from 'pg';
import type { Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';

/**
 * Records in the same transaction that companies changed. The lock makes the ids of `company_changes` grow in commit
 * order, so that a reader who has seen one id has missed none before it.
 */
export async function recordChanges(client: Queryable, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  // Writers of public data take turns for the length of their commit.
  await lock(client, 'changes');
  await client.query('insert into company_changes (company_id) select unnest($1::int[])', [companyIds]);
}

/**
 * What is made from all companies, and must know which of them changed before anything else asks it. What it gives back
 * shows the new state, together with the listeners.
 */
type Follower = {
  load: () => Promise<() => void>;
  follow: (companyIds: readonly number[]) => Promise<() => void>;
};

/**
 * Follows `company_changes`, and with it every process that writes to this database. The index is told which companies
 * changed; what is remembered of public data (page cache, counts) is then dropped as a whole.
 */
export class Changes {
  #version = -1;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  readonly #pool: Pool;
  readonly #follower: Follower;
  readonly #listeners: (() => void)[] = [];

  constructor(pool: Pool, follower: Follower) {
    this.#pool = pool;
    this.#follower = follower;
  }

  get version(): number {
    return this.#version;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Reads what changed since the last time. Called after each write and on a clock. Who asks while a turn is running shares
   * the one after it, because the running one may have read before the write.
   */
  refresh(): Promise<void> {
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = undefined;
      const turn = this.#readChanges();
      this.#running = turn.catch(() => {});
      return turn;
    });
    return this.#waiting;
  }

  async #readChanges(): Promise<void> {
    const { rows } = await this.#pool.query<{ version: number }>({
      name: 'newest-change',
      text: 'select coalesce(max(id), 0)::int8 as version from company_changes',
    });
    const version = rows[0]?.version ?? 0;
    if (version === this.#version) return;
    // A smaller number is that of another state of the database, put back by an operator.
    const mustLoad = version < this.#version || this.#version === -1;
    const show = await (mustLoad ? this.#follower.load() : this.#follower.follow(await this.#changedUpTo(version)));
    show();
    this.#version = version;
    for (const listener of this.#listeners) listener();
  }

  async #changedUpTo(version: number): Promise<number[]> {
    const { rows } = await this.#pool.query<{ id: number }>(
      'select distinct company_id as id from company_changes where id > $1 and id <= $2',
      [this.#version, version],
    );
    return rows.map(({ id }) => id);
  }

  /** A loader whose result is kept until public data changes. A failure is not kept. */
  remember<Value>(load: () => Promise<Value>): () => Promise<Value> {
    let kept: Promise<Value> | undefined;
    this.onChange(() => {
      kept = undefined;
    });
    return () => {
      if (kept !== undefined) return kept;
      const value = load();
      kept = value;
      value.catch(() => {
        if (kept === value) kept = undefined;
      });
      return value;
    };
  }

  /** What is made for each argument, kept until public data changes; `most` of them at a time. */
  memoizeEach<Argument, Value>(make: (argument: Argument) => Value, most: number): (argument: Argument) => Value {
    const kept = new Map<string, Value>();
    this.onChange(() => kept.clear());
    return (argument) => {
      const key = JSON.stringify(argument);
      const found = kept.get(key);
      if (found !== undefined) return found;
      if (kept.size >= most) kept.clear();
      const value = make(argument);
      kept.set(key, value);
      return value;
    };
  }
}
