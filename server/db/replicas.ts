import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { isDatabaseUnavailable } from '#server/errors.ts';

/** Reads: a pool, the connection of a transaction, or the replicas. */
export type Readable = {
  query: <Row extends QueryResultRow>(
    statement: string | { name?: string; text: string; values?: unknown[] },
    values?: unknown[],
  ) => Promise<QueryResult<Row>>;
};

/** For what visitors read. */
export type Reads = Readable & {
  /** From now on nothing is read from a database that has not got as far as this change. */
  require: (version: number) => Promise<void>;
  /** How many replicas are asked. */
  asked: () => number;
};

const CHECK_MILLISECONDS = 500;
/** A replica that is further behind is not asked, nor one that has not answered for so long. */
const MAX_LAG_MILLISECONDS = 5_000;
/** PostgreSQL cancels a statement of a replica that is in the way of what it replays. */
const RECOVERY_CONFLICT = '40001';

const POSITION = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::float8 as position`;

type Replica = { pool: Pool; isChecking: boolean; checkedAt: number; version: number; position: number };

/** Without replicas the primary is read. */
export function primaryReads(pool: Pool): Reads {
  return { query: (statement, values) => pool.query(statement, values), require: async () => {}, asked: () => 0 };
}

/**
 * Asks the replicas in turn, and the primary if none is good enough: each must have answered a moment ago, have replayed what the
 * primary had written five seconds ago, and have the changes that this process has read. Positions in the log of writes are
 * compared instead of times, because the time of the last transaction says nothing while nobody writes.
 */
export class Replicas implements Reads {
  readonly #primary: Pool;
  readonly #replicas: Replica[];
  /** Where the primary was, oldest first: the first is the newest that is at least five seconds old, if any is. */
  readonly #positions: { at: number; position: number }[] = [];
  #required = 0;
  #next = 0;
  #isCheckingPrimary = false;
  #started: Promise<unknown> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(primary: Pool, pools: Pool[]) {
    this.#primary = primary;
    this.#replicas = pools.map((pool) => ({
      pool,
      isChecking: false,
      checkedAt: Number.NEGATIVE_INFINITY,
      version: -1,
      position: -1,
    }));
  }

  /** The first call, after the migrations, begins to watch the replicas. */
  async require(version: number): Promise<void> {
    this.#required = version;
    this.#started ??= this.#checkAll();
    this.#timer ??= setInterval(() => void this.#checkAll(), CHECK_MILLISECONDS).unref();
    await this.#started;
  }

  asked(): number {
    return this.#replicas.filter((replica) => this.#isGood(replica)).length;
  }

  async query<Row extends QueryResultRow>(...statement: Parameters<Readable['query']>): Promise<QueryResult<Row>> {
    const good = this.#replicas.filter((replica) => this.#isGood(replica));
    const replica = good[this.#next % Math.max(1, good.length)];
    if (replica === undefined) return this.#primary.query<Row>(...statement);
    this.#next += 1;
    try {
      return await replica.pool.query<Row>(...statement);
    } catch (error) {
      if (!isFaultOfReplica(error)) throw error;
      // Not asked again before it has answered a check.
      replica.checkedAt = Number.NEGATIVE_INFINITY;
      return this.#primary.query<Row>(...statement);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #isGood({ checkedAt, version, position }: Replica): boolean {
    const [before] = this.#positions;
    return (
      before !== undefined &&
      performance.now() - checkedAt < MAX_LAG_MILLISECONDS &&
      position >= before.position &&
      version >= this.#required
    );
  }

  async #checkAll(): Promise<void> {
    await Promise.all([this.#checkPrimary(), ...this.#replicas.map((replica) => this.#check(replica))]);
  }

  /** While the primary is away, replicas that have replayed what it had written last are still good. */
  async #checkPrimary(): Promise<void> {
    if (this.#isCheckingPrimary) return;
    this.#isCheckingPrimary = true;
    const at = performance.now();
    const position = await this.#primary.query<{ position: number }>(POSITION).then(
      ({ rows }) => rows[0]?.position,
      () => undefined,
    );
    this.#isCheckingPrimary = false;
    if (position !== undefined) this.#positions.push({ at, position });
    const isOld = (sample?: { at: number }) => sample !== undefined && sample.at <= at - MAX_LAG_MILLISECONDS;
    while (isOld(this.#positions[1])) this.#positions.shift();
  }

  async #check(replica: Replica): Promise<void> {
    if (replica.isChecking) return;
    replica.isChecking = true;
    const asked = performance.now();
    try {
      const { rows } = await replica.pool.query<{ position: number; version: number }>(
        `${POSITION}, (select coalesce(max(id), 0) from company_changes) as version`,
      );
      if (rows[0] !== undefined) Object.assign(replica, rows[0], { checkedAt: asked });
    } catch {
      replica.checkedAt = Number.NEGATIVE_INFINITY;
    } finally {
      replica.isChecking = false;
    }
  }
}

function isFaultOfReplica(error: unknown): boolean {
  const isConflict = error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT;
  return isConflict || isDatabaseUnavailable(error);
}
