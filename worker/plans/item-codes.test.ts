import { expect, test } from 'vitest';
import { ALL_ITEMS } from '../engine/packing/knowledge/knowledge';
import { codeOf, codeOfLine, codesOf } from './item-codes';

test('each item of the catalogue has a code of its own, and stored ones stay what they are', () => {
  expect(new Set(ALL_ITEMS.map(({ id }) => codeOf(id))).size).toBe(ALL_ITEMS.length);
  for (const { id } of ALL_ITEMS) expect(codeOf(id)).toMatch(/^[A-Z][a-z0-9]{3}$/);
  expect(['socks', 'passport', 'beach-towel'].map(codeOf)).toMatchInlineSnapshot(`
    [
      "Qfqo",
      "N1pw",
      "C4ek",
    ]
  `);
});

test('a line has a code while it is called as the catalogue calls it, in either language', () => {
  const socks = codeOf('socks');
  for (const name of ['Socks', 'SOCKS', 'Calcetines']) expect(codeOfLine({ key: 'socks', name })).toBe(socks);
  expect(codeOfLine({ key: 'socks', name: 'The lucky ones' })).toBeUndefined();
  expect(codeOfLine({ key: null, name: 'Socks' })).toBeUndefined();
  expect(codeOfLine({ key: 'of-an-older-release', name: 'Socks' })).toBeUndefined();
});

test('a part of a name finds its item', () => {
  expect(codesOf((name) => name.includes('sock'))).toContain(codeOf('socks'));
  expect(codesOf((name) => name.includes('calcet'))).toContain(codeOf('socks'));
  expect(codesOf((name) => name.includes('theremin'))).toEqual([]);
});
