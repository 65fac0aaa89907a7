import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Node accepts one connection of a listening socket in a turn of its event loop, however many requests of open connections it
 * answers in that turn. Under overload new visitors would wait behind all of these, so several sockets listen.
 */
const SOCKETS = 8;
/**
 * Connections that the system keeps for each socket until they are accepted. One that finds no room is tried again by the visitor's
 * system after one second, then two; in a longer queue all would wait for that long.
 */
const WAITING_CONNECTIONS = 512;

type Address = { host: string; port: number };

/**
 * Listens, on Linux with several sockets (`SO_REUSEPORT`). Of several workers only the supervisor accepts connections, and has time
 * for it. Throws the error of the system, such as EADDRINUSE.
 */
export async function listenAt(app: FastifyInstance, { host, port }: Address): Promise<void> {
  const isShared = process.platform === 'linux' && cluster.isPrimary;
  const address = { host, port, backlog: WAITING_CONNECTIONS };
  // A port that sockets share is never in use for another process of the same user: this one asks first.
  if (isShared) await close(await listen(createServer(), address));
  const others: Server[] = [];
  app.addHook('preClose', async () => {
    for (const other of others) other.close();
  });
  const options = { ...address, reusePort: isShared, listenTextResolver: () => 'listening' };
  await app.listen(options);
  if (!isShared) return;
  const bound = app.server.address();
  const shared = { ...address, port: typeof bound === 'object' && bound !== null ? bound.port : port, reusePort: true };
  for (let count = 1; count < SOCKETS; count += 1) {
    const pass = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      app.server.emit('connection', socket),
    );
    others.push(await listen(pass, shared));
  }
}

async function listen(server: Server, address: Address): Promise<Server> {
  server.listen(address);
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
