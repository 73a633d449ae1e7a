import { describe, expect, it } from 'vitest';
import { assertOpenMeteoAllowed, openMeteoConfig } from './open-meteo-config';

const allowed = (ENVIRONMENT: string, OPEN_METEO_BASE_URL?: string, OPEN_METEO_API_KEY?: string) => () =>
  assertOpenMeteoAllowed({ ENVIRONMENT, OPEN_METEO_BASE_URL, OPEN_METEO_API_KEY });

describe('configuration', () => {
  it('is off without variables and knows the hosts', () => {
    expect(openMeteoConfig({ ENVIRONMENT: 'test' })).toBeUndefined();
    expect(openMeteoConfig({ ENVIRONMENT: 'production', OPEN_METEO_API_KEY: 'k' })).toEqual({
      baseUrl: 'https://customer-api.open-meteo.com',
      geocodingUrl: 'https://customer-geocoding-api.open-meteo.com',
      apiKey: 'k',
    });
    expect(
      openMeteoConfig({ ENVIRONMENT: 'development', OPEN_METEO_BASE_URL: 'https://api.open-meteo.com/' })?.geocodingUrl,
    ).toBe('https://geocoding-api.open-meteo.com');
    expect(openMeteoConfig({ ENVIRONMENT: 'test', OPEN_METEO_BASE_URL: 'http://127.0.0.1:9/' })?.geocodingUrl).toBe(
      'http://127.0.0.1:9',
    );
  });

  it('refuses free hosts and missing keys in production alone', () => {
    expect(allowed('production', 'https://api.open-meteo.com')).toThrow('free host');
    expect(allowed('production', 'https://api.open-meteo.com', 'k')).toThrow('free host');
    expect(allowed('production', 'https://customer-api.open-meteo.com')).toThrow('OPEN_METEO_API_KEY');
    expect(allowed('production', 'nonsense')).toThrow('not a URL');
    expect(allowed('production', 'https://customer-api.open-meteo.com', 'k')).not.toThrow();
    expect(allowed('production')).not.toThrow();
    expect(allowed('development', 'https://api.open-meteo.com')).not.toThrow();
  });
});
