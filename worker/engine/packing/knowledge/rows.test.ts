/** Rows that are for some activities and not for those beside them. */
import { describe, expect, test } from 'vitest';
import { fact, leg, person, reading } from '../../trip/expert-reading.fixture';
import { PLACE, weatherOf } from '../fixtures';
import { reviewList } from '../../critic/review';
import { packTrip } from '../pack-trip';
import { type Input, pack } from '../pack-trip.fixture';

const keysOf = (
  more: Partial<Input>,
  place: Partial<typeof PLACE> = {},
  [minC, maxC]: [number, number] = [14, 27],
): string[] =>
  pack(
    { dates: ['2027-05-01', '2027-05-06'], legs: [leg('Lisbon', 'PT', 5)], ...more },
    { place, weather: weatherOf(minC, maxC, 0.05) },
  ).items.map(({ key }) => key);

describe('in the water', () => {
  test('swimmers get goggles', () => {
    expect(keysOf({ activities: ['swimming'] })).toContain('swim-goggles');
  });

  test.each(['activity:spa', 'activity:snorkelling', 'setting:rafting'] as const)('nobody does for %s', (tag) => {
    expect(keysOf({ facts: [fact('activity:swimming'), fact(tag)] })).not.toContain('swim-goggles');
  });
});

describe('water and sun', () => {
  test('a lake in hot weather adds swimwear', () => {
    expect(keysOf({ facts: [fact('setting:lake')] })).toContain('swimwear');
  });

  test('travellers with their own sleeping bag get their own towel', () => {
    expect(keysOf({ facts: [fact('own:sleeping-bag')] })).toContain('quick-dry-towel');
  });

  test('a beach adds sun protection in any month', () => {
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

describe('items for the person who does the activity', () => {
  const mother = person('t1', 'self', 'adult');
  const rider = person('t2', 'child', 'child', { ageMonths: 144, name: 'Tess' });

  test('riding gear is for the child who rides, not for the mother', () => {
    const { trip } = reading('test', {
      dates: ['2027-05-01', '2027-05-06'],
      destination: 'Lisbon',
      home: 'PT',
      people: [mother, rider],
      legs: [leg('Lisbon', 'PT', 5)],
      activities: ['horse-riding'],
      facts: [fact('refused:horse-riding', { travellers: ['t1'] })],
    });
    const context = { places: new Map([['l1', { ...PLACE, country: 'PT' }]]), weather: weatherOf(14, 24, 0.1) };
    const { items } = reviewList(trip, packTrip(trip, context), context).list;
    for (const key of ['riding-boots', 'riding-breeches', 'riding-helmet'])
      expect(items.find((item) => item.key === key)).toMatchObject({ quantity: 1, travellers: ['t2'] });
  });

  test('a child alone at camp gets no sewing or repair kit', () => {
    const keys = keysOf({
      people: [rider],
      dates: ['2027-07-01', '2027-07-15'],
      legs: [leg('Lisbon', 'PT', 14)],
      facts: [fact('setting:scout-camp'), fact('activity:camping')],
    });
    expect(keys).toContain('camp-rucksack');
    expect(keys.filter((key) => /^(?:sewing|nail|repair|laundry)-kit$|pegs|floss|camping-pillow/.test(key))).toEqual(
      [],
    );
  });
});

describe('kits', () => {
  test('umrah: two sets of ihram and a belt for him, one abaya for her', () => {
    const { trip } = reading('test', {
      dates: ['2027-01-13', '2027-01-24'],
      destination: 'Mecca',
      home: 'NG',
      people: [person('t1', 'self', 'adult', { sex: 'male' }), person('t2', 'parent', 'senior', { sex: 'female' })],
      legs: [leg('Mecca', 'SA', 11)],
      facts: [fact('occasion:umrah-hajj'), fact('activity:pilgrimage')],
      things: [
        { words: 'white abaya', concept: 'abaya', fate: 'bring', travellers: ['t2'], evidence: { source: 'words' } },
      ],
    });
    const { items } = packTrip(trip, {
      places: new Map([['l1', { ...PLACE, country: 'SA' }]]),
      weather: weatherOf(19, 30, 0.05),
    });
    expect(items.find(({ key }) => key === 'ihram-men')).toMatchObject({ quantity: 2, travellers: ['t1'] });
    expect(items.find(({ key }) => key === 'ihram-belt')).toBeDefined();
    expect(items.filter(({ name }) => /abaya/i.test(name))).toHaveLength(1);
  });

  test('a hospital in town: clothes to go home in, no outings', () => {
    const keys = keysOf({
      people: [person('t1', 'self', 'adult', { sex: 'female' }), person('t2', 'child', 'baby')],
      facts: [fact('need:birth', { travellers: ['t1'] })],
      things: [{ words: 'car seat', concept: 'car-seat', fate: 'provided', evidence: { source: 'words' } }],
    });
    expect(keys).toContain('newborn-going-home');
    expect(keys.filter((key) => /^(?:day-pack|id-bracelet|dummy|stroller-rain-cover|bras)$/.test(key))).toEqual([]);
  });
});
