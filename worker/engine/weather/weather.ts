/** The weather of a trip's dates, as the plan stores it and the engine reads it. Temperatures in °C. */

/** One forecast day. */
export interface WeatherDay {
  date: string;
  minC: number;
  maxC: number;
  /** Chance of rain or snow, 0 to 1. */
  wetChance: number;
  /** Centimetres of new snow. */
  snowCm: number;
  windKmh: number;
  uvIndex: number;
  /** WMO weather code. */
  code: number;
}

/** The usual weather of one calendar month at a place. */
export interface WeatherMonth {
  /** `YYYY-MM` of the trip. */
  month: string;
  minC: number;
  maxC: number;
  /** Share of days with 1 mm or more, 0 to 1. */
  wetShare: number;
  rainMm: number;
  /** Share of days with snow on the ground or falling, 0 to 1. */
  snowShare: number;
  uvIndex: number;
  humid: boolean;
  /** The same of the trip's own dates in it: the end of June is nearer to July than June is. */
  onDates?: { minC: number; maxC: number; wetShare: number };
}

/**
 * Weather over all dates and places of a trip. `days` is filled from a forecast, `monthly` from normals (one row a
 * month touched); `minC` is a typical cool night and `maxC` a typical warm afternoon over the trip.
 */
export interface TripWeather {
  source: 'forecast' | 'normals' | 'mixed' | 'unknown';
  /** Whose data it is, to be shown ("Weather data by Open-Meteo.com"). */
  attribution: string;
  days: WeatherDay[];
  monthly: WeatherMonth[];
  minC: number;
  maxC: number;
  wetShare: number;
  snowShare: number;
  uvIndex: number;
  humid: boolean;
}
