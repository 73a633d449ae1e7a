import * as z from 'zod';
import type { Env } from '../../platform/env';
import { logWarning } from '../../platform/http/log';

const answer = z.object({ success: z.boolean() });

/**
 * Asks Turnstile whether a person solved its challenge. When Turnstile itself can't be reached the answer is no: the
 * caller is over the limit already and may try again later.
 */
export const verifyCaptcha = async (
  env: Pick<Env, 'TURNSTILE_SECRET_KEY' | 'TURNSTILE_VERIFY_URL'>,
  token: string,
  address: string,
): Promise<boolean> => {
  try {
    const response = await fetch(env.TURNSTILE_VERIFY_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: env.TURNSTILE_SECRET_KEY, response: token, remoteip: address }),
      signal: AbortSignal.timeout(5000),
    });
    return answer.parse(await response.json()).success;
  } catch {
    logWarning('captcha not verified');
    return false;
  }
};
