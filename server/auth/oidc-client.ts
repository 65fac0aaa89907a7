import type * as OpenIdClient from 'openid-client';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '#domain/constants.ts';
import { plainRoutes } from '#domain/plain-routes.ts';
import type { BaseContext } from '#server/base-context.ts';

const TIMEOUT_SECONDS = 5;
/** Providers occasionally change their endpoints and methods. */
const REDISCOVER_MILLISECONDS = 3_600_000;

/** What is stored in the visitor's cookie during the redirect to the provider. */
type OidcFlow = { state: string; nonce: string; verifier: string };

/** The user according to the provider. `email` only if the provider has confirmed it. */
export type OidcIdentity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  firstName: string | undefined;
  lastName: string | undefined;
};

export type OidcProvider = {
  /** The address to redirect the visitor to. */
  begin: () => Promise<{ location: string; flow: OidcFlow }>;
  /** `query` is that of the callback. Throws if the provider refuses or its response is not valid. */
  finish: (query: string, flow: OidcFlow) => Promise<OidcIdentity>;
};

type Library = typeof OpenIdClient;
type Found = { library: Library; configuration: OpenIdClient.Configuration; at: number };

/** The identity provider of the environment; undefined if none is configured. Discovered on first use. */
export function oidcProvider({ env, now }: BaseContext): OidcProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, PUBLIC_URL } = env;
  if (issuer === undefined || id === undefined || secret === undefined) return undefined;
  const returnAddress = new URL(plainRoutes.finishSignIn.path, PUBLIC_URL);
  let found: Found | undefined;

  const find = async (): Promise<Found> => {
    if (found !== undefined && now().getTime() - found.at < REDISCOVER_MILLISECONDS) return found;
    // Loaded on demand, because most sites have no provider.
    const library = await import('openid-client');
    const configuration = await library.discovery(new URL(issuer), id, secret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // server/env.ts accepts addresses without TLS on this machine only.
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
      // Many providers do not put the address and the names into the ID token.
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
