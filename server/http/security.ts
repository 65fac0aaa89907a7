import type { FastifyRequest } from 'fastify';
import { isLinkPath } from '#domain/paths.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import { type Env, STRIPE_ORIGIN } from '#server/env.ts';
import { ForbiddenError } from '#server/errors.ts';

/** Sent with every response. Scripts and styles are loaded from our own files only, without exceptions. */
export function securityHeaders(env: Env, options: { development: boolean }): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' https: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    // Forms that lead to a payment page: browsers apply this to redirects as well.
    'form-action': ["'self'", ...paymentOrigins(env)].join(' '),
    'frame-ancestors': "'none'",
    // Hot reload needs inline scripts and styles, and a socket.
    ...(options.development && {
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
    }),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map((entry) => entry.join(' '))
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'speculation-rules': `"${plainRoutes.speculationRules.path}"`,
    ...(env.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Where Stripe serves its payment pages and its portal; what stands in for it serves all. */
function paymentOrigins({ STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_CUSTOM_DOMAIN }: Env): string[] {
  if (STRIPE_SECRET_KEY === undefined) return [];
  const pages =
    STRIPE_API_BASE === STRIPE_ORIGIN
      ? ['https://checkout.stripe.com', 'https://billing.stripe.com']
      : [STRIPE_API_BASE];
  return STRIPE_CUSTOM_DOMAIN === undefined ? pages : [...pages, STRIPE_CUSTOM_DOMAIN];
}

/**
 * Refuses writes that another site makes a visitor's browser send. Clients other than browsers send none of these headers.
 * Throws ForbiddenError.
 */
export function refuseCrossSiteWrites(request: FastifyRequest, env: Env): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const ownOrigins = [env.PUBLIC_URL, `${request.protocol}://${request.host}`];
  // Pages of private links send no referrer, and browsers then hide the origin of their forms. No cookie counts there.
  const isHidden = origin === 'null' && isLinkPath(request.url);
  // Old browsers send only where the form was.
  const from =
    origin === undefined && site === undefined ? URL.parse(request.headers.referer ?? '')?.origin : undefined;
  const isForeign =
    (from !== undefined && !ownOrigins.includes(from)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && !isHidden && !ownOrigins.includes(origin));
  if (isForeign)
    throw new ForbiddenError(
      'Cross-site requests are not allowed. Please use the pages of this site or call the API directly.',
    );
}

/**
 * The network that limits apply to: an IPv6 customer has a whole /64. Some proxies append the port, and put an IPv6
 * address in brackets.
 */
export function clientNetwork(ip: string): string {
  const address = ip.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/(\.\d+):\d+$/, '$1');
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
