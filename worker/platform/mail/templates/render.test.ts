import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../locale/locale';
import { renderMail } from './render';
import type { Mail, MailData } from './types';

const URL = 'https://valija.app/app/confirm?token=abc_DEF-123&change=email';
const DATA: MailData = {
  confirm: { url: URL, hasFreePlans: true },
  'already-registered': { signInUrl: URL, resetUrl: 'https://valija.app/app/forgot-password' },
  reset: { url: URL },
  'password-changed': { resetUrl: URL },
  'email-change': { url: URL },
  'email-changed-notice': null,
  invitation: { url: URL, inviter: 'Ana', plan: 'Lisbon', days: 7 },
  'account-deleted': null,
  'support-request': {
    topic: 'billing',
    message: 'Where is my invoice?\n\nThe one of May.',
    reference: 'req_1',
    from: 'b@example.test',
    account: 'user_1 (free, en)',
    facts: ['build: abc'],
  },
  'withdrawal-received': { invoice: 'in_1', offer: 'nomad', reference: 'withdrawal_1', at: '2027-01-05' },
  'withdrawal-task': {
    invoice: 'in_1',
    offer: 'nomad',
    reference: 'withdrawal_1',
    at: '2027-01-05',
    payment: 'sub:1:2',
    user: 'user_1',
    inTime: true,
  },
  'daily-report': { day: '2027-01-05', figures: { signUps: 4, purchases: 1 } },
  'support-received': { message: 'Where is my invoice?', reference: 'req_1' },
};

/** Every mail in one language. */
const mailsIn = (locale: Mail['locale']): Mail[] => [
  { to: 'a@example.test', locale, template: 'confirm', data: DATA.confirm },
  { to: 'a@example.test', locale, template: 'confirm', data: { url: URL, hasFreePlans: false } },
  { to: 'a@example.test', locale, template: 'already-registered', data: DATA['already-registered'] },
  { to: 'a@example.test', locale, template: 'reset', data: DATA.reset },
  { to: 'a@example.test', locale, template: 'password-changed', data: DATA['password-changed'] },
  { to: 'a@example.test', locale, template: 'email-change', data: DATA['email-change'] },
  { to: 'a@example.test', locale, template: 'email-changed-notice', data: null },
  { to: 'a@example.test', locale, template: 'invitation', data: DATA.invitation },
  { to: 'a@example.test', locale, template: 'invitation', data: { url: URL, inviter: null, plan: null, days: 7 } },
  { to: 'a@example.test', locale, template: 'account-deleted', data: null },
  { to: 'a@example.test', locale, template: 'support-request', data: DATA['support-request'] },
  { to: 'a@example.test', locale, template: 'withdrawal-received', data: DATA['withdrawal-received'] },
  { to: 'a@example.test', locale, template: 'withdrawal-task', data: DATA['withdrawal-task'] },
  { to: 'a@example.test', locale, template: 'daily-report', data: DATA['daily-report'] },
  { to: 'a@example.test', locale, template: 'support-received', data: DATA['support-received'] },
];

describe.each(LOCALES)('in %s', (locale) => {
  test.each(mailsIn(locale))('$template says the same in text and HTML', (mail) => {
    const { subject, text, html } = renderMail(mail);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('color-scheme');
    const visible = html
      .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&');
    for (const paragraph of text.split('\n\n').slice(0, -1)) {
      for (const line of paragraph.split('\n')) expect(visible.replace(/\s+/g, ' ')).toContain(line.replace(/:$/, ''));
    }
    expect(text + html).not.toMatch(/undefined|null|\[object/);
    // A link's address is whole, so that a program that finds it in the text gets it as it is.
    if (text.includes('token=')) expect(text.match(/https:\S+/)?.[0]).toBe(URL);
  });

  test('data is escaped in markup', () => {
    const { html } = renderMail({
      to: 'a@example.test',
      locale,
      template: 'reset',
      data: { url: 'https://x.test/"><script>alert(1)</script>' },
    });
    expect(html).not.toContain('<script>');
  });
});

test('every mail is translated', () => {
  const [english, spanish] = LOCALES.map((locale) => mailsIn(locale).map(renderMail));
  for (const [index, mail] of (english ?? []).entries()) {
    expect(spanish?.[index]?.subject).not.toBe(mail.subject);
    expect(spanish?.[index]?.text).not.toBe(mail.text);
  }
});

test('an invitation says why its reader gets a mail, without taking them for a customer', () => {
  const mail = (locale: Mail['locale'], template: 'invitation' | 'reset'): Mail =>
    template === 'reset'
      ? { to: 'a@example.test', locale, template, data: DATA.reset }
      : { to: 'a@example.test', locale, template, data: DATA.invitation };
  expect(renderMail(mail('en', 'invitation')).text).toContain('gave us your address');
  expect(renderMail(mail('es', 'invitation')).text).toContain('nos dio tu dirección');
  expect(renderMail(mail('en', 'reset')).text).toContain('because of an account');
});
