import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Env } from '../env';
import { ACCESS_TOKEN_LIFE } from './lifetimes';

const ISSUER = 'valija';
const ALGORITHM = 'HS256';

const claims = z.object({ sub: z.string(), sid: z.string(), gen: z.number().int(), exp: z.number() });

/** What an access token says: the session, its user and the rotation it was issued in. Nothing else: D1 is the truth. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  generation: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);

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
    .sign(keyOf(env.JWT_SECRET));
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
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        typ: 'at+jwt',
        currentDate: new Date(now),
      });
      const { sub, sid, gen, exp } = claims.parse(payload);
      return { userId: sub, sessionId: sid, generation: gen, expiresAt: exp * 1000 };
    } catch {
      // Not ours, altered or expired: for the caller all the same.
    }
  }
  return null;
};
