/** The weather of a trip: a forecast where one exists, normals elsewhere, and which of the two it was. */
import type { Place } from '../places/place';
import { monthNormals, NORMALS_ATTRIBUTION, normalsFor } from './normals';
import { datesBetween, dayNumber } from './trip-dates';
import type { TripWeather, WeatherDay } from './weather';

export { normalsFor } from './normals';

/** Forecast days of the places of a trip, each place's days in order; days it cannot give are left out. Never throws. */
export interface ForecastProvider {
  attribution: string;
  /** Days ahead of today that it can give, today counted. */
  horizonDays: number;
  days(places: readonly Place[], startDate: string, endDate: string): Promise<WeatherDay[][]>;
}

export interface WeatherRequest {
  places: readonly Place[];
  /** `YYYY-MM-DD`, both ends counted. */
  startDate: string;
  endDate: string;
  /** The moment the plan is made, milliseconds. */
  now: number;
  provider?: ForecastProvider;
}

/** Numbers of one day at one place, from either source. */
interface Day {
  minC: number;
  maxC: number;
  wet: number;
  snow: number;
  uv: number;
  humid: boolean;
}

/** Normals of a date: between the middles of its month and the nearer neighbour. */
const dayNormals = (place: Place, date: string): Day => {
  const month = Number(date.slice(5, 7)) - 1;
  const day = Number(date.slice(8, 10));
  const here = monthNormals(place, month);
  const neighbour = monthNormals(place, (month + (day < 15 ? 11 : 1)) % 12);
  const share = Math.min(0.5, Math.abs(day - 15.2) / 30.4);
  const blend = (own: number, other: number): number => own * (1 - share) + other * share;
  return {
    minC: blend(here.minC, neighbour.minC),
    maxC: blend(here.maxC, neighbour.maxC),
    wet: blend(here.wetShare, neighbour.wetShare),
    snow: blend(here.snowShare, neighbour.snowShare),
    uv: blend(here.uvIndex, neighbour.uvIndex),
    humid: here.humid,
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Days over which a level has to last to count as typical of a long trip: a week. */
const SPELL = 7;

/** Lowest (or highest) weekly mean of a run of days: "typical" of the coldest part of a trip, not its coldest day. */
const extremeSpell = (values: readonly number[], pick: (...numbers: number[]) => number): number => {
  if (values.length <= SPELL) return mean(values);
  return pick(
    ...Array.from({ length: values.length - SPELL + 1 }, (_, index) => mean(values.slice(index, index + SPELL))),
  );
};

const round = (value: number): number => Math.round(value * 10) / 10;
const share = (value: number): number => Math.round(value * 100) / 100;

const UNKNOWN: TripWeather = {
  source: 'unknown',
  attribution: '',
  days: [],
  monthly: [],
  minC: 12,
  maxC: 24,
  wetShare: 0.3,
  snowShare: 0,
  uvIndex: 5,
  humid: false,
};

/** The forecast days of the trip, asked only where the trip reaches into what a forecast can know. */
const forecastDays = async ({ places, startDate, endDate, now, provider }: WeatherRequest): Promise<WeatherDay[][]> => {
  if (!provider) return [];
  const today = Math.floor(now / 86_400_000);
  const first = Math.max(dayNumber(startDate), today);
  const last = Math.min(dayNumber(endDate), today + provider.horizonDays - 1);
  if (first > last) return [];
  const dates = datesBetween(startDate, endDate).filter((date) => dayNumber(date) >= first && dayNumber(date) <= last);
  const [from = startDate] = dates;
  try {
    return await provider.days(places, from, dates.at(-1) ?? from);
  } catch {
    return [];
  }
};

/**
 * The weather of a trip. With several places the nights are those of the coldest and the afternoons those of the warmest,
 * so that the bag serves both. Without a place nothing is known and temperate figures stand in (`source: 'unknown'`).
 */
export const weatherFor = async (request: WeatherRequest): Promise<TripWeather> => {
  const { places, startDate, endDate } = request;
  const [main] = places;
  if (!main) return unknownWeather();
  const dates = datesBetween(startDate, endDate);
  const forecasts = await forecastDays(request);
  let forecastCount = 0;

  const perPlace = places.map((place, index) => {
    const known = new Map((forecasts[index] ?? []).map((day) => [day.date, day]));
    return dates.map((date): Day => {
      const day = known.get(date);
      const usual = dayNormals(place, date);
      if (!day) return usual;
      forecastCount += 1;
      return {
        minC: day.minC,
        maxC: day.maxC,
        wet: day.wetChance,
        snow: day.snowCm > 0 ? 1 : day.maxC < 3 ? usual.snow : Math.min(usual.snow, 0.2),
        uv: day.uvIndex,
        humid: usual.humid,
      };
    });
  });

  const source = forecastCount === 0 ? 'normals' : forecastCount >= dates.length * places.length ? 'forecast' : 'mixed';
  const forecastCredit = request.provider?.attribution ?? '';
  return {
    source,
    attribution:
      source === 'normals'
        ? NORMALS_ATTRIBUTION
        : source === 'forecast'
          ? forecastCredit
          : `${forecastCredit} · ${NORMALS_ATTRIBUTION}`,
    days: forecasts[0] ?? [],
    ...figuresOf(perPlace, main, dates),
  };
};

const typicalOf = (days: readonly Day[], pick: (...numbers: number[]) => number, of: (day: Day) => number): number =>
  round(extremeSpell(days.map(of), pick));
const coldOf = ({ minC }: Day): number => minC;
const warmOf = ({ maxC }: Day): number => maxC;

/** The figures of a trip from its days at each place. */
const figuresOf = (
  perPlace: readonly Day[][],
  main: Place,
  dates: readonly string[],
): Omit<TripWeather, 'source' | 'attribution' | 'days'> => {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const all = perPlace.flat();
  const within = (days: readonly Day[], month: string): readonly Day[] =>
    days.filter((_, at) => dates[at]?.startsWith(month));
  const typical = (days: readonly Day[], pick: (...numbers: number[]) => number, of: (day: Day) => number): number =>
    pick(...months.map((month) => typicalOf(within(days, month), pick, of)));
  const usual = dates.map((date) => dayNormals(main, date));
  return {
    monthly: months.map((month) => ({
      ...normalsFor(main, month),
      onDates: {
        minC: typicalOf(within(usual, month), Math.min, coldOf),
        maxC: typicalOf(within(usual, month), Math.max, warmOf),
        wetShare: share(mean(within(usual, month).map(({ wet }) => wet))),
      },
    })),
    minC: Math.min(...perPlace.map((days) => typical(days, Math.min, coldOf))),
    maxC: Math.max(...perPlace.map((days) => typical(days, Math.max, warmOf))),
    wetShare: share(mean(all.map((day) => day.wet))),
    snowShare: share(Math.max(...perPlace.map((days) => mean(days.map((day) => day.snow))))),
    uvIndex: Math.round(Math.max(...all.map((day) => day.uv))),
    humid: perPlace.some((days) => days.filter((day) => day.humid).length > days.length / 3),
  };
};

/** What is usual at a place on these dates (`YYYY-MM-DD`, both ends counted). */
export const usualWeather = (place: Place, startDate: string, endDate: string): TripWeather => {
  const dates = datesBetween(startDate, endDate);
  return {
    source: 'normals',
    attribution: NORMALS_ATTRIBUTION,
    days: [],
    ...figuresOf([dates.map((date) => dayNormals(place, date))], place, dates),
  };
};

/** The weather of a trip whose place is not known. */
export const unknownWeather = (): TripWeather => ({ ...UNKNOWN });
