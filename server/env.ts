import { z } from 'zod';
import { DEFAULT_SITE_NAME } from '#domain/constants.ts';
import { passwordIssue } from './auth/password-rules.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text).origin)
  .describe('an address such as https://inspectory.example');

const password = z.string().check((context) => {
  const message = passwordIssue(context.value);
  // The value itself is a secret and stays out of the sentence.
  if (message !== undefined) context.issues.push({ code: 'custom', message, input: undefined });
});

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What the provider says crosses the network: without TLS only inside of one machine. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => text.startsWith('https:') || LOOPBACK.test(URL.parse(text)?.hostname ?? ''),
    'an address that begins with https://',
  );

/** Every environment variable that the product knows. All are optional. */
const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** The address under which visitors reach the site: canonical links, mails and the same-origin check use it. */
  PUBLIC_URL: origin.optional(),
  SITE_NAME: z.string().trim().min(1).max(60).default(DEFAULT_SITE_NAME),
  /** Embedded database, mail files and lock. */
  DATA_DIR: z.string().default('data'),
  /** A PostgreSQL server (15 or later) instead of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .optional(),
  /** The first admin, made where there is none. */
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: password.optional(),
  /** Sign-in by an identity provider (OpenID Connect): all three or none. */
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(500).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(255).default('Inspectory <no-reply@localhost>'),
  DEMO_DATA: z.enum(['on', 'off']).default('on'),
  /** `off` is for tests and benchmarks. */
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.output<typeof variables> & { PUBLIC_URL: string };

/** Reads the environment once. Throws one line that names every wrong variable. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Wrong environment variable. ${problems.join('; ')}`);
  }
  const provider = [result.data.OIDC_ISSUER, result.data.OIDC_CLIENT_ID, result.data.OIDC_CLIENT_SECRET];
  const missing = provider.filter((value) => value === undefined).length;
  if (missing > 0 && missing < provider.length) {
    throw new Error(
      'Wrong environment variable. OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: give all three or none',
    );
  }
  return { ...result.data, PUBLIC_URL: result.data.PUBLIC_URL ?? `http://localhost:${result.data.PORT}` };
}
