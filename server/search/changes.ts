import type { Pool } from 'pg';
import type { Queryable } from '#server/db/database.ts';

/** Any constant: writers of public data take turns for the length of their commit. */
const CHANGE_LOCK = 724_109;

/**
 * Records in the same transaction that companies changed. The lock makes the ids of `company_changes` grow in commit
 * order, so that a reader who has seen one id has missed none before it.
 */
export async function recordChanges(client: Queryable, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  await client.query('select pg_advisory_xact_lock($1)', [CHANGE_LOCK]);
  await client.query('insert into company_changes (company_id) select unnest($1::int[])', [companyIds]);
}

/**
 * Follows `company_changes`, and with it every process that writes to this database. What is remembered of public data
 * (page cache, spelling, counts) is dropped as a whole when the number grows.
 */
export class Changes {
  #version = -1;
  readonly #pool: Pool;
  readonly #listeners: (() => void)[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  get version(): number {
    return this.#version;
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the newest number and tells the listeners when it is another one. Called after each write and on a clock. */
  async refresh(): Promise<void> {
    const { rows } = await this.#pool.query<{ version: number }>({
      name: 'newest-change',
      text: 'select coalesce(max(id), 0)::int8 as version from company_changes',
    });
    const version = rows[0]?.version ?? 0;
    if (version === this.#version) return;
    this.#version = version;
    for (const listener of this.#listeners) listener();
  }

  /** A loader whose result is kept until public data changes. A failure is not kept. */
  remember<Value>(load: () => Promise<Value>): () => Promise<Value> {
    const each = this.rememberEach<undefined, Value>(load, 1);
    return () => each(undefined);
  }

  /** The same for each argument; of more than `most` the least recently asked for is loaded anew. */
  rememberEach<Argument, Value>(
    load: (argument: Argument) => Promise<Value>,
    most: number,
  ): (argument: Argument) => Promise<Value> {
    const kept = new Map<string, Promise<Value>>();
    this.onChange(() => kept.clear());
    return (argument) => {
      const key = JSON.stringify(argument) ?? '';
      const found = kept.get(key);
      const value = found ?? load(argument);
      kept.delete(key);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      if (found === undefined) {
        value.catch(() => {
          if (kept.get(key) === value) kept.delete(key);
        });
      }
      return value;
    };
  }
}
