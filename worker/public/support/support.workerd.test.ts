import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { codeOf, fieldsOf, signUpPerson, waitForMail } from '../../../tests/workerd/people';
import { createDatabase } from '../../platform/db/client';
import { recordedMailsTo } from '../../platform/mail/record';
import { SENDER } from '../../platform/mail/sender';
import { SUPPORT_LIMITS, SUPPORT_MESSAGES, supportOutput } from './contract';

const message = 'The charge of 3 May is not on my invoices <b>at all</b>.';

test('a message reaches us with what the person chose to attach, and a copy reaches them in their language', async () => {
  const { browser, email } = await signUpPerson({ locale: 'es' });
  const answer = await browser.post('/api/support', {
    topic: 'billing',
    message,
    context: { build: 'abc123', browser: 'Firefox 140\non Linux', failedRequest: 'req_1 internal' },
  });
  expect(answer.status).toBe(202);
  const { reference } = supportOutput.parse(answer.body);
  expect(answer.headers.get('x-request-id')).toBe(reference);
  const [ours] = await recordedMailsTo(createDatabase(env), SENDER.supportEmail);
  expect(ours?.subject).toContain(reference);
  expect(ours?.subject).toContain('billing');
  for (const part of [
    message,
    email,
    'build: abc123',
    'browser: Firefox 140 on Linux',
    'failedRequest: req_1 internal',
  ])
    expect(ours?.text).toContain(part);
  expect(ours?.html).not.toContain('<b>');
  const copy = await waitForMail(email, /Hemos recibido/);
  expect(copy.text).toContain(message);
  expect(copy.text).toContain(reference);
});

test('without consent no browser data is attached', async () => {
  const { browser } = await signUpPerson();
  const answer = await browser.post('/api/support', { topic: 'idea', message: 'Please add a list for bees.' });
  const { reference } = supportOutput.parse(answer.body);
  const mails = await recordedMailsTo(createDatabase(env), SENDER.supportEmail);
  const ours = mails.find(({ subject }) => subject.includes(reference));
  expect(ours?.text).toContain('list for bees');
  expect(ours?.text).not.toMatch(/browser:|build:|screen:/);
});

test('the rules say which field is wrong', async () => {
  const { browser } = await signUpPerson();
  const send = async (body: object) => fieldsOf(await browser.post('/api/support', body));
  expect(await send({ topic: 'weather', message: 'too short' })).toEqual({
    topic: SUPPORT_MESSAGES.topic,
    message: SUPPORT_MESSAGES.short,
  });
  expect(await send({ topic: 'plan', message: 'x'.repeat(SUPPORT_LIMITS.message + 1) })).toEqual({
    message: SUPPORT_MESSAGES.long,
  });
});

test('messages are limited by person', async () => {
  const [one, other] = [await signUpPerson(), await signUpPerson()];
  const send = (browser = one.browser) => browser.post('/api/support', { topic: 'other', message });
  const answers = await Promise.all(Array.from({ length: 7 }, () => send()));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(refused.map(codeOf)).toEqual(['rate_limited', 'rate_limited']);
  expect((await send(other.browser)).status).toBe(202);
});
