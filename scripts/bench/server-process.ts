import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { nodeBinary } from '../node-binary.mjs';
import { nodeFlags } from '../node-flags.mjs';
import { projectRoot } from '../project-root.mjs';
import { cpuSeconds, hasProc } from './cpu-seconds.ts';
import { type Cores, commandOn } from './pinning.ts';

/** Without a stored index, a million companies take minutes. */
const START_MILLISECONDS = 300_000;
const POLL_MILLISECONDS = 10;

export type RunningServer = {
  url: string;
  processId: number;
  cpuSeconds: () => Promise<number>;
  /** One value of `/metrics`. */
  metric: (name: string) => Promise<number>;
  stop: () => Promise<void>;
  /** Ends it without notice. */
  kill: () => Promise<void>;
};
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
export type Variables = Record<string, string | undefined>;

/** The real server, on a core of its own unless it is to have others. */
export async function startServer(variables: Variables, cores: Cores = 'server'): Promise<RunningServer> {
  const port = await freePort();
  const [file, args] = commandOn(cores, nodeBinary(), [...nodeFlags(variables), join(projectRoot, 'server/main.ts')]);
  const child = spawn(file, args, { env: serverEnvironment(port, variables), stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${url}/readyz`, child);
  const metric = async (name: string) => {
    const { body } = await get(`${url}/metrics`);
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(body.toString())?.[1]);
  };
  const processId = child.pid ?? 0;
  return {
    url,
    processId,
    metric,
    cpuSeconds: async () => (hasProc ? cpuSeconds(processId) : metric('inspectory_cpu_seconds_total')),
    stop: () => stopProcess(child),
    kill: () => stopProcess(child, 'SIGKILL'),
  };
}

/** For a server whose event loop is watched. */
export function watchedEventLoop(file: string): Variables {
  const module = join(projectRoot, 'scripts/bench/event-loop-delay.ts');
  return { NODE_OPTIONS: `--import=${module}`, EVENT_LOOP_DELAY: file };
}

/** How long the event loop was held, in milliseconds, since this was asked the last time. */
export async function eventLoopDelay(
  { processId }: RunningServer,
  file: string,
): Promise<Record<'p50' | 'p99' | 'p999' | 'longest', number>> {
  rmSync(file, { force: true });
  process.kill(processId, 'SIGUSR2');
  while (!existsSync(file) || statSync(file).size === 0) await sleep(POLL_MILLISECONDS);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Only what the server needs, as settings of the caller would change the results, and what `npm start` adds. */
export function serverEnvironment(port: number, variables: Variables): Variables {
  const { PATH, HOME, TMPDIR } = process.env;
  const quiet = { HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'warn', STOP_DELAY: '0' };
  const { DATA_DIR } = variables;
  const cache = DATA_DIR === undefined ? {} : { NODE_COMPILE_CACHE: join(DATA_DIR, 'compile-cache') };
  return { PATH, HOME, TMPDIR, PORT: String(port), ...quiet, ...cache, ...variables };
}

/** Waits for the first 200. Throws when the process ends before that or takes too long. */
export async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    const status = await get(url).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server ended before it answered.');
    await sleep(POLL_MILLISECONDS);
  }
  child.kill('SIGKILL');
  throw new Error(`No answer from ${url}.`);
}

export async function stopProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** One GET with the body as it came, not decompressed. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
