import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { nodeBinary } from '../node-binary.mjs';
import { projectRoot } from '../project-root.mjs';
import { type BenchEnvironment, milliseconds, repeat } from './bench-environment.ts';
import type { Result } from './report.ts';
import { serverEnvironment, stopProcess, untilItAnswers } from './server-process.ts';

const ROUNDS = 3;

/** From the command to the first home page, on the embedded database, with packages and pages already there. */
export async function measureStarts(environment: BenchEnvironment): Promise<Result[]> {
  const dataDirectory = environment.newDirectory();
  const first = await repeat(ROUNDS, async () => {
    rmSync(dataDirectory, { recursive: true, force: true });
    return startOnce(dataDirectory);
  });
  const later = await repeat(ROUNDS, () => startOnce(dataDirectory));
  return [
    { what: 'start on an existing database', value: Math.min(...later) / 1_000, unit: 's', atMost: 3 },
    { what: 'first start: makes the database and its companies', value: Math.min(...first) / 1_000, unit: 's' },
  ];
}

async function startOnce(dataDirectory: string): Promise<number> {
  const port = await freePort();
  const env = serverEnvironment(port, { DATA_DIR: dataDirectory });
  const started = performance.now();
  const child = spawn(nodeBinary(), [join(projectRoot, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const waiting = await milliseconds(() => untilItAnswers(`http://127.0.0.1:${port}/`, child));
  const spawning = performance.now() - started - waiting;
  await stopProcess(child);
  return waiting + spawning;
}
