import { describe, expect, test } from 'vitest';
import { ALL_SIGNALS } from '../signals/names';
import { ALL_TAGS } from '../tags';
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

  test('conditions name facts that exist, and none requires and excludes the same fact', () => {
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

  test('ranges and quantities have their minimum below their maximum', () => {
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

  test('replaced items exist', () => {
    const ids = new Set(ALL_ITEMS.map((item) => item.id));
    expect(ALL_ITEMS.flatMap((item) => item.replaces ?? []).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('both languages of a reason use the same facts', () => {
    const faults = ALL_ITEMS.flatMap((item) =>
      item.why.filter((why) => slots(why.en) !== slots(why.es)).map((why) => `${item.id}: ${why.en}`),
    );
    expect(faults).toEqual([]);
  });

  test('every item has a reason on every trip that lists it', () => {
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

describe('the wording of reasons', () => {
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

  test('a name that may stand for two people never has a verb in the singular', () => {
    const verbs =
      /\{child\} (?:sleeps in|eats and|changes|does|needs|plays|falls|throws|dries|carries treasures|sits|is|has|was)\b/u;
    expect(sentences.filter(({ en }) => verbs.test(en)).map(({ id, en }) => `${id}: ${en}`)).toEqual([]);
  });

  test('no unit is repeated after a number', () => {
    expect(
      sentences.filter(({ en, es }) => /\{days\} d[aí]|\{nights\} n/u.test(`${en} ${es}`)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('a remark on a named item assumes nothing about the trip', () => {
    const faults = ALL_ITEMS.filter(
      ({ named }) =>
        named && (named.if !== undefined || /\{(?:minC|maxC|wet|month|child|permit|plugs|each)\}/u.test(named.en)),
    );
    expect(faults.map(({ id }) => id)).toEqual([]);
  });
});
