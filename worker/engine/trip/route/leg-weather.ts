/** The weather of every leg on its own dates, and of the whole trip as callers of one weather want it. */
import type { Place } from '../../places/place';
import { weatherFor, type ForecastProvider } from '../../weather/service';
import type { TripWeather } from '../../weather/weather';
import type { Leg } from '../schema';

export interface RouteWeather {
  /** The legs with their weather, in the order given. */
  legs: Leg[];
  /** Nights of the coldest leg and afternoons of the warmest, so that one bag serves all. */
  weather: TripWeather;
}

/** Requests to the forecast provider under way at one time. */
const AT_ONCE = 3;

/** Runs the tasks, at most so many at a time, and gives their results in order. */
const inTurns = async <Result>(tasks: readonly (() => Promise<Result>)[], most: number): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < tasks.length; from += most)
    results.push(...(await Promise.all(tasks.slice(from, from + most).map((task) => task()))));
  return results;
};

const rounded = (value: number, step: number): number => Math.round(value / step) * step;

/** Weight of a leg in the means of the trip: its nights, at least one day. */
const weightOf = ({ nights, days }: Leg): number => Math.max(1, nights, days);

const merged = (rows: readonly { leg: Leg; weather: TripWeather }[]): TripWeather | undefined => {
  const known = rows.filter(({ weather }) => weather.source !== 'unknown');
  const [first] = known;
  if (!first) return undefined;
  const total = known.reduce((sum, { leg }) => sum + weightOf(leg), 0);
  const mean = (of: (weather: TripWeather) => number): number =>
    rounded(known.reduce((sum, { leg, weather }) => sum + of(weather) * weightOf(leg), 0) / total, 0.01);
  const sources = new Set(known.map(({ weather }) => weather.source));
  const months = new Map<string, TripWeather['monthly'][number]>();
  for (const { weather } of known)
    for (const month of weather.monthly) if (!months.has(month.month)) months.set(month.month, month);
  /** A month's dates at all places, as the figures of the whole trip count them. */
  const onDates = (month: string): Pick<TripWeather['monthly'][number], 'onDates'> => {
    const rows = known.flatMap(({ leg, weather }) => {
      const here = weather.monthly.find((each) => each.month === month)?.onDates;
      return here ? [{ ...here, weight: weightOf(leg) }] : [];
    });
    if (rows.length === 0) return {};
    const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
    return {
      onDates: {
        minC: Math.min(...rows.map(({ minC }) => minC)),
        maxC: Math.max(...rows.map(({ maxC }) => maxC)),
        wetShare: rounded(rows.reduce((sum, { wetShare, weight }) => sum + wetShare * weight, 0) / weights, 0.01),
      },
    };
  };
  return {
    source: sources.size === 1 ? first.weather.source : 'mixed',
    attribution: [...new Set(known.flatMap(({ weather }) => weather.attribution.split(' · ')))]
      .filter(Boolean)
      .join(' · '),
    days: known
      .flatMap(({ weather }) => weather.days)
      .filter((day, index, all) => all.findIndex(({ date }) => date === day.date) === index),
    monthly: [...months.values()].map((month) => ({ ...month, ...onDates(month.month) })),
    minC: Math.min(...known.map(({ weather }) => weather.minC)),
    maxC: Math.max(...known.map(({ weather }) => weather.maxC)),
    wetShare: mean(({ wetShare }) => wetShare),
    snowShare: Math.max(...known.map(({ weather }) => weather.snowShare)),
    uvIndex: Math.max(...known.map(({ weather }) => weather.uvIndex)),
    humid: known.some(({ leg, weather }) => weather.humid && weightOf(leg) * 3 >= total),
  };
};

/** Gives each stay, outing and route its own weather. What is only passed through has none and does not count. Never throws. */
export async function withWeather(
  legs: readonly Leg[],
  places: ReadonlyMap<string, Place>,
  { now, forecast }: { now: number; forecast?: ForecastProvider },
): Promise<RouteWeather> {
  const rows = await inTurns(
    legs.map((leg) => async () => {
      const place = places.get(leg.id);
      if (leg.kind === 'transit' || !place || !leg.startDate || !leg.endDate) return { leg };
      const weather = await weatherFor({
        places: [place],
        startDate: leg.startDate,
        endDate: leg.endDate,
        now,
        ...(forecast && { provider: forecast }),
      });
      return { leg, weather };
    }),
    AT_ONCE,
  );
  const known = rows.flatMap(({ leg, weather }) => (weather ? [{ leg, weather }] : []));
  const slept = known.filter(({ leg }) => leg.kind !== 'outing');
  return {
    legs: rows.map(({ leg, weather }) =>
      weather
        ? {
            ...leg,
            weather: {
              source: weather.source,
              minC: weather.minC,
              maxC: weather.maxC,
              wetShare: weather.wetShare,
            },
          }
        : leg,
    ),
    weather:
      merged(slept.length > 0 ? slept : known) ??
      (await weatherFor({ places: [], startDate: legs[0]?.startDate ?? '', endDate: legs.at(-1)?.endDate ?? '', now })),
  };
}
