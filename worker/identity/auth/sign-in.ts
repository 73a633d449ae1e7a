import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import type { LoginInput } from './contract';
import { newCode } from './issue';
import { hashPassword, needsRehash, passwordCost, verifyPassword } from './password';
import { users } from '../sessions/service';
import { pendingSignups } from './schema';
import type { Scope } from '../../platform/http/scope';
import { checkLoginLimit, clearFailures } from './throttle';

/**
 * Checks e-mail and password and gives a code for the challenge. Known and unknown addresses cost the same work and
 * get the same answer. Throws `invalid_credentials`, `email_not_confirmed` (only with the right password),
 * `rate_limited`, `captcha_required`.
 */
export const signIn = async (scope: Scope, input: LoginInput): Promise<string> => {
  const { db, now } = scope;
  const cost = passwordCost(scope.env);
  await checkLoginLimit(scope, input.email, input.captchaToken);
  const [found] = await db
    .select({ userId: users.id, userHash: users.passwordHash, pendingHash: pendingSignups.passwordHash })
    .from(sql`(SELECT ${input.email} AS address) AS asked`)
    .leftJoin(users, eq(users.email, sql`asked.address`))
    .leftJoin(pendingSignups, and(eq(pendingSignups.email, sql`asked.address`), gt(pendingSignups.expiresAt, now)));
  const hash = found?.userId ? found.userHash : (found?.pendingHash ?? null);
  const isRight = await verifyPassword(input.password, hash, cost);
  if (!isRight || !hash) throw new AppError('invalid_credentials');
  if (!found?.userId) {
    await clearFailures(scope, input.email);
    throw new AppError('email_not_confirmed');
  }
  const { code, statement } = newCode(scope, found.userId, input.codeChallenge);
  await Promise.all([statement, clearFailures(scope, input.email)]);
  if (needsRehash(hash, cost)) {
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(input.password, cost) })
      .where(and(eq(users.id, found.userId), eq(users.passwordHash, hash)));
  }
  return code;
};
