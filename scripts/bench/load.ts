import { spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { findProgram } from './find-program.ts';
import { commandOn } from './pinning.ts';

const CONNECTIONS = 16;

type Encoding = 'br' | 'identity';
type Target = { url: string; cpuSeconds: () => Promise<number> };
/** Good answers only. `perCpuSecond` is what one core gives when it does nothing else. */
export type Load = {
  perCpuSecond: number;
  perSecond: number;
  cpu: number;
  requests: number;
  failed: number;
  bytes: number;
};
type Amount = { seconds: number; count?: never } | { count: number; seconds?: never };

/** Sends requests for some seconds, or some number of them, and returns the responses and the processor time they took. */
export async function measureLoad(
  target: Target,
  options: { path: string | (() => string); encoding: Encoding } & Amount,
): Promise<Load> {
  const { path, encoding, seconds, count } = options;
  const before = await target.cpuSeconds();
  const result = await autocannon({
    url: target.url,
    connections: CONNECTIONS,
    pipelining: 1,
    ...(count === undefined ? { duration: seconds } : { amount: count }),
    headers: { 'accept-encoding': encoding },
    requests: [
      typeof path === 'string'
        ? { path }
        : {
            setupRequest: (request) => {
              request.path = path();
              return request;
            },
          },
    ],
  });
  const cpu = (await target.cpuSeconds()) - before;
  const requests = result['2xx'];
  return {
    perCpuSecond: requests / cpu,
    perSecond: requests / result.duration,
    cpu,
    requests,
    failed: result.non2xx + result.errors + result.timeouts,
    bytes: Math.round(result.throughput.total / result.requests.total),
  };
}

const wrk = findProgram('wrk');
export const hasWrk = wrk !== undefined;

/** The same with wrk, which keeps a server busier than a load generator in JavaScript can. */
export async function measureWithWrk(target: Target, path: string, seconds: number): Promise<Load> {
  const header = 'Accept-Encoding: br';
  const [file, args] = commandOn('load', wrk ?? '', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', header]);
  const before = await target.cpuSeconds();
  const child = spawn(file, [...args, target.url + path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  const cpu = (await target.cpuSeconds()) - before;
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]) - failed;
  return { perCpuSecond: requests / cpu, perSecond: requests / seconds, cpu, requests, failed, bytes: Number.NaN };
}

/** Processor time is counted in hundredths of a second: less than this is no measurement. */
const MIN_CPU_SECONDS = 0.2;

/** The round in the middle, by what a processor second gave. */
export function median(rounds: Load[]): Load {
  const long = rounds.filter(({ cpu }) => cpu >= MIN_CPU_SECONDS);
  const measured = long.length > 0 ? long : rounds.map((round) => ({ ...round, perCpuSecond: Number.NaN }));
  const sorted = measured.toSorted((a, b) => a.perCpuSecond - b.perCpuSecond);
  return sorted[Math.floor(sorted.length / 2)] as Load;
}

/** The lowest and the highest of them. */
export function range(rounds: Load[]): string {
  const values = rounds.map(({ perCpuSecond }) => Math.round(perCpuSecond));
  return `${Math.min(...values)} to ${Math.max(...values)}`;
}
