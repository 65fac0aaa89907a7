import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { moveDatabase } from './move-database.ts';
import { runOnCommandLine, withDatabase } from './with-database.ts';

/** `npm run move`: copies the embedded database in `DATA_DIR` to the empty PostgreSQL database at `DATABASE_URL`. */
async function run(): Promise<void> {
  const { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl } = readEnv(process.env);
  if (databaseUrl === undefined) throw new Error('Set DATABASE_URL to the empty database to move to.');
  if (!existsSync(join(dataDirectory, 'database'))) {
    throw new Error(`There is no embedded database in ${dataDirectory}. Set DATA_DIR to where it is.`);
  }
  const source = await openDatabase({ dataDirectory, onError: () => undefined });
  try {
    await migrate(source.direct);
    const counts = await withDatabase((target) =>
      moveDatabase(source.pool, target, (table, rows) => process.stdout.write(`${table}: ${rows}\n`)),
    );
    const total = [...counts.values()].reduce((sum, rows) => sum + rows, 0);
    process.stdout.write(
      `${total} rows of ${counts.size} tables are in the new database, compared row by row. From now on start the server with DATABASE_URL only; ${dataDirectory} is as it was: keep it as a backup.\n`,
    );
  } finally {
    await source.close();
  }
}

runOnCommandLine(run);
