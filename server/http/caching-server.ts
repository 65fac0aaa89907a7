import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactoryHandler } from 'fastify';

/** Node's limits on one connection, in milliseconds (hardening: staying up). */
const LIMITS = { requestTimeout: 20_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };
export const KEEP_ALIVE_MILLISECONDS = 65_000;
/** Longer than any handler may take; a client that reads nothing for so long is gone. */
const SILENCE_MILLISECONDS = 90_000;
/** Pipelined requests on one connection; browsers and proxies send none. */
export const MAX_PIPELINED = 64;

/** Node then creates no stream for a request without a body, which saves a tenth of the time. */
const PIPELINE_OPTIONS = { optimizeEmptyRequests: true };

type Options = {
  /** Answers from the cache, and returns whether it could. */
  tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean;
  isStopping: () => boolean;
};

/** Node takes the first of several; a proxy before it may have taken another. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuseHosts(response: ServerResponse): void {
  const body = JSON.stringify({ message: 'A request has one Host header.' });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(400, headers).end(body);
}

/** A server that passes to Fastify only what the cache cannot answer. While it stops, responses end their connections. */
export function createCachingServer({ tryAnswer, isStopping }: Options) {
  return (handle: FastifyServerFactoryHandler): Server => {
    const queued = new WeakMap<Socket, number>();
    /** Counts the requests that wait behind another on their connection. */
    const isPipelineFull = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
      if (response.socket !== null) return false;
      const count = (queued.get(socket) ?? 0) + 1;
      queued.set(socket, count);
      response.once('close', () => queued.set(socket, (queued.get(socket) ?? 1) - 1));
      return count > MAX_PIPELINED;
    };
    const settings = { ...LIMITS, ...PIPELINE_OPTIONS, keepAliveTimeout: KEEP_ALIVE_MILLISECONDS };
    const server = createServer(settings, (request, response) => {
      if (isStopping()) response.shouldKeepAlive = false;
      if (isPipelineFull(request, response)) {
        request.socket.destroy();
        return;
      }
      if (hasTwoHosts(request)) {
        refuseHosts(response);
        return;
      }
      if (tryAnswer(request, response)) return;
      const { headers } = request;
      const isStream = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
      // Fastify notices by this event that the client has gone; without a body no stream reports it.
      if (!isStream) response.once('close', () => request.emit('close'));
      // Many clients name a type by habit; Fastify would wait for a body of that type.
      if (!isStream || headers['content-length'] === '0') delete headers['content-type'];
      handle(request, response);
    });
    server.timeout = SILENCE_MILLISECONDS;
    return server;
  };
}
