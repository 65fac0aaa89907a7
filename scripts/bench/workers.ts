import type { BenchEnvironment } from './bench-environment.ts';
import { cpuSecondsOfChildren } from './cpu-seconds.ts';
import { inTurn, searchAddresses } from './home-addresses.ts';
import { type Load, measureLoad } from './load.ts';
import { percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import { type RunningServer, startServer } from './server-process.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_PAGES = 3_000;
const ADDRESSES = 60_000;
const WORKERS = 2;
const MIN_RATIO = 1.7;

type Round = Load & { own: number; database: number };

/**
 * What a second worker is worth, on all cores: new search pages per second, in rounds of one and of two workers in turn. What
 * makes the load and PostgreSQL take their share of the same cores, so the ratio is below that of a machine of its own.
 */
export async function measureWorkers(environment: BenchEnvironment, databaseUrl: string): Promise<Result[]> {
  const start = async (workers: number) => {
    const server = await startServer(
      { DATA_DIR: environment.newDirectory(), DATABASE_URL: databaseUrl, WORKERS: String(workers) },
      'all',
    );
    environment.onEnd(server.stop);
    return server;
  };
  const servers = { one: await start(1), several: await start(WORKERS) };
  const next = inTurn(searchAddresses(ADDRESSES));
  for (const server of Object.values(servers))
    await measureLoad(server, { path: next, encoding: 'br', count: WARM_UP_PAGES });
  const rounds: Record<keyof typeof servers, Round[]> = { one: [], several: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['one', 'several'] as const)
      rounds[name].push(await measureRound(environment, servers[name], next));
  for (const server of Object.values(servers)) await server.stop();
  const ratio = (value: (round: Round) => number) =>
    rounds.several.map((round, index) => value(round) / value(rounds.one[index] as Round));
  const perSecond = ratio((round) => round.perSecond);
  const perCpuSecond = ratio((round) => round.perCpuSecond);
  return [
    {
      what: `${WORKERS} workers, new search pages per second, to one`,
      value: percentile(perSecond, 0.5),
      unit: 'times',
      atLeast: MIN_RATIO,
      note: `${range(perSecond)}; ${describe(rounds.one)}; ${describe(rounds.several)}`,
    },
    {
      what: '  the same per processor second of the servers',
      value: percentile(perCpuSecond, 0.5),
      unit: 'times',
      note: range(perCpuSecond),
    },
  ];
}

async function measureRound(
  { postgresql }: BenchEnvironment,
  server: RunningServer,
  path: () => string,
): Promise<Round> {
  const target = {
    url: server.url,
    // Workers are children of the process that supervises them.
    cpuSeconds: async () => (await server.cpuSeconds()) + cpuSecondsOfChildren(server.processId),
  };
  const before = { own: process.cpuUsage(), database: postgresql?.cpuSeconds() ?? 0 };
  const load = await measureLoad(target, { path, encoding: 'br', seconds: SECONDS });
  const { user, system } = process.cpuUsage(before.own);
  return { ...load, own: (user + system) / 1e6, database: (postgresql?.cpuSeconds() ?? 0) - before.database };
}

function describe(rounds: Round[]): string {
  const median = (value: (round: Round) => number) => percentile(rounds.map(value), 0.5);
  const cores = (value: (round: Round) => number) => (median(value) / SECONDS).toFixed(2);
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return (
    `${Math.round(median(({ perSecond }) => perSecond))} per second by ${cores(({ cpu }) => cpu)} cores, ` +
    `${cores(({ own }) => own)} of the load, ${cores(({ database }) => database)} of PostgreSQL${failed > 0 ? `, ${failed} FAILED` : ''}`
  );
}

function range(values: number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
}
