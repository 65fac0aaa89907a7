import { withDatabase } from '#server/operations/with-database.ts';
import { clearDemoData } from './demo-data.ts';

/** `npm run demo:clear`: removes only the demonstration companies. */
async function run(): Promise<void> {
  await withDatabase(async (pool) => {
    const count = await clearDemoData(pool);
    process.stdout.write(
      count === 0 ? 'There are no demonstration companies.\n' : `${count} demonstration companies removed.\n`,
    );
  });
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
