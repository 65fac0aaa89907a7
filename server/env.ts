import { isIP } from 'node:net';
import { z } from 'zod';
import { passwordIssue } from '#domain/auth/password-rules.ts';
import { DEFAULT_SITE_NAME } from '#domain/constants.ts';
import type { Site } from '#domain/site.ts';
import { email } from '#domain/validation.ts';

const text = z.string().trim().min(1, 'must not be blank');
const port = z
  .string()
  .refine((digits) => /^\d{1,5}$/.test(digits) && Number(digits) <= 65_535, 'must be a number from 0 to 65535')
  .transform(Number);
/** Without a path: the site is served at the root of its host. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://inspectory.example', abort: true })
  .transform((address) => new URL(address))
  .refine((url) => url.href === `${url.origin}/`, 'must be a URL without a path, such as https://inspectory.example')
  .transform((url) => url.origin);

const password = z.string().check((context) => {
  const message = passwordIssue(context.value);
  // The value is a secret and must not appear in the message.
  if (message !== undefined) context.issues.push({ code: 'custom', message, input: undefined });
});

const secret = z.string().check((context) => {
  const message = context.value.length < 16 ? 'must have at least 16 characters' : undefined;
  if (message !== undefined) context.issues.push({ code: 'custom', message, input: undefined });
});

const stripeId = (pattern: RegExp, example: string) =>
  z.string().check((context) => {
    // The value may be a secret and must not appear in the message.
    if (!pattern.test(context.value))
      context.issues.push({
        code: 'custom',
        message: `must be a value of Stripe such as ${example}`,
        input: undefined,
      });
  });

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a URL such as postgres://user:password@host:5432/name',
});

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** Without TLS only on this machine: the identity is sent over the network. */
const issuer = z
  .url({ protocol: /^https?$/, error: 'must be a URL that begins with https://', abort: true })
  .refine(
    (address) => address.startsWith('https:') || LOOPBACK.test(URL.parse(address)?.hostname ?? ''),
    'must be a URL that begins with https://',
  );

export const STRIPE_ORIGIN = 'https://api.stripe.com';
/** Stripe itself, or what stands in for it on this machine. */
const stripeOrigin = origin.refine(
  (address) => address.startsWith('https:') || LOOPBACK.test(new URL(address).hostname),
  'must be a URL that begins with https://',
);

/** A proxy: an address, a network, or a name for several networks. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  return (
    isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128) && more.length === 0
  );
}

/** All environment variables. All are optional. */
const variables = z.object({
  PORT: port.default(3000),
  HOST: text.default('0.0.0.0'),
  /** The address under which visitors reach the site: canonical links, mails and the same-origin check use it. */
  PUBLIC_URL: origin.optional(),
  SITE_NAME: text.max(60).default(DEFAULT_SITE_NAME),
  /** Who runs the site, for its privacy notice, its terms and the footer. */
  OPERATOR_NAME: text.max(200).default(''),
  OPERATOR_ADDRESS: text.max(400).default(''),
  OPERATOR_EMAIL: email('must be an email address').or(z.literal('')).default(''),
  /** Embedded database, mail files and lock. */
  DATA_DIR: text.default('data'),
  /** A PostgreSQL server (15 or later) instead of the embedded database. */
  DATABASE_URL: postgresUrl.optional(),
  /** Replicas of DATABASE_URL for what visitors read, separated by commas. */
  DATABASE_READ_URL: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(postgresUrl))
    .optional(),
  /** The same database as DATABASE_URL without the pooler: says that DATABASE_URL leads to one that hands out connections by transaction. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** Where limits of writes are counted for all processes instead of in PostgreSQL. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a URL such as redis://user:password@host:6379' })
    .optional(),
  /** `off`: the embedded database answers a write before it is on disk. */
  EMBEDDED_SYNC: z.enum(['on', 'off']).default('on'),
  /** Processes that share PORT, each on a core of its own. More than one needs DATABASE_URL. */
  WORKERS: z
    .string()
    .refine((digits) => /^\d{1,2}$/.test(digits) && Number(digits) > 0, 'must be a number from 1 to 99')
    .transform(Number)
    .default(1),
  /** Addresses of proxies whose X-Forwarded-For is trusted, separated by commas. */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isNetwork), 'must be IP addresses or networks, such as 127.0.0.1,10.0.0.0/8')
    .optional(),
  /** The first admin, created if there is none. */
  ADMIN_EMAIL: email('must be an email address').optional(),
  ADMIN_PASSWORD: password.optional(),
  /** Sign-in by an identity provider (OpenID Connect): all three or none. */
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(500).optional(),
  /** Get Verified, paid with Stripe: all four or none. */
  STRIPE_SECRET_KEY: stripeId(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: stripeId(/^whsec_\S+$/, 'whsec_…').optional(),
  STRIPE_PRICE_MONTHLY: stripeId(/^price_\w+$/, 'price_…').optional(),
  STRIPE_PRICE_ANNUAL: stripeId(/^price_\w+$/, 'price_…').optional(),
  /** A domain of one's own for the pages of Stripe, if it is set up there. */
  STRIPE_CUSTOM_DOMAIN: stripeOrigin.optional(),
  /** Where the API of Stripe answers. */
  STRIPE_API_BASE: stripeOrigin.default(STRIPE_ORIGIN),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: text.max(255).optional(),
  /** With it the mail server reports which mails came back. */
  MAIL_BOUNCE_SECRET: secret.optional(),
  /** `on`: every service request waits until its sender has confirmed the address, not just one that looks like spam. */
  /** A mail to ADMIN_EMAIL once a day with what is new and what waits. */
  DIGEST: z.enum(['on', 'off']).default('off'),
  LEAD_CONFIRMATION: z.enum(['on', 'off']).default('off'),
  /** Where /metrics is served instead of PORT, for a network that visitors do not reach. */
  METRICS_PORT: port.optional(),
  /** Seconds between SIGTERM, which makes /readyz return 503, and the end of serving. */
  STOP_DELAY: z
    .string()
    .refine((digits) => /^\d{1,2}$/.test(digits), 'must be a number of seconds from 0 to 99')
    .transform(Number)
    .default(1),
  DEMO_DATA: z.enum(['on', 'off']).default('on'),
  /** `off` is for tests and benchmarks. */
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What works together only. */
const GROUPS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
] as const satisfies (keyof z.output<typeof variables>)[][];

export type Env = z.output<typeof variables> & { PUBLIC_URL: string; MAIL_FROM: string };

/** Reads the environment. Throws one line that names every invalid variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Invalid environment variable. ${problems.join('; ')}`);
  }
  if (result.data.WORKERS > 1 && result.data.DATABASE_URL === undefined) {
    throw new Error(
      'Invalid environment variable. WORKERS: the embedded database serves one process. Set DATABASE_URL to a PostgreSQL server, or WORKERS to 1',
    );
  }
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const) {
    if (result.data[name] !== undefined && result.data.DATABASE_URL === undefined)
      throw new Error(`Invalid environment variable. ${name}: set DATABASE_URL, too`);
  }
  for (const group of GROUPS) {
    const missing = group.filter((name) => result.data[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) continue;
    const count = group.length === 3 ? 'three' : 'four';
    throw new Error(
      `Invalid environment variable. ${group.join(', ')}: set all ${count} or none. Not set: ${missing.join(', ')}`,
    );
  }
  const { PORT, SITE_NAME, PUBLIC_URL, MAIL_FROM } = result.data;
  return {
    ...result.data,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
    MAIL_FROM: MAIL_FROM ?? `"${SITE_NAME.replace(/["\\]/g, '\\$&')}" <no-reply@localhost>`,
  };
}

/** What mails and pages say about the site. */
export function siteOf(env: Env): Site {
  const operator = { name: env.OPERATOR_NAME, address: env.OPERATOR_ADDRESS, email: env.OPERATOR_EMAIL };
  return { name: env.SITE_NAME, url: env.PUBLIC_URL, operator };
}
