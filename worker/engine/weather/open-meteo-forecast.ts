/** Open-Meteo's daily forecast (`GET /v1/forecast`) as a {@link ForecastProvider}. */
import * as z from 'zod';
import type { Place } from '../places/place';
import { OpenMeteoError, openMeteoJson, type ClientOptions } from './open-meteo-client';
import { OPEN_METEO_ATTRIBUTION, type OpenMeteoConfig } from './open-meteo-config';
import type { ForecastProvider } from './service';
import { dateOf, dayNumber } from './trip-dates';
import type { WeatherDay } from './weather';

const DAILY = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
  'snowfall_sum',
  'wind_speed_10m_max',
  'uv_index_max',
] as const;

/** Values may be null at the tail, and a column that a model lacks may be missing. */
const column = z.array(z.number().nullable()).optional();

const forecast = z.object({
  daily: z.object({
    time: z.array(z.string()),
    weather_code: column,
    temperature_2m_max: column,
    temperature_2m_min: column,
    precipitation_sum: column,
    precipitation_probability_max: column,
    snowfall_sum: column,
    wind_speed_10m_max: column,
    uv_index_max: column,
  }),
});

type Forecast = z.infer<typeof forecast>;

/** Several coordinates are answered by an array of objects, one by the object itself. */
const answer = z.union([z.array(forecast), forecast.transform((one) => [one])]);

/** Codes of drizzle, rain, snow, showers and thunder. */
const isWet = (code: number): boolean => code >= 51;

const daysOf = ({ daily }: Forecast): WeatherDay[] =>
  daily.time.flatMap((date, at) => {
    const minC = daily.temperature_2m_min?.[at];
    const maxC = daily.temperature_2m_max?.[at];
    // A day without temperatures is no forecast; the normals take it.
    if (minC === null || minC === undefined || maxC === null || maxC === undefined) return [];
    const code = daily.weather_code?.[at] ?? 0;
    const probability = daily.precipitation_probability_max?.[at];
    const sum = daily.precipitation_sum?.[at];
    return [
      {
        date,
        minC,
        maxC,
        wetChance:
          typeof probability === 'number'
            ? probability / 100
            : typeof sum === 'number'
              ? sum >= 1
                ? 0.9
                : sum > 0
                  ? 0.4
                  : 0.05
              : isWet(code)
                ? 0.8
                : 0.1,
        snowCm: daily.snowfall_sum?.[at] ?? 0,
        windKmh: daily.wind_speed_10m_max?.[at] ?? 0,
        uvIndex: daily.uv_index_max?.[at] ?? 0,
        code,
      },
    ];
  });

/** Coordinates in one call. */
const MAX_PLACES = 10;

/** The forecast of Open-Meteo: today and the 15 days after. */
export const openMeteoForecast = (config: OpenMeteoConfig, options: ClientOptions = {}): ForecastProvider => {
  const request = async (places: readonly Place[], startDate: string, endDate: string): Promise<WeatherDay[][]> => {
    const query = new URLSearchParams({
      latitude: places.map((place) => place.latitude.toFixed(2)).join(','),
      longitude: places.map((place) => place.longitude.toFixed(2)).join(','),
      daily: DAILY.join(','),
      timezone: 'auto',
      start_date: startDate,
      end_date: endDate,
      ...(config.apiKey && { apikey: config.apiKey }),
    });
    const parsed = answer.safeParse(await openMeteoJson(config.baseUrl, '/v1/forecast', query, options));
    if (!parsed.success) throw new OpenMeteoError('the answer has another shape', 200);
    return parsed.data.map(daysOf);
  };
  return {
    attribution: OPEN_METEO_ATTRIBUTION,
    horizonDays: 16,
    async days(places, startDate, endDate) {
      const asked = places.slice(0, MAX_PLACES);
      try {
        return await request(asked, startDate, endDate);
      } catch (error) {
        // West of Greenwich the last day may not have begun to exist: without it.
        const shorter = dateOf(dayNumber(endDate) - 1);
        if (error instanceof OpenMeteoError && error.status === 400 && shorter >= startDate)
          return request(asked, startDate, shorter);
        throw error;
      }
    },
  };
};
