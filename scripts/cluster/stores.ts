import { createConnection } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#tests/support/free-port.ts';
import { makeDirectory } from './directories.ts';
import type { Processes, Running } from './processes.ts';
import type { Programs } from './programs.ts';

/** A program that can be killed and started again, on the same port and with the same data. */
export type Service = { url: string; isUp: () => Promise<boolean>; start: () => void; kill: () => Promise<void> };

/** The store in which Patroni agrees on the primary. */
export async function createEtcd(processes: Processes, programs: Programs): Promise<Service> {
  const directory = makeDirectory(processes, 'etcd');
  const url = `http://127.0.0.1:${await freePort()}`;
  const peerUrl = `http://127.0.0.1:${await freePort()}`;
  const options = {
    name: 'one',
    'data-dir': join(directory, 'data'),
    'listen-client-urls': url,
    'advertise-client-urls': url,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `one=${peerUrl}`,
    'log-level': 'warn',
  };
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`);
  return service({
    url,
    run: () => processes.start({ name: 'etcd', file: programs.etcd, args }),
    isUp: () => answers(`${url}/health`),
  });
}

/** The store of what all nodes count together. */
export async function createRedis(processes: Processes, programs: Programs): Promise<Service> {
  const directory = makeDirectory(processes, 'redis');
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory, '--save', '', '--daemonize', 'no'];
  return service({
    url: `redis://127.0.0.1:${port}`,
    run: () => processes.start({ name: 'redis', file: programs.redis, args }),
    isUp: () => accepts(port),
  });
}

function service({ url, run, isUp }: { url: string; run: () => Running; isUp: () => Promise<boolean> }): Service {
  let running = run();
  return {
    url,
    isUp,
    start: () => {
      running = run();
    },
    kill: () => running.end('SIGKILL'),
  };
}

/** Whether there is a 200. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
