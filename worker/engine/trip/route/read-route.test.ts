import { describe, expect, it } from 'vitest';
import { routeOf, routeProblems } from './expect-route';
import { withWeather } from './leg-weather';
import { ROUTE_CASES } from './route.cases';
import { NEAR_NAME_CASES } from './near-names.cases';
import { JOURNEY_CASES } from './journeys.cases';
import { LONG_JOURNEY_CASES } from './long-journeys.cases';
import { TOLD_NIGHTS_CASES } from './stated-nights.cases';

describe('routes as people type them', () => {
  it.each(
    [...ROUTE_CASES, ...JOURNEY_CASES, ...LONG_JOURNEY_CASES, ...TOLD_NIGHTS_CASES, ...NEAR_NAME_CASES].map(
      (row) => [`${row[0]}: ${row[1].slice(0, 70)}`, row] as const,
    ),
  )('%s', (_title, row) => {
    expect(routeProblems(row)).toEqual([]);
  });
});

describe('dates and evidence of legs', () => {
  it('take no grandchild for the town of Grandson', () => {
    const { legs } = routeOf('Boston', 'A guest house in Boston. Two kids (grandsons 7 and 11) come too.', 5);
    expect(legs.map(({ name }) => name.en)).toEqual(['Boston']);
  });

  it('give each leg its own days, in order and without a gap', () => {
    const { legs } = routeOf('calgary / houston', 'calgary 3 nts then houston 5', 8);
    expect(legs.map(({ startDate, endDate, nights, nightsTold }) => [startDate, endDate, nights, nightsTold])).toEqual([
      ['2027-05-01', '2027-05-04', 3, true],
      ['2027-05-04', '2027-05-09', 5, true],
    ]);
  });

  it('point to the words that a leg rests on', () => {
    const words = 'First 2 nts petra, then home';
    const { legs } = routeOf('Jordan', words, 3);
    const petra = legs.find(({ placeId }) => placeId === 'lp:petra');
    expect(words.slice(petra?.evidence.start, petra?.evidence.end)).toBe('petra');
    expect(petra?.evidence.source).toBe('words');
  });
});

describe('questions', () => {
  it('ask which of two namesakes is meant, with a correction for each', () => {
    const reading = routeOf('Santiago', '', 5, { locale: 'es' });
    const [question] = reading.questions;
    expect(question?.options.length).toBeGreaterThanOrEqual(2);
    for (const option of question?.options ?? [])
      expect(option.correction).toEqual({ legs: [{ id: 'l1', placeId: option.id }] });
  });

  it('ask whether a misspelt name is the place that was taken', () => {
    const reading = routeOf('Leterkenny', '', 5);
    expect(reading.certainty).toBe('guessed');
    expect(reading.questions[0]?.text.en).toContain('Letterkenny (Ireland)');
  });

  it('ask nothing where another stop settles which namesake is meant', () => {
    const reading = routeOf('madrid barcelona', '', 5);
    expect(reading.questions).toEqual([]);
  });

  it('tell a place that nobody knows', () => {
    const reading = routeOf('Qwertzuland', '', 5);
    expect(reading.unknown).toEqual(['Qwertzuland']);
    expect(reading.certainty).toBe('unknown');
    expect(reading.questions[0]?.text.en).toContain('We do not know “Qwertzuland”');
  });
});

describe('weather of legs', () => {
  it('is that of the leg’s own place and days, the trip’s spans them', async () => {
    const { legs, places } = routeOf('calgary / houston', 'calgary 3 nts, then houston 5', 8, { start: '2027-01-18' });
    const route = await withWeather(legs, places, { now: Date.parse('2026-11-22T00:00:00Z') });
    const [calgary, houston] = route.legs;
    expect(calgary?.weather?.maxC).toBeLessThan(2);
    expect(houston?.weather?.maxC).toBeGreaterThan(12);
    expect(route.weather.minC).toBe(calgary?.weather?.minC);
    expect(route.weather.maxC).toBe(houston?.weather?.maxC);
    expect(route.weather.source).toBe('normals');
  });

  it('asks the forecast of at most three legs at a time', async () => {
    const { legs, places } = routeOf('paris, lyon, nice, rome, florence, venice', '', 6);
    let under = 0;
    let most = 0;
    const forecast = {
      attribution: 'test',
      horizonDays: 16,
      days: async (asked: readonly unknown[]) => {
        under += 1;
        most = Math.max(most, under);
        await Promise.resolve();
        under -= 1;
        return asked.map(() => []);
      },
    };
    await withWeather(legs, places, { now: Date.parse('2027-04-28T00:00:00Z'), forecast });
    expect(most).toBe(3);
  });

  it('of an unknown route is unknown', async () => {
    const { legs, places } = routeOf('Qwertzuland', '', 5);
    const { weather } = await withWeather(legs, places, { now: 0 });
    expect(weather.source).toBe('unknown');
  });
});

describe('hostile and empty text', () => {
  it.each([
    '',
    ' ',
    '>>>>',
    '((((',
    'a'.repeat(4000),
    'in '.repeat(1200),
    '9 nts '.repeat(600),
    '\u0000\ud800 пусто 空',
  ])('is read without an error', (text) => {
    expect(() => routeOf(text.slice(0, 200), text, 3)).not.toThrow();
  });
});
