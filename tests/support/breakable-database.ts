import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { TestDatabase } from './test-database.ts';

/** A PostgreSQL database behind a proxy that fails as networks do. */
export type BreakableDatabase = {
  database: TestDatabase;
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** Drops all traffic in both directions until `disconnect`. Connections stay open. */
  dropTraffic: () => { dropped: () => string };
};

/** Short, because the tests wait for it. */
const QUERY_TIMEOUT_MILLISECONDS = 1_000;

export async function makeBreakable(database: TestDatabase): Promise<BreakableDatabase> {
  const socket = join(inject('databases').postgresql ?? '', '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let dropped: string[] | undefined;
  const proxy = (incoming: Socket) => {
    const outgoing = connect(socket);
    for (const [from, to] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (data) => {
        if (dropped === undefined) to.write(data);
        else dropped.push(data.toString('latin1'));
      });
    }
  };
  let server = await listen(proxy, 0);
  const { port } = server.address() as { port: number };
  const databaseUrl = (database.databaseUrl ?? '').replace('@localhost/', `@127.0.0.1:${port}/`).replace(/\?.*/, '');
  const proxied = await openDatabase({ databaseUrl, dataDirectory: database.dataDirectory, onError: () => undefined });
  proxied.pool.options.query_timeout = QUERY_TIMEOUT_MILLISECONDS;
  return {
    database: { ...proxied, dataDirectory: database.dataDirectory, databaseUrl },
    dropTraffic: () => {
      const texts: string[] = [];
      dropped = texts;
      return { dropped: () => texts.join('') };
    },
    disconnect: async () => {
      dropped = undefined;
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const open of sockets) open.destroy();
      await closed;
    },
    reconnect: async () => {
      if (!server.listening) server = await listen(proxy, port);
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
