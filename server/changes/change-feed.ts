import type { Pool } from 'pg';
import type { ChangeListener } from '#server/cache/memoize.ts';
import type { Queryable } from '#server/db/database.ts';
import { lock } from '#server/db/locks.ts';
import { notifyOfChanges } from './listen.ts';

/**
 * Records in the same transaction that companies changed. The lock makes the ids of `company_changes` grow in commit
 * order, so that a reader who has seen one id has missed none before it.
 */
export async function recordChanges(client: Queryable, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  // Writers of public data take turns for the length of their commit.
  await lock(client, 'changes');
  await client.query('insert into company_changes (company_id) select unnest($1::int[])', [companyIds]);
  await notifyOfChanges(client);
}

/**
 * What is derived from all companies and must be current before any listener runs. The function that it returns puts the new
 * state into use.
 */
type Follower = {
  load: () => Promise<() => void>;
  follow: (companyIds: readonly number[]) => Promise<() => void>;
  /** Reads what was stored, to follow what changed since; returns the number of its last change. */
  restore: () => Promise<number | undefined>;
  store: (version: number) => Promise<void>;
};

/** Under a stream of changes of others, what is cached lives at least so long. */
const MIN_MILLISECONDS = 1_000;

/**
 * Follows `company_changes`, and with it every process that writes to this database. The index reads the companies that
 * changed; then the listeners drop what they have cached of these companies and of all together.
 */
export class Changes {
  #version = -1;
  #running: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  #lastChange = Number.NEGATIVE_INFINITY;
  #storedVersion = -1;
  readonly #pool: Pool;
  readonly #follower: Follower;
  readonly #beforeReading: (version: number) => Promise<void>;
  readonly #listeners: ChangeListener[] = [];

  /** `beforeReading` gets the change that what is read from then on must include. */
  constructor(pool: Pool, follower: Follower, beforeReading: (version: number) => Promise<void> = async () => {}) {
    this.#pool = pool;
    this.#follower = follower;
    this.#beforeReading = beforeReading;
  }

  get version(): number {
    return this.#version;
  }

  /** Whether the first state is there. */
  get isLoaded(): boolean {
    return this.#version !== -1;
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  /** Reads the first state. The server answers meanwhile what it can without. */
  load(): Promise<void> {
    return this.#readNext();
  }

  /** Stores the present state for the next start, unless it is stored. */
  async store(): Promise<void> {
    const version = this.#version;
    if (!this.isLoaded || version === this.#storedVersion) return;
    await this.#follower.store(version);
    this.#storedVersion = version;
  }

  /** Called at intervals: reads what others have changed, at most once a second. */
  async poll(): Promise<void> {
    if (performance.now() - this.#lastChange >= MIN_MILLISECONDS) await this.refresh();
  }

  /**
   * Reads what changed since the last time. Called after each write, so that who writes reads it at once. Before the first
   * state is there, only what was made of the database is dropped.
   */
  async refresh(): Promise<void> {
    if (this.isLoaded) return this.#readNext();
    this.renew();
  }

  /** A call during a running read shares the next read, because the running one may have started before the write. */
  #readNext(): Promise<void> {
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = undefined;
      const turn = this.#readChanges();
      this.#running = turn.catch(() => {});
      return turn;
    });
    return this.#waiting;
  }

  /** Drops what was made of the data as if they had changed: on a new day they say other things. */
  renew(): void {
    this.#announce();
  }

  /** The age of the oldest change that was not read yet. */
  async lagSeconds(): Promise<number> {
    if (!this.isLoaded) return 0;
    const { rows } = await this.#pool.query<{ seconds: number }>(
      `select coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as seconds
       from company_changes where id > $1`,
      [this.#version],
    );
    return rows[0]?.seconds ?? 0;
  }

  async #readChanges(): Promise<void> {
    const { rows } = await this.#pool.query<{ version: number }>({
      name: 'newest-change',
      text: 'select coalesce(max(id), 0)::int8 as version from company_changes',
    });
    const version = rows[0]?.version ?? 0;
    if (version === this.#version) return;
    await this.#beforeReading(version);
    const known = this.isLoaded ? this.#version : await this.#restore();
    // A smaller number is that of another state of the database, put back by an operator.
    const mustLoad = known === undefined || version < known;
    const changed = mustLoad ? undefined : await this.#changedBetween(known, version);
    const show = await (changed === undefined ? this.#follower.load() : this.#follower.follow(changed));
    show();
    this.#version = version;
    this.#lastChange = performance.now();
    this.#announce(changed && new Set(changed));
  }

  async #restore(): Promise<number | undefined> {
    const version = await this.#follower.restore();
    if (version !== undefined) this.#storedVersion = version;
    return version;
  }

  #announce(changed?: ReadonlySet<number>): void {
    for (const listener of this.#listeners) listener(changed);
  }

  async #changedBetween(known: number, version: number): Promise<number[]> {
    const { rows } = await this.#pool.query<{ id: number }>(
      'select distinct company_id as id from company_changes where id > $1 and id <= $2',
      [known, version],
    );
    return rows.map(({ id }) => id);
  }
}
