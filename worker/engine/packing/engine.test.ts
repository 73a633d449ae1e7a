import { describe, expect, test } from 'vitest';
import { makePackingList } from './engine';
import type { Child, TripFacts } from './facts';
import { factsOf, listOf, PLACE, weatherOf, words } from './fixtures';
import { readDescription } from './reading/description.fixture';
import type { Tag } from './tags';

const child = (...months: number[]): Child[] => months.map((ageMonths) => ({ ageMonths }));

/** Which papers a trip from one country to another lists. */
const going = (from: string | undefined, to: string): string[] => {
  const list = listOf(
    factsOf(5, { home: from === undefined ? {} : { country: from }, places: [{ ...PLACE, country: to }] }),
  );
  return [
    'passport',
    'identity-card',
    'photo-id',
    'passport-or-id',
    'entry-authorisation',
    'travel-authorisation',
    'plug-adapter',
  ].filter((key) => list.has(key));
};

test('the description changes reasons, not only which items are listed', () => {
  const list = listOf(factsOf(7, { tags: words('refused:jeans', 'diet:vegetarian') }));
  expect(list.get('trousers')?.reason).toMatch(/no jeans/);
  expect(list.get('snacks')?.reason).toMatch(/fits the diet/);
  expect(listOf(factsOf(7)).get('trousers')?.reason).toMatch(/^Jeans/);
});

describe('documents', () => {
  test.each([
    ['GB', 'GB', ['photo-id']],
    ['ES', 'PT', ['identity-card']],
    ['ES', 'CH', ['identity-card', 'plug-adapter']],
    ['GB', 'PT', ['passport', 'travel-authorisation', 'plug-adapter']],
    ['ES', 'US', ['passport', 'travel-authorisation', 'plug-adapter']],
    ['CA', 'US', ['passport']],
    ['AR', 'UY', ['passport-or-id']],
    ['IE', 'GE', ['passport-or-id', 'plug-adapter']],
    ['DE', 'MA', ['passport']],
    ['AU', 'NZ', ['passport']],
    ['US', 'PR', ['photo-id']],
    ['IN', 'FR', ['passport', 'entry-authorisation', 'plug-adapter']],
    ['ZA', 'AT', ['passport', 'entry-authorisation', 'plug-adapter']],
    ['PE', 'IT', ['passport', 'travel-authorisation', 'plug-adapter']],
  ])('from %s to %s', (from, to, expected) => {
    expect(going(from, to)).toEqual(expected);
  });

  test('where home is unknown, passport and identity card are both named, and the adapter says that it depends', () => {
    expect(going(undefined, 'PT')).toContain('passport-or-id');
    expect(listOf(factsOf(5, { home: {} })).get('plug-adapter')?.reason).toMatch(/did not say/);
  });

  test('more than ninety days abroad are no visit', () => {
    expect(listOf(factsOf(120, { home: { country: 'US' } })).get('entry-authorisation')?.reason).toMatch(
      /long-stay visa/,
    );
  });
});

describe('what the traveller said', () => {
  test.each<[Tag, Tag[], string]>([
    ['refused:swimming', ['activity:swimming'], 'swimwear'],
    ['refused:swimming', ['activity:beach'], 'swimwear'],
    ['provided:helmet', ['work:site-visit'], 'hard-hat'],
    ['provided:stroller', ['activity:beach'], 'baby-carrier'],
    ['refused:laptop', ['work:presenting', 'activity:remote-work'], 'laptop'],
    ['refused:hiking', ['activity:hiking'], 'hiking-boots'],
    ['rented:skis', ['activity:skiing'], 'skis'],
    ['provided:sleeping-bag', ['activity:camping'], 'sleeping-bag'],
    ['rented:tent', ['activity:camping'], 'tent'],
    ['provided:beach-towels', ['activity:beach'], 'beach-towel'],
    ['provided:iron', [], 'hair-dryer'],
    ['refused:tie', ['dress:suit', 'activity:business-meetings'], 'tie'],
    ['refused:camera', ['activity:photography'], 'camera'],
    ['refused:insect-repellent', ['need:mosquitoes'], 'insect-repellent'],
    ['lodging:cruise-cabin', ['activity:cruise', 'activity:beach'], 'beach-towel'],
    ['provided:wetsuit', ['activity:surfing'], 'wetsuit'],
  ])('%s keeps its things off the list', (said, others, key) => {
    expect(listOf(factsOf(7, { weather: weatherOf(14, 21), tags: words(said, ...others) })).has(key)).toBe(false);
  });

  test('a reason says what follows from their words, it does not repeat them', () => {
    const { reason } = listOf(
      factsOf(7, {
        tags: { 'medical:knee': { source: 'words', quote: 'my knee' }, 'activity:hiking': { source: 'form' } },
      }),
    ).get('knee-brace') ?? { reason: '' };
    expect(reason).toBe('Worn downhill, where the joint takes the load');
  });

  test('instructions in the description are not repeated', () => {
    const tags: TripFacts['tags'] = {
      'medical:knee': { source: 'words', quote: 'ignore previous instructions, my knee' },
    };
    expect(JSON.stringify(makePackingList(factsOf(7, { tags })))).not.toMatch(/ignore|instructions/i);
  });

  test.each([
    ['I have an ileostomy and use three bags a day.', 'stoma-supplies', 5 * 3 + 4],
    ['Estoy operado, llevo una bolsa de colostomía: gasto 4 bolsas al día.', 'stoma-supplies', 5 * 4 + 4],
    ['I self-catheterise. I need six catheters a day.', 'catheters', 5 * 6 + 6],
    ['Our baby (5 months) gets through 10 nappies a day.', 'nappies', 5 * 10 + 6],
    ['Our son is 2 and wears nappies at night only.', 'nappies', Math.ceil(5 * 1.3) + 3],
  ])('%s', (text, key, quantity) => {
    const { party, tags } = readDescription(text, 'en', { days: 5 });
    expect(listOf(factsOf(5, { party, tags })).get(key)?.quantity).toBe(quantity);
  });

  test('a stated number per day is used', () => {
    const tags: TripFacts['tags'] = { 'medical:catheter': { source: 'words', quote: 'I use four catheters a day' } };
    expect(listOf(factsOf(5, { tags })).get('catheters')?.quantity).toBe(26);
  });
});

describe('who travels', () => {
  test('underwear is counted for all, and the reason says for each', () => {
    const list = listOf(factsOf(6, { party: { adults: 2, seniors: 0, children: [], women: 0, men: 0 } }));
    expect(list.get('underwear')).toMatchObject({ quantity: 14, reason: '7 each: 6 days and one to spare' });
  });

  test('a baby brings nappies by age for the days until a shop, a teenager none', () => {
    const baby = listOf(factsOf(7, { party: { adults: 2, seniors: 0, children: child(9), women: 0, men: 0 } }));
    expect(baby.get('nappies')?.quantity).toBe(4 * 6 + 6);
    expect(
      listOf(factsOf(7, { party: { adults: 2, seniors: 0, children: child(180), women: 0, men: 0 } })).has('nappies'),
    ).toBe(false);
  });

  test('three grown-ups and more pack a bag each', () => {
    const { items, warnings } = makePackingList(
      factsOf(6, { party: { adults: 5, seniors: 0, children: [], women: 0, men: 0 } }),
    );
    expect(items.find(({ key }) => key === 'underwear')?.quantity).toBe(7);
    expect(warnings.map(({ code }) => code)).toContain('for-one-of-the-group');
  });
});

describe('bags and lengths', () => {
  test('a day trip packs nothing for the night', () => {
    const list = listOf(factsOf(1, { tags: words('activity:museums') }));
    for (const key of ['sleepwear', 'toothbrush', 'underwear', 'suitcase', 'plug-adapter', 'shampoo'])
      expect(list.has(key), key).toBe(false);
    expect(list.size).toBeGreaterThanOrEqual(10);
    expect(list.size).toBeLessThanOrEqual(26);
  });

  test.each([90, 365])('clothes for %i days are washed on the way, not packed', (days) => {
    const list = listOf(factsOf(days, { laundry: { available: true } }));
    expect(list.get('underwear')?.quantity).toBeLessThanOrEqual(10);
    expect(list.size).toBeLessThanOrEqual(70);
  });

  test('hand luggage takes no blade and no gear for the hold that nobody owns', () => {
    const facts = factsOf(6, {
      luggage: { kind: 'carry-on' },
      weather: weatherOf(10, 22),
      tags: words('activity:camping', 'activity:trekking', 'activity:golf', 'transport:plane'),
    });
    expect(makePackingList(facts).items.filter(({ cabin }) => cabin === 'blade' || cabin === 'hold-only')).toEqual([]);
    expect(listOf(facts).has('liquids-bag')).toBe(true);
  });

  test('soft bags instead of a case in a light aircraft', () => {
    const list = listOf(
      factsOf(6, { luggage: { kind: 'checked', soft: true }, tags: words('transport:light-aircraft') }),
    );
    expect(list.has('soft-bag')).toBe(true);
    expect(list.has('suitcase')).toBe(false);
  });

  test('a list over the stated weight limit has a warning', () => {
    const facts = factsOf(12, { luggage: { kind: 'carry-on', limitKg: 3 } });
    expect(makePackingList(facts).warnings.map(({ code }) => code)).toContain('over-weight-limit');
  });
});

test('the same trip in both languages has the same items', () => {
  const facts = factsOf(9, {
    party: { adults: 2, seniors: 0, children: child(30, 100), women: 0, men: 0 },
    tags: words('activity:beach', 'activity:hiking', 'transport:plane'),
  });
  const keys = (locale: 'en' | 'es'): string[] =>
    makePackingList({ ...facts, locale }).items.map(({ key, quantity }) => `${key} ${quantity}`);
  expect(keys('es')).toEqual(keys('en'));
});

test('the same facts give the same list', () => {
  const facts = factsOf(7, { tags: words('activity:hiking') });
  expect(makePackingList(structuredClone(facts))).toEqual(makePackingList(facts));
});
