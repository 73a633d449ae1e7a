/** The forecast service of an installation. */
import { openMeteoConfig, type OpenMeteoVariables } from './open-meteo-config';
import { openMeteoForecast } from './open-meteo-forecast';
import type { ForecastProvider } from './service';

/** The forecast that the environment configures, if any. */
export const configuredForecast = (variables: OpenMeteoVariables): ForecastProvider | undefined => {
  const config = openMeteoConfig(variables);
  return config && openMeteoForecast(config);
};
