import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weatherOf } from '../packing/fixtures';
import { packTrip } from '../packing/pack-trip';
import { ALL_TAGS } from '../packing/tags';
import { isOvernight } from '../trip/route/stops';
import { THING_FATES } from '../trip/kinds';
import { DRESS_CODES, tripSchema, type Trip } from '../trip/schema';
import { THINGS } from '../trip/things/lexicon';
import { reviewList } from './review';

const said = { source: 'words', certainty: 'sure' } as const;
const traveller = fc.record({
  role: fc.constantFrom('partner', 'child', 'parent', 'friend'),
  stage: fc.constantFrom('baby', 'toddler', 'child', 'teen', 'adult', 'senior'),
  count: fc.integer({ min: 1, max: 3 }),
  packsAlone: fc.boolean(),
});
const whose = fc.subarray(['t1', 't2'], { minLength: 0 });
const leg = fc.record({
  country: fc.constantFrom('PT', 'GB', 'TH', 'NO', 'BO', ''),
  kind: fc.constantFrom('stay', 'route', 'outing', 'transit'),
  nights: fc.integer({ min: 0, max: 20 }),
  minC: fc.integer({ min: -25, max: 26 }),
  spread: fc.integer({ min: 1, max: 18 }),
  wetShare: fc.constantFrom(0, 0.1, 0.35, 0.6),
});
const thing = fc.record({
  concept: fc.constantFrom(...THINGS),
  fate: fc.constantFrom(...THING_FATES),
  quantity: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  travellers: whose,
});

const trips: fc.Arbitrary<Trip> = fc
  .record({
    locale: fc.constantFrom('en' as const, 'es' as const),
    others: fc.array(traveller, { maxLength: 3 }),
    listFor: fc.constantFrom('everybody', 'one'),
    legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
    things: fc.array(thing, { maxLength: 8 }),
    tags: fc.array(fc.record({ tag: fc.constantFrom(...ALL_TAGS), travellers: whose }), { maxLength: 8 }),
    bag: fc.option(fc.constantFrom('cabin', 'hold', 'backpack', 'personal'), { nil: undefined }),
    kilograms: fc.option(fc.integer({ min: 4, max: 23 }), { nil: undefined }),
    dress: fc.option(fc.constantFrom(...DRESS_CODES), { nil: undefined }),
    washes: fc.boolean(),
  })
  .map(({ locale, others, listFor, legs, things, tags, bag, kilograms, dress, washes }) => {
    const nights = legs.reduce((sum, one) => sum + (isOvernight(one) ? one.nights : 0), 0);
    const end = new Date(Date.parse('2027-05-03T00:00:00Z') + nights * 86_400_000).toISOString().slice(0, 10);
    const travellers = [{ role: 'self', stage: 'adult' }, ...others].map((one, index) => ({
      ...one,
      id: `t${index + 1}`,
      evidence: said,
    }));
    const known = (ids: string[]): string[] => ids.filter((id) => travellers.some((one) => one.id === id));
    return tripSchema.parse({
      version: 1,
      locale,
      startDate: '2027-05-03',
      endDate: end,
      days: nights + 1,
      nights,
      destination: 'Anywhere',
      reader: 'rules',
      travellers,
      bystanders: [],
      listFor,
      legs: legs.map(({ minC, spread, wetShare, ...one }, index) => ({
        ...one,
        id: `l${index + 1}`,
        name: { en: `Place ${'ABC'[index]}`, es: `Sitio ${'ABC'[index]}` },
        words: 'a place',
        weather: { source: 'normals', minC, maxC: minC + spread, wetShare },
        evidence: said,
      })),
      things: things.map(({ concept, quantity, travellers: owners, fate }, index) => ({
        id: `th${index + 1}`,
        words: concept.name[locale],
        concept: concept.id,
        fate,
        ...(quantity !== undefined && { quantity }),
        travellers: known(owners),
        evidence: said,
      })),
      occasions: dress === undefined ? [] : [{ id: 'o1', words: 'the evening', dress, evidence: said }],
      bags:
        bag === undefined
          ? []
          : [{ id: 'b1', kind: bag, ...(kilograms !== undefined && { kilograms }), evidence: said }],
      laundry: { available: washes },
      home: { country: 'GB' },
      told: {},
      facts: tags.map((one) => ({ ...one, travellers: known(one.travellers), evidence: said })),
      questions: [],
      unplaced: [],
    });
  });

describe('any trip', { timeout: 120_000 }, () => {
  test('has nothing left to fix after its review', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const context = { places: new Map(), weather: weatherOf(9, 20) };
        const { list } = reviewList(trip, packTrip(trip, context), context);
        const again = reviewList(trip, list, context);
        expect(again.findings.filter(({ action }) => action !== 'warned')).toEqual([]);
        expect(again.list).toEqual(list);
        for (const { quantity, weightGrams, reason, name } of list.items) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(99);
          expect(Number.isFinite(weightGrams)).toBe(true);
          expect(`${name} ${reason}`).not.toMatch(/undefined|NaN|[{}]/u);
        }
      }),
      { numRuns: 300, seed: 20_261_122 },
    );
  });
});
