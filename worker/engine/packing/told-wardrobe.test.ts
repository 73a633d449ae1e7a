/** Clothes that the traveller tells with their number. */
import { describe, expect, test } from 'vitest';
import { leg, person, thing } from '../trip/expert-reading.fixture';
import { count, line, pack, sky } from './pack-trip.fixture';

const mild = { legs: [leg('Bilbao', 'ES', 7, sky(10, 18))] };

describe('clothes told with their number', () => {
  test('shirts stand for T-shirts and jeans for trousers', () => {
    const things = [
      thing('shirts', 'bring', { concept: 'shirt', quantity: 7 }),
      thing('jeans', 'bring', { concept: 'jeans', quantity: 2 }),
    ];
    const list = pack({ ...mild, things });
    expect(count(list, 't-shirts')).toBe(1);
    expect(count(list, 'trousers', 'light-trousers')).toBe(1);
    expect(count(pack(mild), 't-shirts')).toBeGreaterThan(2);
  });

  test('fewer than ours are as many as they say', () => {
    const socks = thing('pairs of socks', 'bring', { concept: 'socks', quantity: 3 });
    expect(line(pack({ ...mild, things: [socks] }), 'socks')?.quantity).toBe(3);
    expect(line(pack(mild), 'socks')?.quantity).toBeGreaterThan(3);
  });

  test('a number told for each counts for all, with their words as the reason', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')];
    const socks = thing('socks', 'bring', { concept: 'socks', quantity: 3, quote: '3 pairs each of socks' });
    const list = pack({ ...mild, people, listFor: 'everybody' as const, things: [socks] });
    expect(line(list, 'socks')).toMatchObject({ quantity: 6, reason: '“3 pairs each of socks”' });
  });

  test('one of them, or one traveller’s of several, changes nothing', () => {
    const people = [person('t1', 'self', 'adult'), person('t2', 'partner', 'adult')];
    const shirts = thing('shirts', 'bring', { concept: 'shirt', quantity: 7 });
    const two = { ...mild, people, listFor: 'everybody' as const };
    expect(count(pack({ ...two, things: [shirts] }), 't-shirts')).toBe(count(pack(two), 't-shirts'));
    const shirt = thing('shirt', 'bring', { concept: 'shirt', quantity: 1 });
    expect(count(pack({ ...mild, things: [shirt] }), 't-shirts')).toBe(count(pack(mild), 't-shirts'));
  });
});
