import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { newEmail } from '../../../tests/workerd/people';
import { workerWith } from '../../../tests/workerd/settings';
import { signup } from '../../../tests/workerd/signup';
import { createDatabase } from '../db/client';
import { readEnv } from '../env';
import { recordedMailsTo } from './record';
import { sendMail } from './service';

const db = createDatabase(env);

/** A mail service that fails as often as it should, then takes what it gets. */
const failingMail = (failures: number) => {
  const sent: unknown[] = [];
  let attempts = 0;
  const send = (message: unknown) => {
    attempts += 1;
    if (attempts <= failures) return Promise.reject(new Error('upstream said no to someone@example.test'));
    sent.push(message);
    return Promise.resolve({ messageId: 'one' });
  };
  return { binding: { send }, sent, attempts: () => attempts };
};

const mailTo = (to: string) =>
  ({ to, locale: 'es', template: 'reset', data: { url: 'https://x.test/?token=t' } }) as const;

test('the binding gets the mail, and in this environment it is recorded', async () => {
  const to = newEmail('nandu');
  await sendMail({ env: readEnv(env), db, now: 5 }, mailTo(to));
  const [mail] = await recordedMailsTo(db, to.toUpperCase());
  expect(mail).toMatchObject({
    to,
    subject: 'Elige una contraseña nueva',
    links: ['https://x.test/?token=t'],
    sentAt: 5,
  });
});

test('a mail is tried three times', async () => {
  const passing = failingMail(2);
  await sendMail({ env: readEnv({ ...env, MAIL: passing.binding }), db, now: 1 }, mailTo(newEmail()));
  expect(passing.sent).toMatchObject([
    {
      from: { name: 'Valija', email: 'hello@valija.app' },
      subject: 'Elige una contraseña nueva',
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ]);
  const broken = failingMail(9);
  const lost = sendMail({ env: readEnv({ ...env, MAIL: broken.binding }), db, now: 1 }, mailTo(newEmail()));
  await expect(lost).rejects.toThrow('upstream said no');
  expect(broken.attempts()).toBe(3);
});

test('mails are not recorded where they reach people', async () => {
  const to = newEmail();
  const production = readEnv({
    ...env,
    ENVIRONMENT: 'production',
    CHEAP_PASSWORD_HASHES: undefined,
    MAIL: failingMail(0).binding,
  });
  await sendMail({ env: production, db, now: 1 }, mailTo(to));
  expect(await recordedMailsTo(db, to)).toEqual([]);
});

test('a request does not fail with its mail, and the log names nobody', async () => {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(String(line)));
  const visitor = new Browser().before(workerWith({ MAIL: failingMail(9).binding }));
  expect((await signup(newEmail('unlucky'), {}, visitor)).status).toBe(202);
  spy.mockRestore();
  expect(lines.join('\n')).toContain('mail confirm');
  expect(lines.join('\n')).not.toMatch(/unlucky|example\.test/);
});
