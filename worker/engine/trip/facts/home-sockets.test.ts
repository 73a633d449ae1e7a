/** Sockets that are those of the writer's home, wherever the ship or the house is. */
import { expect, test } from 'vitest';
import type { Locale } from '../../locale';
import { tagsOf } from '../read.fixture';

const CASES: readonly [locale: Locale, home: string, description: string, fits: boolean][] = [
  ['en', 'GB', 'Cabin has a hairdryer, kettle & BRITISH sockets.', true],
  ['en', 'GB', 'UK sockets in every cabin', true],
  ['en', 'US', 'The ship has American outlets.', true],
  ['en', 'US', 'The villa has British sockets.', false],
  ['en', 'GB', 'No British sockets on board.', false],
  ['en', 'IE', 'same plugs as home', true],
  ['es', 'ES', 'El camarote tiene enchufes españoles.', true],
  ['es', 'AR', 'Los enchufes son iguales a los de casa.', true],
  ['es', 'AR', 'La casa tiene enchufes españoles.', false],
];

test.each(CASES)('%s, from %s: %s', (locale, profileCountry, description, fits) => {
  const tags = tagsOf(description, { destination: 'Oslo', locale, profileCountry });
  expect(tags.includes('provided:adapter')).toBe(fits);
});
