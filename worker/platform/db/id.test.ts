import { expect, test } from 'vitest';
import { newId } from './id';

test('ids are of their form, and no two are alike', () => {
  const ids = Array.from({ length: 5000 }, () => newId('item'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^item_[\da-hjkmnp-tv-z]{20}$/);
  // Every letter at every place.
  for (let at = 5; at < 25; at += 1) expect(new Set(ids.map((id) => id[at])).size).toBe(32);
});
