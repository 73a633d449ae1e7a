import { hitLimits, limitKey } from '../../platform/http/rate-limit';
import type { MailTemplate } from '../../platform/mail/templates/types';
import type { MailScope } from './scope';

/** A mailbox gets at most one mail of a kind a minute and three an hour, whoever asks for them. */
const PER_MINUTE = { max: 1, windowMs: 60_000 };
const PER_HOUR = { max: 3, windowMs: 60 * 60_000 };

/** Counts a mail of this kind to this address; false when it must not be sent. The caller's answer never tells. */
export const mayMail = async ({ env, db, now }: MailScope, template: MailTemplate, to: string): Promise<boolean> => {
  const hits = await hitLimits(
    db,
    [
      { key: limitKey(env, 'mail-minute', template, to), ...PER_MINUTE },
      { key: limitKey(env, 'mail-hour', template, to), ...PER_HOUR },
    ],
    now,
  );
  return hits.every((hit) => hit.allowed);
};
