import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Leg, Thing, Trip, Traveller } from '../trip/schema';
import { tripSchema } from '../trip/schema';
import { PLACE, weatherOf } from './fixtures';
import { itemById } from './knowledge/knowledge';
import { isOverLimit } from './bag-words';
import { packTrip } from './pack-trip';
import { packersOf } from './people';
import { stretchesOf, type PackContext } from './stretches';
import { ALL_TAGS } from './tags';

/** Pairs for every day; what a sport asks for besides is its kit. */
const EVERYDAY_SHOES = [
  'walking-shoes',
  'trail-shoes',
  'sandals',
  'flip-flops',
  'shower-sandals',
  'slippers',
  'dress-shoes',
  'smart-shoes',
  'heels',
  'running-shoes',
];

const words = { source: 'words' as const, quote: 'a few words of mine' };

const STAGES: Traveller['stage'][] = ['baby', 'toddler', 'child', 'teen', 'adult', 'senior'];
const traveller = fc.record({
  stage: fc.constantFrom(...STAGES),
  sex: fc.constantFrom('female' as const, 'male' as const, undefined),
  count: fc.integer({ min: 1, max: 3 }),
});
const leg = fc.record({
  nights: fc.integer({ min: 1, max: 12 }),
  known: fc.boolean(),
  country: fc.constantFrom('PT', 'TH', 'NO', 'BO', 'US', ''),
  minC: fc.integer({ min: -35, max: 28 }),
  spread: fc.integer({ min: 2, max: 16 }),
  wet: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
  laundry: fc.boolean(),
  elevation: fc.option(fc.integer({ min: 0, max: 5200 }), { nil: undefined }),
});
const OFF: Thing['fate'][] = ['rented', 'provided', 'other-brings', 'buy-there', 'stays', 'sent'];
const OFF_ITEMS = ['tent', 'sleeping-bag', 'winter-coat', 'beach-towel', 'camera', 'hair-dryer', 'stroller'];
const thing = fc.record({ item: fc.constantFrom(...OFF_ITEMS), fate: fc.constantFrom(...OFF) });
const bag = fc.option(
  fc.record({
    kind: fc.constantFrom('personal' as const, 'cabin' as const, 'backpack' as const, 'hold' as const),
    kilograms: fc.option(fc.integer({ min: 5, max: 25 }), { nil: undefined }),
    wornCounts: fc.boolean(),
  }),
  { nil: undefined },
);

const trips: fc.Arbitrary<{ trip: Trip; context: PackContext }> = fc
  .record({
    locale: fc.constantFrom('en' as const, 'es' as const),
    people: fc.array(traveller, { minLength: 1, maxLength: 6 }),
    legs: fc.array(leg, { minLength: 1, maxLength: 5 }),
    tags: fc.uniqueArray(fc.constantFrom(...ALL_TAGS), { maxLength: 10 }),
    things: fc.uniqueArray(thing, { maxLength: 4, selector: ({ item }) => item }),
    bag,
    home: fc.constantFrom('GB', 'ES', 'US', 'MX', undefined),
  })
  .map(({ locale, people, legs, tags, things, bag: told, home }) => {
    const nights = legs.reduce((sum, { nights: here }) => sum + here, 0);
    const end = new Date(Date.parse('2027-03-01') + nights * 86_400_000).toISOString().slice(0, 10);
    const trip = tripSchema.parse({
      version: 1,
      locale,
      startDate: '2027-03-01',
      endDate: end,
      days: nights + 1,
      nights,
      destination: 'somewhere',
      reader: 'rules',
      travellers: [
        { id: 't1', role: 'self', stage: 'adult', evidence: words },
        ...people.map((one, index) => ({ id: `t${index + 2}`, role: 'other' as const, ...one, evidence: words })),
      ],
      bystanders: [],
      listFor: 'everybody',
      legs: legs.map(({ nights: here, country, minC, spread, wet, laundry, elevation }, index): Leg => ({
        id: `l${index + 1}`,
        name: { en: `Place ${index + 1}`, es: `Sitio ${index + 1}` },
        words: `place ${index + 1}`,
        country,
        kind: 'stay',
        nights: here,
        nightsTold: true,
        days: 0,
        lodging: [],
        transport: [],
        laundry: { available: laundry },
        ...(elevation !== undefined && { elevation }),
        weather: { source: 'normals', minC, maxC: minC + spread, wetShare: wet },
        evidence: { ...words, certainty: 'sure' },
      })),
      things: things.map(({ item, fate }, index) => ({
        id: `g${index + 1}`,
        words: itemById(item)?.[locale].split('|')[0] ?? item,
        concept: item,
        fate,
        evidence: words,
      })),
      occasions: [],
      bags: told ? [{ id: 'b1', ...told, evidence: words }] : [],
      laundry: { available: false },
      home: { ...(home !== undefined && { country: home, nationality: home }) },
      told: {},
      facts: tags.filter((tag) => !tag.startsWith('own:')).map((tag) => ({ tag, evidence: words })),
      questions: [],
      unplaced: [],
    });
    const places = new Map(
      legs.flatMap(({ known, country }, index) =>
        known && country !== '' ? [[`l${index + 1}`, { ...PLACE, country }] as const] : [],
      ),
    );
    return { trip, context: { places, weather: weatherOf(8, 18, 0.2) } };
  });

const total = (items: readonly { key: string; quantity: number }[], ...keys: string[]): number =>
  items.filter(({ key }) => keys.includes(key)).reduce((sum, { quantity }) => sum + quantity, 0);

const FIGURE = /([-−]?\d+) °C/gu;

describe('packTrip over generated trips', () => {
  const check = (numRuns: number): void => {
    fc.assert(
      fc.property(trips, ({ trip, context }) => {
        const list = packTrip(trip, context);
        const packers = packersOf(trip);
        const big = packers.filter(({ ageMonths }) => ageMonths >= 156).reduce((sum, { count }) => sum + count, 0);

        // Clothes by nights, washes and people.
        const underwear = total(list.items, 'underwear');
        expect(underwear).toBeLessThanOrEqual(Math.min(99, 9 * big));
        expect(underwear).toBeGreaterThanOrEqual(Math.min(99, Math.min(trip.nights, 4) * big));
        const clad = packers.filter(({ ageMonths }) => ageMonths >= 24).reduce((sum, { count }) => sum + count, 0);
        expect(total(list.items, 'socks', 'warm-socks', 'hiking-socks')).toBeLessThanOrEqual(9 * clad);
        expect(
          total(
            list.items,
            'trousers',
            'light-trousers',
            'shorts',
            'hiking-trousers',
            'smart-trousers',
            'smart-trousers-f',
          ),
        ).toBeLessThanOrEqual(6 * big);
        for (const person of packers.filter(({ ageMonths }) => ageMonths >= 216)) {
          const pairs = list.items.filter(
            ({ category, key, travellers }) =>
              EVERYDAY_SHOES.includes(key) &&
              category === 'footwear' &&
              (travellers.length === 0 || travellers.includes(person.id)),
          );
          expect(pairs.length, pairs.map(({ key }) => key).join()).toBeLessThanOrEqual(4);
        }

        // Limits are kept, or said.
        const over = list.bags.some(isOverLimit);
        expect(list.warnings.some(({ code }) => code === 'over-weight-limit')).toBe(over);

        // What has another fate is told, and not packed.
        for (const { concept = '', words: said } of trip.things) {
          expect(list.items.map(({ key }) => key)).not.toContain(concept);
          expect(list.leftOut.map(({ name }) => name.toLowerCase())).toContain(said.toLowerCase());
        }

        // Figures are those of a leg; no sentence more than twice.
        const figures = new Set(
          stretchesOf(trip, context).flatMap(({ weather: { minC, maxC, monthly } }) =>
            [minC, maxC, ...monthly.flatMap((month) => [month.minC, month.maxC])].map((value) =>
              String(Math.round(value)),
            ),
          ),
        );
        const sentences = new Map<string, number>();
        for (const { reason, key } of list.items) {
          if (reason === '') continue;
          sentences.set(reason, (sentences.get(reason) ?? 0) + 1);
          if (itemById(key)?.why.some(({ en }) => /\d °C/.test(en))) continue;
          for (const [, figure = ''] of reason.matchAll(FIGURE))
            expect(figures, `${key}: ${reason}`).toContain(figure.replace('−', '-'));
        }
        for (const [sentence, times] of sentences) expect(times, sentence).toBeLessThanOrEqual(2);

        // Ids that exist, quantities that can be counted, nice-to-have within reason.
        const people = new Set(packers.map(({ id }) => id));
        const legs = new Set(trip.legs.map(({ id }) => id));
        for (const item of list.items) {
          expect(item.quantity).toBeGreaterThanOrEqual(1);
          expect(item.quantity).toBeLessThanOrEqual(99);
          for (const id of item.travellers) expect(people).toContain(id);
          for (const id of item.legs) expect(legs).toContain(id);
        }
        expect(list.items.filter(({ optional }) => optional).length).toBeLessThanOrEqual(8);
        expect(new Set(list.items.map(({ key }) => key)).size).toBe(list.items.length);
      }),
      { numRuns, seed: 20_261_122 },
    );
  };

  test('keeps to what people wear, says what it cannot keep, and leaves out what was denied', () => {
    check(120);
  }, 120_000);

  test('the same over two thousand trips', { tags: ['long'], timeout: 600_000 }, () => {
    check(2000);
  });
});
