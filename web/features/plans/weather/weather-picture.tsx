import { useTranslation } from 'react-i18next';
import type { PlanWeather } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { degrees, formatTemperature, useUnits } from '../../../units';
import { formatDay, formatMonth, formatWeekday } from '../dates';
import { Chart, Months, type Column } from './weather-charts';

/** A range of temperatures, in numbers for the picture and in words for its text. */
const useRange = () => {
  const units = useUnits();
  return ({ minC, maxC }: { minC: number; maxC: number }) => ({
    numbers: { min: degrees(minC, units), max: degrees(maxC, units) },
    words: { min: formatTemperature(minC, units), max: formatTemperature(maxC, units) },
  });
};

/** What the pictures show of a weather: forecast days, and usual months where the forecast does not reach. */
const useColumns = (weather: PlanWeather): { days: readonly Column[]; months: readonly Column[] } => {
  const { t } = useTranslation('plans');
  const { locale } = useLocale();
  const range = useRange();
  const days = weather.days.map((day) => ({
    key: day.date,
    label: formatWeekday(day.date, locale),
    text: t('weather.dayText', {
      day: formatDay(day.date, locale),
      ...range(day).words,
      wet: Math.round(day.wetChance * 100),
    }),
    ...range(day).numbers,
    wet: day.wetChance,
    isSnow: day.snowCm > 0.5,
  }));
  const months = weather.monthly.map((month) => ({
    key: month.month,
    label: formatMonth(month.month, locale),
    text: t('weather.monthText', {
      month: formatMonth(month.month, locale),
      ...range(month).words,
      wet: Math.round(month.wetShare * 100),
    }),
    ...range(month).numbers,
    wet: month.wetShare,
    isSnow: month.snowShare > month.wetShare / 2 && month.snowShare > 0.1,
  }));
  return { days: weather.source === 'normals' ? [] : days, months: weather.source === 'forecast' ? [] : months };
};

/** The weather of the dates as a picture, with the same in words for those who cannot see it. */
export const WeatherPicture = ({ weather }: { weather: PlanWeather }) => {
  const { t } = useTranslation('plans');
  const { days, months } = useColumns(weather);
  const range = useRange();
  if (weather.source === 'unknown' || days.length + months.length === 0) {
    return <p className="text-sm text-muted">{t('weather.unknown')}</p>;
  }
  return (
    <figure className="weather grid gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{t(`weather.${weather.source}`)}</span>
        <span className="text-muted">
          {t('weather.summary', {
            ...range(weather).words,
            wet: Math.round(weather.wetShare * 100),
          })}
        </span>
      </figcaption>
      {days.length > 0 && <Chart columns={days} />}
      {months.length > 0 && <Months months={months} />}
      <ul className="sr-only">
        {[...days, ...months].map((column) => (
          <li key={column.key}>{column.text}</li>
        ))}
      </ul>
    </figure>
  );
};
