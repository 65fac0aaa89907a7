import type * as OpenIdClient from 'openid-client';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/constants.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';

const TIMEOUT_SECONDS = 5;
/** Providers change their addresses and methods now and then. */
const REDISCOVER_MILLISECONDS = 3_600_000;

/** What has to be remembered of a visitor between the way there and the way back. */
type OidcFlow = { state: string; nonce: string; verifier: string };

/** Who somebody is, by the word of the provider. `email` only when the provider has confirmed it. */
export type OidcIdentity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
};

export type OidcProvider = {
  /** Where the visitor has to go. */
  begin: () => Promise<{ location: string; flow: OidcFlow }>;
  /** Who came back; `query` is what the address of the return carries. Throws when the provider refuses or lies. */
  finish: (query: string, flow: OidcFlow) => Promise<OidcIdentity>;
};

type Library = typeof OpenIdClient;
type Found = { library: Library; configuration: OpenIdClient.Configuration; at: number };

/** The identity provider of the environment; undefined where none is configured. It is asked when it is first needed. */
export function oidcProvider({ env, now }: BaseContext): OidcProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, PUBLIC_URL } = env;
  if (issuer === undefined || id === undefined || secret === undefined) return undefined;
  const returnAddress = new URL(plainRoutes.finishSignIn.path, PUBLIC_URL);
  let found: Found | undefined;

  const find = async (): Promise<Found> => {
    if (found !== undefined && now().getTime() - found.at < REDISCOVER_MILLISECONDS) return found;
    // Loaded here, because most sites have no provider.
    const library = await import('openid-client');
    const configuration = await library.discovery(new URL(issuer), id, secret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // server/env.ts lets only addresses inside of this machine go without TLS.
      execute: issuer.startsWith('http:') ? [library.allowInsecureRequests] : [],
    });
    found = { library, configuration, at: now().getTime() };
    return found;
  };

  return {
    begin: async () => {
      const { library, configuration } = await find();
      const flow = {
        state: library.randomState(),
        nonce: library.randomNonce(),
        verifier: library.randomPKCECodeVerifier(),
      };
      const location = library.buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress.href,
        scope: 'openid email profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await library.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      });
      return { location: location.href, flow };
    },
    finish: async (query, flow) => {
      const { library, configuration } = await find();
      const current = new URL(returnAddress);
      current.search = query;
      const tokens = await library.authorizationCodeGrant(configuration, current, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token.');
      // Many providers keep the address and the names out of the ID token.
      const isWanting = claims.email === undefined || claims.email_verified === undefined;
      const hasMore = isWanting && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = hasMore ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return toIdentity(claims.iss, claims.sub, { ...more, ...claims });
    },
  };
}

function toIdentity(issuer: string, subject: string, claims: Record<string, unknown>): OidcIdentity {
  const text = (name: string, maxLength: number) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? value.trim() : undefined;
  };
  const isConfirmed = claims.email_verified === true || claims.email_verified === 'true';
  return {
    issuer,
    subject,
    email: isConfirmed ? text('email', MAX_EMAIL_LENGTH) : undefined,
    firstName: text('given_name', MAX_NAME_LENGTH),
    lastName: text('family_name', MAX_NAME_LENGTH),
  };
}
