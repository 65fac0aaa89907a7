import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';

/** What every layer may use: settings, database, log and clock. */
export type BaseContext = {
  env: Env;
  database: Database;
  log: FastifyBaseLogger;
  /** Signs form tokens; generated at the first start. */
  formSecret: string;
  now: () => Date;
  /** Set on SIGTERM: readiness ends first, so that load balancers send no new visitors. */
  state: { stopping: boolean };
};
