/** Rows that are for some doings and not for those beside them. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, reading } from '../../trip/expert-reading.fixture';
import { PLACE, weatherOf } from '../fixtures';
import { packTrip } from '../pack-trip';

type Input = Parameters<typeof reading>[1];

function keysOf(more: Partial<Input>, place: Partial<typeof PLACE> = {}): string[] {
  const { trip } = reading('test', {
    dates: ['2027-05-01', '2027-05-06'],
    destination: 'Lisbon',
    home: 'GB',
    people: [person('t1', 'self', 'adult')],
    legs: [leg('Lisbon', 'PT', 5)],
    ...more,
  });
  const places = new Map(trip.legs.map(({ id, country }) => [id, { ...PLACE, ...place, country }] as const));
  return packTrip(trip, { places, weather: weatherOf(14, 27, 0.05) }).items.map(({ key }) => key);
}

describe('in the water', () => {
  test('whoever swims takes goggles', () => {
    expect(keysOf({ activities: ['swimming'] })).toContain('swim-goggles');
  });

  test.each(['activity:spa', 'activity:snorkelling', 'setting:rafting'] as const)('nobody does for %s', (tag) => {
    expect(keysOf({ facts: [fact('activity:swimming'), fact(tag)] })).not.toContain('swim-goggles');
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
