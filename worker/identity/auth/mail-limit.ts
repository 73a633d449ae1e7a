import { AppError } from '../../platform/http/errors';
import { hitLimit, hitLimits, limitKey } from '../../platform/http/rate-limit';
import { logError } from '../../platform/http/log';
import type { MailTemplate } from '../../platform/mail/templates/types';
import { verifyCaptcha } from './captcha';
import { countedMailboxOf } from './email-identity';
import type { MailScope, Scope } from '../../platform/http/scope';

/** A mailbox gets at most one mail of a kind a minute and three an hour, from all callers together. */
const PER_MINUTE = { max: 1, windowMs: 60_000 };
const PER_HOUR = { max: 3, windowMs: 60 * 60_000 };

/** Mails that one address asks for, each kind: generous, since a school or an office is one address. */
const ASKED = { max: 300, windowMs: 60 * 60_000 };

/** Other mailboxes that one person has a link mailed to: somebody mistypes, nobody has fifty. */
const ADDRESS_CHANGES = { max: 10, windowMs: 24 * 60 * 60_000 };

const DAY_MS = 24 * 60 * 60_000;

/** From this share of the day's mails on, signing up requires a captcha. */
const CAPTCHA_SHARE = 0.2;

/** Sign-ups of one address in a day without that; a household or an office has a few. */
const FREE_SIGNUPS = { max: 5, windowMs: DAY_MS };

/** Counts a mail of this kind to this mailbox; false when it must not be sent. The caller's answer never reveals it. */
export const mayMail = async ({ env, db, now }: MailScope, template: MailTemplate, to: string): Promise<boolean> => {
  const mailbox = countedMailboxOf(to);
  const hits = await hitLimits(
    db,
    [
      { key: limitKey(env, 'mail-minute', template, mailbox), ...PER_MINUTE },
      { key: limitKey(env, 'mail-hour', template, mailbox), ...PER_HOUR },
    ],
    now,
  );
  return hits.every((hit) => hit.allowed);
};

/** Counts a mail of a kind that somebody asks for who is not signed in; throws `rate_limited` for an address with too many. */
export const countAsked = async (
  { env, db, now, address }: Scope,
  kind: 'signup' | 'resend' | 'forgot',
): Promise<void> => {
  const hit = await hitLimit(db, { key: limitKey(env, kind, address), ...ASKED }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
};

/** Counts a change of a person's address; throws `rate_limited` for who has links mailed to one stranger after the other. */
export const countAddressChange = async ({ env, db, now }: MailScope, userId: string): Promise<void> => {
  const hit = await hitLimit(db, { key: limitKey(env, 'change-email', userId), ...ADDRESS_CHANGES }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
};

/**
 * Keeps one abuser from using up the mails that the platform lets us send in a day, which would lock everybody else out.
 * Counts a mail that somebody who is not signed in asks for; throws `captcha_required` where Turnstile is configured and
 * the address or the day has had many, `rate_limited` when the day has had all. Without `MAIL_DAILY_LIMIT` it does nothing.
 */
export const limitVisitorMail = async (scope: Scope, captchaToken?: string): Promise<void> => {
  const { env, db, now, address } = scope;
  if (env.MAIL_DAILY_LIMIT === undefined) return;
  if (env.TURNSTILE_SECRET_KEY) {
    const [mine, share] = await hitLimits(
      db,
      [
        { key: limitKey(env, 'mail-day-address', address), ...FREE_SIGNUPS },
        { key: limitKey(env, 'mail-day-share'), max: env.MAIL_DAILY_LIMIT * CAPTCHA_SHARE, windowMs: DAY_MS },
      ],
      now,
    );
    const isSuspect = !mine?.allowed || !share?.allowed;
    if (isSuspect && !(captchaToken && (await verifyCaptcha(env, captchaToken, address)))) {
      throw new AppError('captcha_required');
    }
  }
  const all = await hitLimit(db, { key: limitKey(env, 'mail-day'), max: env.MAIL_DAILY_LIMIT, windowMs: DAY_MS }, now);
  if (all.allowed) return;
  // Once a day is enough of an alarm.
  if (all.count === env.MAIL_DAILY_LIMIT + 1) {
    logError('the mails of a day are used up', { limit: env.MAIL_DAILY_LIMIT }, new Error('mail limit'));
  }
  throw new AppError('rate_limited', { retryAfter: all.retryAfter });
};
