import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Structured logs on standard output. Nothing that names a person is ever passed to it; the list is a second net. */
export function createLogger(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.email', '*.customerEmail', '*.phone', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
  });
}
