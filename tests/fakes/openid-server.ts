/**
 * A loopback OpenID provider: discovery, authorization, token and keys, as strict as a real one about client, redirect
 * URI, PKCE and single use: https://www.rfc-editor.org/rfc/rfc6749#section-5.2 and
 * https://www.rfc-editor.org/rfc/rfc7636#section-4.6 have the refusals. Whose account answers, and what is wrong with the answer, is said in the authorization
 * request by the test (`test_person`, JSON).
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod';
import type { OpenIdPerson } from '../workerd/provided';

export interface OpenIdServer {
  issuer: string;
  close(): Promise<void>;
}

const OPENID_CLIENT = { id: 'valija-tests', secret: 'openid-secret-of-the-tests' } as const;

const person = z.object({
  sub: z.string(),
  email: z.string(),
  verified: z.boolean().default(true),
  fault: z.enum(['nonce', 'audience', 'issuer', 'signature', 'expired', 'state', 'denied']).optional(),
}) satisfies z.ZodType<unknown, OpenIdPerson>;

interface Grant {
  person: z.output<typeof person>;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

export const startOpenIdServer = async (): Promise<OpenIdServer> => {
  const [key, otherKey] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  let issuer = '';

  const authorize = (query: URLSearchParams): string => {
    const parameter = (name: string) => query.get(name) ?? '';
    const redirectUri = parameter('redirect_uri');
    if (parameter('client_id') !== OPENID_CLIENT.id || parameter('code_challenge_method') !== 'S256') {
      throw new Error('the authorization request is not ours');
    }
    const who = person.parse(JSON.parse(parameter('test_person')));
    const answer = new URL(redirectUri);
    answer.searchParams.set('state', who.fault === 'state' ? 'another-state' : parameter('state'));
    if (who.fault === 'denied') {
      answer.searchParams.set('error', 'access_denied');
      return answer.href;
    }
    const code = randomUUID();
    grants.set(code, { person: who, nonce: parameter('nonce'), challenge: parameter('code_challenge'), redirectUri });
    answer.searchParams.set('code', code);
    return answer.href;
  };

  const idToken = ({ person: { sub, email, verified, fault }, nonce }: Grant): Promise<string> =>
    new SignJWT({ email, email_verified: verified, nonce: fault === 'nonce' ? 'another' : nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(fault === 'issuer' ? 'https://evil.example' : issuer)
      .setAudience(fault === 'audience' ? 'another-client' : OPENID_CLIENT.id)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime(fault === 'expired' ? '-1h' : '1h')
      .sign(fault === 'signature' ? otherKey.privateKey : key.privateKey);

  const token = async (form: URLSearchParams): Promise<object | null> => {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isOurs = form.get('client_id') === OPENID_CLIENT.id && form.get('client_secret') === OPENID_CLIENT.secret;
    if (!grant || !isOurs || challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri)
      return null;
    return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3600, id_token: await idToken(grant) };
  };

  const server = createServer((request, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') {
      json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (url.pathname === '/keys') {
      json(200, { keys: [jwk] });
    } else if (url.pathname === '/authorize') {
      response.writeHead(302, { location: authorize(url.searchParams) });
      response.end();
    } else if (url.pathname === '/token') {
      void text(request).then(async (body) => {
        const tokens = await token(new URLSearchParams(body));
        json(tokens ? 200 : 400, tokens ?? { error: 'invalid_grant' });
      });
    } else {
      json(404, {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  issuer = `http://127.0.0.1:${address.port}`;
  return { issuer, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
