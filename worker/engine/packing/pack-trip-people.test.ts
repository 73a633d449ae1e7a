import { describe, expect, test } from 'vitest';
import { fact, leg, person, thing } from '../trip/expert-reading.fixture';
import { sky, pack, line, count } from './pack-trip.fixture';

describe('items by leg and by person', () => {
  const cold = leg('Fort McMurray', 'CA', 4, sky(-24, -12));
  const hot = leg('Houston', 'US', 6, sky(18, 31));

  test('extreme cold adds a parka for its leg only, with the temperatures of that leg', () => {
    const list = pack({ legs: [cold, hot], told: { minC: -28 } });
    expect(line(list, 'parka')).toMatchObject({ legs: ['l1'], quantity: 1 });
    expect(line(list, 'parka')?.reason).toContain('-28 °C');
    expect(line(list, 'shorts')?.legs).toEqual(['l2']);
    expect(line(list, 'winter-coat')).toBeUndefined();
  });

  test('a warm trip has no coat', () => {
    const list = pack({ legs: [hot] });
    for (const key of ['parka', 'winter-coat', 'warm-coat', 'base-layers', 'gloves'])
      expect(line(list, key)).toBeUndefined();
  });

  test('every border is named where there are two', () => {
    const { reason } = line(pack({ legs: [cold, hot] }), 'travel-authorisation') ?? {};
    expect(reason).toContain('eTA (Canada)');
    expect(reason).toContain('ESTA (United States)');
  });

  test('a camp far above the town it is next to has frost', () => {
    const list = pack({
      home: 'PE',
      legs: [
        leg('Ocongate', 'PE', 5, sky(2, 15)),
        leg('the sanctuary', 'PE', 5, { at: '', elevation: 4700, lodging: ['lodging:camping'] }),
      ],
      facts: [fact('activity:trekking', { legs: ['l2'], quote: 'we sleep on the ice' })],
    });
    expect(line(list, 'base-layers')?.legs).toContain('l2');
    expect(line(list, 'gloves')).toBeDefined();
    expect(line(list, 'plug-adapter')).toBeUndefined();
  });

  test('an hour in the snow adds no winter boots', () => {
    const list = pack({
      legs: [leg('Krakow', 'PL', 10, sky(6, 14)), leg('Zakopane', 'PL', 0, { kind: 'outing', days: 1, ...sky(-6, 1) })],
    });
    expect(line(list, 'winter-boots')).toBeUndefined();
  });

  test('nights without light add a head torch for each person, however short the list', () => {
    const list = pack(
      {
        people: [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')],
        facts: [fact('need:no-electricity')],
      },
      { maxItems: 30 },
    );
    expect(line(list, 'headlamp')?.quantity).toBe(2);
  });

  test('the kit of a sport is one of each, whatever number stands before the blades', () => {
    const list = pack({
      facts: [fact('hobby:fencing')],
      things: [thing('epees', 'bring', { concept: 'fencing-gear', quantity: 3 })],
    });
    expect(count(list, 'fencing-kit')).toBe(1);
  });

  test('gear lent at one stop is not packed for the next', () => {
    const list = pack({
      legs: [leg('Lisbon', 'PT', 5), leg('Porto', 'PT', 5)],
      facts: [fact('activity:motorcycling'), fact('provided:riding-gear', { legs: ['l1'] })],
    });
    expect(line(list, 'motorcycle-jacket')).toBeUndefined();
  });

  test('nobody goes without underwear because socks or slips stay at home', () => {
    const list = pack({ things: [thing('no socks', 'stays', { concept: 'socks' })] });
    expect(count(list, 'underwear')).toBeGreaterThan(0);
    expect(count(list, 'socks')).toBeGreaterThan(0);
  });

  test('a child at a camp has clothes for all of it, and no razor', () => {
    const list = pack({
      dates: ['2027-07-01', '2027-07-13'],
      people: [person('t1', 'child', 'child', { ageMonths: 108 })],
      legs: [leg('Lisbon', 'PT', 12, sky(12, 26))],
      facts: [fact('setting:scout-camp')],
    });
    expect(count(list, 'child-underwear')).toBeGreaterThanOrEqual(12);
    expect(line(list, 'camp-labels')).toBeDefined();
    expect(line(list, 'razor')).toBeUndefined();
  });

  test('gear from the organiser removes the row of a kit too', () => {
    const list = pack({
      facts: [fact('need:dorm-move')],
      things: [thing('the fan', 'provided')],
      legs: [leg('Lisbon', 'PT', 10, sky(18, 30))],
    });
    expect(line(list, 'dorm-fan')).toBeUndefined();
    expect(line(list, 'dorm-lamp')).toBeDefined();
  });

  test('a father’s diabetes items are for him', () => {
    const list = pack({
      people: [
        person('t1', 'self', 'adult'),
        person('t2', 'parent', 'senior', { sex: 'male', name: 'my father' }),
        person('t3', 'partner', 'adult', { sex: 'female' }),
      ],
      facts: [fact('medical:diabetes', { travellers: ['t2'], quote: 'he is diabetic' })],
    });
    const meter = line(list, 'glucose-meter');
    expect(meter).toMatchObject({ for: ['your father'], travellers: ['t2'], privacy: 'private', quantity: 1 });
    expect(meter?.reason).toContain('your father');
    expect(meter?.sharedName).not.toContain('lucose');
    expect(line(list, 'underwear')?.travellers).toEqual([]);
  });

  test('a list for one of a group counts one', () => {
    const list = pack({
      people: [person('t1', 'self', 'adult'), person('t2', 'friend', 'adult', { count: 5 })],
      listFor: 'one',
    });
    expect(line(list, 'passport')?.quantity).toBe(1);
    expect(line(list, 'toothbrush')?.quantity).toBe(1);
    expect(list.warnings.map(({ code }) => code)).toContain('for-one-of-the-group');
  });

  test('people who pack for themselves get no passport line', () => {
    const list = pack({
      people: [person('t1', 'self', 'adult'), person('t2', 'friend', 'adult', { count: 3, packsAlone: true })],
    });
    expect(line(list, 'passport')?.quantity).toBe(1);
  });
});

describe('what a guide or a nurse would say first', () => {
  const keysOf = (more: Parameters<typeof pack>[0]) => pack(more).items.map(({ key }) => key);

  test('walking for days with a tent adds camping and cooking gear; owning one does not', () => {
    const tent = [thing('tent', 'bring', { concept: 'tent' })];
    const trek = keysOf({ activities: ['trekking'], things: tent });
    for (const key of ['sleeping-mat', 'camping-stove']) expect(trek).toContain(key);
    expect(keysOf({ activities: ['sightseeing'], things: tent })).not.toContain('sleeping-mat');
  });

  test('a patient has a gown and a bed, the one beside the bed a pillow', () => {
    const ward = { legs: [leg('Lisbon', 'PT', 4, { lodging: ['lodging:hospital'] })] };
    expect(keysOf(ward)).toContain('dressing-gown');
    expect(keysOf(ward)).not.toContain('travel-pillow');
    const beside = { ...ward, facts: [fact('need:hospital-companion', { quote: 'I stay with him' })] };
    expect(keysOf(beside)).not.toContain('dressing-gown');
    expect(keysOf(beside)).toContain('companion-sleep');
  });
});

describe('a list filled by named items', () => {
  const kits = [
    'hobby:dog-sport',
    'hobby:running-race',
    'activity:diving',
    'activity:climbing',
    'activity:photography',
  ] as const;
  const words = kits.map((tag) => fact(tag, { quote: `we do ${tag}`, travellers: [] }));

  test('keeps basics before extras for an activity', () => {
    const list = pack({ legs: [leg('Lisbon', 'PT', 3)], dates: ['2027-05-01', '2027-05-04'], facts: words });
    const keys = list.items.map(({ key }) => key);
    for (const key of ['toothpaste', 'tickets', 'trousers', 'sleepwear']) expect(keys).toContain(key);
  });

  test('a child is dressed as well', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'child', { name: 'Josie', ageMonths: 108 })];
    const keys = pack({ people, facts: words }).items.map(({ key }) => key);
    for (const key of ['child-trousers', 'child-shoes', 'child-socks']) expect(keys).toContain(key);
  });

  test('a pool towel is not a beach towel', () => {
    const reasons = (towel: string) =>
      pack({
        things: [thing(towel, 'bring', { concept: 'beach-towel' })],
        legs: [leg('Lisbon', 'PT', 10, sky(18, 27))],
      })
        .items.map(({ reason }) => reason)
        .join();
    expect(reasons('pool towels')).not.toMatch(/the beach/u);
    expect(reasons('beach towels')).toMatch(/beach/u);
  });
});

describe('incontinence pads for adults', () => {
  const dad = person('t2', 'parent', 'senior');
  const told = { facts: [fact('need:nappies', { travellers: ['t2'] })] };

  test('are pads, with what the bed needs', () => {
    const list = pack({ people: [person('t1', 'self', 'adult'), dad], ...told });
    expect(line(list, 'incontinence-pads')).toBeDefined();
    expect(line(list, 'bed-pads')).toBeDefined();
    expect(line(list, 'nappies')).toBeUndefined();
  });

  test('stay nappies where a baby comes', () => {
    const list = pack({ people: [person('t1', 'self', 'adult'), dad, person('t3', 'child', 'baby')], ...told });
    expect(line(list, 'incontinence-pads')).toBeUndefined();
  });
});

describe('a holiday at a beach town', () => {
  const BENIDORM = { place: { name: { en: 'Benidorm', es: 'Benidorm' } } };
  const summer = leg('Benidorm', 'ES', 7, sky(21, 30));

  test('adds swimwear without a mention of swimming', () => {
    expect(line(pack({ legs: [summer] }, BENIDORM), 'swimwear')).toBeDefined();
  });

  test('in winter, or for a funeral, it does not', () => {
    expect(line(pack({ legs: [leg('Benidorm', 'ES', 7, sky(8, 17))] }, BENIDORM), 'swimwear')).toBeUndefined();
    expect(line(pack({ legs: [summer], facts: [fact('occasion:funeral')] }, BENIDORM), 'swimwear')).toBeUndefined();
  });
});
