import { describe, expect, test } from 'vitest';
import { fact, leg, thing } from '../trip/expert-reading.fixture';
import type { PackingList } from './engine';
import { count, type Input, line, pack, sky } from './pack-trip.fixture';

describe('layers and shoes by activity', () => {
  test('stated wind keeps the windbreaker beside the waterproof jacket', () => {
    const legs = [leg('Lisbon', 'PT', 10, sky(7, 16, 0.4))];
    const calm = pack({ activities: ['hiking'], legs });
    const windy = pack({ activities: ['hiking'], legs, facts: [fact('setting:wind', { quote: 'strong wind' })] });
    expect(line(calm, 'windbreaker')).toBeUndefined();
    expect(line(windy, 'windbreaker')).toBeDefined();
    expect(line(windy, 'waterproof-jacket')).toBeDefined();
  });

  test('a light jacket is there where a fleece and a shell stand for it, if there is room', () => {
    const list = pack({ activities: ['hiking'], legs: [leg('Lisbon', 'PT', 10, sky(8, 18, 0.3))] });
    expect(line(list, 'fleece')).toBeDefined();
    expect(line(list, 'light-jacket')?.optional).toBe(true);
  });

  test('sailing adds deck shoes whatever other shoes there are', () => {
    const list = pack({
      activities: ['sailing', 'swimming', 'snorkelling'],
      legs: [leg('Lisbon', 'PT', 10, sky(20, 28, 0.15))],
    });
    expect(line(list, 'deck-shoes')).toBeDefined();
  });

  test('who says that it freezes up there takes base layers, whatever the valley’s climate', () => {
    const legs = [leg('San Gerardo', 'CR', 3, sky(19, 28))];
    const cold = [fact('setting:cold', { quote: 'below zero' })];
    expect(line(pack({ activities: ['hiking'], legs, facts: cold }), 'base-layers')).toBeDefined();
    expect(line(pack({ activities: ['hiking'], legs }), 'base-layers')).toBeUndefined();
    expect(line(pack({ activities: ['beach'], legs, facts: cold }), 'base-layers')).toBeUndefined();
  });

  test('a cabin on a lake brings swimwear in summer', () => {
    const facts = [fact('setting:lake'), fact('lodging:cabin')];
    const at = (maxC: number) => pack({ legs: [leg('Iron River', 'US', 7, sky(13, maxC))], facts });
    expect(line(at(25), 'swimwear')).toBeDefined();
    expect(line(at(17), 'swimwear')).toBeUndefined();
  });

  test('a hamlet in no table is at home for who does not fly there', () => {
    const legs = [leg('Kielder', '', 4, sky(9, 17))];
    const by = (tag: 'transport:own-car' | 'transport:plane') => pack({ legs, facts: [fact(tag)] });
    for (const list of [by('transport:own-car'), pack({ legs })]) {
      expect(line(list, 'photo-id')).toBeDefined();
      expect(line(list, 'passport-or-id')).toBeUndefined();
    }
    expect(line(by('transport:plane'), 'passport-or-id')).toBeDefined();
  });

  test('a vow walked barefoot takes one pair of shoes and of socks', () => {
    const legs = [leg('Palitana', 'IN', 4, sky(24, 33))];
    const vow = [fact('need:barefoot', { quote: 'barefoot' })];
    const walked = pack({ activities: ['pilgrimage'], legs, facts: vow });
    expect(count(walked, 'walking-shoes', 'trail-shoes', 'sandals', 'flip-flops')).toBe(1);
    expect(count(walked, 'socks')).toBe(1);
    expect(count(pack({ activities: ['beach'], legs, facts: vow }), 'socks')).toBeGreaterThan(1);
  });

  test('boots lent for tours do not replace boots for the town', () => {
    const legs = [leg('Rovaniemi', 'FI', 10, sky(-15, -6, 0.3))];
    const lent = (quote: string) =>
      pack({ activities: ['winter-sports'], legs, things: [thing('boots', 'provided', { concept: 'boots', quote })] });
    expect(line(lent('boots are provided for the excursions'), 'winter-boots')).toBeDefined();
    expect(line(lent('boots are provided'), 'winter-boots')).toBeUndefined();
  });

  test('a stay of months has a T-shirt more than ten days with the same washes', () => {
    const laundry = { available: true };
    const legs = (nights: number) => [leg('Lisbon', 'PT', nights, { ...sky(15, 30), laundry })];
    const short = pack({ legs: legs(20), dates: ['2027-05-01', '2027-05-21'] });
    const long = pack({ legs: legs(80), dates: ['2027-05-01', '2027-07-20'] });
    expect(count(long, 't-shirts', 'long-sleeved-tops')).toBe(count(short, 't-shirts', 'long-sleeved-tops') + 1);
  });
});

describe('washing', () => {
  const months = (more: Partial<Input> = {}): PackingList =>
    pack({
      dates: ['2027-01-04', '2027-03-30'],
      legs: [leg('Lisbon', 'PT', 85, sky(6, 14))],
      laundry: { available: true },
      ...more,
    });

  test('one spare pair is packed beyond the nights between two washes', () => {
    const week = pack({
      dates: ['2027-05-01', '2027-05-11'],
      legs: [leg('Lisbon', 'PT', 10, sky(8, 16))],
      laundry: { available: true },
    });
    expect(count(week, 'underwear')).toBe(7);
    expect(count(months(), 'underwear')).toBe(9);
  });

  test('frequent washes are stated by the week', () => {
    expect(line(months(), 'underwear')?.reason).toBe('9 for 85 nights, washed once a week');
    expect(line(months({ locale: 'es' }), 'underwear')?.reason).toBe('9 para 85 noches, lavando una vez por semana');
  });

  test('from hut to hut clothes are rinsed by hand, and the reason says so', () => {
    const trek = pack({
      legs: [leg('Chamonix', 'FR', 10, sky(8, 20))],
      activities: ['trekking'],
      facts: [fact('lodging:mountain-hut')],
    });
    expect(count(trek, 'underwear')).toBe(5);
    expect(line(trek, 'underwear')?.reason).toMatch(/^5 for 10 nights, 3 washes, the first on day 4/u);
    const driven = pack({ legs: [leg('Uyuni', 'BO', 6, sky(8, 20))], facts: [fact('lodging:mountain-hut')] });
    expect(count(driven, 'underwear')).toBeGreaterThan(6);
  });

  test('one wash more in a tight bag is one more between any two', () => {
    const tight = months({ bags: [{ kind: 'cabin', kilograms: 5, evidence: { source: 'words' } }] });
    expect(line(tight, 'underwear')?.reason).toMatch(/washed twice a week/u);
  });
});
