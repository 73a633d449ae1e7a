import type { Database } from '../db/client';
import type { Env } from '../env';
import { logError, logWarning } from '../http/log';
import { isRecording, recordMail } from './record';
import { isRefused, refuseMail } from './refusals';
import { SENDER } from './sender';
import { PICTURE_ID, renderMail } from './templates/render';
import type { Mail } from './templates/types';

export type { Mail } from './templates/types';

/** Waits before the second and the third attempt, milliseconds. */
const RETRY_AFTER = [300, 1500] as const;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Codes with which the platform refuses a mail for good: trying again sends nothing, and the daily limit would only be
 * used up. https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
const FINAL_CODES = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_HEADER_NOT_ALLOWED',
  'E_CONTENT_TOO_LARGE',
  'E_SENDER_NOT_VERIFIED',
  'E_SENDER_DOMAIN_NOT_AVAILABLE',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_DAILY_LIMIT_EXCEEDED',
]);

/** The recipient is on the platform's list of those whose mail bounced or who complained. */
const SUPPRESSED = 'E_RECIPIENT_SUPPRESSED';

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/**
 * Writes a mail in its reader's language and hands it to the `send_email` binding, which composes and encodes the
 * MIME message; three attempts, unless the platform refuses it for good. In development and test it is also kept for
 * the inbox. A mailbox that bounced or complained gets nothing more. Rejects and raises the alarm when the last attempt
 * fails; call it after the answer.
 */
export const sendMail = async (
  { env, db, now }: { env: Pick<Env, 'ENVIRONMENT' | 'MAIL'>; db: Database; now: number },
  mail: Mail,
): Promise<void> => {
  if (await isRefused(db, mail.to))
    return logWarning('no mail to a mailbox that refuses it', { template: mail.template });
  const rendered = renderMail(mail);
  if (isRecording(env)) await recordMail(db, mail.to, rendered, now);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await env.MAIL.send({
        from: { name: SENDER.name, email: SENDER.email },
        replyTo: mail.replyTo ?? SENDER.supportEmail,
        to: mail.to,
        ...rendered,
        ...(mail.picture && {
          attachments: [
            {
              disposition: 'inline' as const,
              contentId: PICTURE_ID,
              filename: 'picture.png',
              type: 'image/png',
              content: mail.picture,
            },
          ],
        }),
        // RFC 3834: no out-of-office answers, please.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return;
    } catch (error) {
      const code = codeOf(error);
      if (code === SUPPRESSED) {
        await refuseMail(db, mail.to, 'bounce', now);
        return logWarning('a mailbox refuses mail', { template: mail.template });
      }
      const wait = RETRY_AFTER[attempt];
      if (wait === undefined || (code && FINAL_CODES.has(code))) {
        logError('a mail was not sent', { template: mail.template, code, attempts: attempt + 1 }, error);
        throw error;
      }
      await pause(wait);
    }
  }
};
