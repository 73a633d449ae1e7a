import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod';
import type { SessionClaims } from '../../platform/context';
import type { Env } from '../../platform/env';
import { ACCESS_TOKEN_LIFE } from './lifetimes';

const ISSUER = 'valija';
const ALGORITHM = 'HS256';

const claims = z.object({ sub: z.string(), sid: z.string(), gen: z.number().int(), exp: z.number() });

/** What an access token says: the session, its user and the rotation it was issued in. Nothing else: D1 is the truth. */
export interface AccessClaims extends SessionClaims {
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** Tokens that a secret's entry remembers at most; a browser sends the same one for as long as it lives. */
const MAX_VERIFIED = 1000;

/** The imported key of a secret, and the claims of the tokens whose signature it has verified already. */
interface Secret {
  key: Promise<CryptoKey>;
  verified: Map<string, AccessClaims>;
}

const secrets = new Map<string, Secret>();

/** Made once per isolate and secret: it checks every request. */
const secretOf = (secret: string): Secret => {
  const known = secrets.get(secret);
  if (known) return known;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['sign', 'verify']);
  const entry = { key, verified: new Map<string, AccessClaims>() };
  secrets.set(secret, entry);
  return entry;
};

/** Remembers a token that was verified; the oldest one goes when there are too many. */
const remember = (verified: Secret['verified'], token: string, found: AccessClaims): void => {
  if (verified.size >= MAX_VERIFIED) {
    const [oldest] = verified.keys();
    if (oldest !== undefined) verified.delete(oldest);
  }
  verified.set(token, found);
};

/** Signs an access token; `expiresAt` is rounded to whole seconds, as JWT has them. */
export const signAccessToken = async (
  env: Pick<Env, 'JWT_SECRET'>,
  claims: Omit<AccessClaims, 'expiresAt'>,
  now: number,
): Promise<{ token: string; expiresAt: number }> => {
  const issued = Math.floor(now / 1000);
  const expires = issued + ACCESS_TOKEN_LIFE / 1000;
  const token = await new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setSubject(claims.userId)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await secretOf(env.JWT_SECRET).key);
  return { token, expiresAt: expires * 1000 };
};

/** The claims of a token we signed, with this secret or the previous one, and that has not expired; else null. */
export const readAccessToken = async (
  env: Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>,
  token: string,
  now: number,
): Promise<AccessClaims | null> => {
  for (const secret of [env.JWT_SECRET, env.JWT_SECRET_PREVIOUS]) {
    if (!secret) continue;
    const { key, verified } = secretOf(secret);
    const known = verified.get(token);
    if (known) return now < known.expiresAt ? known : null;
    try {
      const { payload } = await jwtVerify(token, await key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        typ: 'at+jwt',
        currentDate: new Date(now),
      });
      const { sub, sid, gen, exp } = claims.parse(payload);
      const found = { userId: sub, sessionId: sid, generation: gen, expiresAt: exp * 1000 };
      remember(verified, token, found);
      return found;
    } catch {
      // Not ours, altered or expired: for the caller all the same.
    }
  }
  return null;
};
