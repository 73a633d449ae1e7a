import * as oauth from 'oauth4webapi';
import * as z from 'zod';
import type { Env } from '../../../platform/env';
import { isLoopback } from '../../../platform/http/loopback';

/** The product's registration with the provider. */
export interface GoogleConfig {
  issuer: URL;
  clientId: string;
  clientSecret: string;
}

/** What must come back unchanged from one trip to the provider; kept in the browser that began it. */
export const transaction = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
export type Transaction = z.infer<typeof transaction>;

/** Who the provider says it is. `email` is given only when the provider has verified it. */
export interface GoogleIdentity {
  subject: string;
  email: string | null;
}

/** How long the provider's description of itself is kept, milliseconds. */
const DISCOVERY_LIFE = 60 * 60_000;
const discovered = new Map<string, { server: oauth.AuthorizationServer; until: number }>();

/** The configuration, or null where signing in with Google is not offered. */
export const googleConfig = (
  env: Pick<Env, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER'>,
): GoogleConfig | null =>
  env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
    ? { issuer: new URL(env.GOOGLE_ISSUER), clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
    : null;

/** Plain http is for a provider on one's own machine alone. */
const httpOptions = ({ issuer }: GoogleConfig) => ({
  [oauth.allowInsecureRequests]: issuer.protocol === 'http:' && isLoopback(issuer.hostname),
  signal: () => AbortSignal.timeout(8000),
});

const discover = async (config: GoogleConfig, now: number): Promise<oauth.AuthorizationServer> => {
  const known = discovered.get(config.issuer.href);
  if (known && known.until > now) return known.server;
  const response = await oauth.discoveryRequest(config.issuer, httpOptions(config));
  const server = await oauth.processDiscoveryResponse(config.issuer, response);
  discovered.set(config.issuer.href, { server, until: now + DISCOVERY_LIFE });
  return server;
};

/** Where to send the browser, and what to keep for its return. Code flow with PKCE S256, state and nonce. */
export const beginSignIn = async (
  config: GoogleConfig,
  redirectUri: string,
  now: number,
): Promise<{ url: string; transaction: Transaction }> => {
  const server = await discover(config, now);
  if (!server.authorization_endpoint) throw new Error('the provider names no authorization endpoint');
  const transaction = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    codeVerifier: oauth.generateRandomCodeVerifier(),
  };
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: config.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(transaction.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, transaction };
};

/** Checks the provider's answer (state, code with PKCE, signature, issuer, audience, nonce, times); throws if it fails. */
export const finishSignIn = async (
  config: GoogleConfig,
  callback: URL,
  { state, nonce, codeVerifier }: Transaction,
  redirectUri: string,
  now: number,
): Promise<GoogleIdentity> => {
  const server = await discover(config, now);
  const client: oauth.Client = { client_id: config.clientId };
  const parameters = oauth.validateAuthResponse(server, client, callback, state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(config.clientSecret),
    parameters,
    redirectUri,
    codeVerifier,
    httpOptions(config),
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, httpOptions(config));
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims) throw new Error('the provider gave no identity');
  const { sub, email, email_verified: isVerified } = claims;
  return { subject: sub, email: isVerified === true && typeof email === 'string' ? email.trim().toLowerCase() : null };
};
