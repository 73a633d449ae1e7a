import { expect, test } from 'vitest';
import { dayText, weatherText } from './contract';

const degrees = (celsius: number) => `${celsius}°`;
const told = (minC: number, maxC: number, wetShare: number) => ({ minC, maxC, wetShare });
const day = (minC: number, maxC: number, wetChance: number) => ({ minC, maxC, wetChance });

test.each([
  [told(12, 19, 0.2), '12° to 19°, rain on 20% of days', 'De 12° a 19°, lluvia el 20\u00A0% de los días'],
  [told(12, 19, 0), '12° to 19°, no rain', 'De 12° a 19°, sin lluvia'],
  [told(12, 19, 0.004), '12° to 19°, no rain', 'De 12° a 19°, sin lluvia'],
  [told(-18, -9, 0.5), '-18° to -9°, snow on 50% of days', 'De -18° a -9°, nieve el 50\u00A0% de los días'],
  [told(1, 20, 0.07), '1° to 20°, rain on 7% of days', 'De 1° a 20°, lluvia el 7\u00A0% de los días'],
  [told(-4, 3, 0), '-4° to 3°, no rain or snow', 'De -4° a 3°, sin lluvia ni nieve'],
])('the weather of some days is a sentence that never says 0%%: %o', (weather, english, spanish) => {
  expect(weatherText(weather, { locale: 'en', degrees })).toBe(english);
  expect(weatherText(weather, { locale: 'es', degrees })).toBe(spanish);
});

test('the weather of one day or of one place names it', () => {
  expect(dayText(day(5, 9, 0.3), { locale: 'en', degrees, of: '4 May' })).toBe('4 May: 5° to 9°, 30% chance of rain');
  expect(dayText(day(5, 9, 0), { locale: 'es', degrees, of: '4 may' })).toBe('4 may: de 5° a 9°, sin lluvia');
  expect(weatherText(told(5, 9, 0), { locale: 'es', degrees, of: 'Lisboa' })).toBe('Lisboa: de 5° a 9°, sin lluvia');
});
