import { useTranslation } from 'react-i18next';
import type { PlanWeather } from '../../../../worker/plans/contract';
import { DataCredits } from '../places/data-credits';

/** Whose data the weather and the places are. */
export const WeatherCredits = ({ weather: { source } }: { weather: PlanWeather }) => {
  const { t } = useTranslation('plans');
  return (
    <footer className="grid gap-1 text-2xs text-faint">
      {source !== 'unknown' && <p>{t(`weather.credit.${source}`)}</p>}
      <DataCredits />
    </footer>
  );
};
