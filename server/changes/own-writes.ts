import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Changes } from './change-feed.ts';

const COOKIE = 'change';
const IN_COOKIES = /(?:^|;\s*)change=(\d{1,15})(?:;|$)/;
/** By then every process has read the change. */
const COOKIE_SECONDS = 30;
/** The page is then shown as this process knows it. */
const MAX_WAIT_MILLISECONDS = 2_000;

type Options = { changes: Changes; sessionCookie: string; isSecure: boolean };

/** Whether who asks has made a change at another process that this one has not read yet. */
export function isBehind({ headers }: Pick<IncomingMessage, 'headers'>, changes: Changes): boolean {
  const { cookie } = headers;
  // Visitors have no cookies.
  if (cookie === undefined) return false;
  return Number(IN_COOKIES.exec(cookie)?.[1] ?? 0) > changes.version;
}

/**
 * Who writes at one process reads it at the next: the answer to a signed-in user's write carries the number of the change for a
 * moment, and a process that has not read so far reads first.
 */
export function followOwnWrites(app: FastifyInstance, { changes, sessionCookie, isSecure }: Options): void {
  const versions = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') versions.set(request, changes.version);
    if (!changes.isLoaded || !isBehind(request.raw, changes)) return;
    const read = changes.refresh().catch(() => undefined);
    await Promise.race([read, sleep(MAX_WAIT_MILLISECONDS, undefined, { ref: false })]);
  });
  app.addHook('onSend', async (request, reply) => {
    const version = versions.get(request);
    if (version === undefined || version === changes.version) return;
    if (request.cookies[sessionCookie] === undefined) return;
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: COOKIE_SECONDS } as const;
    reply.setCookie(COOKIE, String(changes.version), options);
  });
}
