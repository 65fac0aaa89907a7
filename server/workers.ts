import type { SendHandle, Serializable } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';
import { createMetricsServer } from './operations/metrics-server.ts';
import { aggregate, collectReports, passReports } from './operations/process-reports.ts';

const FIRST_PAUSE_MILLISECONDS = 1_000;
const MAX_PAUSE_MILLISECONDS = 30_000;
/** A worker that served for so long did not end because of a setting. */
const STEADY_MILLISECONDS = 60_000;

/** Whether this process speaks for all: the only one, or the first of several workers. */
export function isFirstWorker(): boolean {
  return cluster.isPrimary || cluster.worker?.id === 1;
}

/**
 * Runs WORKERS processes of the server on one port and replaces those that end by themselves, later with each failure in a
 * row. The first one starts alone: it creates what the others find. Ends with the workers after SIGTERM or SIGINT, and with an
 * error if the first worker cannot start.
 */
export function superviseWorkers({ WORKERS: count, METRICS_PORT, HOST }: Env, log: FastifyBaseLogger): void {
  // Measurements have values that JSON lacks.
  cluster.setupPrimary({ serialization: 'advanced' });
  passReports();
  if (METRICS_PORT !== undefined) serveMetrics(METRICS_PORT, HOST);
  let isStopping = false;
  let hasStarted = false;
  let failures = 0;

  const fork = () => {
    const started = Date.now();
    const worker = cluster.fork();
    endLastConnection(worker);
    worker.once('exit', (code, signal) => void replace({ code, signal, started }));
  };

  const replace = async (ended: { code: number | null; signal: string | null; started: number }) => {
    if (isStopping) {
      if (workers().length === 0) process.exit(0);
      return;
    }
    // It has said why.
    if (!hasStarted) process.exit(ended.code ?? 1);
    failures = Date.now() - ended.started > STEADY_MILLISECONDS ? 1 : failures + 1;
    log.error({ code: ended.code, signal: ended.signal }, 'worker ended, starting another');
    await sleep(Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** (failures - 1), MAX_PAUSE_MILLISECONDS));
    if (!isStopping) fork();
  };

  cluster.once('listening', () => {
    hasStarted = true;
    for (let number = 1; number < count; number += 1) fork();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      isStopping = true;
      if (workers().length === 0) process.exit(0);
      for (const worker of workers()) worker.process.kill(signal);
    });
  }
  fork();
}

/** Of all workers together. */
function serveMetrics(port: number, host: string): void {
  const metrics = async () => aggregate(await collectReports());
  createMetricsServer({ metrics, reports: collectReports })
    .on('error', (error) => {
      process.stderr.write(`METRICS_PORT ${port}: ${error.message}\n`);
      process.exit(1);
    })
    .listen(port, host);
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/**
 * Node hands a connection to a worker and closes its own end of it once the worker has accepted it. One that was on its way to a
 * worker as it died would stay open for ever, and its visitor would wait: it is ended with the worker.
 */
function endLastConnection({ process }: Worker): void {
  let handed: SendHandle | undefined;
  const send = process.send.bind(process) as (message: Serializable, handle?: SendHandle) => boolean;
  process.send = (message: Serializable, handle?: unknown) => {
    if (handle !== undefined) handed = handle as SendHandle;
    return send(message, handle as SendHandle);
  };
  process.once('exit', () => {
    if (handed !== undefined && 'close' in handed) handed.close();
  });
}
