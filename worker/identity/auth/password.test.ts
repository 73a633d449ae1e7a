import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords';
import { newPassword } from './contract';
import { hashPassword, needsRehash, passwordCost, verifyPassword } from './password';
import { isCommonPassword, isPersonalPassword } from './weak-passwords';

describe('hash', () => {
  test('takes the password and no other, and is salted', async () => {
    const [one, other] = await Promise.all([hashPassword('Tangerine-48'), hashPassword('Tangerine-48')]);
    expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword('Tangerine-48', one)).toBe(true);
    expect(await verifyPassword('tangerine-48', one)).toBe(false);
    expect(await verifyPassword('Tangerine-48', null)).toBe(false);
  });

  test('of another cost still verifies and is reported for rehashing', async () => {
    const cheap = await hashPassword('Tangerine-48', { N: 1024, r: 8, p: 1 });
    expect(await verifyPassword('Tangerine-48', cheap)).toBe(true);
    expect(needsRehash(cheap)).toBe(true);
    expect(needsRehash(await hashPassword('Tangerine-48'))).toBe(false);
  });

  test('costs little only where the configuration of tests says so', () => {
    expect(passwordCost({}).N).toBe(2 ** 14);
    expect(passwordCost({ CHEAP_PASSWORD_HASHES: 'yes' }).N).toBeLessThan(2 ** 14);
  });

  test('does not depend on the Unicode form of a letter', async () => {
    expect(await verifyPassword('Mañana-2026', await hashPassword('Man\u0303ana-2026'))).toBe(true);
  });
});

const isValid = (password: string) => newPassword.safeParse(password).success;

describe('rule', () => {
  test.each(['Tangerine-48', 'Ñandúes12', 'aB3aB3aB3', 'A b 3 d e f g'])('%s satisfies it', (password) => {
    expect(isValid(password)).toBe(true);
  });

  test.each(['Tange-4', 'tangerine-48', 'TANGERINE-48', 'Tangerine-x', `Aa1${'x'.repeat(126)}`, ''])(
    '%s does not',
    (password) => {
      expect(isValid(password)).toBe(false);
    },
  );
});

describe('weak passwords that satisfy the rule', () => {
  test.each([
    'Password1',
    'P@ssw0rd1',
    'passw0rD2026!',
    'Qwerty123',
    '1q2w3e4R',
    'Aa111111',
    'Abcdefg1',
    'Contraseña1',
  ])('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['Tangerine-Ferry-48', 'Eval-5f0a9c3de21bA1', 'xK9#mPq2vL', 'MiPerroSeLlama7', 'Sup3rDuperTrip'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  test('the list holds only passwords that the rule would take in some spelling', () => {
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length, password).toBeGreaterThanOrEqual(8);
      expect(password, password).toMatch(/\p{L}.*\p{L}|\p{L}/u);
      expect(password, password).toMatch(/\d/);
    }
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  });

  test('own names are refused, short ones are not', () => {
    expect(isPersonalPassword('Amelie.Stone9', ['amelie.stone@example.test'])).toBe(true);
    expect(isPersonalPassword('My-Traveller-99', ['x@example.test', 'traveller'])).toBe(true);
    expect(isPersonalPassword('Banana-Boat-7', ['ana@example.test', null])).toBe(false);
  });
});
