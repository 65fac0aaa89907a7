import { readEnv } from '#server/env.ts';
import { openDatabase } from './database.ts';
import { clearDemoData } from './demo-data.ts';
import { migrate } from './migrate.ts';

/** `npm run demo:clear`: removes the fictional companies, and nothing else. */
async function run(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDirectory: env.DATA_DIR,
    onError: () => undefined,
  });
  try {
    await migrate(database.pool);
    const count = await clearDemoData(database.pool);
    process.stdout.write(
      count === 0 ? 'There are no demonstration companies.\n' : `${count} demonstration companies removed.\n`,
    );
  } finally {
    await database.close();
  }
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
