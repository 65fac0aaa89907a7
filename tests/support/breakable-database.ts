import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { TestDatabase } from './test-database.ts';

/** A way to a PostgreSQL database that can be cut and mended, as networks do. */
export type BreakableDatabase = {
  database: TestDatabase;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** From now on, until the way is cut, nothing arrives on either side; what was said in vain is told. */
  silence: () => { saidInVain: () => string };
};

/** What a silent network costs is waited for in the tests. */
const QUERY_TIMEOUT_MILLISECONDS = 200;

export async function makeBreakable(database: TestDatabase): Promise<BreakableDatabase> {
  const socket = join(inject('databases').postgresql ?? '', '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let inVain: string[] | undefined;
  const relay = (incoming: Socket) => {
    const outgoing = connect(socket);
    for (const [one, other] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('data', (data) => {
        if (inVain === undefined) other.write(data);
        else inVain.push(data.toString('latin1'));
      });
    }
  };
  let server = await listen(relay, 0);
  const { port } = server.address() as { port: number };
  const databaseUrl = (database.databaseUrl ?? '').replace('@localhost/', `@127.0.0.1:${port}/`).replace(/\?.*/, '');
  const through = await openDatabase({ databaseUrl, dataDirectory: database.dataDirectory, onError: () => undefined });
  through.pool.options.query_timeout = QUERY_TIMEOUT_MILLISECONDS;
  return {
    database: { ...through, dataDirectory: database.dataDirectory, databaseUrl },
    silence: () => {
      const said: string[] = [];
      inVain = said;
      return { saidInVain: () => said.join('') };
    },
    cut: async () => {
      inVain = undefined;
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const open of sockets) open.destroy();
      await closed;
    },
    mend: async () => {
      if (!server.listening) server = await listen(relay, port);
    },
  };
}

async function listen(onConnection: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(onConnection);
  server.unref();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
