import { expect, test } from 'vitest';
import { permitFor } from './entry-permits';

test.each([
  ['SG', 'IN', 'visa'],
  ['SG', 'GB', 'arrival card'],
  ['SG', 'SG', undefined],
  ['AU', 'IN', 'visa'],
  ['AU', 'ES', 'Australian ETA or eVisitor'],
  ['AU', 'NZ', undefined],
  ['NZ', 'PH', 'visa'],
  ['NZ', 'AR', 'NZeTA'],
  ['KR', 'NG', 'visa'],
  ['KR', 'MX', 'K-ETA'],
  ['AU', undefined, 'Australian ETA or eVisitor'],
  ['NZ', undefined, 'NZeTA'],
  ['KR', undefined, 'K-ETA'],
  ['SG', undefined, 'arrival card'],
])('to enter %s a traveller from %s needs: %s', (country, nationality, permit) => {
  expect(permitFor(country, nationality)?.en).toBe(permit);
});
