import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';

/** What a process says of itself: whether it serves, and what it measures. */
export type ProcessReport = { process: number; status: string; metrics: object[] };

/** Between the supervisor and its workers: one report, or those of all. */
type Message =
  | { kind: 'asks for report' | 'asks for all'; id: number }
  | { kind: 'report' | 'all'; id: number; reports: ProcessReport[] };

export const READY = 'ready';
/** A worker that is busy for longer is reported as such. */
const REPORT_MILLISECONDS = 3_000;

/** The workers that are open to visitors, and with that to questions. */
const listening = new WeakSet<Worker>();
const waiting = new Map<number, (reports: ProcessReport[]) => void>();
let lastId = 0;

/** In a worker: answers the supervisor. */
export function answerSupervisor(report: () => Promise<ProcessReport>): void {
  process.on('message', async (message: Message) => {
    if (message.kind === 'asks for report') {
      const answer: Message = { kind: 'report', id: message.id, reports: [await report()] };
      process.send?.(answer);
    } else if (message.kind === 'all') settle(message);
  });
}

/** In a worker: the reports of all workers, through the supervisor. */
export function reportsOfAll(): Promise<ProcessReport[]> {
  return ask('asks for all', (message) => process.send?.(message));
}

/** In the supervisor: the reports of the workers. */
export async function collectReports(): Promise<ProcessReport[]> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return (await Promise.all(workers.map(reportOf))).flat();
}

/** In the supervisor: passes the reports of all to the worker that asks. */
export function passReports(): void {
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('message', async (worker, message: Message) => {
    if (message.kind === 'report') settle(message);
    if (message.kind !== 'asks for all') return;
    const answer: Message = { kind: 'all', id: message.id, reports: await collectReports() };
    if (worker.isConnected()) send(worker, answer);
  });
}

/** The measurements of several processes as those of one, in the text format of Prometheus. */
export async function aggregate(reports: ProcessReport[]): Promise<string> {
  return AggregatorRegistry.aggregate(reports.map(({ metrics }) => metrics)).metrics();
}

/** A worker that ends meanwhile has nothing to report. */
async function reportOf(worker: Worker): Promise<ProcessReport[]> {
  if (!worker.isConnected()) return [];
  const silent = (status: string) => [{ process: worker.process.pid ?? 0, status, metrics: [] }];
  if (!listening.has(worker)) return silent('starting');
  return new Promise((resolve) => {
    const end = (reports: ProcessReport[]) => {
      clearTimeout(timeout);
      worker.off('exit', leave);
      resolve(reports);
    };
    const leave = () => end([]);
    const timeout = setTimeout(() => end(silent('not responding')), REPORT_MILLISECONDS);
    worker.once('exit', leave);
    void ask('asks for report', (message) => send(worker, message)).then(end);
  });
}

/** With a callback: without one, a message to a worker that has just ended would end the supervisor. */
function send(worker: Worker, message: Message): void {
  worker.send(message, () => undefined);
}

function ask(kind: 'asks for report' | 'asks for all', send: (message: Message) => void): Promise<ProcessReport[]> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    send({ kind, id });
    // Nobody waits for it any more.
    setTimeout(() => waiting.delete(id), 2 * REPORT_MILLISECONDS).unref();
  });
}

function settle({ id, reports }: { id: number; reports: ProcessReport[] }): void {
  waiting.get(id)?.(reports);
  waiting.delete(id);
}
