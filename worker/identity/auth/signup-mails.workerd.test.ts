import { afterEach, expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/workerd/browser';
import { PASSWORD, newEmail, newVerifier, setClockAhead, tokenOf, waitForMail } from '../../../tests/workerd/people';
import { confirm, mailsTo, MINUTE, signup } from '../../../tests/workerd/signup';

const subjectOf = async (more: object, headers: Record<string, string>) => {
  const email = newEmail();
  const { codeChallenge } = newVerifier();
  const body = { email, password: PASSWORD, acceptTerms: true, isAdult: true, codeChallenge, ...more };
  await new Browser().post('/api/auth/signup', body, headers);
  return (await waitForMail(email)).subject;
};

afterEach(() => setClockAhead(0));

test('the confirmation is mailed again on request: once a minute, three times an hour', async () => {
  const email = newEmail();
  await signup(email);
  const first = await waitForMail(email);
  for (let minute = 1; minute < 6; minute += 1) {
    await setClockAhead(minute * (MINUTE + 1000));
    expect((await new Browser().post('/api/auth/resend', { email })).status).toBe(202);
    expect((await new Browser().post('/api/auth/resend', { email })).status).toBe(202);
  }
  await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(3));
  expect((await confirm(tokenOf(first))).status).toBe(400);
  expect((await confirm(tokenOf(await waitForMail(email)))).status).toBe(200);
  const stranger = newEmail();
  expect((await new Browser().post('/api/auth/resend', { email: stranger })).status).toBe(202);
  expect(await mailsTo(stranger)).toEqual([]);
});

test('the language of the mail: named, else chosen before, else the browser’s', async () => {
  expect(await subjectOf({ locale: 'en' }, { 'accept-language': 'es-ES' })).toMatch(/Confirm your/);
  expect(await subjectOf({}, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' })).toMatch(/Confirma tu/);
  expect(await subjectOf({}, { 'accept-language': 'fr' })).toMatch(/Confirm your/);
});

test('the referrer is part of the confirmation link, also when that is sent again', async () => {
  const email = newEmail();
  await signup(email, { referredBy: 'ana-lopez' });
  const [link = ''] = (await waitForMail(email)).links;
  expect(new URL(link).searchParams.get('referred-by')).toBe('ana-lopez');
  await setClockAhead(2 * MINUTE);
  await new Browser().post('/api/auth/resend', { email, referredBy: 'ana-lopez' });
  const again = await vi.waitFor(async () => {
    const mails = await mailsTo(email);
    expect(mails.length).toBe(2);
    return mails.flatMap(({ links }) => links);
  });
  expect(again.filter((each) => each.includes('referred-by=ana-lopez'))).toHaveLength(2);
});

test('an invalid referrer is left out of the link, and the sign-up is accepted', async () => {
  const email = newEmail();
  expect((await signup(email, { referredBy: '<script>' })).status).toBe(202);
  const [link = ''] = (await waitForMail(email)).links;
  expect(new URL(link).searchParams.has('referred-by')).toBe(false);
});
