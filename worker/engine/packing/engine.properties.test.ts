import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePackingList } from './engine';
import type { TripFacts } from './facts';
import { factsOf, PLACE, weatherOf } from './fixtures';
import { ALL_TAGS, type Tag } from './tags';

const weather = fc
  .record({
    minC: fc.integer({ min: -35, max: 30 }),
    spread: fc.integer({ min: 0, max: 22 }),
    wet: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ minC, spread, wet }) => weatherOf(minC, minC + spread, wet));
const party = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  seniors: fc.integer({ min: 0, max: 2 }),
  women: fc.integer({ min: 0, max: 2 }),
  men: fc.integer({ min: 0, max: 2 }),
  children: fc.array(fc.record({ ageMonths: fc.integer({ min: 0, max: 215 }) }), { maxLength: 6 }),
});
const tags = fc
  .uniqueArray(fc.constantFrom(...ALL_TAGS), { maxLength: 14 })
  .map((list: Tag[]) =>
    Object.fromEntries(list.map((tag) => [tag, { source: 'words' as const, quote: 'a few words of mine' }])),
  );
const country = fc.constantFrom('PT', 'GB', 'US', 'TH', 'KE', 'SA', 'NZ', 'BO', 'AR', 'XX', '');
const facts: fc.Arbitrary<TripFacts> = fc
  .record({
    days: fc.integer({ min: 1, max: 365 }),
    locale: fc.constantFrom('en' as const, 'es' as const),
    weather,
    party,
    tags,
    destination: country,
    home: fc.option(country, { nil: undefined }),
    bag: fc.constantFrom(
      'carry-on' as const,
      'backpack' as const,
      'checked' as const,
      'day-bag' as const,
      'unknown' as const,
    ),
    limitKg: fc.option(fc.integer({ min: 3, max: 32 }), { nil: undefined }),
    wash: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    available: fc.boolean(),
    known: fc.boolean(),
  })
  .map(
    ({
      days,
      locale,
      weather: sky,
      party: people,
      tags: said,
      destination,
      home,
      bag,
      limitKg,
      wash,
      available,
      known,
    }) =>
      factsOf(days, {
        locale,
        weather: known ? sky : { ...sky, source: 'unknown' },
        party: people,
        tags: said,
        places: destination === '' ? [] : [{ ...PLACE, country: destination }],
        home: home === undefined || home === '' ? {} : { country: home },
        luggage: { kind: bag, ...(limitKg !== undefined && { limitKg }) },
        laundry: { available, ...(wash !== undefined && { everyDays: wash }) },
      }),
  );

describe('any trip', { timeout: 30_000 }, () => {
  test('has a list within bounds, a reason for every item and no duplicate name', () => {
    fc.assert(
      fc.property(facts, (trip) => {
        const { items, categories } = makePackingList(trip);
        expect(items.length).toBeGreaterThanOrEqual(8);
        expect(items.length).toBeLessThanOrEqual(200);
        for (const item of items) {
          expect(
            Number.isInteger(item.quantity) && item.quantity >= 1 && item.quantity <= 99,
            `${item.key} ${item.quantity}`,
          ).toBe(true);
          expect(item.reason.length, item.key).toBeGreaterThan(11);
          expect(item.reason, item.key).not.toMatch(/[{}]|undefined|NaN/);
          expect(item.weightGrams).toBeGreaterThan(0);
        }
        const names = items.map((item) => item.name.toLocaleLowerCase());
        expect(new Set(names).size).toBe(names.length);
        expect(new Set(items.map((item) => item.category)).size).toBe(categories.length);
      }),
      { numRuns: 400 },
    );
  });

  test('never lists what was refused of clothes and gadgets', () => {
    const pairs: [Tag, string][] = [
      ['refused:shorts', 'shorts'],
      ['refused:laptop', 'laptop'],
      ['refused:umbrella', 'umbrella'],
      ['refused:sandals', 'sandals'],
      ['refused:pyjamas', 'sleepwear'],
      ['refused:swimwear', 'swimwear'],
      ['refused:tent', 'tent'],
      ['refused:stroller', 'stroller'],
      ['refused:nappies', 'nappies'],
      ['refused:cash', 'cash'],
      ['refused:gifts', 'host-gift'],
    ];
    fc.assert(
      fc.property(facts, fc.constantFrom(...pairs), (trip, [tag, key]) => {
        const { items } = makePackingList({ ...trip, tags: { ...trip.tags, [tag]: { source: 'words' } } });
        expect(items.some((item) => item.key === key)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('clothes grow with the days up to the wash, and never shrink', () => {
    fc.assert(
      fc.property(
        weather,
        party,
        fc.integer({ min: 2, max: 60 }),
        fc.option(fc.integer({ min: 1, max: 14 }), { nil: undefined }),
        (sky, people, days, wash) => {
          const laundry = wash === undefined ? { available: false } : { available: true, everyDays: wash };
          const quantities = (length: number): Map<string, number> => {
            const trip = factsOf(length, { weather: sky, party: people, laundry });
            return new Map(makePackingList(trip, { maxItems: 200 }).items.map((item) => [item.key, item.quantity]));
          };
          const [now, later] = [quantities(days), quantities(days + 1)];
          for (const key of ['underwear', 'socks', 'trousers', 'nappies', 'child-underwear']) {
            expect(later.get(key) ?? 0, key).toBeGreaterThanOrEqual(now.get(key) ?? 0);
          }
          if (wash !== undefined) {
            expect(quantities(wash + 40).get('underwear')).toBe(quantities(wash + 60).get('underwear'));
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
