import { expect, test } from 'vitest';
import { inCelsius, weatherText } from '../../engine/weather/contract';
import type { TripWeather } from '../../engine/weather/weather';
import { weatherFound } from './found';

const winter: TripWeather = {
  source: 'normals',
  attribution: '',
  days: [],
  monthly: [],
  minC: -6.2,
  maxC: 3.7,
  wetShare: 0.32,
  snowShare: 0.2,
  uvIndex: 2,
  humid: false,
};

test.each([
  ['en', '−6\u00A0°C to 4\u00A0°C, rain or snow on 32% of days', 'as usual on these dates'],
  ['es', 'De −6\u00A0°C a 4\u00A0°C, lluvia o nieve el 32\u00A0% de los días', 'lo normal en estas fechas'],
] as const)('the making tells the weather in the words that the finished plan has: %s', (locale, words, usual) => {
  expect(weatherText(winter, { locale, degrees: inCelsius })).toBe(words);
  expect(weatherFound({ weather: winter }, locale)).toBe(`${words} · ${usual}`);
});
