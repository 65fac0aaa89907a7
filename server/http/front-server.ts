import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactoryHandler } from 'fastify';

/** Node's limits on one connection, in milliseconds (hardening: staying up). */
const LIMITS = { requestTimeout: 20_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };
const KEEP_ALIVE_MILLISECONDS = 65_000;

/** A server that hands to Fastify only what `tryAnswer` does not answer itself. */
export function frontServer(tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean) {
  return (handle: FastifyServerFactoryHandler): Server =>
    createServer({ ...LIMITS, keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, (request, response) => {
      if (!tryAnswer(request, response)) handle(request, response);
    });
}
