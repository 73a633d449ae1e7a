import { expect, test } from 'vitest';
import { placeOf, whereFrom } from './location';

test('the location of a request is what the edge reports', () => {
  expect(placeOf(whereFrom({ city: 'Lisbon', country: 'PT' }, 'production'))).toBe('Lisbon, PT');
  expect(placeOf(whereFrom({ country: 'PT' }, 'production'))).toBe('PT');
  expect(placeOf(whereFrom(undefined, 'production'))).toBeNull();
});

test('on a local machine the location is unknown, whatever the runtime reports', () => {
  expect(placeOf(whereFrom({ city: 'Austin', country: 'US' }, 'development'))).toBeNull();
});
