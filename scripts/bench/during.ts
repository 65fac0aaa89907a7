import { setTimeout as sleep } from 'node:timers/promises';
import { hasProc, secondsWithoutCore } from './cpu-seconds.ts';
import { visitors } from './mixed-load.ts';
import { type Answered, latencies, openLoop, percentile } from './open-loop.ts';
import type { Result } from './report.ts';
import type { RunningServer } from './server-process.ts';

const BEFORE_SECONDS = 10;
const MAX_P99 = 60;

export type During = (what: string, work: () => Promise<string>) => Promise<Result>;

/**
 * Measures what visitors at a constant rate notice of some work, which returns a note. The visitors are in this process: work that
 * would keep it busy belongs before the measurement or into a process of its own.
 */
export function visitorsDuring(
  server: RunningServer,
  { companies, rate }: { companies: number; rate: number },
): During {
  const next = visitors(companies);
  return async (what, work) => {
    let began = Number.POSITIVE_INFINITY;
    let isDone = false;
    const started = performance.now();
    const load = openLoop(server.url, { perSecond: rate, next, isOver: () => isDone });
    await sleep(BEFORE_SECONDS * 1_000);
    began = performance.now() - started;
    const atFirst = withoutCore(server);
    const note = await work().finally(() => {
      isDone = true;
    });
    const waited = `the server waited ${(withoutCore(server) - atFirst).toFixed(1)} of ${secondsSince(started + began)} for a core`;
    const answers = await load;
    const times = (list: Answered[]) => list.map(({ milliseconds }) => milliseconds);
    const [before, disturbed] = [answers.filter(({ due }) => due < began), answers.filter(({ due }) => due >= began)];
    return {
      what: `visitors during ${what}: p99`,
      value: percentile(times(disturbed), 0.99),
      unit: 'ms',
      atMost: MAX_P99,
      note: `${latencies(disturbed)}; p99 of each: ${byKind(disturbed)}; before: ${latencies(before)}; ${waited}; ${note}`,
    };
  };
}

const withoutCore = ({ processId }: RunningServer) => (hasProc ? secondsWithoutCore(processId) : Number.NaN);

/** Which requests are the slow ones. */
function byKind(answers: Answered[]): string {
  return [...Map.groupBy(answers, ({ kind }) => kind)]
    .map(([kind, list]) => {
      const times = list.map(({ milliseconds }) => milliseconds);
      return `${kind} ${percentile(times, 0.99).toFixed(0)}`;
    })
    .join(', ');
}

/** Signs an admin in, and returns the cookie of the session. */
export async function signInAdmin({ url }: RunningServer, email: string, password: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Nobody could sign in: ${response.status}.`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export const secondsSince = (started: number) => `${((performance.now() - started) / 1_000).toFixed(1)} s`;
