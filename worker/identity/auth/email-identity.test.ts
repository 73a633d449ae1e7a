import { expect, test } from 'vitest';
import { identityHash, mailboxOf } from './email-identity';

test.each([
  ['Ana.Lopez+trips@Gmail.com', 'analopez@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['ana.lopez+trips@example.com', 'ana.lopez+trips@example.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

const hash = (JWT_SECRET: string, EMAIL_IDENTITY_SECRET?: string) =>
  identityHash({ JWT_SECRET, EMAIL_IDENTITY_SECRET }, 'ana@example.com');

test('the identity depends on its own key alone once that is set', () => {
  expect(hash('one', 'fixed')).toBe(hash('two', 'fixed'));
  expect(hash('one')).not.toBe(hash('two'));
  expect(hash('one')).not.toContain('ana');
});
