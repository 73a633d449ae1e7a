import { expect, test } from 'vitest';
import { placeOf, whereFrom } from './location';

test('where a request came from is what the edge says', () => {
  expect(placeOf(whereFrom({ city: 'Lisbon', country: 'PT' }, 'production'))).toBe('Lisbon, PT');
  expect(placeOf(whereFrom({ country: 'PT' }, 'production'))).toBe('PT');
  expect(placeOf(whereFrom(undefined, 'production'))).toBeNull();
});

test('on one machine nothing real is known, whatever the runtime makes up', () => {
  expect(placeOf(whereFrom({ city: 'Austin', country: 'US' }, 'development'))).toBeNull();
});
