import { expect, test } from 'vitest';
import { labelForOthers } from './person-label';

test.each([
  ['you', 'Marta'],
  ['ti', 'Marta'],
  ['your partner', 'partner'],
  ['tu pareja', 'pareja'],
  ['your 6-year-old', '6-year-old'],
  ['Leo', 'Leo'],
  ['the grandparent', 'the grandparent'],
])('what Marta’s list calls “%s” is %s to whoever packs along', (label, seen) => {
  expect(labelForOthers(label, 'Marta')).toBe(seen);
});
