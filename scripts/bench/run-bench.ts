import { ensureBuilt } from '../build.mjs';
import { orExplain } from '../hand-over.mjs';
import { measureCachedPages } from './cached-pages.ts';
import { measureImports } from './import-times.ts';
import { measurePlainPages, measureSearchPages } from './made-pages.ts';
import { moveTo } from './pinning.ts';
import { printFigures, printMachine } from './report.ts';
import { fillDatabase, measureSearches } from './search-times.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { measureSizes } from './sizes.ts';
import { measureStarts } from './start-times.ts';
import { openWorkplace, type Workplace } from './workplace.ts';

const PARTS = ['sizes', 'start', 'import', 'pages', 'directory', 'search'] as const;
type Part = (typeof PARTS)[number];
const LONGEST_MILLISECONDS = 10 * 60_000;
const DIRECTORY = 10_000;
/** As many pages as the directory shows (constants.ts, MAX_RESULT_WINDOW). */
const DIRECTORY_PAGES = 1_600;
const LARGE_DIRECTORY = 100_000;

/** `npm run bench [-- PART…]`: measures and prints; nothing is kept. docs/performance.md says what the figures mean. */
await orExplain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". The parts are ${PARTS.join(', ')}.`);
  const isAsked = (part: Part) => asked.length === 0 || asked.includes(part);

  await ensureBuilt();
  const workplace = await openWorkplace();
  const giveUp = (reason: string) => {
    console.error(reason);
    workplace.clear().finally(() => process.exit(1));
  };
  setTimeout(() => giveUp('This takes too long.'), LONGEST_MILLISECONDS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp('Stopped.'));
  try {
    printMachine(workplace);
    if (isAsked('sizes')) printFigures('Sizes', await measureSizes(workplace));
    if (isAsked('start')) printFigures('Start', await measureStarts(workplace));
    if (isAsked('import')) printFigures('Import', await measureImports(workplace));
    moveTo('load', process.pid);
    workplace.postgresql?.moveTo('load');
    if (isAsked('pages')) await measurePages(workplace);
    if (isAsked('directory')) await measureDirectory(workplace, DIRECTORY, ['plain pages', 'searches']);
    if (isAsked('search')) await measureDirectory(workplace, LARGE_DIRECTORY, ['searches']);
  } finally {
    await workplace.clear();
  }
});

/** The demonstration on PostgreSQL where that is installed, else on the embedded database. */
async function measurePages(workplace: Workplace): Promise<void> {
  const databaseUrl = await workplace.postgresql?.createDatabase('demonstration');
  await onServer(workplace, { DATABASE_URL: databaseUrl }, async (server) => {
    printFigures('Answers from the page cache, br', await measureCachedPages(workplace, server));
    printFigures('Answers made anew, 600 companies', await measureSearchPages(workplace, server));
  });
}

async function measureDirectory(workplace: Workplace, count: number, parts: ('plain pages' | 'searches')[]): Promise<void> {
  const databaseUrl = await workplace.postgresql?.createDatabase(`directory_${count}`);
  if (databaseUrl === undefined) return;
  await fillDatabase(workplace, databaseUrl, count);
  await onServer(workplace, { DATABASE_URL: databaseUrl }, async (server) => {
    if (parts.includes('searches')) {
      printFigures('One visitor alone, median of eight searches', await measureSearches(server, count));
    }
    if (parts.includes('plain pages')) {
      const figures = await measurePlainPages(workplace, server, DIRECTORY_PAGES);
      printFigures(`Answers made anew, ${count} companies`, figures);
    }
  });
}

async function onServer(
  workplace: Workplace,
  variables: Record<string, string | undefined>,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer({ DATA_DIR: workplace.newDirectory(), ...variables });
  workplace.onEnd(server.stop);
  await work(server);
  await server.stop();
}
