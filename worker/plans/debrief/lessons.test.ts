import { describe, expect, test } from 'vitest';
import type { DebriefLine, DebriefTrip } from './contract';
import { type Debrief, isSafety, lessonsFor } from './lessons';

const LISBON: DebriefTrip = {
  place: 'Lisbon',
  country: 'PT',
  activities: ['beach'],
  weather: { minC: 14, maxC: 23, wetShare: 0.2 },
};
const PORTO: DebriefTrip = { ...LISBON, place: 'Porto', weather: { minC: 12, maxC: 20, wetShare: 0.3 } };
const OSLO: DebriefTrip = {
  place: 'Oslo',
  country: 'NO',
  activities: ['skiing'],
  weather: { minC: -8, maxC: -1, wetShare: 0.4 },
};

const line = (subject: string, outcome: DebriefLine['outcome'], category = 'comfort'): DebriefLine => ({
  subject,
  outcome,
  name: subject,
  quantity: 1,
  category,
});
const told = (trip: DebriefTrip, ...lines: DebriefLine[]): Debrief => ({ trip, lines });
const effectOf = (debriefs: Debrief[], trip: DebriefTrip | undefined, subject: string) =>
  lessonsFor(debriefs, trip).get(subject)?.effect;

describe('what past trips teach', () => {
  test('an item unused once is ranked lower, unused twice in a row it is left out, naming the trips newest first', () => {
    const once = [told(PORTO, line('book', 'unused'))];
    expect(lessonsFor(once, LISBON).get('book')).toMatchObject({ effect: 'behind', places: ['Porto'] });
    const twice = [...once, told(LISBON, line('book', 'unused'))];
    expect(lessonsFor(twice, LISBON).get('book')).toMatchObject({ effect: 'left-out', places: ['Porto', 'Lisbon'] });
  });

  test('a use in between restarts the count, and a use on the last trip clears it', () => {
    const mixed = [
      told(PORTO, line('book', 'unused')),
      told(LISBON, line('book', 'used')),
      told(PORTO, line('book', 'unused')),
    ];
    expect(effectOf(mixed, LISBON, 'book')).toBe('behind');
    expect(effectOf(mixed.slice(1), LISBON, 'book')).toBeUndefined();
  });

  test('a missed item is added, also after it was used, until it was useless', () => {
    const missed = told(LISBON, line('umbrella', 'missed', 'outerwear'));
    const used = told(PORTO, line('umbrella', 'used', 'outerwear'));
    const unused = told(PORTO, line('umbrella', 'unused', 'outerwear'));
    expect(lessonsFor([missed], PORTO).get('umbrella')).toMatchObject({ effect: 'missed', places: ['Lisbon'] });
    expect(effectOf([used, missed], PORTO, 'umbrella')).toBe('missed');
    expect(effectOf([unused, missed], PORTO, 'umbrella')).toBe('behind');
  });

  test('lessons on clothes and missed items apply to similar weather only, on a book anywhere', () => {
    const debriefs = [
      told(LISBON, line('shorts', 'unused', 'clothing'), line('book', 'unused'), line('fan', 'missed')),
      told(PORTO, line('shorts', 'unused', 'clothing'), line('book', 'unused')),
    ];
    expect(effectOf(debriefs, LISBON, 'shorts')).toBe('left-out');
    expect(effectOf(debriefs, OSLO, 'shorts')).toBeUndefined();
    expect(effectOf(debriefs, OSLO, 'book')).toBe('left-out');
    expect(effectOf(debriefs, LISBON, 'fan')).toBe('missed');
    expect(effectOf(debriefs, OSLO, 'fan')).toBeUndefined();
  });

  test('lessons on items packed for the weather apply to similar weather only, whatever the category', () => {
    const debriefs = [told(LISBON, line('hand-warmers', 'unused')), told(PORTO, line('hand-warmers', 'unused'))];
    expect(effectOf(debriefs, LISBON, 'hand-warmers')).toBe('left-out');
    expect(effectOf(debriefs, OSLO, 'hand-warmers')).toBeUndefined();
  });

  test('similar weather compares cold, warmth and rain', () => {
    const debriefs = [told(LISBON, line('fan', 'missed'))];
    const near = { minC: 21, maxC: 30, wetShare: 0.6 };
    expect(effectOf(debriefs, { ...LISBON, weather: near }, 'fan')).toBe('missed');
    for (const far of [{ minC: 21.1 }, { maxC: 30.1 }, { wetShare: 0.61 }]) {
      expect(effectOf(debriefs, { ...LISBON, weather: { ...near, ...far } }, 'fan')).toBeUndefined();
    }
  });

  test('where the weather is not known, the country decides; unknown countries are no country', () => {
    const debriefs = [told({ ...LISBON, weather: null }, line('fan', 'missed'))];
    expect(effectOf(debriefs, PORTO, 'fan')).toBe('missed');
    expect(effectOf(debriefs, OSLO, 'fan')).toBeUndefined();
    const nowhere = { ...LISBON, weather: null, country: null };
    expect(effectOf([told(nowhere, line('fan', 'missed'))], nowhere, 'fan')).toBeUndefined();
  });

  test('lessons on gear apply where one of its activities is repeated', () => {
    const debriefs = [told(LISBON, line('boogie board', 'missed', 'activities'))];
    expect(effectOf(debriefs, PORTO, 'boogie board')).toBe('missed');
    expect(effectOf(debriefs, { ...PORTO, activities: ['museums'] }, 'boogie board')).toBeUndefined();
  });
});

test.each([
  ['passport', { category: 'documents', essential: false }, true],
  ['anything', { category: 'health', essential: false }, true],
  ['cash', { category: 'money', essential: false }, true],
  ['anything', { category: 'comfort', essential: true }, true],
  ['avalanche-kit', { category: 'activities', essential: false }, true],
  ['life-jacket', { category: 'activities', essential: false }, true],
  // Never left out by the engine, so also when a line lost its mark.
  ['car-seat', { category: 'children', essential: false }, true],
  ['book', { category: 'comfort', essential: false }, false],
] as const)('%s %j for safety: %s', (subject, line, expected) => {
  expect(isSafety(subject, line)).toBe(expected);
});
