import { and, eq, gt, sql } from 'drizzle-orm';
import { hashSecret, randomSecret } from '../../platform/crypto/secrets';
import { AppError } from '../../platform/http/errors';
import { ACCOUNT_MESSAGES } from './contract';
import { notifyEndedSessions, roomsOfSessionsStatement } from './ended-sessions';
import { sessions, users } from '../sessions/service';
import { authCodes, type OneTimeTokenKind, oneTimeTokens, pendingSignups } from './schema';
import { EMAIL_CHANGE_LINK_LIFE, RESET_LINK_LIFE } from './lifetimes';
import { linkTo } from '../../platform/http/links';
import { countAddressChange, mayMail } from './mail-limit';
import { hashPassword, passwordCost, verifyPassword } from './password';
import { assertStrongPassword } from './password-policy';
import type { MailScope, Scope } from '../../platform/http/scope';
import type { SessionUser } from '../../platform/context';
import { othersOf } from './session-list';
import { checkLoginLimit, clearFailures } from './throttle';

/** A new one-time link for a person; the older one of the same kind is void. */
const newLink = async (
  { db, now }: MailScope,
  link: { userId: string; kind: OneTimeTokenKind; newEmail: string | null; life: number },
): Promise<string> => {
  const token = randomSecret();
  const values = { tokenHash: hashSecret(token), newEmail: link.newEmail, expiresAt: now + link.life };
  await db
    .insert(oneTimeTokens)
    .values({ userId: link.userId, kind: link.kind, ...values })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.kind], set: values });
  return token;
};

/** The live link of a token, with its person; throws `invalid_token`. */
const findLink = async ({ db, now }: Scope, kind: OneTimeTokenKind, token: string) => {
  const isLive = and(
    eq(oneTimeTokens.tokenHash, hashSecret(token)),
    eq(oneTimeTokens.kind, kind),
    gt(oneTimeTokens.expiresAt, now),
  );
  const [row] = await db
    .select({ link: oneTimeTokens, user: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(isLive);
  if (!row) throw new AppError('invalid_token');
  /** For a statement of the batch that uses the link: whose it is, or null when another call was faster. */
  const owner = sql`(SELECT user_id FROM one_time_tokens WHERE ${isLive})`;
  return { ...row, owner };
};

/** Mails a link to choose a new password, if the address has an account. */
export const forgotPassword = async (scope: MailScope, email: string): Promise<void> => {
  const isAllowed = await mayMail(scope, 'reset', email);
  const [user] = await scope.db.select().from(users).where(eq(users.email, email));
  if (!isAllowed || !user) return;
  const token = await newLink(scope, { userId: user.id, kind: 'reset', newEmail: null, life: RESET_LINK_LIFE });
  scope.mailLater({
    template: 'reset',
    to: user.email,
    locale: user.locale,
    data: { url: linkTo(scope, user.locale, '/app/reset-password', { token }) },
  });
};

const mailPasswordChanged = (scope: Scope, user: Pick<typeof users.$inferSelect, 'email' | 'locale'>): void =>
  scope.mailLater({
    template: 'password-changed',
    to: user.email,
    locale: user.locale,
    data: { resetUrl: linkTo(scope, user.locale, '/app/forgot-password') },
  });

/** Sets the new password and ends every session, once per link. Throws `invalid_token`, `validation_failed`. */
export const resetPassword = async (scope: Scope, input: { token: string; password: string }): Promise<void> => {
  const { db, now } = scope;
  const { user, owner } = await findLink(scope, 'reset', input.token);
  assertStrongPassword(input.password, [user.email, user.username]);
  const passwordHash = await hashPassword(input.password, passwordCost(scope.env));
  const [changed, rooms] = await db.batch([
    db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, owner)).returning({ id: users.id }),
    roomsOfSessionsStatement(db, eq(sessions.userId, owner)),
    db.delete(sessions).where(eq(sessions.userId, owner)),
    db.delete(authCodes).where(eq(authCodes.userId, owner)),
    // The links last: they are what the statements above go by.
    db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, owner)),
  ]);
  if (!changed.length) throw new AppError('invalid_token');
  await notifyEndedSessions(scope, rooms);
  await clearFailures(scope, user.email);
  mailPasswordChanged(scope, user);
};

/** Proves that the person at the keyboard is the account's, at the sign-in's own limits. `field` names the input. */
const assertPassword = async (scope: Scope, caller: SessionUser, password: string, field: string) => {
  await checkLoginLimit(scope, caller.email);
  const [user] = await scope.db.select().from(users).where(eq(users.id, caller.id));
  if (!user || !(await verifyPassword(password, user.passwordHash))) {
    throw new AppError('validation_failed', { fields: { [field]: ACCOUNT_MESSAGES.currentPassword } });
  }
  await clearFailures(scope, caller.email);
  return user;
};

/** Changes the password of a signed-in person and ends their other sessions. */
export const changePassword = async (
  scope: Scope,
  caller: SessionUser,
  input: { currentPassword: string; password: string },
): Promise<void> => {
  const { db, now } = scope;
  assertStrongPassword(input.password, [caller.email, caller.username]);
  const user = await assertPassword(scope, caller, input.currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(input.password, passwordCost(scope.env));
  const [, rooms] = await db.batch([
    db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, caller.id)),
    roomsOfSessionsStatement(db, othersOf(caller)),
    db.delete(sessions).where(othersOf(caller)),
    db.delete(authCodes).where(eq(authCodes.userId, caller.id)),
    db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, caller.id)),
  ]);
  await notifyEndedSessions(scope, rooms);
  mailPasswordChanged(scope, user);
};

/** Mails a link to the new address. Whether that address already has an account shows only in its mailbox. */
export const changeEmail = async (
  scope: Scope,
  caller: SessionUser,
  input: { email: string; password: string },
): Promise<void> => {
  if (input.email === caller.email) {
    throw new AppError('validation_failed', { fields: { email: ACCOUNT_MESSAGES.sameEmail } });
  }
  const user = await assertPassword(scope, caller, input.password, 'password');
  await countAddressChange(scope, caller.id);
  const [other] = await scope.db.select({ id: users.id }).from(users).where(eq(users.email, input.email));
  if (other) {
    if (!(await mayMail(scope, 'already-registered', input.email))) return;
    const data = {
      signInUrl: linkTo(scope, user.locale, '/app/login'),
      resetUrl: linkTo(scope, user.locale, '/app/forgot-password'),
    };
    scope.mailLater({ template: 'already-registered', to: input.email, locale: user.locale, data });
    return;
  }
  if (!(await mayMail(scope, 'email-change', input.email))) return;
  const token = await newLink(scope, {
    userId: caller.id,
    kind: 'email_change',
    newEmail: input.email,
    life: EMAIL_CHANGE_LINK_LIFE,
  });
  scope.mailLater({
    template: 'email-change',
    to: input.email,
    locale: user.locale,
    data: { url: linkTo(scope, user.locale, '/app/confirm', { token, change: 'email' }) },
  });
};

/** Moves the account to the address its link was mailed to and notifies the old one. Throws `invalid_token`. */
export const confirmEmailChange = async (scope: Scope, token: string): Promise<void> => {
  const { db, now } = scope;
  const { link, user, owner } = await findLink(scope, 'email_change', token);
  const { newEmail } = link;
  if (!newEmail) throw new AppError('invalid_token');
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ email: newEmail, updatedAt: now })
      // Somebody may have registered the address since; the link is then worth nothing.
      .where(and(eq(users.id, owner), sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = ${newEmail})`))
      .returning({ id: users.id }),
    db.delete(pendingSignups).where(and(eq(pendingSignups.email, newEmail), sql`${owner} IS NOT NULL`)),
    // Links that were mailed to the old address lose their worth with it.
    db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, owner)),
  ]);
  if (!changed.length) throw new AppError('invalid_token');
  scope.mailLater({ template: 'email-changed-notice', to: user.email, locale: user.locale, data: null });
};
