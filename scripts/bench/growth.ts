import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchEnvironment } from './bench-environment.ts';
import { hasProc } from './cpu-seconds.ts';
import { inTurn, searchAddresses } from './home-addresses.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { compareSearches } from './search-alternatives.ts';
import { fillDatabase } from './search-times.ts';
import { get, type RunningServer, startServer } from './server-process.ts';

const SIZES = [600, 10_000, 100_000];
const MILLION = 1_000_000;
const REQUESTS = 250;
const WARM_UP = 250;
const CALLERS = [1, 16];
/** Starts with the stored index. */
const ROUNDS = 3;
const MAX_SECONDS: Record<number, number> = { 100000: 1.5, [MILLION]: 5 };

/** How start, memory and searches that nobody made before grow with the directory, on PostgreSQL, beside plain SQL and MiniSearch. */
export async function measureGrowth(
  environment: BenchEnvironment,
  { companies: most, withMillion }: { companies: number; withMillion: boolean },
): Promise<Result[]> {
  const results: Result[] = [];
  const sizes = SIZES.filter((size) => size <= most);
  for (const companies of withMillion ? [...sizes, MILLION] : sizes) {
    const databaseUrl = await environment.postgresql?.createDatabase();
    if (databaseUrl === undefined) return results;
    await fillDatabase({ databaseUrl, dataDirectory: environment.directory }, companies);
    const where = { DATA_DIR: environment.newDirectory(), DATABASE_URL: databaseUrl };
    const first = await timedStart(environment, where);
    results.push(asStart(`${companies} companies, start that reads all`, [first.seconds], first.server));
    await untilStored(where.DATA_DIR);
    let { server } = first;
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.stop();
      const next = await timedStart(environment, where);
      server = next.server;
      again.push(next.seconds);
    }
    const limit = MAX_SECONDS[companies];
    const restored = asStart('  start with the stored index', again, server);
    results.push({ ...restored, ...(limit !== undefined && { atMost: limit }) });
    results.push(...(await measureCallers(server, companies)));
    results.push(...(await compareSearches(server, { companies, databaseUrl })));
    results.push({ what: '  memory after the load', value: megabytes(server.processId), unit: 'MB' });
    await server.stop();
  }
  return results;
}

type Where = { DATA_DIR: string; DATABASE_URL: string };

/** Until it is ready, which is when searches are answered. */
async function timedStart(environment: BenchEnvironment, where: Where) {
  const started = performance.now();
  const server = await startServer(where);
  environment.onEnd(server.stop);
  return { server, seconds: (performance.now() - started) / 1_000 };
}

async function untilStored(directory: string): Promise<void> {
  while (!existsSync(join(directory, 'search-index'))) await sleep(100);
}

function asStart(what: string, seconds: number[], { processId }: RunningServer): Result {
  const range = `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s`;
  return { what, value: percentile(seconds, 0.5), unit: 's', note: `${range}; memory ${megabytes(processId)} MB` };
}

async function measureCallers(server: RunningServer, companies: number): Promise<Result[]> {
  // Twice as many as are answered, because some are turned away.
  const addresses = inTurn(searchAddresses(WARM_UP + CALLERS.length * 3 * 2 * REQUESTS));
  const kinds: Record<string, () => string> = {
    'JSON list': () => `/api/companies${addresses().slice(1)}`,
    facets: () => `/api/companies/facets?${new URLSearchParams({ search: searchOf(addresses()) })}`,
    'home page': addresses,
  };
  for (let count = 0; count < WARM_UP; count += 1) await get(server.url + addresses());
  const results: Result[] = [];
  for (const [kind, next] of Object.entries(kinds)) {
    for (const callers of CALLERS) {
      const times: number[] = [];
      let turnedAway = 0;
      const call = async () => {
        while (times.length < REQUESTS) {
          const started = performance.now();
          const { status } = await get(server.url + next(), { 'accept-encoding': 'br' });
          if (status === 200) times.push(performance.now() - started);
          else turnedAway += 1;
        }
      };
      await Promise.all(Array.from({ length: callers }, call));
      const what = `  ${companies}: ${kind}, ${callers} ${callers === 1 ? 'caller' : 'callers'}, p50`;
      const slowest = `p99 ${percentile(times, 0.99).toFixed(1)} ms, longest ${percentile(times, 1).toFixed(1)} ms`;
      const note = turnedAway === 0 ? slowest : `${slowest}; ${turnedAway} turned away`;
      results.push({ what, value: percentile(times, 0.5), unit: 'ms', note });
    }
  }
  return results;
}

/** Two searches of one address differ in more than their words. */
function searchOf(address: string): string {
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  return query.get('search') ?? query.get('location') ?? '';
}

function megabytes(processId: number): number {
  if (!hasProc) return Number.NaN;
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}
