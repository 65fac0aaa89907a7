import type { Pool } from 'pg';
import { inTransaction } from './database.ts';

/** As in PostgreSQL: so many rows, and a share of the table. */
const [MIN_ROWS, SHARE_ANALYZED, SHARE_VACUUMED] = [50, 0.1, 0.2];
/** 900 rows of each table: reading them takes 10 to 50 ms, during which no page reads from the database. */
const STATISTICS_TARGET = 3;

/**
 * Statistics of tables that have changed much since the last ones, which PostgreSQL's autovacuum makes and the embedded database
 * does not. Without them it reads all certificates for each chunk of an import.
 */
export async function analyzeEmbedded(pool: Pool): Promise<void> {
  const outdated = await tablesWhere(
    pool,
    `reltuples < 0 and pg_relation_size(relid) > 0 or n_mod_since_analyze > ${MIN_ROWS} + ${SHARE_ANALYZED} * n_live_tup`,
  );
  for (const table of outdated)
    await inTransaction(pool, async (client) => {
      await client.query(`set local default_statistics_target = ${STATISTICS_TARGET}`);
      await client.query(`analyze ${table}`);
    });
}

/** Makes room of what was changed or deleted usable again. One table at a time, so that pages have their turn in between. */
export async function vacuumEmbedded(pool: Pool): Promise<void> {
  const dead = await tablesWhere(pool, `n_dead_tup > ${MIN_ROWS} + ${SHARE_VACUUMED} * n_live_tup`);
  for (const table of dead) await pool.query(`vacuum ${table}`);
}

async function tablesWhere(pool: Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(s.relname) as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid where ${condition}`,
  );
  return rows.map(({ name }) => name);
}
