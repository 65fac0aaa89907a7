import { readFileSync } from 'node:fs';
import type { BenchEnvironment } from './bench-environment.ts';
import { milliseconds } from './bench-environment.ts';
import { hasProc } from './cpu-seconds.ts';
import { inTurn, searchAddresses } from './home-addresses.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { fillDatabase } from './search-times.ts';
import { get, type RunningServer, startServer } from './server-process.ts';

const SIZES = [600, 10_000, 100_000];
const MILLION = 1_000_000;
const REQUESTS = 250;
const WARM_UP = 250;
const CALLERS = [1, 16];

/** How start, memory and searches that nobody made before grow with the directory, on PostgreSQL. */
export async function measureGrowth(environment: BenchEnvironment, withMillion: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const companies of withMillion ? [...SIZES, MILLION] : SIZES) {
    const databaseUrl = await environment.postgresql?.createDatabase();
    if (databaseUrl === undefined) return results;
    await fillDatabase(environment, databaseUrl, companies);
    let server: RunningServer | undefined;
    const start = await milliseconds(async () => {
      server = await startServer({ DATA_DIR: environment.newDirectory(), DATABASE_URL: databaseUrl });
    });
    if (server === undefined) throw new Error('The server did not start.');
    environment.onEnd(server.stop);
    const atStart = megabytes(server.processId);
    const measured = await measureCallers(server, companies);
    const note = `memory ${atStart} MB, after the load ${megabytes(server.processId)} MB`;
    results.push({ what: `${companies} companies, start until ready`, value: start / 1_000, unit: 's', note });
    results.push(...measured);
    await server.stop();
  }
  return results;
}

async function measureCallers(server: RunningServer, companies: number): Promise<Result[]> {
  const addresses = inTurn(searchAddresses(WARM_UP + CALLERS.length * 3 * REQUESTS));
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
      const call = async () => {
        while (times.length < REQUESTS) {
          const path = next();
          times.push(await milliseconds(() => get(server.url + path, { 'accept-encoding': 'br' })));
        }
      };
      await Promise.all(Array.from({ length: callers }, call));
      const what = `  ${companies}: ${kind}, ${callers} ${callers === 1 ? 'caller' : 'callers'}, p50`;
      const note = `p99 ${percentile(times, 0.99).toFixed(1)} ms, longest ${percentile(times, 1).toFixed(1)} ms`;
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
