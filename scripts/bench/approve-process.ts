import { markApproved } from '#server/companies/approve-companies.ts';
import { inTransaction, openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';

/** Approves all pending companies in one transaction, as `npm run import -- --approve` does. */
const env = readEnv(process.env);
const { pool, close } = await openDatabase({
  databaseUrl: env.DATABASE_URL,
  dataDirectory: env.DATA_DIR,
  onError: (error) => console.error(error.message),
});
const { rows } = await pool.query<{ id: number }>('select id from companies where not approved');
const ids = rows.map(({ id }) => id);
await inTransaction(pool, (client) => markApproved(client, ids, { actor: 'command line', now: new Date() }));
await close();
