import { recordChanges } from '#server/changes/change-feed.ts';
import { insertCompanies } from '#server/companies/store.ts';
import { inTransaction } from '#server/db/database.ts';
import { loadedGazetteer } from '#server/places/gazetteer.ts';
import { believableCompanies } from './believable-companies.ts';
import { milliseconds, openMigrated, repeat } from './bench-environment.ts';
import type { Result } from './report.ts';
import { get, type RunningServer } from './server-process.ts';

const COMPANIES_AT_ONCE = 10_000;
const CITIES = 'Houston London Istanbul Singapore Dubai Rotterdam Aberdeen Mumbai';

/** Eight searches of each kind, each of them new to the server's cache. */
const SEARCHES: Record<string, string[]> = {
  'no filter': ['page=2', 'page=3', 'page=5', 'page=8', 'sortBy=name', 'sortBy=reviews', 'page=13', 'page=100'],
  'one word': words('ultrasonic radiography vessel crane tank boiler corrosion welding'),
  'two words': words(
    'pressure+vessel storage+tank lifting+equipment weld+inspection steam+boiler heat+exchanger coating+inspection crane+rope',
  ),
  'prefix of a word': words('ultra radio vess cran corros weld insp calib'),
  'misspelt word': words('ultrsonic radiograhpy vesel boilr corosion weldin pipline inspecton'),
  country: words('Germany Brazil India Norway Canada Türkiye Japan France', 'location'),
  'city and 100 miles around': words(CITIES, 'location'),
  'order by distance': words(CITIES, 'sortBy=distance&location'),
  'one filter': words('ASME API NACE ISO+17025 ISO+9001 ISO+17020 ASNT ISO+45001', 'certification'),
};

const SUGGESTED =
  'ultrasonic radiographic magnetic penetrant pressure storage crane boiler hardness tensile calibration corrosion drone lifting pipeline eddy acoustic leak coating vibration asme nace'.split(
    ' ',
  );

function words(list: string, key = 'search'): string[] {
  return list.split(' ').map((word) => `${key}=${word.normalize('NFC').replace(/[^\x20-\x7e]/g, encodeURIComponent)}`);
}

function* inChunks<Item>(items: Iterable<Item>): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < COMPANIES_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}

/** Fills a database with approved companies, as many imports and approvals would. `reachable` changes their addresses. */
export async function fillDatabase(
  where: { dataDirectory: string; databaseUrl?: string },
  count: number,
  reachable = (email: string) => email,
): Promise<void> {
  const { pool, close } = await openMigrated(where);
  for (const companies of inChunks(believableCompanies(count))) {
    await inTransaction(pool, async (client) => {
      const approved = companies.map((company) => ({ ...company, email: reachable(company.email), approved: true }));
      await recordChanges(client, await insertCompanies(client, loadedGazetteer(), 'import', approved));
    });
  }
  // The private PostgreSQL does not do this by itself, and of a million companies it takes longer than a request may.
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query({ text: 'vacuum analyze companies', query_timeout: 600_000 } as { text: string });
  client.release();
  await close();
}

/** How long one visitor waits for a list, and for the counts of the filter panel, with no other load. */
export async function measureSearches(server: RunningServer, companies: number): Promise<Result[]> {
  const results: Result[] = [];
  const first = await milliseconds(() => ask(server, '/api/companies?search=zzzzzz'));
  for (const [kind, queries] of Object.entries(SEARCHES)) {
    const lists = await timesOf(server, '/api/companies', queries);
    const counts = kind === 'no filter' ? [] : await timesOf(server, '/api/companies/facets', queries.slice(0, 5));
    const note =
      counts.length === 0
        ? `longest ${longest(lists)}`
        : `longest ${longest(lists)}, counts ${median(counts).toFixed(1)} ms`;
    results.push({ what: `${companies} companies, ${kind}`, value: median(lists), unit: 'ms', note });
  }
  results.push(...(await measureSuggestions(server, companies)));
  results.push({
    what: `${companies} companies, the very first search`,
    value: first,
    unit: 'ms',
  });
  return results;
}

/** In processor time of the server, response included, because a busy machine makes each keystroke wait. */
async function measureSuggestions(server: RunningServer, companies: number): Promise<Result[]> {
  const typed = SUGGESTED.flatMap((word) => [2, 3, 4, 5, 6].map((length) => word.slice(0, length)));
  const prefixes = [...new Set(typed)];
  const results: Result[] = [];
  for (const what of ['suggestions while typing, first time', 'the same again']) {
    const before = await server.cpuSeconds();
    // The limit makes another address of the second time.
    const limit = results.length === 0 ? 8 : 7;
    for (const prefix of prefixes) await ask(server, `/api/suggestions?limit=${limit}&q=${prefix}`);
    const cpu = (await server.cpuSeconds()) - before;
    const value = (cpu * 1_000) / prefixes.length;
    results.push({
      what: `${companies} companies, ${what}`,
      value,
      unit: 'ms of CPU',
      note: `${prefixes.length} prefixes`,
    });
  }
  return results;
}

async function timesOf(server: RunningServer, path: string, queries: string[]): Promise<number[]> {
  return repeat(queries.length, (index) => milliseconds(() => ask(server, `${path}?${queries[index]}`)));
}

async function ask(server: RunningServer, path: string): Promise<void> {
  const { status, body } = await get(server.url + path);
  if (status !== 200) throw new Error(`${path}: ${status} ${body.toString().slice(0, 200)}`);
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function longest(times: number[]): string {
  return `${Math.max(...times).toFixed(1)} ms`;
}
