import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/http/errors';
import { hitLimit, hitLimits, limitKey } from '../../platform/http/rate-limit';
import { backoff } from '../../platform/shared/backoff';
import { rateCounters } from '../../platform/http/schema';
import { verifyCaptcha } from './captcha';
import type { Scope } from '../../platform/http/scope';

const MINUTE = 60_000;

/** Failures of one account from one address. */
const PAIR = { max: 10, windowMs: 15 * MINUTE };
/** Failures of one account from anywhere. */
const ACCOUNT = { max: 100, windowMs: 60 * MINUTE };
/** First wait of an address whose account is under attack; doubles with each failure from there. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 15 * MINUTE;

const pairKey = ({ env, address }: Scope, email: string) => limitKey(env, 'signin', email, address);
const accountKey = ({ env }: Scope, email: string) => limitKey(env, 'signin-account', email);
const waitKey = ({ env, address }: Scope, email: string) => limitKey(env, 'signin-wait', email, address);

/**
 * Lets an attempt to sign in through or throws `rate_limited` (or `captcha_required` where Turnstile is configured).
 * The attempt is counted before the password is looked at, so that parallel guesses can't pass on one count, and taken
 * back by {@link clearFailures}: what remains are failures. An account under attack from many addresses slows each
 * address down on its own; one that has not failed yet gets in at once, so the owner is never locked out.
 */
export const checkLoginLimit = async (scope: Scope, email: string, captchaToken?: string): Promise<void> => {
  const { env, db, now } = scope;
  const [pair, account] = await hitLimits(
    db,
    [
      { key: pairKey(scope, email), ...PAIR },
      { key: accountKey(scope, email), ...ACCOUNT },
    ],
    now,
  );
  if (!pair || (pair.allowed && account?.allowed)) return;
  if (env.TURNSTILE_SECRET_KEY) {
    if (captchaToken && (await verifyCaptcha(env, captchaToken, scope.address))) return;
    throw new AppError('captcha_required');
  }
  if (!pair.allowed) throw new AppError('rate_limited', { retryAfter: pair.retryAfter });
  const windowMs = backoff(pair.count - 1, FIRST_WAIT, LONGEST_WAIT);
  const wait = await hitLimit(db, { key: waitKey(scope, email), max: 1, windowMs }, now);
  if (!wait.allowed) throw new AppError('rate_limited', { retryAfter: wait.retryAfter });
};

/** The password was right: the attempt was no failure, and this address's count starts again. */
export const clearFailures = async (scope: Scope, email: string): Promise<void> => {
  const { db } = scope;
  await db.batch([
    db.delete(rateCounters).where(eq(rateCounters.key, pairKey(scope, email))),
    db.delete(rateCounters).where(eq(rateCounters.key, waitKey(scope, email))),
    db
      .update(rateCounters)
      .set({ count: sql`max(count - 1, 0)` })
      .where(eq(rateCounters.key, accountKey(scope, email))),
  ]);
};
