import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';

export type Person = { sub: string } & Record<string, unknown>;

/** A real OpenID provider on loopback that signs every visitor in as the current user. */
export type IdentityProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Sets the current user; with undefined the provider denies access. */
  setUser: (person: Person | undefined) => void;
  /** The authorization requests received, oldest first. */
  requests: URLSearchParams[];
  close: () => Promise<void>;
};

const TTL_SECONDS = 600;
const CLIENT = { client_id: 'directory', client_secret: 'a secret of the provider and the directory' };

export async function startIdentityProvider(returnAddress: string): Promise<IdentityProvider> {
  const accounts = new Map<string, Person>();
  const requests: URLSearchParams[] = [];
  let current: Person | undefined;
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;

  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [returnAddress] }],
    cookies: { keys: ['a key for tests'] },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    // The provider warns about each lifetime that is not set.
    ttl: {
      AccessToken: TTL_SECONDS,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => accounts.get(sub) ?? { sub } }),
    loadExistingGrant: grantConsent,
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/auth') requests.push(searchParams);
    if (!pathname.startsWith('/interaction/')) {
      void serve(request, response);
      return;
    }
    if (current !== undefined) accounts.set(current.sub, current);
    const result =
      current === undefined
        ? { error: 'access_denied', error_description: 'not today' }
        : { login: { accountId: current.sub } };
    void provider.interactionFinished(request, response, result);
  });

  return {
    issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    requests,
    setUser: (person) => {
      current = person;
    },
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Members of an organisation are not asked for consent to its own tools. */
async function grantConsent(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
