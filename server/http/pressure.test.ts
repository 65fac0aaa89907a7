import underPressure from '@fastify/under-pressure';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger } from '#server/logger.ts';
import { sendFailure } from './error-handler.ts';
import { pressureLimits } from './pressure.ts';

test('hardening: under pressure visitors are turned away, and probes are still answered', async () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  app.setErrorHandler(sendFailure);
  // Every process is above a limit of one byte.
  await app.register(underPressure, {
    ...pressureLimits({ log, now: () => new Date() }),
    maxEventLoopDelay: 0,
    maxRssBytes: 1,
    sampleInterval: 1,
  });
  for (const url of ['/healthz', '/readyz', '/metrics', '/about']) app.get(url, async () => 'here');
  await expect.poll(async () => (await app.inject('/about')).statusCode).toBe(503);
  const { headers, body } = await app.inject('/about');
  expect(headers['retry-after']).toBe('10');
  expect(body).toContain('The site is very busy.');
  for (const url of ['/healthz', '/readyz', '/metrics']) expect((await app.inject(url)).statusCode).toBe(200);
  expect(lines.length).toBe(1);
  expect(lines[0]).toContain('"turnedAway":1,"msg":"under pressure');
});
