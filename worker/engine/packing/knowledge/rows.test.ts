/** Rows that are for some doings and not for those beside them. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, reading } from '../../trip/expert-reading.fixture';
import { PLACE, weatherOf } from '../fixtures';
import { packTrip } from '../pack-trip';

type Input = Parameters<typeof reading>[1];

function keysOf(
  more: Partial<Input>,
  place: Partial<typeof PLACE> = {},
  [minC, maxC]: [number, number] = [14, 27],
): string[] {
  const { trip } = reading('test', {
    dates: ['2027-05-01', '2027-05-06'],
    destination: 'Lisbon',
    home: 'GB',
    people: [person('t1', 'self', 'adult')],
    legs: [leg('Lisbon', 'PT', 5)],
    ...more,
  });
  const places = new Map(trip.legs.map(({ id, country }) => [id, { ...PLACE, ...place, country }] as const));
  return packTrip(trip, { places, weather: weatherOf(minC, maxC, 0.05) }).items.map(({ key }) => key);
}

describe('in the water', () => {
  test('whoever swims takes goggles', () => {
    expect(keysOf({ activities: ['swimming'] })).toContain('swim-goggles');
  });

  test.each(['activity:spa', 'activity:snorkelling', 'setting:rafting'] as const)('nobody does for %s', (tag) => {
    expect(keysOf({ facts: [fact('activity:swimming'), fact(tag)] })).not.toContain('swim-goggles');
  });
});

describe('water and sun', () => {
  test('a lake in the heat is swum in', () => {
    expect(keysOf({ facts: [fact('setting:lake')] })).toContain('swimwear');
  });

  test('who sleeps in a bag of their own has a towel of their own', () => {
    expect(keysOf({ facts: [fact('own:sleeping-bag')] })).toContain('quick-dry-towel');
  });

  test('a beach has sun whatever the month', () => {
    expect(keysOf({ activities: ['beach'] }, {}, [12, 19])).toContain('sunscreen');
  });
});

describe('head torches', () => {
  test('the desert is dark, its cities are not', () => {
    expect(keysOf({ facts: [fact('setting:desert')] }, { population: 2000 })).toContain('headlamp');
    expect(keysOf({ facts: [fact('setting:desert')] }, { kind: 'town', population: 1_500_000 })).not.toContain(
      'headlamp',
    );
  });
});
