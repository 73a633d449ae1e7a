import { WEATHER_CREDIT } from '../../../../worker/engine/weather/contract';
import type { PlanWeather } from '../../../../worker/plans/contract';
import { useLocale } from '../../../i18n/use-locale';
import { DataCredits } from '../places/data-credits';

/** Whose data the weather and the places are. */
export const WeatherCredits = ({ weather: { source } }: { weather: PlanWeather }) => {
  const { locale } = useLocale();
  return (
    <footer className="grid gap-1 text-2xs text-faint">
      {source !== 'unknown' && <p>{WEATHER_CREDIT[locale][source]}</p>}
      <DataCredits />
    </footer>
  );
};
