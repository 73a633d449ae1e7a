import { describe, expect, test } from 'vitest';
import { factsOf, PLACE, weatherOf } from '../fixtures';
import { makePackingList } from '../engine';
import type { Child, TripFacts } from '../facts';
import { isTag, type Tag } from '../tags';
import { several, type Item, type When } from './item';
import { ALL_ITEMS } from './knowledge';

const whensOf = ({ when }: Item): readonly When[] => several(when);
const child = (...months: number[]): Child[] => months.map((ageMonths) => ({ ageMonths }));

/** The tags that a condition asks for, so that chance need not find them. */
const asked = (when: When | undefined, pick: number): Tag[] => {
  const any = (when?.any ?? []).filter(isTag);
  const all = (when?.all ?? []).filter(isTag);
  const one = any[pick % Math.max(1, any.length)];
  return [...all, ...(one ? [one] : [])];
};

describe('reach', () => {
  const climates = [
    weatherOf(-24, -12, 0.2),
    weatherOf(-14, -6, 0.3),
    weatherOf(-3, 4, 0.4),
    weatherOf(2, 9, 0.4),
    weatherOf(6, 15, 0.4),
    weatherOf(11, 20, 0.3),
    weatherOf(17, 26, 0.3),
    weatherOf(24, 33, 0.4),
    weatherOf(20, 40, 0.02),
    weatherOf(4, 22, 0.02),
  ];
  const places = [
    PLACE,
    { ...PLACE, country: 'GB', traits: [], climate: 'Cfb' } as const,
    { ...PLACE, country: 'SA', climate: 'BWh', traits: ['conservative-dress', 'desert', 'temples'] } as const,
    {
      ...PLACE,
      country: 'KE',
      climate: 'Aw',
      traits: ['malaria', 'yellow-fever', 'mosquitoes', 'safari', 'jungle'],
    } as const,
    { ...PLACE, country: 'BO', elevation: 3640, climate: 'ETH', traits: ['high-altitude', 'mountain'] } as const,
    { ...PLACE, country: 'NZ', traits: ['mountain', 'coast'] } as const,
    { ...PLACE, country: 'NA', traits: ['desert'] } as const,
    { ...PLACE, country: 'CH', elevation: 1600, traits: ['ski', 'mountain'] } as const,
  ];
  const parties: TripFacts['party'][] = [
    { adults: 1, seniors: 0, children: [], women: 1, men: 0 },
    { adults: 2, seniors: 1, children: [], women: 1, men: 1 },
    { adults: 2, seniors: 0, children: child(7, 30), women: 1, men: 1 },
    { adults: 2, seniors: 0, children: child(60, 110, 170), women: 0, men: 0 },
  ];
  const bags: TripFacts['luggage'][] = [
    { kind: 'unknown' },
    { kind: 'checked' },
    { kind: 'carry-on' },
    { kind: 'backpack' },
  ];
  const lengths = [8, 1, 3, 15, 100];

  function* tries(item: Item): Generator<TripFacts> {
    let seed = 7;
    const next = (size: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * size);
    };
    const whens = whensOf(item);
    // What signals need: transport, home and laundry differ from try to try.
    const helpers: Tag[][] = [
      [],
      ['transport:plane'],
      ['transport:own-car'],
      ['transport:train'],
      ['activity:beach', 'activity:swimming'],
      ['activity:hiking'],
      ['lodging:hostel'],
      ['activity:sightseeing'],
      ['activity:camping'],
      ['activity:skiing'],
      ['activity:wedding'],
      ['activity:business-meetings'],
      ['own:skis', 'own:bike'],
      ['lodging:apartment'],
      ['activity:pilgrimage'],
      ['lodging:wild-camping'],
      ['need:unsafe-water'],
      ['activity:motorcycling'],
      ['medical:diabetes', 'medical:injections', 'medical:cold-medication'],
      ['activity:northern-lights'],
      ['lodging:friends-or-family'],
      ['activity:cruise'],
      ['activity:climbing'],
      ['own:formal-wear'],
    ];
    for (let round = 0; round < 900; round += 1) {
      const tags: TripFacts['tags'] = {};
      for (const tag of [
        ...asked(whens[round % Math.max(1, whens.length)], next(12)),
        ...(helpers[next(helpers.length)] ?? []),
        ...(helpers[next(helpers.length)] ?? []),
      ])
        tags[tag] = { source: 'words', quote: 'these are my words' };
      yield factsOf(lengths[round < 60 ? 0 : next(lengths.length)] ?? 8, {
        weather: climates[next(climates.length)] ?? weatherOf(13, 21),
        places: [places[next(places.length)] ?? PLACE],
        party: parties[next(parties.length)] ?? { adults: 1, seniors: 0, children: [], women: 0, men: 0 },
        luggage: bags[next(bags.length)] ?? { kind: 'unknown' },
        laundry: { available: next(2) === 1 },
        home: [{ country: 'GB' }, { country: 'ES' }, { country: 'PT' }, {}][next(4)] ?? {},
        tags,
      });
    }
  }

  test('some trip reaches every item', { tags: ['long'], timeout: 120_000 }, () => {
    const lost = ALL_ITEMS.filter((item) => {
      for (const facts of tries(item))
        if (makePackingList(facts, { maxItems: 200 }).items.some(({ key }) => key === item.id)) return false;
      return true;
    });
    expect(lost.map((item) => item.id)).toEqual([]);
  });
});
