import { dayText, type DayWeather, type WeatherSummary, weatherText } from '../../../../worker/engine/weather/contract';
import { useLocale } from '../../../i18n/use-locale';
import { formatTemperature, useUnits } from '../../../units';

/** Tells weather in the page's language and the traveller's units: of several days, or of one; `of` is what it is of. */
export const useWeatherText = () => {
  const { locale } = useLocale();
  const units = useUnits();
  const style = (of?: string) => ({
    locale,
    degrees: (celsius: number) => formatTemperature(celsius, units),
    ...(of !== undefined && { of }),
  });
  return {
    weatherText: (told: WeatherSummary, of?: string) => weatherText(told, style(of)),
    dayText: (day: DayWeather, of: string) => dayText(day, style(of)),
  };
};
