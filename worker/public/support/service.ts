import type { Scope } from '../../platform/http/scope';
import type { SessionUser } from '../../platform/context';
import { AppError } from '../../platform/http/errors';
import { logError } from '../../platform/http/log';
import { hitLimit, limitKey } from '../../platform/http/rate-limit';
import { SENDER } from '../../platform/mail/sender';
import { sendMail } from '../../platform/mail/service';
import type { SupportInput } from './contract';

/** Messages that one person may send in an hour. */
const PER_PERSON = { max: 5, windowMs: 3_600_000 };

/**
 * Mails a message to our support, to be answered to the sender's address, and a copy to the sender. Nothing of it is
 * kept here. It is only taken when the mail went out: throws `unavailable` otherwise, and `rate_limited`.
 */
export const askSupport = async (
  scope: Scope,
  caller: SessionUser,
  { topic, message, context }: SupportInput,
  reference: string,
): Promise<void> => {
  const { env, db, now } = scope;
  const hit = await hitLimit(db, { key: limitKey(env, 'support', caller.id), ...PER_PERSON }, now);
  if (!hit.allowed) throw new AppError('rate_limited', { retryAfter: hit.retryAfter });
  const facts = Object.entries(context ?? {}).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  const { email, id, accountType, locale } = caller;
  try {
    await sendMail(scope, {
      template: 'support-request',
      to: SENDER.supportEmail,
      replyTo: email,
      locale: 'en',
      data: { topic, message, reference, from: email, account: `${id} (${accountType}, ${locale})`, facts },
    });
  } catch (error) {
    logError('a message to support was not sent', { reference }, error);
    throw new AppError('unavailable');
  }
  scope.mailLater({ template: 'support-received', to: email, locale, data: { message, reference } });
};
