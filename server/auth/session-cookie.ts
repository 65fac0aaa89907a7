import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BaseContext } from '#server/base-context.ts';

/** The prefix __Host- ties the cookie to this host and to TLS; browsers accept it only over TLS. */
export function sessionCookie({ env }: BaseContext) {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const name = isSecure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return {
    name,
    read: (request: FastifyRequest) => request.cookies[name],
    write: (reply: FastifyReply, sessionId: string, maxAge?: number) =>
      reply.setCookie(name, sessionId, { ...options, ...(maxAge !== undefined && { maxAge }) }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
