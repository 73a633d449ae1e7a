import { sqliteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { NORMALS_ATTRIBUTION } from '../engine/weather/normals';
import { OPEN_METEO_ATTRIBUTION } from '../engine/weather/open-meteo-config';
import { unknownWeather } from '../engine/weather/service';
import type { TripWeather } from '../engine/weather/weather';
import { storedWeather } from './stored-weather';

const { weather: column } = sqliteTable('plans', { weather: storedWeather() });
const FIGURES = { minC: 3.5, maxC: 21, wetShare: 0.23, uvIndex: 7, snowShare: 0 };
const MIXED: TripWeather = {
  ...FIGURES,
  source: 'mixed',
  attribution: `${OPEN_METEO_ATTRIBUTION} · ${NORMALS_ATTRIBUTION}`,
  days: [{ date: '2027-05-31', minC: 3.5, maxC: 19, wetChance: 0.4, snowCm: 0, windKmh: 20, uvIndex: 6, code: 61 }],
  monthly: [
    { ...FIGURES, month: '2027-05', rainMm: 40, humid: false },
    { ...FIGURES, month: '2027-06', rainMm: 12, humid: true, onDates: { minC: 5, maxC: 22, wetShare: 0.1 } },
  ],
  humid: true,
};

test.each([
  ['of a forecast and of what is usual', MIXED],
  ['of an unknown place', unknownWeather()],
  ['of somebody else', { ...MIXED, attribution: 'Somebody else' }],
])('the weather %s is read as it was stored', (_, weather) => {
  const stored = String(column.mapToDriverValue(weather));
  expect(column.mapFromDriverValue(stored)).toEqual(weather);
  expect(stored.length * 2).toBeLessThan(JSON.stringify(MIXED).length);
});

test('the weather of a plan of before reads the same', () => {
  expect(column.mapFromDriverValue(JSON.stringify(MIXED))).toEqual(MIXED);
});
