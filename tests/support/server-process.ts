import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { nodeFlags } from '../../scripts/node-flags.mjs';
import { projectRoot } from '../../scripts/project-root.mjs';
import { compileCache } from './compile-cache.ts';
import { freePort } from './free-port.ts';
import type { TestDatabase } from './test-database.ts';

/** The real server in a process of its own. */
export type ServerProcess = {
  url: string;
  processId: number;
  /** Ends it, and returns its exit code; null after SIGKILL. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

/** Starts it on the database of a test, and waits until it is ready. */
export async function startServerProcess(
  database: TestDatabase,
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(nodeBinary(), [...nodeFlags({ DATABASE_URL: database.databaseUrl }), 'server/main.ts'], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: database.dataDirectory,
      DATABASE_URL: database.databaseUrl,
      DEMO_DATA: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      STOP_DELAY: '0',
      ...compileCache(),
      ...variables,
    },
    stdio: 'ignore',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    await sleep(50);
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    process.off('exit', kill);
    return code as number | null;
  };
  return { url, processId: child.pid ?? 0, end };
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
