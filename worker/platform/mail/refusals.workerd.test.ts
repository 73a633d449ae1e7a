import { env } from 'cloudflare:workers';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { type FakeMail, fakeMail } from '../../../tests/workerd/fake-mail';
import { Browser } from '../../../tests/workerd/browser';
import { codeOf, newEmail } from '../../../tests/workerd/people';
import { workerWith } from '../../../tests/workerd/settings';
import { signup } from '../../../tests/workerd/signup';
import { createDatabase } from '../db/client';
import { readEnv } from '../env';
import { rateCounters } from '../http/schema';
import { acceptMail, isRefused, refuseMail } from './refusals';
import { sendMail } from './service';

const db = createDatabase(env);
afterEach(() => vi.restoreAllMocks());

const send = (mail: FakeMail, to: string) =>
  sendMail(
    { env: readEnv({ ...env, MAIL: mail }), db, now: 1 },
    { to, locale: 'en', template: 'reset', data: { url: 'https://x.test/?token=t' } },
  );

test('before the domain is enabled a mail is refused without a retry, with an alarm that has the code and no address', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mail = fakeMail();
  mail.enabled.clear();
  const to = newEmail('nobody');
  await expect(send(mail, to)).rejects.toThrow('not a verified address');
  expect(mail.attempts).toBe(1);
  const [line] = errors.mock.calls.map(([text]) => String(text));
  expect(JSON.parse(line ?? '')).toMatchObject({ event: 'a mail was not sent', code: 'E_RECIPIENT_NOT_ALLOWED' });
  expect(line).not.toContain(to);
  mail.verified.add(to);
  await send(mail, to);
  expect(mail.sent).toHaveLength(1);
});

test('a mailbox that bounced or complained gets nothing more, until its owner writes to us', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const mail = fakeMail();
  const to = newEmail('gone');
  mail.suppressed.add(to);
  await send(mail, to);
  expect(await isRefused(db, to.toUpperCase())).toBe(true);
  mail.suppressed.delete(to);
  await send(mail, to);
  expect(mail.attempts).toBe(1);
  expect(await acceptMail(db, to)).toBe(true);
  await send(mail, to);
  expect(mail.sent).toHaveLength(1);
  await refuseMail(db, to, 'complaint', 1);
  await send(mail, to);
  expect(mail.sent).toHaveLength(1);
});

/** Signs up where few mails may be sent in a day. */
const signUp = (limit: number, address: string, turnstile: boolean, captchaToken?: string) => {
  const settings = {
    MAIL_DAILY_LIMIT: String(limit),
    ...(turnstile && {
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: 'turnstile-secret-of-the-tests',
      TURNSTILE_VERIFY_URL: inject('turnstileUrl'),
    }),
  };
  return signup(newEmail(), { captchaToken }, new Browser(address).before(workerWith(settings)));
};

test('many sign-ups from one address or on one day require a captcha', async () => {
  for (let count = 0; count < 5; count++) expect((await signUp(50, '192.0.2.60', true)).status).toBe(202);
  const refused = await signUp(50, '192.0.2.60', true);
  expect([refused.status, codeOf(refused)]).toEqual([403, 'captcha_required']);
  expect((await signUp(50, '192.0.2.60', true, 'bad')).status).toBe(403);
  expect((await signUp(50, '192.0.2.60', true, `good-${newEmail()}`)).status).toBe(202);
  // From everywhere at once: a fifth of the day, then everybody is asked.
  for (let count = 0; count < 5; count++) expect((await signUp(50, `192.0.2.${70 + count}`, true)).status).toBe(202);
  expect((await signUp(50, '192.0.2.90', true)).status).toBe(403);
  expect((await signUp(50, '192.0.2.90', true, `good-${newEmail()}`)).status).toBe(202);
});

test('mails have a daily limit, and reaching it is logged once as an alarm', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await db.delete(rateCounters);
  for (const address of ['192.0.2.100', '192.0.2.101', '192.0.2.102']) {
    expect((await signUp(3, address, false)).status).toBe(202);
  }
  const full = await signUp(3, '192.0.2.103', false);
  expect([full.status, codeOf(full)]).toEqual([429, 'rate_limited']);
  expect((await signUp(3, '192.0.2.104', false)).status).toBe(429);
  const alarms = errors.mock.calls.filter(([line]) => String(line).includes('the mails of a day are used up'));
  expect(alarms).toHaveLength(1);
});
