import { expect, test } from 'vitest';
import { initialsOf } from './initials';

test.each([
  ['Ana Ruiz Peña', 'AR'],
  ['ana', 'A'],
  ['  élodie   øster ', 'ÉØ'],
  ['🦊 fox', '🦊F'],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
