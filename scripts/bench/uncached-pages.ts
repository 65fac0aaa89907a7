import { type BenchEnvironment, repeat } from './bench-environment.ts';
import { inTurn, landingAddresses, plainAddresses, searchAddresses } from './home-addresses.ts';
import { measureLoad, median, range } from './load.ts';
import type { Result } from './report.ts';
import { get, type RunningServer } from './server-process.ts';

const ROUNDS = 4;
const SECONDS = 2;
/** React renders fast only after some thousand pages; there are fewer addresses of the whole directory. */
const WARM_UP_PAGES = 400;
const WARM_UP_LANDING_PAGES = 3_000;
const ADDRESSES = 20_000;
const SAMPLE = 100;
/** With the encoding that browsers ask for, PostgreSQL's time included. */
const MIN_SEARCH_PAGES = 900;
const MIN_HOME_PAGES = 1_200;
const MIN_LANDING_PAGES = 1_000;
const UNIT = 'per CPU s';

type Case = { what: string; encoding: 'br' | 'identity'; next: () => string; atLeast?: number };

/** Searches of all kinds: each address is requested once, so that no page comes from the cache. */
export async function measureSearchPages(environment: BenchEnvironment, server: RunningServer): Promise<Result[]> {
  const addresses = searchAddresses(ADDRESSES);
  const next = inTurn(addresses);
  const nextList = inTurn(addresses.map((address) => `/api/companies${address.slice(1)}`));
  // Searches take the database longer than pages of the whole directory, most of which are past its end.
  await warmUp(server, plainAddresses(WARM_UP_PAGES));
  const cards = await cardsPerPage(server, next);
  const results = await measure(environment, server, [
    { what: 'home page of a search, identity', encoding: 'identity', next },
    { what: 'home page of a search, br', encoding: 'br', next, atLeast: MIN_SEARCH_PAGES },
    { what: 'JSON list of a search, identity', encoding: 'identity', next: nextList },
  ]);
  return [...results, { what: 'cards on such a page', value: cards, unit: 'on average' }];
}

/** The pages of the whole directory: no filter, so that the counts of the panel are known. */
export async function measurePlainPages(
  environment: BenchEnvironment,
  server: RunningServer,
  pages: number,
): Promise<Result[]> {
  const addresses = plainAddresses(pages);
  await warmUp(server, addresses);
  const next = inTurn(addresses);
  return measure(environment, server, [
    { what: 'home page of the whole directory, identity', encoding: 'identity', next },
    { what: 'home page of the whole directory, br', encoding: 'br', next, atLeast: MIN_HOME_PAGES },
  ]);
}

/** Landing pages of services in countries, none from the cache. */
export async function measureLandingPages(environment: BenchEnvironment, server: RunningServer): Promise<Result[]> {
  const addresses = landingAddresses();
  await warmUp(server, addresses.slice(0, WARM_UP_LANDING_PAGES));
  const next = inTurn(addresses.slice(WARM_UP_LANDING_PAGES));
  return measure(environment, server, [
    { what: 'landing page, identity', encoding: 'identity', next },
    { what: 'landing page, br', encoding: 'br', next, atLeast: MIN_LANDING_PAGES },
  ]);
}

async function warmUp(server: RunningServer, addresses: string[]): Promise<void> {
  await measureLoad(server, { path: inTurn(addresses), encoding: 'identity', count: addresses.length });
}

async function measure(environment: BenchEnvironment, server: RunningServer, cases: Case[]): Promise<Result[]> {
  // What PostgreSQL does for a page is part of its cost.
  const both = {
    url: server.url,
    cpuSeconds: async () => (await server.cpuSeconds()) + (environment.postgresql?.cpuSeconds() ?? 0),
  };
  const results: Result[] = [];
  for (const { what, encoding, next, atLeast } of cases) {
    const hitsBefore = await server.metric('inspectory_cache_hits_total');
    const database = environment.postgresql?.cpuSeconds() ?? Number.NaN;
    const rounds = await repeat(ROUNDS, () => measureLoad(both, { path: next, encoding, seconds: SECONDS }));
    const requests = rounds.reduce((sum, round) => sum + round.requests, 0);
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
    const hits = (await server.metric('inspectory_cache_hits_total')) - hitsBefore;
    const databaseTime = (((environment.postgresql?.cpuSeconds() ?? Number.NaN) - database) * 1_000) / requests;
    const { perCpuSecond, perSecond, bytes } = median(rounds);
    const notes = [
      range(rounds),
      `${Math.round(perSecond)} per second`,
      `${bytes} bytes`,
      `PostgreSQL ${databaseTime.toFixed(2)} ms each`,
      ...(hits > 0 ? [`${hits} FROM THE CACHE`] : []),
      ...(failed > 0 ? [`${failed} FAILED`] : []),
    ];
    results.push({ what, value: perCpuSecond, unit: UNIT, ...(atLeast && { atLeast }), note: notes.join(', ') });
  }
  return results;
}

/** Empty pages are cheap: this shows how full the measured ones are. */
async function cardsPerPage(server: RunningServer, next: () => string): Promise<number> {
  const counts = await repeat(SAMPLE, async () => {
    const { body } = await get(server.url + next());
    return body.toString().split('<article').length - 1;
  });
  return counts.reduce((sum, count) => sum + count, 0) / SAMPLE;
}
