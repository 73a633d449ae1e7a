import type { Database } from '../db/client';
import type { Env } from '../env';
import { isRecording, recordMail } from './record';
import { SENDER } from './sender';
import { renderMail } from './templates/render';
import type { Mail } from './templates/types';

export type { Mail } from './templates/types';

/** Waits before the second and the third attempt, milliseconds. */
const RETRY_AFTER = [300, 1500] as const;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Writes a mail in its reader's language and hands it to the `send_email` binding, which composes and encodes the
 * MIME message; three attempts. In development and test it is also kept for the inbox. Rejects when the last attempt
 * fails; call it after the answer.
 */
export const sendMail = async (
  { env, db, now }: { env: Pick<Env, 'ENVIRONMENT' | 'MAIL'>; db: Database; now: number },
  mail: Mail,
): Promise<void> => {
  const rendered = renderMail(mail);
  if (isRecording(env)) await recordMail(db, mail.to, rendered, now);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await env.MAIL.send({
        from: { name: SENDER.name, email: SENDER.email },
        replyTo: mail.replyTo ?? SENDER.supportEmail,
        to: mail.to,
        ...rendered,
        // RFC 3834: no out-of-office answers, please.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return;
    } catch (error) {
      const wait = RETRY_AFTER[attempt];
      if (wait === undefined) throw error;
      await pause(wait);
    }
  }
};
