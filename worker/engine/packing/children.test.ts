/** What children of each age are packed: the same weather as the adults', by what each age wears. */
import { describe, expect, test } from 'vitest';
import { bag, fact, leg, person, thing } from '../trip/expert-reading.fixture';
import type { PackingList } from './engine';
import { type Input, line, pack, sky } from './pack-trip.fixture';

/** Ids of the travellers. */
const IDS = { baby: 't2', toddler: 't3', six: 't4', ten: 't5', teen: 't6' };
const AGES = {
  baby: person(IDS.baby, 'child', 'baby', { ageMonths: 8, name: 'Ana' }),
  toddler: person(IDS.toddler, 'child', 'toddler', { ageMonths: 30, name: 'Teo' }),
  six: person(IDS.six, 'child', 'child', { ageMonths: 72, name: 'Kim' }),
  ten: person(IDS.ten, 'child', 'child', { ageMonths: 120, name: 'Mara', sex: 'female' }),
  teen: person(IDS.teen, 'child', 'teen', { ageMonths: 180, name: 'Leo' }),
};
type Age = keyof typeof AGES;
const self = person('t1', 'self', 'adult', { sex: 'female' });

/** The list of a parent with children of these ages. */
const family = (ages: readonly Age[], more: Partial<Input> = {}): PackingList =>
  pack({ people: [self, ...ages.map((age) => AGES[age])], ...more });

/** Keys of what is somebody's: theirs alone, or everybody's. */
const keysOf = (list: PackingList, age: Age): string[] =>
  list.items.filter(({ travellers }) => travellers.length === 0 || travellers.includes(IDS[age])).map(({ key }) => key);
const reasonsOf = (list: PackingList): string => list.items.map(({ reason }) => reason).join('\n');

const stay = (minC: number, maxC: number, wetShare = 0.05, nights = 10): Partial<Input> => ({
  legs: [leg('Lisbon', 'PT', nights, sky(minC, maxC, wetShare))],
});

const EVERY: readonly Age[] = ['toddler', 'six', 'ten'];

/** What one age gets on a trip, and what it does not. */
type Case = [age: Age, has: readonly string[], not: readonly string[]];
const checkAll = (trip: Partial<Input>, cases: readonly Case[]): void => {
  for (const [age, has, not] of cases) {
    const keys = keysOf(family([age], trip), age);
    expect(keys, age).toEqual(expect.arrayContaining([...has]));
    for (const key of not) expect(keys, `${age}: ${key}`).not.toContain(key);
  }
};

describe('each age and its weather', () => {
  test('a tent at −4 °C: all that the adults wear against it', () => {
    const tent = { ...stay(-4, 18), activities: ['camping'], facts: [fact('setting:night-cold')] };
    const warm = ['fleece', 'down-jacket', 'child-base-layers', 'child-hat-gloves', 'warm-socks', 'child-pyjamas'];
    checkAll(tent, [
      ['baby', ['baby-snowsuit', 'baby-thermals'], ['fleece', 'child-base-layers']],
      ['toddler', warm, ['child-jumper']],
      ['six', warm, ['child-jumper']],
      ['ten', warm, ['child-jumper', 'comfort-toy', 'night-light', 'child-sunscreen']],
      ['teen', ['fleece', 'down-jacket', 'base-layers', 'warm-hat', 'gloves'], ['child-clothes', 'child-pyjamas']],
    ]);
    expect(line(family(['ten'], tent), 'child-pyjamas')?.reason).toMatch(/^Warm/u);
  });

  test('a frosty town: coat, jumper, hat and gloves for everybody', () => {
    const warm = ['child-coat', 'child-jumper', 'child-hat-gloves'];
    checkAll(stay(-2, 6), [
      ['baby', ['baby-snowsuit'], ['child-coat']],
      ['toddler', warm, ['fleece']],
      ['six', warm, []],
      ['ten', warm, []],
      ['teen', ['winter-coat', 'warm-hat', 'gloves'], ['child-coat']],
    ]);
  });

  test('10 °C in rain: jacket and trousers that keep it out on the trails, rubber boots in town', () => {
    const trails = { ...stay(5, 10, 0.5), activities: ['hiking'] };
    checkAll(trails, [
      ['baby', ['baby-snowsuit'], ['child-rain-jacket']],
      ['toddler', ['child-rain-jacket', 'waterproof-trousers', 'fleece'], ['hiking-boots']],
      ['six', ['child-rain-jacket', 'waterproof-trousers', 'fleece', 'hiking-boots'], []],
      ['ten', ['child-rain-jacket', 'waterproof-trousers', 'fleece', 'hiking-boots'], []],
      ['teen', ['waterproof-jacket', 'waterproof-trousers', 'fleece', 'hiking-boots'], ['child-rain-jacket']],
    ]);
    checkAll(stay(5, 10, 0.5), [
      ['six', ['child-wellies'], ['waterproof-trousers']],
      ['ten', ['child-wellies'], ['waterproof-trousers']],
    ]);
  });

  test('32 °C by a beach: hat, glasses, sandals, and swimwear', () => {
    const beach = { ...stay(21, 32), activities: ['beach'] };
    const sunny = ['child-sun-hat', 'child-sunglasses', 'sandals', 'child-swimwear'];
    checkAll(beach, [
      ['baby', ['baby-sun-hat', 'baby-swimwear'], ['sandals', 'child-sunglasses']],
      ['toddler', sunny, ['child-jumper', 'child-hat-gloves']],
      ['six', [...sunny, 'sand-toys'], ['child-jumper']],
      ['ten', [...sunny, 'child-cardigan'], ['sand-toys', 'arm-bands', 'child-jumper']],
      ['teen', ['sun-hat', 'sunglasses', 'sandals', 'swimwear'], ['child-sun-hat', 'child-swimwear']],
    ]);
  });

  test('a snow week: snowsuit and boots by age', () => {
    const snow = { ...stay(-8, 1, 0.4), activities: ['skiing'] };
    const dressed = ['child-ski-wear', 'child-base-layers', 'child-hat-gloves', 'child-snow-boots', 'fleece'];
    checkAll(snow, [
      ['baby', ['baby-snowsuit'], ['child-ski-wear', 'child-sunglasses']],
      ['toddler', dressed, ['child-coat']],
      ['six', dressed, []],
      ['ten', dressed, []],
      ['teen', ['ski-jacket', 'ski-trousers', 'base-layers'], ['child-ski-wear']],
    ]);
    expect(line(family(['ten'], snow), 'child-ski-wear')?.name).toMatch(/jacket/u);
  });

  test('five months: two pairs of shoes, and clothes to live in', () => {
    const months: Partial<Input> = {
      dates: ['2027-02-01', '2027-07-01'],
      legs: [leg('Lisbon', 'PT', 150, sky(9, 26, 0.3))],
    };
    for (const age of EVERY) {
      const list = family([age], months);
      expect(line(list, 'child-shoes')?.quantity, age).toBe(2);
      expect(line(list, 'child-trousers')?.quantity, age).toBeGreaterThanOrEqual(5);
      expect(line(list, 'child-clothes')?.quantity, age).toBeGreaterThanOrEqual(8);
    }
  });
});

describe('teenagers', () => {
  test('are packed as adults, under their names', () => {
    for (const trip of [stay(-4, 6), stay(20, 33), { ...stay(6, 14, 0.4), activities: ['hiking' as const] }]) {
      const list = family(['teen'], trip);
      const [theirs, hers] = ['t6', 't1'].map((id) =>
        list.items
          .filter(
            ({ travellers, category }) =>
              /^(?:clothing|outerwear|footwear)$/u.test(category) &&
              (travellers.length === 0 || travellers.includes(id)),
          )
          .map(({ key }) => key),
      );
      const ofWomen = /^(?:bras|sports-bra|summer-dress|tights|umbrella)$/u;
      expect(theirs).toEqual(hers?.filter((key) => !ofWomen.test(key)));
      for (const { name } of list.items) expect(name).not.toMatch(/child/iu);
    }
  });

  test('who celebrates the end of school is none of eight', () => {
    const list = pack({
      people: [self, person('t2', 'child', 'child', { name: 'Lwandle' })],
      facts: [fact('occasion:school-leavers')],
    });
    expect(list.items.map(({ key }) => key).filter((key) => key.startsWith('child-'))).toEqual([]);
  });
});

describe('what is their own', () => {
  test('bags of their own where the adults have them', () => {
    const soft = { bags: [bag('soft', { soft: true })] };
    expect(line(family(['six', 'ten'], soft), 'soft-bag')?.quantity).toBe(3);
    expect(keysOf(family(['toddler'], soft), 'toddler')).not.toContain('child-backpack');
    expect(line(family(['six', 'ten'], { activities: ['hiking'] }), 'child-backpack')?.quantity).toBe(2);
  });

  test('a paper for each child that flies at home', () => {
    const home = { home: 'CL', legs: [leg('Balmaceda', 'CL', 10)], facts: [fact('transport:plane')] };
    const flown = family(['six', 'ten'], { ...home, locale: 'es' as const });
    expect(line(flown, 'children-id')?.quantity).toBe(2);
    expect(line(flown, 'children-id')?.name).toMatch(/infantil/u);
    const driven = family(['six'], { ...home, facts: [fact('transport:plane'), fact('transport:hire-car')] });
    expect(line(driven, 'children-id')).toBeDefined();
    expect(line(family(['six'], { ...home, facts: [fact('transport:own-car')] }), 'children-id')).toBeUndefined();
  });

  test('one document each where an identity card is enough abroad', () => {
    const list = family(['six'], { home: 'BO', legs: [leg('Curitiba', 'BR', 10)] });
    const papers = list.items.filter(({ key }) => /^(?:passport|passport-or-id|children-id|photo-id)$/u.test(key));
    expect(papers).toHaveLength(1);
    expect(papers[0]?.quantity).toBe(2);
  });

  test('birth certificates, one each, for the countries that ask minors for them', () => {
    const to = (country: string) => family(['six', 'ten'], { home: 'ZA', legs: [leg('There', country, 10)] });
    expect(line(to('BW'), 'minor-birth-certificate')?.quantity).toBe(2);
    expect(line(to('NA'), 'minor-birth-certificate')?.quantity).toBe(2);
    expect(line(to('PT'), 'minor-birth-certificate')).toBeUndefined();
    const into = family(['teen'], { home: 'GB', legs: [leg('Cape Town', 'ZA', 10)] });
    expect(line(into, 'minor-birth-certificate')?.quantity).toBe(1);
    const back = family(['ten'], { home: 'ZA', legs: [leg('Durban', 'ZA', 10)] });
    expect(line(back, 'minor-birth-certificate')).toBeUndefined();
  });

  test('a seat in the car to six, a booster to eleven, none from there', () => {
    const drive = { facts: [fact('transport:own-car')] };
    const seatsOf = (age: number) =>
      pack({ ...drive, people: [self, person('t2', 'child', 'child', { ageMonths: age })] })
        .items.filter(({ key }) => /seat/u.test(key))
        .map(({ key }) => key);
    expect(seatsOf(30)).toEqual(['car-seat']);
    expect(seatsOf(80)).toEqual(['booster-seat']);
    expect(seatsOf(126)).toEqual(['booster-seat']);
    expect(seatsOf(136)).toEqual([]);
    const rented = pack({
      ...drive,
      people: [self, AGES.six],
      things: [thing('car seats', 'rented', { concept: 'car-seat' })],
    });
    expect(line(rented, 'booster-seat')).toBeUndefined();
  });

  test('"car seats both" is one for each by age, whatever the word', () => {
    const seats = { concept: 'car-seat', quote: 'Car seats both', quantity: 2 };
    const both = family(['toddler', 'six'], {
      facts: [fact('transport:own-car')],
      things: [thing('car seats', 'bring', seats)],
    });
    expect(line(both, 'car-seat')).toMatchObject({ quantity: 1, travellers: [IDS.toddler] });
    expect(line(both, 'booster-seat')).toMatchObject({ quantity: 1, travellers: [IDS.six] });
  });

  test('every child has something to do, by age', () => {
    const list = family(['six', 'ten']);
    expect(line(list, 'child-entertainment')).toMatchObject({ quantity: 1, travellers: ['t4'] });
    expect(line(list, 'kid-games')).toMatchObject({ quantity: 1, travellers: ['t5'] });
    expect(line(family(['ten']), 'child-entertainment')).toBeUndefined();
  });
});

describe('who is named', () => {
  const beach = { ...stay(21, 32), activities: ['beach'] };

  test('all of an age, or none', () => {
    // Only what is for the small alone names the small alone.
    const ofSmall =
      /^(?:comfort-toy|arm-bands|sand-toys|id-bracelet|night-light|child-sunscreen|child-change|day-pack)$/u;
    for (const trip of [beach, stay(-4, 8, 0.4), { ...stay(5, 15), activities: ['hiking'] }])
      for (const { key, reason, travellers } of family(['six', 'ten'], trip).items)
        if (/Kim/u.test(reason) && !ofSmall.test(key) && travellers.join() !== IDS.six)
          expect(`${key}: ${reason}`).toMatch(/Mara/u);
    const snacks = line(family(['six', 'ten']), 'child-snacks')?.reason ?? '';
    expect(snacks).toMatch(/Kim and Mara/u);
    expect(line(family(['toddler', 'ten'], beach), 'child-sunscreen')?.reason).not.toMatch(/Mara/u);
  });

  test('nobody of ten is told of as a toddler', () => {
    for (const trip of [beach, stay(-4, 6), stay(5, 12, 0.5)]) {
      const list = family(['ten'], trip);
      expect(reasonsOf(list)).not.toMatch(
        /quick to put on|hunger does not wait|puddles|ten minutes|every swim|soft toy|first night|knees go first|ears and neck/iu,
      );
      const names = list.items.map(({ name }) => name).join('\n');
      expect(names).not.toMatch(/thermometer|crayons|soft toy|Small toys|sunscreen SPF 50 for|armband/iu);
    }
  });

  test('one for both: with a six-year-old beside, the shoes of ten are not easy to put on', () => {
    expect(line(family(['six', 'ten']), 'child-shoes')?.reason).not.toMatch(/quick to put on/u);
    expect(line(family(['six']), 'child-shoes')?.reason).toMatch(/quick to put on/u);
  });

  test('no Spanish name calls a girl a boy', () => {
    for (const trip of [beach, stay(-8, 1, 0.5), stay(5, 12, 0.5)]) {
      const list = family(['six', 'ten'], { ...trip, locale: 'es' as const });
      for (const { name, category } of list.items.filter((item) => item.category !== 'activities'))
        expect(`${category} ${name}`).not.toMatch(/ (?:de|del|para los?) niños?/u);
    }
  });
});

describe('reasons and numbers', () => {
  test('say the same', () => {
    for (const nights of [4, 10, 20]) {
      const list = family(['ten'], {
        dates: ['2027-05-01', `2027-05-${String(nights + 1).padStart(2, '0')}`],
        legs: [leg('Lisbon', 'PT', nights, sky(8, 18, 0.3))],
      });
      for (const key of ['child-socks', 'child-clothes', 'child-underwear'])
        expect(line(list, key)?.reason, `${nights} ${key}`).not.toMatch(/two|dos|one more|pair a day/iu);
    }
  });

  test('no bathing where nobody bathes, and no temperature for sunscreen', () => {
    const text = (trip: Partial<Input>) => line(family(['six'], trip), 'child-sunscreen')?.reason ?? '';
    expect(text(stay(12, 27))).toMatch(/./u);
    expect(text(stay(12, 27))).not.toMatch(/swim|°C/u);
    expect(text({ ...stay(18, 30), activities: ['beach'] })).toMatch(/swim/u);
    expect(text({ ...stay(18, 30), activities: ['beach'] })).not.toMatch(/°C/u);
  });
});
