import { useTranslation } from '../../../i18n/use-translation';
import type { Plan, PlanWeather } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { degrees, useUnits } from '../../../units';
import { formatDay, formatMonth, formatWeekday } from '../dates';
import { useWeatherText } from './use-weather-text';
import { Bands, Chart, Months, type Column } from './weather-charts';

/** A range of temperatures in numbers for the picture. */
const useRange = () => {
  const units = useUnits();
  return ({ minC, maxC }: { minC: number; maxC: number }) => ({ min: degrees(minC, units), max: degrees(maxC, units) });
};

/** A column of what is usual: in a month, or at a place. */
const useUsual = () => {
  const { weatherText } = useWeatherText();
  const range = useRange();
  return (key: string, label: string, weather: Parameters<typeof weatherText>[0], isSnow = false): Column => ({
    key,
    label,
    text: weatherText(weather, label),
    ...range(weather),
    wet: weather.wetShare,
    isSnow,
  });
};

/** What the pictures show of a weather: forecast days, and usual months where the forecast does not reach. */
const useColumns = (weather: PlanWeather): { days: readonly Column[]; months: readonly Column[] } => {
  const { locale } = useLocale();
  const { dayText } = useWeatherText();
  const range = useRange();
  const usual = useUsual();
  const days = weather.days.map((day) => ({
    key: day.date,
    label: formatWeekday(day.date, locale),
    text: dayText(day, formatDay(day.date, locale)),
    ...range(day),
    wet: day.wetChance,
    isSnow: day.snowCm > 0.5,
  }));
  const months = weather.monthly.map(({ month, snowShare, onDates, ...whole }) =>
    usual(month, formatMonth(month, locale), onDates ?? whole, snowShare > whole.wetShare / 2 && snowShare > 0.1),
  );
  return { days: weather.source === 'normals' ? [] : days, months: weather.source === 'forecast' ? [] : months };
};

type Leg = NonNullable<Plan['trip']>['legs'][number];

/** More places than these have their weather in words alone, beside each. */
const MOST_PLACES = 8;

/** What is usual at each place that is slept in, where there are several: one month of one of them would not say it. */
const usePlaces = ({ source }: PlanWeather, legs: readonly Leg[]): readonly Column[] => {
  const { locale } = useLocale();
  const usual = useUsual();
  if (source !== 'normals') return [];
  const places = legs.flatMap(({ id, kind, name, weather }) =>
    weather && weather.source !== 'unknown' && (kind === 'stay' || kind === 'route')
      ? [usual(id, name[locale], weather)]
      : [],
  );
  return places.length > 1 && places.length <= MOST_PLACES ? places : [];
};

export interface WeatherPictureProps {
  weather: PlanWeather;
  /** The stretches of the trip, where they are known. */
  legs?: readonly Leg[] | undefined;
}

/** The weather of the dates as a picture, with the same in words for those who cannot see it. */
export const WeatherPicture = ({ weather, legs = [] }: WeatherPictureProps) => {
  const { t } = useTranslation('plans');
  const { days, months: calendar } = useColumns(weather);
  const places = usePlaces(weather, legs);
  const months = places.length > 0 ? places : calendar;
  const { weatherText } = useWeatherText();
  if (weather.source === 'unknown' || days.length + months.length === 0) {
    return <p className="text-sm text-muted">{t('weather.unknown')}</p>;
  }
  return (
    <figure className="weather grid gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{t(`weather.${weather.source}`)}</span>
        <span className="text-muted">{weatherText(weather)}</span>
      </figcaption>
      {days.length > 0 && <Chart columns={days} />}
      {places.length > 0 ? <Bands rows={places} /> : months.length > 0 && <Months months={months} />}
      <ul className="sr-only">
        {[...days, ...months].map((column) => (
          <li key={column.key}>{column.text}</li>
        ))}
      </ul>
    </figure>
  );
};
