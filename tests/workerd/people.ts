import { createHash, randomBytes } from 'node:crypto';
import { env } from 'cloudflare:workers';
import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { codeOutput, tokenOutput } from '../../worker/identity/auth/contract';
import { createDatabase } from '../../worker/platform/db/client';
import { errorBody } from '../../worker/platform/http/contract';
import { type RecordedMail, recordedMailsTo } from '../../worker/platform/mail/record';
import { sessions, users } from '../../worker/identity/sessions/schema';
import type { SessionClaims } from '../../worker/platform/context';
import { testSettings } from '../../worker/platform/db/schema';
import { Browser } from './browser';

/** A password that the rules take. */
export const PASSWORD = 'Tangerine-Ferry-48';

/** A PKCE pair as a browser makes it. */
export const newVerifier = (): { codeVerifier: string; codeChallenge: string } => {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
};

let count = 0;

/** An e-mail address nobody else in the test file has. */
export const newEmail = (name = 'traveller'): string => `${name}-${(count += 1)}-${Date.now()}@example.test`;

/** The newest mail's number; with {@link waitForMail}'s `after` it distinguishes a new mail from the older ones. */
const newestMail = async (to: string): Promise<number> => (await recordedMailsTo(createDatabase(env), to))[0]?.id ?? 0;

/** Waits for the newest mail to an address: of a subject, and newer than mail number `after`, where given. */
export const waitForMail = async (to: string, subject?: RegExp, after = 0): Promise<RecordedMail> =>
  vi.waitFor(
    async () => {
      const mails = await recordedMailsTo(createDatabase(env), to);
      const mail = mails.find((each) => each.id > after && (!subject || subject.test(each.subject)));
      if (!mail) throw new Error('no such mail yet');
      return mail;
    },
    { timeout: 5000, interval: 20 },
  );

/** The `?token=` of a mail's link. */
export const tokenOf = (mail: Pick<RecordedMail, 'links'>): string => {
  const token = mail.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean);
  if (!token) throw new Error('no link of the mail has a token');
  return token;
};

/** Subject of the mail of a sign-up, in both languages. */
const CONFIRMATION = /^(Confirm your e-mail|Confirma tu correo)/;

/** Makes an account premium, for an hour unless told otherwise. */
export const setPremium = (userId: string, premiumUntil = Date.now() + 3_600_000) =>
  createDatabase(env).update(users).set({ premiumUntil }).where(eq(users.id, userId));

interface SignUpOptions {
  email?: string;
  password?: string;
  username?: string;
  locale?: 'en' | 'es';
  address?: string;
  /** Permanent credits beside the free ones, through the ledger. */
  credits?: number;
}

/** Signs up, confirms and signs in through the API, as a person with one browser does. */
export const signUpPerson = async (options: SignUpOptions = {}) => {
  const email = options.email ?? newEmail();
  const password = options.password ?? PASSWORD;
  const browser = new Browser(options.address);
  const { codeVerifier, codeChallenge } = newVerifier();
  const before = await newestMail(email);
  const signup = await browser.post('/api/auth/signup', {
    email,
    password,
    acceptTerms: true,
    isAdult: true,
    codeChallenge,
    username: options.username,
    locale: options.locale,
  });
  if (signup.status !== 202) throw new Error(`sign-up answered ${signup.status}: ${JSON.stringify(signup.body)}`);
  const confirmed = await browser.post('/api/auth/confirm', {
    token: tokenOf(await waitForMail(email, CONFIRMATION, before)),
  });
  const { code } = codeOutput.parse(confirmed.body);
  const user = await exchange(browser, code, codeVerifier);
  if (options.credits) {
    const { status } = await browser.post('/__test/credits', { email, amount: options.credits });
    if (status !== 200) throw new Error(`/__test/credits answered ${status}`);
  }
  return { browser, email, password, user, userId: user.id };
};

/** Exchanges a code and keeps the cookies in the browser. */
export const exchange = async (browser: Browser, code: string, codeVerifier: string) => {
  const answer = await browser.post('/api/auth/token', { grantType: 'authorization_code', code, codeVerifier });
  if (answer.status !== 200) throw new Error(`token answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return tokenOutput.parse(answer.body).user;
};

/** Signs an existing person in, in a browser of its own unless one is given. */
export const signInPerson = async (email: string, password = PASSWORD, browser = new Browser()) => {
  const { codeVerifier, codeChallenge } = newVerifier();
  const login = await browser.post('/api/auth/login', { email, password, codeChallenge });
  if (login.status !== 200) throw new Error(`login answered ${login.status}: ${JSON.stringify(login.body)}`);
  const user = await exchange(browser, codeOutput.parse(login.body).code, codeVerifier);
  return { browser, user };
};

/** Moves the product's clock ahead of real time by this many milliseconds, for the rest of the test file. */
export const setClockAhead = async (milliseconds: number): Promise<void> => {
  const value = String(milliseconds);
  await createDatabase(env)
    .insert(testSettings)
    .values({ key: 'clock_offset_ms', value })
    .onConflictDoUpdate({ target: testSettings.key, set: { value } });
};

/** The error of an answer, in the contract's form. */
export const errorOf = (answer: { body: unknown }) => errorBody.parse(answer.body).error;

/** The contract's error code of an answer. */
export const codeOf = (answer: { body: unknown }): string => errorOf(answer).code;

/** The messages of an answer's error by field. */
export const fieldsOf = (answer: { body: unknown }): Record<string, string> => errorOf(answer).fields ?? {};

/** What the newest session of somebody claims, for calls past the Worker. */
export const claimsOf = async (userId: string): Promise<SessionClaims> => {
  const newest = desc(sessions.createdAt);
  const [row] = await createDatabase(env).select().from(sessions).where(eq(sessions.userId, userId)).orderBy(newest);
  if (!row) throw new Error('nobody is signed in');
  return { userId, sessionId: row.id, generation: row.generation };
};
