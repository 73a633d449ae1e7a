import type { LoginInput, SignupInput } from '../../../../worker/identity/auth/contract';
import type { User } from '../../../../worker/identity/sessions/contract';
import { publishAuth } from '../../../api/auth-channel';
import { apiFetch } from '../../../api/fetch';
import { beginSignOut, finishSignOut } from '../../../api/pending-sign-out';
import { queryClient, USER_KEY, userQuery } from '../../../api/query';
import { repeatable } from '../../../api/retry';
import { readCodeAnswer } from '../../../api/session-answers';
import { acceptTokens, forgetSession } from '../../../api/session-refresh';
import { pendingReferrer } from '../../money/referrals/keep-referral';
import { forgetReturnPath } from './return-path';
import { challengeOf, dropVerifier, keepVerifier, storedVerifier, newVerifier } from './pkce';

const post = (path: string, body: object): Promise<Response> =>
  apiFetch(`/api/auth/${path}`, {
    method: 'POST',
    // Each of these calls either may run twice or refuses its second run.
    headers: { 'content-type': 'application/json', ...repeatable() },
    body: JSON.stringify(body),
  });

const exchange = async (answer: Response, codeVerifier: string): Promise<User> => {
  const code = readCodeAnswer(await answer.json());
  const tokens = await post('token', { grantType: 'authorization_code', code, codeVerifier });
  return acceptTokens(await tokens.json());
};

/** Signs in by e-mail and password (PKCE S256) and notifies every tab. */
export const signIn = async (input: Pick<LoginInput, 'email' | 'password' | 'captchaToken'>): Promise<User> => {
  await finishSignOut();
  const verifier = newVerifier();
  return exchange(await post('login', { ...input, codeChallenge: await challengeOf(verifier) }), verifier);
};

/** Asks for an account; a mail follows. The verifier stays here, so that the mail's link can sign in. */
export const signUp = async (input: Omit<SignupInput, 'codeChallenge' | 'codeChallengeMethod'>): Promise<void> => {
  const verifier = newVerifier();
  await post('signup', { ...input, referredBy: pendingReferrer(), codeChallenge: await challengeOf(verifier) });
  keepVerifier(verifier);
};

/**
 * Uses a confirmation link. Resolves with the user when this browser began the sign-up, with null elsewhere: the
 * account is then confirmed and its owner signs in by hand.
 */
export const confirmSignUp = async (token: string): Promise<User | null> => {
  const answer = await post('confirm', { token });
  const verifier = storedVerifier();
  dropVerifier();
  if (!verifier) return null;
  try {
    return await exchange(answer, verifier);
  } catch {
    return null;
  }
};

/**
 * Uses the link that was mailed to a new address, and notifies every tab. Resolves with the user when somebody is
 * signed in here, with null when they are to sign in with the new address.
 */
export const confirmEmailChange = async (token: string): Promise<User | null> => {
  await post('confirm-email', { token });
  const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  if (user) publishAuth(user);
  return user;
};

/** Sends the confirmation mail again. */
export const resendConfirmation = (email: string, locale: string): Promise<Response> =>
  post('resend', { email, locale, referredBy: pendingReferrer() });

/** Asks for a mail with a link to set a new password; answers alike for every address. */
export const forgotPassword = (email: string, locale: string): Promise<Response> => post('forgot', { email, locale });

/** Sets a new password by a mailed link; every session of the account ends. */
export const resetPassword = async (token: string, password: string): Promise<void> => {
  await post('reset', { token, password });
  forgetSession();
};

/**
 * Ends this session, or all of them, and notifies every tab. Here it ends at once, also without a network, and nothing
 * of the person stays; the server gets it as soon as it can be reached.
 */
export const signOut = async (everywhere = false): Promise<void> => {
  const { clearDevice, sendWaiting } = await import('../../plans/device/device');
  const user = queryClient.getQueryData<User | null>(USER_KEY);
  if (user && navigator.onLine) await sendWaiting(user.id);
  beginSignOut(everywhere);
  await clearDevice();
  dropVerifier();
  forgetReturnPath();
  forgetSession();
  await finishSignOut();
};
