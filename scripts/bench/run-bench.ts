import { PAGE_SIZE } from '#domain/constants.ts';
import { ensureBuilt } from '../build.mjs';
import { exitOnError } from '../exec-node.mjs';
import { type BenchEnvironment, openBenchEnvironment } from './bench-environment.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measureCertificates } from './certificate-times.ts';
import { measureImports } from './import-times.ts';
import { measureInteractions } from './interactions.ts';
import { measureMails } from './mail-times.ts';
import { moveTo } from './pinning.ts';
import { measurePlaces } from './place-times.ts';
import { printMachine, printResults, printSpeed } from './report.ts';
import { fillDatabase, measureSearches } from './search-times.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { measureSizes } from './sizes.ts';
import { measureStarts } from './start-times.ts';
import { measureLandingPages, measurePlainPages, measureSearchPages } from './uncached-pages.ts';

const PARTS = ['sizes', 'start', 'import', 'cache', 'pages', 'search', 'places', 'mail', 'interactions'] as const;
type Part = (typeof PARTS)[number];
const TIMEOUT_MILLISECONDS = 10 * 60_000;
/** Its pages in all orders and views exceed the page cache, so that none is found there a second time. */
const SMALL_DIRECTORY = 2_400;
const LANDING_DIRECTORY = 10_000;
const LARGE_DIRECTORIES = [10_000, 100_000];

/** `npm run bench [-- PART…]`: measures and prints, and stores nothing. docs/performance.md explains the results. */
await exitOnError(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  const isAsked = (part: Part) => asked.length === 0 || asked.includes(part);

  await ensureBuilt();
  const environment = await openBenchEnvironment();
  const abort = (reason: string) => {
    console.error(reason);
    const leave = () => process.exit(1);
    environment.clear().then(leave, leave);
  };
  setTimeout(() => abort('This takes too long.'), TIMEOUT_MILLISECONDS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort('Stopped.'));
  try {
    printMachine(environment);
    if (isAsked('sizes')) printResults('Sizes', await measureSizes(environment));
    if (isAsked('start')) printResults('Start', await measureStarts(environment));
    if (isAsked('import')) printResults('Import', await measureImports(environment));
    if (isAsked('places')) printResults('Places', await measurePlaces());
    if (isAsked('mail')) printResults('Mails', await measureMails(environment));
    moveTo('load', process.pid);
    environment.postgresql?.moveTo('load');
    if (isAsked('cache')) {
      await onDemonstration(environment, async (server) => {
        printResults('Responses from the page cache, br', await measureCachedPages(environment, server));
      });
    }
    if (isAsked('interactions')) {
      await onDemonstration(environment, async (server) => {
        printResults('Interactions, processor slowed down four times', await measureInteractions(server.url));
      });
    }
    if (isAsked('pages')) {
      await onDemonstration(environment, async (server) => {
        printResults('Uncached pages, the demonstration', await measureSearchPages(environment, server));
      });
      await onDirectory(environment, SMALL_DIRECTORY, async (server) => {
        const results = await measurePlainPages(environment, server, Math.ceil(SMALL_DIRECTORY / PAGE_SIZE));
        printResults(`Uncached pages, ${SMALL_DIRECTORY} companies`, results);
      });
      await onDirectory(environment, LANDING_DIRECTORY, async (server) => {
        const results = await measureLandingPages(environment, server);
        printResults(`Uncached landing pages, ${LANDING_DIRECTORY} companies`, results);
      });
    }
    const databaseUrl = isAsked('search') ? await environment.postgresql?.createDatabase() : undefined;
    if (databaseUrl !== undefined) {
      printResults('Certificates in the database', await measureCertificates(environment, databaseUrl));
    }
    for (const count of isAsked('search') ? LARGE_DIRECTORIES : []) {
      await onDirectory(environment, count, async (server) => {
        printResults('One visitor alone, median of eight searches', await measureSearches(server, count));
      });
    }
    printSpeed('At the end');
  } finally {
    await environment.clear();
  }
});

type Measure = (server: RunningServer) => Promise<void>;

/** The demonstration on PostgreSQL where that is installed, else on the embedded database. */
async function onDemonstration(environment: BenchEnvironment, measure: Measure): Promise<void> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  await onServer(environment, databaseUrl, measure);
}

/** Larger directories are for PostgreSQL alone. */
async function onDirectory(environment: BenchEnvironment, count: number, measure: Measure): Promise<void> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  if (databaseUrl === undefined) return;
  await fillDatabase(environment, databaseUrl, count);
  await onServer(environment, databaseUrl, measure);
}

async function onServer(
  environment: BenchEnvironment,
  databaseUrl: string | undefined,
  measure: Measure,
): Promise<void> {
  const server = await startServer({ DATA_DIR: environment.newDirectory(), DATABASE_URL: databaseUrl });
  environment.onEnd(server.stop);
  await measure(server);
  await server.stop();
}
