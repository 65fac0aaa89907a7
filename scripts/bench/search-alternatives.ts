import MiniSearch from 'minisearch';
import { Client } from 'pg';
import { PAGE_SIZE } from '#domain/constants.ts';
import { FIELD_SEPARATOR } from '#server/search/tokens.ts';
import { milliseconds } from './bench-environment.ts';
import { searchAddresses } from './home-addresses.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { get, type RunningServer } from './server-process.ts';

const SEARCHES = 60;
/** Further addresses than the callers of the same run ask for, so that no answer is cached. */
const ADDRESSES_BEFORE = 4_000;
/** A million companies do not fit into the heap of a process with MiniSearch. */
const MAX_IN_MINISEARCH = 100_000;
const FIELDS = ['name', 'services', 'certificates', 'description'] as const;
type Words = { id: number; words: string };

/**
 * The same searches of one or two words, each for its first page and its total: our list through HTTP, plain SQL as one would write
 * it, and MiniSearch in this process, whose results are not put in the order of our pages. Both others find no misspelt words,
 * synonyms or places, and know no HTTP.
 */
export async function compareSearches(
  server: RunningServer,
  { companies, databaseUrl }: { companies: number; databaseUrl: string },
): Promise<Result[]> {
  const texts = searchTexts();
  const ours = await timesOf(texts, (text) =>
    get(`${server.url}/api/companies?${new URLSearchParams({ search: text })}`),
  );
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const sql = await timesOf(texts, (text) => searchInSql(client, text));
  const results = [asResult(companies, 'our list', ours), asResult(companies, 'plain SQL', sql)];
  if (companies <= MAX_IN_MINISEARCH) {
    const index = await miniSearchOf(client);
    const times = await timesOf(texts, async (text) => index.search(text, { combineWith: 'AND', prefix: true }));
    results.push(asResult(companies, 'MiniSearch', times));
  }
  await client.end();
  return results;
}

function searchTexts(): string[] {
  const addresses = searchAddresses(ADDRESSES_BEFORE + 4 * SEARCHES).slice(ADDRESSES_BEFORE);
  const texts = addresses.flatMap((address) => new URLSearchParams(address.slice(2)).get('search') ?? []);
  return [...new Set(texts)].slice(0, SEARCHES);
}

function timesOf(texts: readonly string[], search: (text: string) => Promise<unknown>): Promise<number[]> {
  return texts.reduce<Promise<number[]>>(
    async (times, text) => [...(await times), await milliseconds(() => search(text))],
    Promise.resolve([]),
  );
}

function searchInSql(client: Client, text: string): Promise<unknown> {
  const words = text.split(' ').map((word) => `%${word}%`);
  return client.query(
    `select id, count(*) over () from companies
     where is_public and search_words ilike all ($1)
     order by verified desc, rating desc, review_count desc, id limit ${PAGE_SIZE}`,
    [words],
  );
}

async function miniSearchOf(client: Client): Promise<MiniSearch> {
  const index = new MiniSearch({ fields: [...FIELDS] });
  const { rows } = await client.query<Words>('select id, search_words as words from companies where is_public');
  for (const { id, words } of rows) {
    const texts = words.split(FIELD_SEPARATOR);
    index.add({ id, ...Object.fromEntries(FIELDS.map((field, position) => [field, texts[position] ?? ''])) });
  }
  return index;
}

function asResult(companies: number, name: string, times: number[]): Result {
  const note = `p99 ${percentile(times, 0.99).toFixed(1)} ms, ${times.length} searches of one or two words`;
  return { what: `  ${companies}: ${name}, p50`, value: percentile(times, 0.5), unit: 'ms', note };
}
