import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Structured logs on standard output. Nothing that names a person is ever passed to it; the list is a second net. */
export function createLogger(level: string, to: DestinationStream = pino.destination(1)): FastifyBaseLogger {
  const settings = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.email', '*.customerEmail', '*.phone', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
  };
  return pino(settings, to);
}
