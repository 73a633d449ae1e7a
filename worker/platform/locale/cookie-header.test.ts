import { expect, test } from 'vitest';
import { getCookieValue } from './cookie-header';

test.each([
  ['valija_read=1', '1'],
  ['a=b; valija_read=x.y-z_0', 'x.y-z_0'],
  ['a=b;valija_read=one;valija_read=two', 'one'],
  ['a=b;\tvalija_read = spaced ; c=d', 'spaced'],
  ['valija_read=a=b==; c', 'a=b=='],
  ['valija_read=', ''],
  ['__Host-valija_read=no; other_valija_read=no', null],
  ['a=valija_read=no', null],
  ['valija_readable=no; valija_read', null],
  ['', null],
])('in "%s" it is %j', (header, value) => {
  expect(getCookieValue(header, 'valija_read')).toBe(value);
});

test('without cookies there is none', () => {
  expect(getCookieValue(null, 'valija_read')).toBeNull();
});
