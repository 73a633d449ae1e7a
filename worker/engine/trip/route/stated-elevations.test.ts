import { describe, expect, it } from 'vitest';
import { routeOf } from './expect-route';
import { withWeather } from './leg-weather';

const heightsOf = (to: string, words: string): (number | undefined)[] =>
  routeOf(to, words, 5).legs.flatMap(({ kind, elevation }) => (kind === 'stay' ? [elevation] : []));

describe('how high one sleeps', () => {
  it.each([
    ['Benasque', '4 noches benasque, refugio de estos (1890 m) una noche', 1890],
    ['Oman', 'muscat 4 nights, jebel shams (9,800 ft, cold) 1 night', 2987],
    ['Jaca', 'jaca 4 noches, refugio de lizara 1 noche', 2000],
  ])('%s: %s', (to, words, height) => {
    expect(heightsOf(to, words)).toContain(height);
  });

  it.each([
    ['Benasque', 'benasque, 1200 m de la estación'],
    ['Benasque', 'benasque, a 900 m swim'],
  ])('is not read in %s: %s', (to, words) => {
    expect(heightsOf(to, words)).not.toContain(1200);
    expect(heightsOf(to, words)).not.toContain(900);
  });

  it('makes the nights there colder', async () => {
    const { legs, places } = routeOf('Benasque', '4 noches benasque, refugio de estos (2890 m) una noche', 5);
    const { legs: weathered } = await withWeather(legs, places, { now: Date.parse('2026-11-21T00:00:00Z') });
    const [valley, hut] = weathered.map(({ weather }) => weather?.minC ?? Number.NaN);
    expect(hut).toBeLessThan((valley ?? 0) - 5);
  });
});
