import type { onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import type { Role, Route } from '#domain/endpoint.ts';
import type { RateLimits } from './rate-limits.ts';
import { limitWriteTime } from './write-timeout.ts';

/** The hooks that admit only callers of a role. */
export type Guards = Record<Role, onRequestAsyncHookHandler[]>;
export type Protect = (
  route: Omit<Route, 'summary'>,
) => Pick<RouteShorthandOptions, 'onRequest' | 'preHandler' | 'handlerTimeout'>;

/** What runs before the handler of a route, in this order: who may call, how often, and for how long. */
export function protectWith({ guards, limits }: { guards: Guards; limits: RateLimits }): Protect {
  return ({ method, path, role, callsPerMinute, timeoutSeconds }) => ({
    onRequest: [...guards[role], ...limits.calls({ method, path, callsPerMinute })],
    preHandler: [...limits.forms({ method, path }), ...(method === 'GET' ? [] : [limitWriteTime])],
    ...(timeoutSeconds && { handlerTimeout: timeoutSeconds * 1_000 }),
  });
}
