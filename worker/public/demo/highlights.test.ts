import { expect, test } from 'vitest';
import { pickHighlights } from './highlights';

const item = (category: string, reason: string) => ({ category, reason });

test('highlights prefer weather, then place, at most two of a category, in the order of the list', () => {
  const list = [
    item('documents', 'Everybody needs it'),
    item('clothing', 'Days of up to 22 °C'),
    item('clothing', 'Dinner in Lisbon'),
    item('clothing', 'Rain on 25 % of the days'),
    item('health', 'Sun of Lisbon'),
  ];
  expect(pickHighlights(list, 3, 'Lisbon').map(({ reason }) => reason)).toEqual([
    'Days of up to 22 °C',
    'Rain on 25 % of the days',
    'Sun of Lisbon',
  ]);
});

test('a list is never shorter than it has to be, nor longer than asked for', () => {
  const list = Array.from({ length: 9 }, (_, index) => item('clothing', `reason ${index}`));
  expect(pickHighlights(list, 5, undefined)).toEqual(list.slice(0, 5));
  expect(pickHighlights(list, 20, undefined)).toEqual(list);
  expect(pickHighlights([], 5, 'Lisbon')).toEqual([]);
});
