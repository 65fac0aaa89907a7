import { runOnCommandLine, withDatabase } from '#server/operations/with-database.ts';
import { clearDemoData } from './demo-data.ts';

/** `npm run demo:clear`: removes only the demonstration companies. */
runOnCommandLine(() =>
  withDatabase(async (pool) => {
    const count = await clearDemoData(pool);
    process.stdout.write(
      count === 0 ? 'There are no demonstration companies.\n' : `${count} demonstration companies removed.\n`,
    );
  }),
);
