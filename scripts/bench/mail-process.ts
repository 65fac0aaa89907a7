import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { createLogger } from '#server/logger.ts';
import { MailWorker } from '#server/mail/mail-worker.ts';
import { createMailTransport } from '#server/mail/transport.ts';

/** A process that sends mails and does nothing else, to be killed at any moment. */
const env = readEnv(process.env);
const { pool } = await openDatabase({
  databaseUrl: env.DATABASE_URL,
  dataDirectory: env.DATA_DIR,
  onError: () => undefined,
});
new MailWorker(pool, createMailTransport(env), createLogger('silent')).start();
