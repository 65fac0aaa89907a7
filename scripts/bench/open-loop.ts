import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type Call = {
  kind: string;
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
  headers?: Record<string, string>;
  /** Whose request it is, for who counts them afterwards. */
  sender?: string;
};
/**
 * When a request was due, how long after that it was sent, and its answer complete. `status` is 0 when there was none. What is sent late
 * is counted all the same; much of it means that the machine, not the server, was too slow.
 */
export type Answered = {
  kind: string;
  sender?: string | undefined;
  due: number;
  late: number;
  milliseconds: number;
  status: number;
  retryAfter?: string;
};

/** Timers wake up late by up to so much; what remains is waited for turn by turn. */
const TIMER_MILLISECONDS = 2;

/**
 * Sends requests at a constant rate, however long the answers take, until `isOver`. A server that stands still is charged for
 * every request that was due meanwhile, as its visitors would.
 */
export async function openLoop(
  url: string,
  { perSecond, next, isOver }: { perSecond: number; next: () => Call; isOver: (elapsed: number) => boolean },
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answered>[] = [];
  const started = performance.now();
  for (let count = 0; ; count += 1) {
    const due = started + (count * 1_000) / perSecond;
    if (isOver(due - started)) break;
    await until(due);
    answers.push(send(url, next(), due, agent));
  }
  const answered = await Promise.all(answers);
  agent.destroy();
  return answered.map((one) => ({ ...one, due: one.due - started }));
}

async function until(due: number): Promise<void> {
  const rest = due - performance.now() - TIMER_MILLISECONDS;
  if (rest > 0) await sleep(rest);
  while (performance.now() < due) await new Promise((resolve) => setImmediate(resolve));
}

function send(url: string, asked: Call, due: number, agent: Agent): Promise<Answered> {
  const { kind, path, method = 'GET', body, sender } = asked;
  const late = performance.now() - due;
  return new Promise((resolve) => {
    const done = (status: number, retryAfter?: string) => {
      const milliseconds = performance.now() - due;
      resolve({ kind, sender, due, late, milliseconds, status, ...(retryAfter && { retryAfter }) });
    };
    const headers = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...asked.headers };
    const call = request(url + path, { method, agent, headers }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0, response.headers['retry-after']));
      response.on('error', () => done(0));
    });
    call.on('error', () => done(0));
    call.end(body && JSON.stringify(body));
  });
}

/** A share of the sorted values is at most the result. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The latencies of answers in one line. */
export function latencies(answers: readonly Answered[]): string {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const late = answers.map((answer) => answer.late);
  const at = (share: number) => percentile(times, share).toFixed(1);
  const refused = answers.filter(({ status }) => status === 503).length;
  const failed = answers
    .map(({ status }) => status)
    .filter((status) => status !== 503 && (status === 0 || status >= 400));
  const kinds = [...new Set(failed)].map((status) => (status === 0 ? 'no answer' : status));
  const notes = [
    `p50 ${at(0.5)}`,
    `p99 ${at(0.99)}`,
    `p99.9 ${at(0.999)}`,
    `longest ${at(1)} ms`,
    `${answers.length} requests`,
    `sent late p99 ${percentile(late, 0.99).toFixed(1)}, longest ${percentile(late, 1).toFixed(1)} ms`,
  ];
  if (refused > 0) notes.push(`${refused} TURNED AWAY`);
  if (failed.length > 0) notes.push(`${failed.length} FAILED: ${kinds.join(', ')}`);
  return notes.join(', ');
}
