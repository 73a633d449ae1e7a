import { describe, expect, test } from 'vitest';
import { factsOf, PLACE, weatherOf } from '../fixtures';
import { makePackingList } from '../engine';
import type { Child, TripFacts } from '../facts';
import { ALL_SIGNALS } from '../signals/names';
import { ALL_TAGS, isTag, type Tag } from '../tags';
import { several, type FactId, type Item, type Quantity, type When } from './item';
import { BROUGHT } from './brought';
import { ALL_ITEMS } from './knowledge';

const whensOf = ({ when }: Item): readonly When[] => several(when);
const rulesOf = ({ qty }: Item): readonly Quantity[] => several(qty);
const cuesOf = (item: Item): FactId[] => [
  ...whensOf(item).flatMap(({ any, all, not }) => [...(any ?? []), ...(all ?? []), ...(not ?? [])]),
  ...(item.not ?? []),
  ...item.why.flatMap((why) => why.if ?? []),
  ...rulesOf(item).flatMap((rule) => rule.if ?? []),
];
const names = (item: Item, locale: 'en' | 'es'): string[] => item[locale].split('|');

const upsideDown = ({ min = -Infinity, max = Infinity }: { min?: number; max?: number } = {}): boolean => min > max;
const slots = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g) ?? [])]
    .filter((slot) => !['{place}', '{child}', '{month}', '{country}'].includes(slot))
    .toSorted()
    .join();
const child = (...months: number[]): Child[] => months.map((ageMonths) => ({ ageMonths }));

/** The tags that a condition asks for, so that chance need not find them. */
const asked = (when: When | undefined, pick: number): Tag[] => {
  const any = (when?.any ?? []).filter(isTag);
  const all = (when?.all ?? []).filter(isTag);
  const one = any[pick % Math.max(1, any.length)];
  return [...all, ...(one ? [one] : [])];
};

describe('the rows', () => {
  test('there are at least 450, each once', () => {
    expect(ALL_ITEMS.length).toBeGreaterThanOrEqual(450);
    const ids = ALL_ITEMS.map((item) => item.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test.each(['en', 'es'] as const)('no two items share a name in %s', (locale) => {
    const all = ALL_ITEMS.flatMap((item) =>
      [...new Set(names(item, locale))].map((name) => name.toLocaleLowerCase(locale)),
    );
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  test('names are translated, short enough and without stray marks', () => {
    const faults = ALL_ITEMS.filter((item) => {
      const same = item.en === item.es && !['CPAP'].includes(item.en);
      const bad = [...names(item, 'en'), ...names(item, 'es')].some(
        (name) => name.length < 3 || name.length > 70 || name !== name.trim() || /[{}<>]/.test(name),
      );
      return same || bad;
    });
    expect(faults.map((item) => item.id)).toEqual([]);
  });

  test('weights are plausible', () => {
    expect(
      ALL_ITEMS.filter(({ grams }) => !Number.isFinite(grams) || grams <= 0 || grams > 15_000).map((item) => item.id),
    ).toEqual([]);
  });

  test('cues exist, and none is asked for and excluded at once', () => {
    const known = new Set<string>([...ALL_SIGNALS, ...ALL_TAGS]);
    expect([...new Set(ALL_ITEMS.flatMap(cuesOf).filter((cue) => !known.has(cue)))]).toEqual([]);
    const clashes = ALL_ITEMS.filter((item) =>
      whensOf(item).some(({ any = [], all = [], not = [] }) => {
        const never = new Set<FactId>([...not, ...(item.not ?? [])]);
        return all.some((cue) => never.has(cue)) || (any.length > 0 && any.every((cue) => never.has(cue)));
      }),
    );
    expect(clashes.map((item) => item.id)).toEqual([]);
  });

  test('ranges and quantities have their ends in order', () => {
    const faults = ALL_ITEMS.filter(
      (item) =>
        whensOf(item).some((when) =>
          [when.coldest, when.warmest, when.wet, when.days].some((range) => upsideDown(range)),
        ) ||
        rulesOf(item).some(
          (rule) =>
            upsideDown(rule) || (rule.lightMin ?? 0) > (rule.lightMax ?? rule.max ?? 99) || (rule.partyMax ?? 1) < 1,
        ),
    );
    expect(faults.map((item) => item.id)).toEqual([]);
  });

  test('what replaces, replaces something that exists', () => {
    const ids = new Set(ALL_ITEMS.map((item) => item.id));
    expect(ALL_ITEMS.flatMap((item) => item.replaces ?? []).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('both languages of a reason use the same facts', () => {
    const faults = ALL_ITEMS.flatMap((item) =>
      item.why.filter((why) => slots(why.en) !== slots(why.es)).map((why) => `${item.id}: ${why.en}`),
    );
    expect(faults).toEqual([]);
  });

  test('every item has a reason that can be said on any trip that reaches it', () => {
    const known = new Set(
      'place country month minC maxC wet days nights people each child plugs permit currency wash elevation validity'.split(
        ' ',
      ),
    );
    const unknown = ALL_ITEMS.flatMap((item) =>
      item.why
        .flatMap((why) => [...`${why.en} ${why.es}`.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
        .filter((slot) => !known.has(slot))
        .map((slot) => `${item.id}: ${slot}`),
    );
    expect(unknown).toEqual([]);
    expect(ALL_ITEMS.filter((item) => item.why.length === 0).map((item) => item.id)).toEqual([]);
  });
});

describe('how reasons sound', () => {
  const sentences = [
    ...ALL_ITEMS.flatMap(({ id, why, named }) => [...why, ...(named ? [named] : [])].map((row) => ({ id, ...row }))),
    ...BROUGHT.flatMap(({ why }) => why.map((row) => ({ id: 'brought', ...row }))),
  ];

  test('none repeats the traveller’s words in place of a reason', () => {
    expect(
      sentences.filter(({ en, es }) => /You wrote|You named|Escribiste|Lo nombras/u.test(en + es)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('English has its possessive: "Milo’s skin", never "skin of Milo"', () => {
    const stilted =
      /\b(?:skin|hunger|eyes|knees|shoulders|hair|head|room|bag|bed|ears|hands|papers|brand|age|size) of \{child\}/iu;
    expect(sentences.filter(({ en }) => stilted.test(en)).map(({ id, en }) => `${id}: ${en}`)).toEqual([]);
  });

  test('a name that may stand for two people is never the subject of a verb for one', () => {
    const verbs =
      /\{child\} (?:sleeps in|eats and|changes|does|needs|plays|falls|throws|dries|carries treasures|sits|is|has|was)\b/u;
    expect(sentences.filter(({ en }) => verbs.test(en)).map(({ id, en }) => `${id}: ${en}`)).toEqual([]);
  });

  test('no unit stands twice behind a number', () => {
    expect(
      sentences.filter(({ en, es }) => /\{days\} d[aí]|\{nights\} n/u.test(`${en} ${es}`)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('a remark on what is named assumes nothing of the trip', () => {
    const faults = ALL_ITEMS.filter(
      ({ named }) =>
        named && (named.if !== undefined || /\{(?:minC|maxC|wet|month|child|permit|plugs|each)\}/u.test(named.en)),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });
});

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
