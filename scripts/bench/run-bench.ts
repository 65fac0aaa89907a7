import { PAGE_SIZE } from '#domain/constants.ts';
import { ensureBuilt } from '../build.mjs';
import { exitOnError } from '../exec-node.mjs';
import { measureCachedPages } from './cached-pages.ts';
import { measureImports } from './import-times.ts';
import { measureLandingPages, measurePlainPages, measureSearchPages } from './made-pages.ts';
import { moveTo } from './pinning.ts';
import { measurePlaces } from './place-times.ts';
import { printFigures, printMachine, printSpeed } from './report.ts';
import { fillDatabase, measureSearches } from './search-times.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { measureSizes } from './sizes.ts';
import { measureStarts } from './start-times.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const PARTS = ['sizes', 'start', 'import', 'cache', 'pages', 'search', 'places'] as const;
type Part = (typeof PARTS)[number];
const LONGEST_MILLISECONDS = 10 * 60_000;
/** Its pages in all orders and views are more than the page cache holds, so that none is found there a second time. */
const SMALL_DIRECTORY = 2_400;
const LANDING_DIRECTORY = 10_000;
const LARGE_DIRECTORIES = [10_000, 100_000];

/** `npm run bench [-- PART…]`: measures and prints; nothing is kept. docs/performance.md says what the figures mean. */
await exitOnError(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  const isAsked = (part: Part) => asked.length === 0 || asked.includes(part);

  await ensureBuilt();
  const workplace = await openWorkplace();
  const giveUp = (reason: string) => {
    console.error(reason);
    const leave = () => process.exit(1);
    workplace.clear().then(leave, leave);
  };
  setTimeout(() => giveUp('This takes too long.'), LONGEST_MILLISECONDS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp('Stopped.'));
  try {
    printMachine(workplace);
    if (isAsked('sizes')) printFigures('Sizes', await measureSizes(workplace));
    if (isAsked('start')) printFigures('Start', await measureStarts(workplace));
    if (isAsked('import')) printFigures('Import', await measureImports(workplace));
    if (isAsked('places')) printFigures('Places', await measurePlaces());
    moveTo('load', process.pid);
    workplace.postgresql?.moveTo('load');
    if (isAsked('cache')) {
      await onDemonstration(workplace, async (server) => {
        printFigures('Answers from the page cache, br', await measureCachedPages(workplace, server));
      });
    }
    if (isAsked('pages')) {
      await onDemonstration(workplace, async (server) => {
        printFigures('Answers made anew, the demonstration', await measureSearchPages(workplace, server));
      });
      await onDirectory(workplace, SMALL_DIRECTORY, async (server) => {
        const figures = await measurePlainPages(workplace, server, Math.ceil(SMALL_DIRECTORY / PAGE_SIZE));
        printFigures(`Answers made anew, ${SMALL_DIRECTORY} companies`, figures);
      });
      await onDirectory(workplace, LANDING_DIRECTORY, async (server) => {
        const figures = await measureLandingPages(workplace, server);
        printFigures(`Landing pages made anew, ${LANDING_DIRECTORY} companies`, figures);
      });
    }
    for (const count of isAsked('search') ? LARGE_DIRECTORIES : []) {
      await onDirectory(workplace, count, async (server) => {
        printFigures('One visitor alone, median of eight searches', await measureSearches(server, count));
      });
    }
    printSpeed('At the end');
  } finally {
    await workplace.clear();
  }
});

type Measure = (server: RunningServer) => Promise<void>;

/** The demonstration on PostgreSQL where that is installed, else on the embedded database. */
async function onDemonstration(workplace: Workplace, measure: Measure): Promise<void> {
  const databaseUrl = await workplace.postgresql?.createDatabase();
  await onServer(workplace, databaseUrl, measure);
}

/** Larger directories are for PostgreSQL alone. */
async function onDirectory(workplace: Workplace, count: number, measure: Measure): Promise<void> {
  const databaseUrl = await workplace.postgresql?.createDatabase();
  if (databaseUrl === undefined) return;
  await fillDatabase(workplace, databaseUrl, count);
  await onServer(workplace, databaseUrl, measure);
}

async function onServer(workplace: Workplace, databaseUrl: string | undefined, measure: Measure): Promise<void> {
  const server = await startServer({ DATA_DIR: workplace.newDirectory(), DATABASE_URL: databaseUrl });
  workplace.onEnd(server.stop);
  await measure(server);
  await server.stop();
}
