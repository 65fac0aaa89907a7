import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_SIZE } from '#domain/constants.ts';
import { ensureBuilt } from '../build.mjs';
import { exitOnError } from '../exec-node.mjs';
import { measureAdminLists } from './admin-lists.ts';
import { type BenchEnvironment, openBenchEnvironment } from './bench-environment.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measureCertificatePair } from './certificate-pair.ts';
import { measureCertificates } from './certificate-times.ts';
import { measureDisturbances } from './disturbances.ts';
import { measureEmbeddedImport } from './embedded-import.ts';
import { measureGrowth } from './growth.ts';
import { measureImports } from './import-times.ts';
import { measureInsights } from './insight-times.ts';
import { measureInteractions } from './interactions.ts';
import { measureKills } from './kills.ts';
import { measureMails } from './mail-times.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { measureOverload } from './overload.ts';
import { moveTo } from './pinning.ts';
import { measurePlaces } from './place-times.ts';
import { printMachine, printResults, printSpeed } from './report.ts';
import { fillDatabase, measureSearches } from './search-times.ts';
import { type RunningServer, startServer, type Variables, watchedEventLoop } from './server-process.ts';
import { measureSizes } from './sizes.ts';
import { measureStarts } from './start-times.ts';
import { measureLandingPages, measurePlainPages, measureSearchPages } from './uncached-pages.ts';
import { measureWorkers } from './workers.ts';

const PARTS = [
  'sizes',
  'start',
  'import',
  'cache',
  'pages',
  'search',
  'lists',
  'insights',
  'places',
  'mail',
  'interactions',
] as const;
/** They take minutes, and run only when they are asked for. */
const LONG_PARTS = ['load', 'overload', 'workers', 'disturb', 'grow', 'kills', 'certificates'] as const;
type Part = (typeof PARTS)[number];
type LongPart = (typeof LONG_PARTS)[number];
const TIMEOUT_MILLISECONDS = 10 * 60_000;
const LONG_TIMEOUT_MILLISECONDS = 90 * 60_000;
/** Its pages in all orders and views exceed the page cache, so that none is found there a second time. */
const SMALL_DIRECTORY = 2_400;
const LANDING_DIRECTORY = 10_000;
const LARGE_DIRECTORIES = [10_000, 100_000];

/**
 * `npm run bench [-- PART…] [--companies=N --rate=N --seconds=N --million --kills=N]`: measures and prints, and stores nothing.
 * docs/performance.md explains the results.
 */
await exitOnError(async () => {
  const { positionals: asked, values } = parseArgs({
    allowPositionals: true,
    options: {
      companies: { type: 'string', default: '100000' },
      rate: { type: 'string' },
      seconds: { type: 'string', default: '300' },
      million: { type: 'boolean', default: false },
      kills: { type: 'string', default: '200' },
    },
  });
  const companies = Number(values.companies);
  const known = [...PARTS, ...LONG_PARTS];
  const unknown = asked.find((name) => !known.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". The parts are ${known.join(', ')}.`);
  const isLongAsked = (part: LongPart) => asked.includes(part);
  const isAsked = (part: Part) => asked.length === 0 || asked.includes(part);

  await ensureBuilt();
  const environment = await openBenchEnvironment();
  const abort = (reason: string) => {
    console.error(reason);
    const leave = () => process.exit(1);
    environment.clear().then(leave, leave);
  };
  const timeout = LONG_PARTS.some(isLongAsked) ? LONG_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS;
  setTimeout(() => abort('This takes too long.'), timeout).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort('Stopped.'));
  try {
    printMachine(environment);
    if (isAsked('sizes')) printResults('Sizes', await measureSizes(environment));
    if (isAsked('start')) printResults('Start', await measureStarts(environment));
    if (isAsked('import')) printResults('Import', await measureImports(environment, companies));
    if (isAsked('places')) printResults('Places', await measurePlaces());
    if (isAsked('insights'))
      printResults('Insights and audit log of admins', await measureInsights(environment, companies));
    if (isAsked('lists')) printResults('Lists of admins', await measureAdminLists(environment, companies));
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
        // A browser has several processes, and a phone several cores for them.
        moveTo('all', process.pid);
        printResults('Interactions, processor slowed down four times', await measureInteractions(server.url));
        moveTo('load', process.pid);
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
    if (isLongAsked('load')) {
      const delayFile = join(environment.directory, 'event-loop-delay.json');
      const load = { companies, rate: Number(values.rate ?? 200), seconds: Number(values.seconds), delayFile };
      const measure = async (server: RunningServer) =>
        printResults('Mixed load at a constant rate', await measureMixedLoad(environment, server, load));
      await onDirectory(environment, companies, measure, watchedEventLoop(delayFile));
    }
    if (isLongAsked('overload')) {
      await onDirectory(environment, companies, async (server) => {
        printResults(`More than can be done, ${companies} companies`, await measureOverload(server));
      });
    }
    if (isLongAsked('workers')) {
      const databaseUrl = await environment.postgresql?.createDatabase();
      if (databaseUrl !== undefined) {
        await fillDatabase({ databaseUrl, dataDirectory: environment.directory }, companies);
        moveTo('all', process.pid);
        environment.postgresql?.moveTo('all');
        printResults(`Several workers, ${companies} companies`, await measureWorkers(environment, databaseUrl));
      }
    }
    if (isLongAsked('disturb')) {
      await onDirectory(environment, companies, async (server, databaseUrl) => {
        const options = { companies, rate: Number(values.rate ?? 100), databaseUrl };
        printResults('Visitors while something else runs', await measureDisturbances(environment, server, options));
      });
      const embedded = await measureEmbeddedImport(environment, { companies, rate: Number(values.rate ?? 100) });
      printResults('The same on the embedded database, 10,000 public companies', [embedded]);
    }
    if (isLongAsked('certificates')) {
      const databaseUrl = await environment.postgresql?.createDatabase();
      if (databaseUrl !== undefined)
        printResults('Certificates in the database', await measureCertificates(environment, databaseUrl));
      printResults('Records beside names alone', await measureCertificatePair(environment));
    }
    if (isLongAsked('kills'))
      printResults('Kills during writes', await measureKills(environment, Number(values.kills)));
    if (isLongAsked('grow'))
      printResults('Growth', await measureGrowth(environment, { companies, withMillion: values.million }));
    printSpeed('At the end');
  } finally {
    await environment.clear();
  }
});

type Measure = (server: RunningServer, databaseUrl: string) => Promise<void>;

/** The demonstration on PostgreSQL where that is installed, else on the embedded database. */
async function onDemonstration(environment: BenchEnvironment, measure: Measure): Promise<void> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  await onServer(environment, databaseUrl, measure);
}

/** Larger directories are for PostgreSQL alone. */
async function onDirectory(
  environment: BenchEnvironment,
  count: number,
  measure: Measure,
  variables: Variables = {},
): Promise<void> {
  const databaseUrl = await environment.postgresql?.createDatabase();
  if (databaseUrl === undefined) return;
  await fillDatabase({ databaseUrl, dataDirectory: environment.directory }, count);
  await onServer(environment, databaseUrl, measure, variables);
}

async function onServer(
  environment: BenchEnvironment,
  databaseUrl: string | undefined,
  measure: Measure,
  variables: Variables = {},
): Promise<void> {
  const server = await startServer({ DATA_DIR: environment.newDirectory(), DATABASE_URL: databaseUrl, ...variables });
  environment.onEnd(server.stop);
  await measure(server, databaseUrl ?? '');
  await server.stop();
}
