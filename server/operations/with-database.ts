import type { Pool } from 'pg';
import { databaseOptions, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';

/** Runs a command of the command line; a failure is reported in one line. */
export function runOnCommandLine(run: () => Promise<void>): void {
  run().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}

/** Opens the database of the environment for one command, brings it up to date, and closes it however the work ends. */
export async function withDatabase<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const env = readEnv(process.env);
  const database = await openDatabase({ ...databaseOptions(env), onError: () => undefined });
  try {
    await migrate(database.direct);
    return await work(database.pool);
  } finally {
    await database.close();
  }
}
