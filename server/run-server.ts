import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { FastifyBaseLogger } from 'fastify';
import { paths } from '#domain/paths.ts';
import { createApp } from './app.ts';
import { ensureFirstAdmin } from './auth/accounts.ts';
import { listenForChanges } from './changes/listen.ts';
import { geocodeCompanies } from './companies/geocode-companies.ts';
import { createContext } from './context.ts';
import { databaseOptions, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { ownSecret } from './db/secrets.ts';
import { loadDemoData } from './demo/demo-data.ts';
import { type Env, siteOf } from './env.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { listenAt } from './http/listen.ts';
import { startCounting } from './insights/write-counts.ts';
import { createLogger } from './logger.ts';
import { MailWorker } from './mail/mail-worker.ts';
import { createMailTransport } from './mail/transport.ts';
import { startSchedule } from './operations/schedule.ts';
import { builtPages } from './pages/page-renderer.ts';
import { isFirstWorker, superviseWorkers } from './workers.ts';

const CHANGE_POLL_MILLISECONDS = 500;
/** What changed since is followed at the next start. */
const STORE_MILLISECONDS = 60 * 60_000;
/** Process managers kill 10 s after SIGTERM, of which STOP_DELAY takes one. */
const STOP_MILLISECONDS = 8_000;

/**
 * Every search allocates typed arrays. V8 marks the heap once for each 64 MB of them, and its threads take the core from the
 * visitors. Counted with the heap, and collected on this thread between requests, they delay nobody
 * (docs/performance.md, where the time goes).
 */
const GARBAGE_COLLECTION = [
  '--external-memory-accounted-in-global-limit',
  '--heap-growing-percent=25',
  '--no-concurrent-marking',
  '--no-concurrent-sweeping',
  '--no-parallel-scavenge',
];
for (const flag of GARBAGE_COLLECTION) setFlagsFromString(flag);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Serves, or supervises the workers that do. */
export async function runServer(env: Env): Promise<void> {
  const log = createLogger(env.LOG_LEVEL);
  if (env.WORKERS > 1 && cluster.isPrimary) superviseWorkers(env, log);
  else await serve(env, log);
}

/** Serves until a signal ends it: the only process, or one of several workers. */
async function serve(env: Env, log: FastifyBaseLogger): Promise<void> {
  const onError = (error: Error & { code?: string }) =>
    log.error({ fault: error.code ?? error.name }, 'database connection lost');
  const database = await openDatabase({ ...databaseOptions(env), onError });
  await migrate(database.direct).catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    throw new Error(`Cannot reach the database at DATABASE_URL: ${(error as Error).message}`);
  });
  const context = await createContext({
    env,
    database,
    log,
    formSecret: await ownSecret(database.pool, 'form-tokens'),
  });
  const demonstration =
    env.DEMO_DATA === 'on' ? await loadDemoData(database.pool, context.gazetteer, context.now()) : 0;

  const site = siteOf(env);
  const development = process.argv.includes('--dev');
  const pages = development ? await (await import('./pages/vite-pages.ts')).vitePages(site) : await builtPages(site);
  const app = await createApp(context, pages);
  const transport = createMailTransport(env);
  const mailWorker = new MailWorker(database.pool, transport, log);

  const readChanges = () => {
    if (!context.changes.isLoaded) return;
    context.changes
      .poll()
      .catch((error: Error & { code?: string }) =>
        log.warn({ fault: error.code ?? error.name }, 'could not read changes'),
      );
  };
  const poll = setInterval(readChanges, CHANGE_POLL_MILLISECONDS);
  const stopListening = listenForChanges(database, readChanges);
  const storeIndex = () =>
    context.changes
      .store()
      .catch((error: Error & { code?: string }) =>
        log.warn({ fault: error.code ?? error.name }, 'could not store the search index; the next start takes longer'),
      );

  // Before the first visitor: nothing that ended while the process did not run is shown as current.
  const stopSchedule = await startSchedule(context);
  const stopCounting = startCounting(context);

  const stop = async (signal: string) => {
    if (context.state.stopping) return;
    context.state.stopping = true;
    log.info({ signal }, 'stopping');
    // Meanwhile load balancers see that it is not ready, and open connections are closed after their next response.
    if (signal === 'SIGTERM') await sleep(env.STOP_DELAY * 1_000);
    setTimeout(() => process.exit(0), STOP_MILLISECONDS).unref();
    clearInterval(poll);
    stopListening();
    const lastJobs = stopSchedule();
    await app.close();
    await lastJobs;
    await stopCounting();
    await pages.close?.();
    await mailWorker.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      stop(signal).catch((error: Error) => {
        log.error({ fault: error.name }, 'shutdown failed');
        process.exit(1);
      });
    });
  }

  await listenAt(app, { host: env.HOST, port: env.PORT }).catch((error: Error) => {
    throw new Error(`Cannot listen on HOST ${env.HOST} and PORT ${env.PORT}: ${error.message}`);
  });
  mailWorker.start();
  await context.changes.load();
  // The password is shown only once, so nothing that can fail comes in between.
  const firstAdmin = await ensureFirstAdmin(database.pool, env);
  if (isFirstWorker()) {
    await announce();
    void storeIndex();
    setInterval(storeIndex, STORE_MILLISECONDS).unref();
  }
  await readPlaces();

  /** Only after an upgrade. The directory is open meanwhile; distances appear as companies are geocoded. */
  async function readPlaces() {
    const isStopping = () => context.state.stopping;
    try {
      const { read, withoutPlace } = await geocodeCompanies(database.pool, context.gazetteer, {
        all: false,
        isStopping,
      });
      if (read > 0) log.info({ read, withoutPlace }, 'geocoded companies');
    } catch (error) {
      log.warn({ fault: (error as Error).name }, 'could not geocode companies; the next start will continue');
    }
  }

  async function announce() {
    const { companies } = await context.directoryStats();
    say('');
    say(`  ${env.SITE_NAME} is ready at ${env.PUBLIC_URL}`);
    say(
      `  Database: ${database.kind === 'postgresql' ? 'PostgreSQL' : `embedded, in ${env.DATA_DIR}`}, ${companies} public companies`,
    );
    if (demonstration > 0) say(`  Loaded ${demonstration} fictional companies; remove them with npm run demo:clear`);
    if (env.WORKERS > 1) say(`  ${env.WORKERS} worker processes`);
    say(`  Email: ${transport.describe}`);
    say(`  Sign in at ${env.PUBLIC_URL}${paths.signIn}${firstAdmin ? ` as ${firstAdmin.email}` : ''}`);
    if (firstAdmin?.password) say(`  Password (shown only once): ${firstAdmin.password}`);
    say('');
  }
}
