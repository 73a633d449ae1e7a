import { describe, expect, test } from 'vitest';
import { bag, fact, leg, occasion, person, thing } from '../trip/expert-reading.fixture';
import { sky, pack, line, count } from './pack-trip.fixture';

describe('transit', () => {
  const crossing = (kind: 'transit' | 'stay') =>
    pack({
      legs: [leg('Barcelona', 'ES', kind === 'stay' ? 2 : 0, { kind }), leg('Palma', 'ES', 8)],
      facts: [fact('setting:night-ferry', { legs: ['l1'] }), fact('setting:dust', { legs: ['l1'] })],
    });

  test('facts stated at a place of transit are packed for the next stay; its weather is not', () => {
    expect(line(crossing('transit'), 'ferry-seasick')).toBeDefined();
    expect(line(crossing('transit'), 'buff')).toBeUndefined();
    expect(line(crossing('stay'), 'ferry-seasick')).toBeDefined();
  });

  test('daily divers and surfers get a second swimsuit', () => {
    expect(count(pack({ facts: [fact('activity:diving')] }), 'swimwear')).toBe(2);
    expect(count(pack({ facts: [fact('activity:swimming')] }), 'swimwear')).toBe(1);
  });
});

describe('a wardrobe for each traveller', () => {
  test('what is sweated in by day is no shirt for the evening, and a small bag has fewer', () => {
    const trip = {
      dates: ['2027-05-01', '2027-05-09'] as [string, string],
      legs: [leg('Lisbon', 'PT', 8, sky(14, 24))],
    };
    const shirts = (more: Parameters<typeof pack>[0]) => count(pack({ ...trip, ...more }), 't-shirts');
    expect(shirts({ activities: ['running', 'gym', 'hiking'] })).toBeGreaterThanOrEqual(4);
    const hikes = { activities: ['hiking' as const] };
    expect(shirts({ ...hikes, bags: [bag('cabin', { kilograms: 4 })] })).toBeLessThan(
      shirts({ activities: ['sightseeing'] }),
    );
    expect(shirts({ activities: ['sightseeing'] })).toBeLessThanOrEqual(8);
  });

  test('two people pack about eight trousers for ten nights, and three pairs of shoes each at most', () => {
    const list = pack({
      people: [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')],
      activities: ['hiking', 'sightseeing'],
      legs: [leg('Lisbon', 'PT', 10, sky(13, 24))],
    });
    const trousers = count(list, 'trousers', 'light-trousers', 'shorts', 'hiking-trousers', 'smart-trousers');
    expect(trousers).toBeGreaterThanOrEqual(4);
    expect(trousers).toBeLessThanOrEqual(8);
    expect(count(list, 'underwear')).toBeLessThanOrEqual(18);
    expect(
      list.items.filter(({ category, key }) => category === 'footwear' && !key.includes('socks')).length,
    ).toBeLessThanOrEqual(4);
  });

  test('a washing machine on one leg halves the clothes, and the reason names the day of the wash', () => {
    const without = pack({ dates: ['2027-05-01', '2027-05-09'], legs: [leg('Lisbon', 'PT', 8)] });
    const list = pack({
      dates: ['2027-05-01', '2027-05-09'],
      legs: [leg('Lisbon', 'PT', 8, { laundry: { available: true } })],
    });
    expect(count(list, 'underwear')).toBeLessThan(count(without, 'underwear'));
    expect(line(list, 'underwear')?.reason).toBe('7 for 8 nights, a wash on day 6');
    expect(line(without, 'underwear')?.reason).toBe('9 for 8 nights, no wash on the way');
  });

  test('half a year is packed for a week', () => {
    const list = pack({ dates: ['2027-01-05', '2027-06-28'], legs: [leg('Lisbon', 'PT', 174)] });
    expect(count(list, 'underwear')).toBeLessThanOrEqual(9);
    expect(count(list, 't-shirts', 'long-sleeved-tops')).toBeLessThanOrEqual(8);
  });

  test('a suit is his, a formal dress is hers', () => {
    const list = pack({
      people: [
        person('t1', 'self', 'adult', { sex: 'male' }),
        person('t2', 'partner', 'adult', { sex: 'female', name: 'Ana' }),
      ],
      occasions: [occasion('my cousin’s wedding', { tag: 'occasion:wedding', leg: 'l1', dress: 'formal' })],
    });
    expect(line(list, 'suit')).toMatchObject({ name: 'Suit', quantity: 1, travellers: ['t1'] });
    expect(line(list, 'suit-f')).toMatchObject({ quantity: 1, for: ['Ana'] });
    expect(line(list, 'tie')).toMatchObject({ quantity: 1, travellers: ['t1'] });
  });

  test('an old passport with a visa is listed beside the valid one', () => {
    const list = pack({
      things: [thing('old passport', 'bring', { concept: 'passport', quote: 'the visa is in my old passport' })],
    });
    expect(list.items.filter(({ name }) => /passport/i.test(name))).toHaveLength(2);
  });

  test('a child who travels alone has a toothbrush', () => {
    const list = pack({ people: [person('t1', 'child', 'child', { ageMonths: 108, name: 'Max' })] });
    expect(line(list, 'toothbrush')).toMatchObject({ quantity: 1 });
  });

  test('her named blouses are the line of blouses, as many as she says', () => {
    const list = pack({
      people: [person('t1', 'self', 'adult', { sex: 'female' })],
      facts: [fact('activity:business-meetings')],
      things: [thing('blouses', 'bring', { concept: 'blouse', quantity: 2 })],
    });
    expect(line(list, 'dress-shirts-f')).toMatchObject({ quantity: 2 });
    expect(list.items.filter(({ name }) => /blouse/i.test(name))).toHaveLength(1);
  });

  test('hand luggage swaps no warm trousers for summer ones in the cold, nor a waterproof for another', () => {
    const list = pack({
      legs: [leg('Tbilisi', 'GE', 60, sky(-4, 4, 0.3))],
      dates: ['2027-01-04', '2027-03-05'],
      bags: [bag('cabin', { kilograms: 4 })],
    });
    expect(line(list, 'light-trousers')).toBeUndefined();
    expect(list.items.filter(({ key }) => key === 'rain-jacket' || key === 'waterproof-jacket').length).toBeLessThan(2);
  });
});
