import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EmptyBag } from './bags';
import { packBags, type Thing } from './packing';
import { ruleByName } from './rules';

const HOLD: EmptyBag = { id: 'hold-1', kind: 'hold', name: null, limitGrams: 23_000 };
const CABIN: EmptyBag = { id: 'cabin-1', kind: 'cabin', name: null, limitGrams: 10_000 };

let count = 0;
const thing = (more: Partial<Thing> & { name: string }): Thing => ({
  id: `item-${(count += 1)}`,
  key: null,
  for: [],
  category: 'clothing',
  quantity: 1,
  packed: false,
  essential: false,
  cabin: null,
  weightGrams: null,
  bagId: null,
  worn: false,
  typedGrams: null,
  ...more,
});
const placeOf = (more: Partial<Thing> & { name: string }, bags = [HOLD, CABIN]) =>
  packBags([thing(more)], bags, 1).items[0];

describe('where a thing goes by itself', () => {
  test.each([
    ['a passport', { name: 'Passport', key: 'passport', category: 'documents' }, 'cabin-1'],
    ['medicine', { name: 'Personal medication', key: 'medication', category: 'health', cabin: 'ok' }, 'cabin-1'],
    [
      'a power bank',
      { name: 'Power bank', key: 'power-bank', category: 'electronics', cabin: 'cabin-only' },
      'cabin-1',
    ],
    ['an own power bank', { name: 'My old powerbank', category: 'comfort' }, 'cabin-1'],
    ['a pocket knife', { name: 'Pocket knife', key: 'folding-knife', category: 'sleep', cabin: 'blade' }, 'hold-1'],
    ['an own knife', { name: 'La navaja de papá', category: 'comfort' }, 'hold-1'],
    ['shampoo', { name: 'Shampoo', category: 'toiletries', cabin: 'liquid' }, 'hold-1'],
    ['trousers', { name: 'Trousers' }, 'hold-1'],
  ] as const)('%s', (_, more, bagId) => {
    expect(placeOf(more)).toMatchObject({ bagId, chosen: false, forbidden: false });
  });

  test('a bag named after somebody takes only that person’s items', () => {
    const bags = [
      { ...CABIN, name: 'Ana' },
      { ...CABIN, id: 'cabin-2', name: 'Leo' },
    ];
    const luggage = packBags(
      [
        thing({ name: 'Insulin', key: 'insulin', category: 'health', for: ['Leo'] }),
        thing({ name: 'Doll', for: ['Ana'] }),
        thing({ name: 'Toys', for: ['Ana', 'Leo'] }),
      ],
      bags,
      2,
    );
    expect(luggage.items.slice(0, 2).map(({ bagId }) => bagId)).toEqual(['cabin-2', 'cabin-1']);
  });

  test.each([
    ['glucose-tablets', 'ok'],
    ['sharps-box', 'blade'],
    ['stoma-supplies', 'liquid'],
    ['adrenaline-pen', 'ok'],
  ] as const)('%s stays with the traveller, in the cabin nothing is wrong with it', (key, cabin) => {
    expect(placeOf({ name: key, key, category: 'health', cabin })).toMatchObject({ bagId: 'cabin-1', finding: null });
    expect(placeOf({ name: key, key, category: 'health', cabin }, [HOLD])).toMatchObject({ finding: 'keep-with-you' });
  });

  test('a single bag takes everything, and forbidden items are reported', () => {
    expect(placeOf({ name: 'Pocket knife', cabin: 'blade' }, [CABIN])).toMatchObject({
      bagId: 'cabin-1',
      finding: 'blade',
      forbidden: true,
    });
    expect(placeOf({ name: 'Shampoo', cabin: 'liquid' }, [CABIN])).toMatchObject({
      finding: 'liquid',
      forbidden: false,
    });
    expect(placeOf({ name: 'Power bank', cabin: 'cabin-only' }, [HOLD])).toMatchObject({
      finding: 'battery',
      forbidden: true,
    });
    expect(placeOf({ name: 'Insulin', key: 'insulin', category: 'health', cabin: 'cabin-only' }, [HOLD])).toMatchObject(
      { finding: 'keep-with-you', forbidden: false },
    );
  });
});

test.each([
  ['Swiss army penknife', 'blade'],
  ['Nagelschere scissors', 'blade'],
  ['Batería externa', 'cabin-only'],
  ['Solid shampoo', 'ok'],
  ['Champú', 'liquid'],
  ['Crema de la abuela', 'liquid'],
  ['Palos de golf', 'hold-only'],
  ['Gelato money', 'ok'],
  ['Ukelele', 'ok'],
])('%s is %s by its name', (name, rule) => {
  expect(ruleByName(name)).toBe(rule);
});

test('weights are typed, else known, else guessed, multiplied by quantity, without worn items', () => {
  const { items, bags } = packBags(
    [
      thing({ name: 'Boots', category: 'footwear', weightGrams: 1200, quantity: 2, worn: true }),
      thing({ name: 'T-shirts', weightGrams: 150, quantity: 5, worn: true }),
      thing({ name: 'Camera', category: 'activities', weightGrams: 500, typedGrams: 730 }),
      thing({ name: 'Own thing', category: 'my own category', quantity: 3 }),
    ],
    [HOLD],
    2,
  );
  expect(items.map(({ grams, weight }) => [grams, weight])).toEqual([
    [0, 'known'],
    [450, 'known'],
    [730, 'typed'],
    [750, 'guess'],
  ]);
  expect(bags[0]?.grams).toBe(1930);
});

describe('what to do about a bag that is too heavy', () => {
  const list = () => [
    thing({ name: 'Boots', category: 'footwear', weightGrams: 1400 }),
    thing({ name: 'Medicine chest', key: 'medication', category: 'health', weightGrams: 3000, essential: true }),
    thing({ name: 'Passports', category: 'documents', weightGrams: 2000, bagId: 'hold-1' }),
    thing({ name: 'Hair dryer', key: 'hair-dryer', category: 'toiletries', weightGrams: 600 }),
    thing({ name: 'Books', category: 'comfort', weightGrams: 900, quantity: 2 }),
    thing({ name: 'Jeans', weightGrams: 700, quantity: 2, bagId: 'hold-1' }),
  ];

  test('the advice is to wear items first, then to move them to a bag with room, then to leave the heaviest extras', () => {
    const small = { ...HOLD, limitGrams: 3000 };
    const { advice, items } = packBags(list(), [small, CABIN], 1);
    const named = advice[0]?.steps.map(({ kind, itemId }) => [
      kind,
      items.find((item) => item.itemId === itemId)?.name,
    ]);
    expect(advice).toHaveLength(1);
    expect(named?.[0]).toEqual(['wear', 'Boots']);
    expect(named?.slice(1).every(([kind]) => kind === 'move')).toBe(true);
    expect(advice[0]?.enough).toBe(true);
  });

  test('medicine, documents and essentials are never left behind', () => {
    const tiny = { ...CABIN, limitGrams: 500 };
    const { advice, items } = packBags(list(), [tiny], 1);
    const left = advice[0]?.steps.filter(({ kind }) => kind === 'leave').map(({ itemId }) => itemId) ?? [];
    const names = items.filter(({ itemId }) => left.includes(itemId)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Hair dryer', 'Books', 'Jeans']));
    expect(names).not.toContain('Medicine chest');
    expect(names).not.toContain('Passports');
    expect(advice[0]?.enough).toBe(false);
  });

  test('a bag without a limit, or within it, needs nothing', () => {
    expect(packBags(list(), [{ ...CABIN, limitGrams: null }], 1).advice).toEqual([]);
    expect(packBags(list(), [HOLD], 1).advice).toEqual([]);
  });
});

test('several bags of a kind share the load by category, and are numbered', () => {
  const things = ['clothing', 'footwear', 'outerwear', 'toiletries', 'comfort', 'activities'].map((category) =>
    thing({ name: category, category, weightGrams: 1000 }),
  );
  const { bags } = packBags(things, [CABIN, { ...CABIN, id: 'cabin-2' }], 2);
  expect(bags.map(({ grams, number }) => [grams, number])).toEqual([
    [3000, 1],
    [3000, 2],
  ]);
});

test('for any list no item is lost, sums agree, and the advice never names essentials', () => {
  const anything = fc.record({
    name: fc.string(),
    category: fc.constantFrom('documents', 'health', 'clothing', 'footwear', 'comfort', 'own'),
    quantity: fc.integer({ min: 1, max: 99 }),
    essential: fc.boolean(),
    cabin: fc.constantFrom('ok', 'liquid', 'blade', 'hold-only', 'cabin-only', null),
    weightGrams: fc.option(fc.integer({ min: 0, max: 20_000 })),
    worn: fc.boolean(),
    bagId: fc.constantFrom('hold-1', 'cabin-1', 'gone', null),
  });
  fc.assert(
    fc.property(
      fc.array(anything, { maxLength: 40 }),
      fc.subarray([HOLD, CABIN, { ...CABIN, id: 'cabin-2' }], { minLength: 1 }),
      fc.integer({ min: 1, max: 6 }),
      (rows, bags, people) => {
        const things = rows.map(thing);
        const result = packBags(things, bags, people);
        expect(result.items.map(({ itemId }) => itemId)).toEqual(things.map(({ id }) => id));
        const known = new Set(bags.map(({ id }) => id));
        expect(result.items.every(({ bagId }) => known.has(bagId))).toBe(true);
        const total = (all: readonly { grams: number }[]) => all.reduce((sum, { grams }) => sum + grams, 0);
        expect(total(result.bags)).toBe(total(result.items));
        for (const { steps, enough, overGrams } of result.advice) {
          expect(enough).toBe(total(steps) >= overGrams);
          for (const step of steps.filter(({ kind }) => kind === 'leave')) {
            const left = things.find(({ id }) => id === step.itemId);
            expect(left?.essential || ['documents', 'health'].includes(left?.category ?? '')).toBe(false);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
