/** Where Open-Meteo is asked, and whether it may be. */

export interface OpenMeteoConfig {
  /** Origin (and path prefix) of the forecast, without a slash at the end. */
  baseUrl: string;
  /** The same for geocoding. */
  geocodingUrl: string;
  apiKey?: string;
}

/** The variables that configure it; part of the Worker's environment. */
export interface OpenMeteoVariables {
  ENVIRONMENT: string;
  OPEN_METEO_BASE_URL?: string | undefined;
  OPEN_METEO_API_KEY?: string | undefined;
}

const PAID_HOST = 'https://customer-api.open-meteo.com';
/** Free hosts, which are for non-commercial use. */
const FREE_HOST = /^(?!customer-)[\w-]+\.open-meteo\.com$/i;

/**
 * The configuration, or nothing when Open-Meteo is off. A key alone means the paid host. Open-Meteo's own geocoding has
 * a host of its own; any other server (a proxy, a test) is asked for both.
 */
export const openMeteoConfig = (variables: OpenMeteoVariables): OpenMeteoConfig | undefined => {
  const { OPEN_METEO_BASE_URL: base, OPEN_METEO_API_KEY: apiKey } = variables;
  if (!base && !apiKey) return undefined;
  const baseUrl = (base ?? PAID_HOST).replace(/\/+$/, '');
  return {
    baseUrl,
    geocodingUrl: baseUrl.replace(
      /^(https?:\/\/(?:customer-)?)api\.open-meteo\.com$/i,
      '$1geocoding-api.open-meteo.com',
    ),
    ...(apiKey && { apiKey }),
  };
};

/**
 * Throws where the configuration may not be used: we sell subscriptions, so Open-Meteo's free hosts are not allowed in
 * production, nor its paid hosts without a key.
 */
export const assertOpenMeteoAllowed = (variables: OpenMeteoVariables): void => {
  const config = openMeteoConfig(variables);
  if (!config) return;
  let host: string;
  try {
    host = new URL(config.baseUrl).hostname;
  } catch {
    throw new Error(`OPEN_METEO_BASE_URL is not a URL: ${config.baseUrl}`);
  }
  if (variables.ENVIRONMENT !== 'production') return;
  if (FREE_HOST.test(host)) {
    throw new Error(
      `OPEN_METEO_BASE_URL names the free host ${host}, which is not allowed in production: use https://customer-api.open-meteo.com with OPEN_METEO_API_KEY`,
    );
  }
  if (/\.open-meteo\.com$/i.test(host) && !config.apiKey)
    throw new Error('OPEN_METEO_API_KEY is missing for the paid host of Open-Meteo');
};

/** Credit owed wherever its data is shown (CC BY 4.0). */
export const OPEN_METEO_ATTRIBUTION = 'Weather data by Open-Meteo.com';
