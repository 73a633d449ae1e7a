/** What one word must not bring: the kit of another condition, of another place or of another way of travelling. */
import { describe, expect, test } from 'vitest';
import { bag, fact, leg, person, thing } from '../../trip/expert-reading.fixture';
import { type PLACE, weatherOf } from '../fixtures';
import { line, type Input, pack } from '../pack-trip.fixture';
import { readDescription } from '../reading/description.fixture';

const listOf = (more: Partial<Input>, place: Partial<typeof PLACE> = {}, weather = weatherOf(12, 24, 0.3)) =>
  pack({ dates: ['2027-05-01', '2027-05-06'], legs: [leg('Lisbon', 'PT', 5)], ...more }, { place, weather });
const keysOf = (...input: Parameters<typeof listOf>): string[] => listOf(...input).items.map(({ key }) => key);
const tagsOf = (text: string, locale: 'en' | 'es' = 'en'): string[] =>
  Object.keys(readDescription(text, locale, { days: 6 }).tags);

describe('conditions', () => {
  test('a mobility scooter adds nothing for a manual wheelchair', () => {
    expect(tagsOf('My mother has a folding mobility scooter.')).toContain('own:mobility-scooter');
    const keys = keysOf({ facts: [fact('own:mobility-scooter'), fact('medical:reduced-mobility')] });
    expect(keys).toContain('mobility-scooter-charger');
    expect(keys.filter((key) => /^(?:wheelchair|powerchair|pressure)-/u.test(key))).toEqual([]);
  });

  test('tubes and tools for a wheelchair are one line, and the papers of an airline are for flights', () => {
    const facts = [fact('medical:wheelchair'), fact('medical:powerchair'), fact('transport:own-car')];
    const keys = keysOf({ facts, home: 'PT' });
    expect(keys).toContain('wheelchair-kit');
    expect(keys.filter((key) => /^(?:wheelchair-(?:repair|gloves)|powerchair-)/u.test(key))).toEqual([]);
  });

  test('COPD adds neither the asthma kit nor a nebuliser that nobody named', () => {
    const tags = tagsOf('Dad has COPD.');
    expect(tags).toContain('medical:copd');
    expect(tags).not.toContain('medical:asthma');
    const keys = keysOf({ facts: [fact('medical:copd')] });
    expect(keys).toContain('inhaler');
    expect(keys.filter((key) => key === 'nebuliser' || key === 'asthma-plan')).toEqual([]);
  });

  test('ear defenders at a concert do not imply autism', () => {
    expect(tagsOf('Taking the children to a gig, ear defenders packed.')).not.toContain('medical:autism');
    expect(tagsOf('He is autistic and wears ear defenders.')).toContain('medical:autism');
  });

  test('swollen feet add compression socks, an ankle a bandage', () => {
    const swollen = tagsOf('En el avión se me hinchan los pies.', 'es');
    expect(swollen).toContain('medical:thrombosis');
    expect(swollen).not.toContain('medical:foot');
    expect(tagsOf('Weak ankle since spring.')).toContain('medical:ankle');
    expect(keysOf({ facts: [fact('medical:ankle')] })).toContain('knee-brace');
    expect(keysOf({ facts: [fact('medical:foot')] })).not.toContain('knee-brace');
  });
});

describe('places', () => {
  test('a beach where it never rains is not a desert', () => {
    const dry = { climate: 'BWh', population: 9000 } as const;
    const facts = [fact('activity:beach')];
    const beach = keysOf({ facts }, { ...dry, traits: ['coast', 'desert'] });
    expect(beach.filter((key) => /^(?:buff|headlamp|wet-wipes)$/u.test(key))).toEqual([]);
    expect(keysOf({}, { ...dry, traits: ['desert'] })).toContain('buff');
  });

  test('walking over a pass without sleeping high adds no altitude medicine', () => {
    const trek: Partial<Input> = { activities: ['trekking'], home: 'GB' };
    expect(keysOf(trek, { elevation: 1050, traits: ['altitude-walk'] })).not.toContain('altitude-medicine');
    expect(keysOf(trek, { elevation: 3400, traits: ['high-altitude'] })).toContain('altitude-medicine');
  });

  test('snow does not count as rain for children', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'child')];
    const rain = keysOf({ people }, {}, weatherOf(4, 12, 0.5));
    expect(rain).toEqual(expect.arrayContaining(['child-rain-jacket', 'child-wellies']));
    const frost = keysOf({ people }, {}, weatherOf(-16, -7, 0.5));
    expect(frost.filter((key) => /^child-(?:rain|wellies)/u.test(key))).toEqual([]);
  });
});

describe('ways of sleeping', () => {
  test('a ward: slippers that grip, nothing for outdoors', () => {
    const weather = weatherOf(1, 8, 0.5);
    const facts = [fact('lodging:hospital'), fact('occasion:medical-visit')];
    const keys = keysOf({ facts, home: 'PT' }, {}, weather);
    expect(keys).toEqual(expect.arrayContaining(['ward-slippers', 'dressing-gown', 'sleepwear']));
    expect(keys.filter((key) => /^(?:base-layers|day-pack|sunscreen|sunglasses|first-aid-kit)$/u.test(key))).toEqual(
      [],
    );
    expect(keys).not.toContain('gloves');
    expect(keysOf({ facts: [...facts, fact('transport:plane')], home: 'PT' }, {}, weather)).toContain('gloves');
    expect(tagsOf('Going in on Monday for my left hip replacement.')).toContain('lodging:hospital');
    expect(tagsOf('I had a hip replacement two years ago.')).not.toContain('lodging:hospital');
  });

  test('a knee or a hip that is operated: loose clothes, shoes without laces, records; nothing for one of last year', () => {
    const operated = fact('medical:leg-operation');
    const kit = ['clothes-over-dressing', 'surgery-shoes', 'surgery-records'];
    expect(keysOf({ facts: [operated, fact('lodging:hospital')] })).toEqual(expect.arrayContaining(kit));
    expect(keysOf({ facts: [operated] }).filter((key) => kit.includes(key))).toEqual([]);
    expect(tagsOf('Total knee for my husband at Mayo, 2 nights in the hospital.')).toEqual(
      expect.arrayContaining(['medical:leg-operation', 'lodging:hospital']),
    );
  });

  test('a medicine that is named takes the row of its condition', () => {
    const facts = [fact('medical:blood-pressure')];
    expect(keysOf({ facts })).toContain('blood-pressure-tablets');
    const named = listOf({ facts, things: [thing('ramipril', 'bring', { concept: 'heart-meds' })] });
    expect(line(named, 'blood-pressure-tablets')?.name).toBe('Ramipril');
  });

  test('a named liner replaces the sleeping bag', () => {
    const way: Partial<Input> = { activities: ['pilgrimage'], facts: [fact('lodging:albergue')] };
    const walk = { traits: ['long-walk'] } as const;
    const cool = weatherOf(10, 20, 0.2);
    expect(keysOf(way, { traits: [...walk.traits] }, cool)).toContain('sleeping-bag');
    const liner = thing('silk liner', 'bring', { concept: 'bag-liner' });
    expect(keysOf({ ...way, things: [liner] }, { traits: [...walk.traits] }, cool)).not.toContain('sleeping-bag');
    expect(keysOf({ activities: ['camping'], things: [liner] }, {}, cool)).toContain('sleeping-bag');
  });

  test('two campers share a tent, and a rucksack carried all day replaces the day pack', () => {
    const pair = [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')];
    const camp = listOf({ people: pair, activities: ['camping'] });
    expect(line(camp, 'tent')?.quantity).toBe(1);
    expect(line(camp, 'sleeping-bag')?.quantity).toBe(2);
    const trek = keysOf({ activities: ['trekking'], facts: [fact('lodging:mountain-hut')] });
    expect(trek).toContain('trekking-backpack');
    expect(trek).not.toContain('day-pack');
    expect(trek).toContain('rucksack-cover');
    expect(keysOf({ activities: ['trekking'] }, {}, weatherOf(12, 24, 0.05))).not.toContain('rucksack-cover');
  });

  test('nappies for the first days where there are shops, for all of them on a ship', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'baby', { ageMonths: 9 })];
    const weeks: Partial<Input> = { dates: ['2027-05-01', '2027-05-13'], legs: [leg('Lisbon', 'PT', 12)], people };
    expect(line(listOf(weeks), 'nappies')?.quantity).toBe(30);
    expect(line(listOf({ ...weeks, activities: ['cruise'] }), 'nappies')?.quantity).toBeGreaterThan(70);
  });

  test('a traveller who expresses milk is packed for as a woman', () => {
    expect(keysOf({ facts: [fact('need:pumping')] })).toContain('bras');
    expect(keysOf({})).not.toContain('bras');
    const wife = person('t2', 'partner', 'adult', { sex: 'female' });
    const both = listOf({ people: [person('t1', 'self', 'adult'), wife], facts: [fact('medical:pregnancy')] });
    expect(line(both, 'bras')?.travellers).toEqual(['t2']);
  });

  test('with a porter, what is needed by day goes into a small bag', () => {
    const facts = [fact('lodging:mountain-hut')];
    const list = listOf({ activities: ['trekking'], facts, bags: [bag('porter', { kilograms: 10 })] });
    expect(line(list, 'day-pack')).toBeDefined();
    expect(line(list, 'trekking-backpack')?.reason).toMatch(/porter/u);
  });
});

describe('camp', () => {
  const car: Partial<Input> = { activities: ['camping'], home: 'PT', facts: [fact('transport:own-car')] };
  const airbed = (words: string) => thing(words, 'bring', { concept: 'sleeping-mat' });
  const pair = [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')];

  test('a double airbed serves two and adds a pump', () => {
    expect(tagsOf('Own tent, blow up mattress.')).toContain('own:airbed');
    const list = listOf({ ...car, people: pair, facts: [fact('own:airbed')], things: [airbed('double airbed')] });
    expect(line(list, 'sleeping-mat')?.quantity).toBe(1);
    expect(line(list, 'airbed-pump')).toBeDefined();
    expect(line(listOf({ ...car, people: pair, things: [airbed('airbeds')] }), 'sleeping-mat')?.quantity).toBe(2);
  });

  test('gas comes by car and is bought by those who fly', () => {
    const cooking = [fact('transport:own-car'), fact('own:cooking-gear')];
    expect(keysOf({ ...car, facts: cooking })).toContain('stove-gas');
    expect(keysOf(car)).not.toContain('stove-gas');
    expect(keysOf({ activities: ['camping'], facts: [fact('transport:plane')] })).not.toContain('stove-gas');
  });

  test('a pitch with electricity needs a cable', () => {
    expect(tagsOf('Vamos a una parcela con luz.', 'es')).toContain('need:hook-up');
    expect(keysOf({ ...car, facts: [fact('need:hook-up')] })).toContain('hook-up-cable');
    expect(keysOf(car)).not.toContain('hook-up-cable');
  });

  test('a dog in a car needs a harness, a cat a carrier', () => {
    const driven = [fact('pet:dog'), fact('transport:own-car')];
    const dog = keysOf({ facts: driven, home: 'PT' });
    expect(dog).toContain('dog-seat-belt');
    expect(dog).not.toContain('pet-carrier');
    expect(keysOf({ facts: [fact('pet:cat'), fact('transport:own-car')], home: 'PT' })).toContain('pet-carrier');
  });
});

describe('consumables', () => {
  test('pads for the nights are fewer than for days and nights, and nobody carries a month of them', () => {
    const pads = (...tags: Parameters<typeof fact>[0][]) =>
      line(listOf({ facts: ['medical:incontinence' as const, ...tags].map((tag) => fact(tag)) }), 'incontinence-pads');
    expect(pads('need:night-nappies')?.quantity).toBe(11);
    expect(pads()?.quantity).toBe(24);
  });

  test('pads for the night and for the day are told apart', () => {
    expect(tagsOf('Mi suegro usa pañal de adulto por la noche.', 'es')).toContain('need:night-nappies');
    expect(tagsOf('Mi suegro usa pañales de adulto.', 'es')).not.toContain('need:night-nappies');
  });

  test('nappies named only in the description are counted by night', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'toddler', { ageMonths: 40 })];
    const list = listOf({ people, things: [thing('night nappies', 'bring', { concept: 'nappies' })] });
    expect(line(list, 'nappies')?.quantity).toBeGreaterThanOrEqual(8);
  });

  test('a jacket bought there is not packed, for children either', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'child')];
    const cold = weatherOf(-2, 5, 0.2);
    expect(keysOf({ people }, {}, cold)).toContain('child-coat');
    const bought = [thing('jackets', 'buy-there', { concept: 'winter-jacket' })];
    expect(keysOf({ people, things: bought }, {}, cold)).not.toContain('child-coat');
  });

  test('children walk in the snow in boots of their own', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'child', 'child')];
    const list = listOf({ people, activities: ['skiing'] }, {}, weatherOf(-8, 1, 0.4));
    expect(line(list, 'child-snow-boots')?.quantity).toBe(1);
    expect(line(list, 'child-shoes')?.quantity).toBe(1);
    expect(line(list, 'child-wellies')).toBeUndefined();
  });
});
