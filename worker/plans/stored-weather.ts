/**
 * The weather of a plan as the database keeps it: rows of figures without their names, and a letter for whose data it is. In
 * words it was a third of what a plan takes there. A row of an older release is the weather itself, and reads the same.
 */
import { customType } from 'drizzle-orm/sqlite-core';
import { NORMALS_ATTRIBUTION } from '../engine/weather/normals';
import { OPEN_METEO_ATTRIBUTION } from '../engine/weather/open-meteo-config';
import type { TripWeather, WeatherDay, WeatherMonth } from '../engine/weather/weather';

/** A letter stands for the same words for good: stored plans have it. */
const CREDITS = { n: NORMALS_ATTRIBUTION, o: OPEN_METEO_ATTRIBUTION } as const;

const shorten = (attribution: string): string =>
  Object.entries(CREDITS).reduce((text, [letter, words]) => text.replace(words, letter), attribution);
const isLetter = (text: string): text is keyof typeof CREDITS => text in CREDITS;
const inFull = (attribution: string): string =>
  attribution
    .split(' · ')
    .map((part) => (isLetter(part) ? CREDITS[part] : part))
    .join(' · ');

const dayRow = ({ date, minC, maxC, wetChance, snowCm, windKmh, uvIndex, code }: WeatherDay) =>
  [date, minC, maxC, wetChance, snowCm, windKmh, uvIndex, code] as const;
const readDay = ([date, minC, maxC, wetChance, snowCm, windKmh, uvIndex, code]: ReturnType<
  typeof dayRow
>): WeatherDay => ({ date, minC, maxC, wetChance, snowCm, windKmh, uvIndex, code });

const monthRow = ({ month, minC, maxC, wetShare, rainMm, snowShare, uvIndex, humid, onDates }: WeatherMonth) =>
  [
    month,
    minC,
    maxC,
    wetShare,
    rainMm,
    snowShare,
    uvIndex,
    humid,
    onDates && ([onDates.minC, onDates.maxC, onDates.wetShare] as const),
  ] as const;
const readMonth = ([month, minC, maxC, wetShare, rainMm, snowShare, uvIndex, humid, on]: ReturnType<
  typeof monthRow
>): WeatherMonth => ({
  month,
  minC,
  maxC,
  wetShare,
  rainMm,
  snowShare,
  uvIndex,
  humid,
  ...(on && { onDates: { minC: on[0], maxC: on[1], wetShare: on[2] } }),
});

const weatherRow = (weather: TripWeather) =>
  [
    weather.source,
    shorten(weather.attribution),
    weather.days.map(dayRow),
    weather.monthly.map(monthRow),
    weather.minC,
    weather.maxC,
    weather.wetShare,
    weather.snowShare,
    weather.uvIndex,
    weather.humid,
  ] as const;
type WeatherRow = ReturnType<typeof weatherRow>;

const readWeather = ([source, attribution, days, monthly, ...figures]: WeatherRow): TripWeather => {
  const [minC, maxC, wetShare, snowShare, uvIndex, humid] = figures;
  return {
    source,
    attribution: inFull(attribution),
    days: days.map(readDay),
    monthly: monthly.map(readMonth),
    minC,
    maxC,
    wetShare,
    snowShare,
    uvIndex,
    humid,
  };
};

const isRow = (stored: WeatherRow | TripWeather): stored is WeatherRow => Array.isArray(stored);

/** Column of a {@link TripWeather}. */
export const storedWeather = customType<{ data: TripWeather; driverData: string }>({
  dataType: () => 'text',
  toDriver: (weather) => JSON.stringify(weatherRow(weather)),
  fromDriver: (json) => {
    const stored: WeatherRow | TripWeather = JSON.parse(json);
    return isRow(stored) ? readWeather(stored) : stored;
  },
});
