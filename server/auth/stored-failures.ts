import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '#server/db/database.ts';
import type { FailureStore, Failures } from './failure-delays.ts';

type Row = { key: string; count: number; turn: Date };

/** Failed sign-ins in the database, where all processes count them together. */
export class StoredFailures implements FailureStore {
  readonly #pool: Pool;
  readonly #secret: string;

  /** `secret` hashes the keys. */
  constructor(pool: Pool, secret: string) {
    this.#pool = pool;
    this.#secret = secret;
  }

  async attempt(keys: string[], at: Date, since: Date, plan: (before: Failures[]) => Date[]): Promise<void> {
    const hashed = keys.map((key) => this.#hash(key));
    await inTransaction(this.#pool, async (client) => {
      // Locks the rows in one order for all, so that parallel attempts wait for each other and for nothing else.
      const { rows } = await client.query<Row>(
        `insert into sign_in_failures as f (key, count, failed_at, next_turn)
         select key, 1, $2, $2 from unnest($1::text[]) key order by key
         on conflict (key) do update set
           count = case when f.failed_at < $3 then 0 else f.count end + 1,
           failed_at = excluded.failed_at,
           next_turn = case when f.failed_at < $3 then excluded.next_turn else f.next_turn end
         returning key, count, next_turn as turn`,
        [hashed, at, since],
      );
      const byKey = new Map(rows.map((row) => [row.key, row]));
      const turns = plan(
        hashed.map((key) => {
          const { count = 1, turn = at } = byKey.get(key) ?? {};
          return { count: count - 1, turn };
        }),
      );
      await client.query(
        `update sign_in_failures f set next_turn = planned.turn
         from unnest($1::text[], $2::timestamptz[]) planned (key, turn) where f.key = planned.key`,
        [hashed, turns],
      );
    });
  }

  async record(key: string, at: Date, since: Date, max: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `insert into sign_in_failures as f (key, count, failed_at, next_turn) values ($1, 1, $2, $2)
       on conflict (key) do update set
         count = case when f.failed_at < $3 then 0 else f.count end + 1, failed_at = excluded.failed_at
       where f.count < $4 or f.failed_at < $3`,
      [this.#hash(key), at, since, max],
    );
    return rowCount === 1;
  }

  async takeBack(keys: string[]): Promise<void> {
    await this.#pool.query('update sign_in_failures set count = count - 1 where key = any ($1) and count > 0', [
      keys.map((key) => this.#hash(key)),
    ]);
  }

  async clear(keys: string[]): Promise<void> {
    await this.#pool.query('delete from sign_in_failures where key = any ($1)', [keys.map((key) => this.#hash(key))]);
  }

  #hash(key: string): string {
    return createHmac('sha256', this.#secret).update(key).digest('base64url');
  }
}
