import { expect, test } from 'vitest';
import { countedMailboxOf, identityHash, mailboxOf } from './email-identity';

test.each([
  ['Ana.Lopez+trips@Gmail.com', 'analopez@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['ana.lopez+trips@example.com', 'ana.lopez+trips@example.com'],
  ['Ana.Lopez+1@Outlook.com', 'ana.lopez@outlook.com'],
  ['ana+2@hotmail.com', 'ana@hotmail.com'],
  ['ana+2@hotmail.co.uk', 'ana@hotmail.co.uk'],
  ['ana+2@live.nl', 'ana@live.nl'],
  ['ana+2@outlook.com.br', 'ana@outlook.com.br'],
  ['ana+2@outlook.example.com', 'ana+2@outlook.example.com'],
  ['ana.lopez+3@protonmail.com', 'analopez@proton.me'],
  ['ana_lopez@pm.me', 'analopez@proton.me'],
  ['ana+4@me.com', 'ana@icloud.com'],
  ['ana+5@fastmail.com', 'ana@fastmail.com'],
  ['anything@ana.fastmail.com', 'ana@fastmail.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('the mail limit treats plus addresses as the same mailbox at any provider', () => {
  expect(countedMailboxOf('Victim+40@example.com')).toBe('victim@example.com');
  expect(countedMailboxOf('v.ictim+40@gmail.com')).toBe('victim@gmail.com');
  expect(countedMailboxOf('v.ictim@example.com')).toBe('v.ictim@example.com');
});

const hash = (JWT_SECRET: string, EMAIL_IDENTITY_SECRET?: string) =>
  identityHash({ JWT_SECRET, EMAIL_IDENTITY_SECRET }, 'ana@example.com');

test('the identity depends on its own key alone once that is set', () => {
  expect(hash('one', 'fixed')).toBe(hash('two', 'fixed'));
  expect(hash('one')).not.toBe(hash('two'));
  expect(hash('one')).not.toContain('ana');
});
