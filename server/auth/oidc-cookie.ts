import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BaseContext } from '#server/base-context.ts';

const MINUTES = 10;

const content = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
});
type Content = Omit<z.output<typeof content>, 'until'>;

/**
 * Stores the state of a sign-in while the visitor is at the identity provider. Signed, so that nobody can forge one;
 * Lax, because the callback is a navigation from another site.
 */
export function oidcCookie({ env, formSecret, now }: BaseContext) {
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  const name = isSecure ? '__Host-oidc' : 'oidc';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const sign = (text: string) => createHmac('sha256', formSecret).update(`oidc ${text}`).digest('base64url');
  return {
    write: (reply: FastifyReply, flow: Content) => {
      const json = JSON.stringify({ ...flow, until: now().getTime() + MINUTES * 60_000 });
      const text = Buffer.from(json).toString('base64url');
      return reply.setCookie(name, `${text}.${sign(text)}`, { ...options, maxAge: MINUTES * 60 });
    },
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
    read: (request: FastifyRequest): Content | undefined => {
      const [text = '', given = ''] = (request.cookies[name] ?? '').split('.');
      const expected = Buffer.from(sign(text));
      const actual = Buffer.from(given);
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
      const read = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return read.until > now().getTime() ? read : undefined;
    },
  };
}
