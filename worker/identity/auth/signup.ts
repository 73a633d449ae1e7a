import { and, eq, gt, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../../platform/crypto/secrets';
import { newId } from '../../platform/db/id';
import { AppError } from '../../platform/http/errors';
import type { Locale } from '../../platform/locale/locale';
import type { SignupInput } from './contract';
import { freeCreditStatements, hasHadFreeCredits } from './free-credits';
import { newCode } from './issue';
import { users } from '../sessions/service';
import { CONFIRM_LINK_LIFE } from './lifetimes';
import { pendingSignups } from './schema';
import { linkTo } from '../../platform/http/links';
import { limitVisitorMail, countAsked, mayMail } from './mail-limit';
import { hashPassword, passwordCost } from './password';
import { assertStrongPassword } from './password-policy';
import type { MailScope, Scope } from '../../platform/http/scope';
import { isUsernameTaken, usernameTaken } from './usernames';

/**
 * Keeps a sign-up until its e-mail is confirmed and mails the link. The owner of an account with this address is
 * notified by mail and nothing else differs. Throws `validation_failed`, `username_taken`, `rate_limited`.
 */
export const signUp = async (scope: Scope, input: SignupInput, locale: Locale): Promise<void> => {
  const { env, db, now } = scope;
  assertStrongPassword(input.password, [input.email, input.username]);
  await countAsked(scope, 'signup');
  await limitVisitorMail(scope, input.captchaToken);
  if (input.username && (await isUsernameTaken(scope, input.username, { email: input.email }))) throw usernameTaken();
  const passwordHash = await hashPassword(input.password, passwordCost(env));
  const [account] = await db.select({ locale: users.locale }).from(users).where(eq(users.email, input.email));
  if (account) {
    if (!(await mayMail(scope, 'already-registered', input.email))) return;
    const data = {
      signInUrl: linkTo(scope, account.locale, '/app/login'),
      resetUrl: linkTo(scope, account.locale, '/app/forgot-password'),
    };
    scope.mailLater({ template: 'already-registered', to: input.email, locale: account.locale, data });
    return;
  }
  // Without a new mail the older sign-up stays, as the link in the mailbox is its link.
  if (!(await mayMail(scope, 'confirm', input.email))) return;
  const token = randomSecret();
  const pending = {
    tokenHash: hashSecret(token),
    passwordHash,
    username: input.username ?? null,
    locale,
    codeChallenge: input.codeChallenge,
    acceptedAt: now,
    expiresAt: now + CONFIRM_LINK_LIFE,
  };
  await db
    .insert(pendingSignups)
    .values({ email: input.email, ...pending })
    .onConflictDoUpdate({ target: pendingSignups.email, set: pending });
  mailConfirmation(scope, { email: input.email, locale, token, referredBy: input.referredBy });
};

interface Confirmation {
  email: string;
  locale: Locale;
  token: string;
  /** Whose link brought them. */
  referredBy: string | undefined;
}

const mailConfirmation = (scope: MailScope, { email, locale, token, referredBy }: Confirmation): void =>
  scope.later('confirmation', async () => {
    const url = linkTo(scope, locale, '/app/confirm', {
      token,
      ...(referredBy && { 'referred-by': referredBy }),
    });
    const hasFreePlans = !(await hasHadFreeCredits(scope, email));
    scope.mailLater({ template: 'confirm', to: email, locale, data: { url, hasFreePlans } });
  });

/** Mails the confirmation link of a waiting sign-up once more; the older link is void. Silent for anybody else. */
export const resendConfirmation = async (scope: MailScope, email: string, referredBy?: string): Promise<void> => {
  const { db, now } = scope;
  if (!(await mayMail(scope, 'confirm', email))) return;
  const token = randomSecret();
  const [pending] = await db
    .update(pendingSignups)
    .set({ tokenHash: hashSecret(token), expiresAt: now + CONFIRM_LINK_LIFE })
    .where(and(eq(pendingSignups.email, email), gt(pendingSignups.expiresAt, now)))
    .returning({ locale: pendingSignups.locale });
  if (pending) mailConfirmation(scope, { email, locale: pending.locale, token, referredBy });
};

/**
 * Turns a waiting sign-up into an account with its two free credits and gives a code for the sign-up's own challenge,
 * all in one batch: of parallel calls with one link one succeeds. Throws `invalid_token`.
 */
export const confirmSignUp = async (scope: Scope, token: string, attempt = 1): Promise<string> => {
  const { db, now } = scope;
  const isLive = and(eq(pendingSignups.tokenHash, hashSecret(token)), gt(pendingSignups.expiresAt, now));
  const [pending] = await db.select().from(pendingSignups).where(isLive);
  if (!pending) throw new AppError('invalid_token');
  const userId = newId('user');
  const { code, statement: storeCode } = newCode(scope, userId, pending.codeChallenge);
  const freeCredits = await freeCreditStatements(scope, { userId, email: pending.email });
  try {
    await db.batch([
      // When the link was used in the meantime the subquery is null, the row refused and the whole batch undone.
      db.insert(users).values({
        id: userId,
        email: sql`(SELECT email FROM pending_signups WHERE ${isLive})`,
        passwordHash: pending.passwordHash,
        username: await freeUsername(scope, pending),
        locale: pending.locale,
        termsAcceptedAt: pending.acceptedAt,
        createdAt: now,
        updatedAt: now,
      }),
      db.delete(pendingSignups).where(eq(pendingSignups.email, pending.email)),
      storeCode,
      ...freeCredits,
    ]);
  } catch (error) {
    const [still] = await db.select().from(pendingSignups).where(isLive);
    if (!still) throw new AppError('invalid_token', { cause: error });
    // The link is good, so something else was taken at this very moment (the username, the mailbox's free credits).
    if (attempt < 3) return confirmSignUp(scope, token, attempt + 1);
    throw error;
  }
  return code;
};

/** The username asked for, unless somebody took it while the sign-up waited: then the profile asks for another. */
const freeUsername = async (scope: Scope, pending: typeof pendingSignups.$inferSelect): Promise<string | null> =>
  pending.username && !(await isUsernameTaken(scope, pending.username, pending)) ? pending.username : null;
