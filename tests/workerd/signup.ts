/** Steps of the tests of the sign-up. */
import { env } from 'cloudflare:workers';
import { Browser } from './browser';
import { PASSWORD, newVerifier } from './people';
import { createDatabase } from '../../worker/platform/db/client';
import { recordedMailsTo } from '../../worker/platform/mail/record';

/** Milliseconds. */
export const MINUTE = 60_000;

/** Sends the form of the sign-up, complete but for what `more` says. */
export const signup = (email: string, more: object = {}, browser = new Browser()) =>
  browser.post('/api/auth/signup', {
    email,
    password: PASSWORD,
    acceptTerms: true,
    isAdult: true,
    codeChallenge: newVerifier().codeChallenge,
    ...more,
  });

/** Opens the link of a confirmation mail. */
export const confirm = (token: string) => new Browser().post('/api/auth/confirm', { token });

/** What was mailed to an address. */
export const mailsTo = (email: string) => recordedMailsTo(createDatabase(env), email);
