import cluster from 'node:cluster';
import { closeSync, openSync, readSync } from 'node:fs';

/** Sockets by the system, those that listen first: `  24: 0100007F:0BB8 00000000:0000 0A 00000000:0000001D …`. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const SOCKET = /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:[\dA-F]{4} ([\dA-F]{2}) [\dA-F]{8}:([\dA-F]{8})/gm;
const LISTENING = '0A';
const CHUNK_BYTES = 16_384;

/**
 * How many connections to a port the system keeps until this process accepts them. Undefined where that is unknown: not on Linux, and
 * in a worker, whose connections the supervisor accepts.
 */
export function waitingConnections(port: number): number | undefined {
  if (process.platform !== 'linux' || !cluster.isPrimary) return undefined;
  try {
    return TABLES.map((table) => waitingIn(table, port)).reduce((sum, waiting) => sum + waiting);
  } catch {
    return undefined;
  }
}

function waitingIn(table: string, port: number): number {
  const file = openSync(table, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    let waiting = 0;
    for (;;) {
      // The system returns whole lines.
      const text = chunk.toString('latin1', 0, readSync(file, chunk, 0, CHUNK_BYTES, null));
      const sockets = [...text.matchAll(SOCKET)];
      for (const [, ofPort = '', state, queue = ''] of sockets)
        if (state === LISTENING && Number.parseInt(ofPort, 16) === port) waiting += Number.parseInt(queue, 16);
      if (text === '' || sockets.some(([, , state]) => state !== LISTENING)) return waiting;
    }
  } finally {
    closeSync(file);
  }
}
