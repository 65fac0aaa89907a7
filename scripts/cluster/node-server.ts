import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { get } from '../bench/server-process.ts';
import { nodeBinary } from '../node-binary.mjs';
import { nodeFlags } from '../node-flags.mjs';
import { projectRoot } from '../project-root.mjs';
import type { Processes } from './processes.ts';

const WORKERS = 2;
/** Connections go to the workers in turn. */
const PROBES = 2 * WORKERS;

/** One machine of the product: a supervisor and its workers on one port. */
export type NodeServer = {
  port: number;
  start: () => void;
  kill: () => Promise<void>;
  workerIds: () => number[];
  /** Whether every worker serves. */
  isWhole: () => Promise<boolean>;
};

export function startNode(
  processes: Processes,
  { name, port, env }: { name: string; port: number; env: Record<string, string> },
): NodeServer {
  const run = () =>
    processes.start({
      name,
      file: nodeBinary(),
      args: [...nodeFlags(env), join(projectRoot, 'server/main.ts')],
      env: { PORT: String(port), HOST: '127.0.0.1', WORKERS: String(WORKERS), LOG_LEVEL: 'warn', ...env },
      asOwner: false,
    });
  let running = run();
  const workerIds = () => (running.hasEnded() ? [] : childrenOf(running.id));
  const isReady = () =>
    get(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    port,
    workerIds,
    start: () => {
      running = run();
    },
    kill: () => running.end('SIGKILL'),
    isWhole: async () => {
      if (workerIds().length < WORKERS) return false;
      for (let probe = 0; probe < PROBES; probe += 1) if (!(await isReady())) return false;
      return true;
    },
  };
}

function childrenOf(id: number): number[] {
  try {
    const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(id)], { encoding: 'utf8' });
    return list.trim().split(/\s+/).map(Number);
  } catch {
    // There are none.
    return [];
  }
}
