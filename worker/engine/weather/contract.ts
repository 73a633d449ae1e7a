/** How weather is told, in both languages and wherever it is: on screen, on paper, in files, to a visitor. */
import type { Locale } from '../locale';

/** Temperatures, °C. */
interface Range {
  minC: number;
  maxC: number;
}

/** Weather of some dates, °C; `wetShare` is the share of wet days from 0 to 1. */
export interface WeatherSummary extends Range {
  wetShare: number;
}

/** Weather of one day, °C; `wetChance` is from 0 to 1. */
export interface DayWeather extends Range {
  wetChance: number;
}

/** How temperatures are written: `degrees` of one in °C. `of` is what the weather is of: "4 May", "Lisbon". */
export interface WeatherStyle {
  locale: Locale;
  degrees: (celsius: number) => string;
  of?: string;
}

/** Keeps a number and its unit on one line. */
export const NO_BREAK = '\u00A0';

/** Whole degrees, "−6 °C", never "−0". */
export const inCelsius = (celsius: number): string =>
  `${String(Math.round(celsius) || 0).replace('-', '−')}${NO_BREAK}°C`;

type Falling = 'rain' | 'snow' | 'mixed';

/** Days this warm rain away what a night of frost might bring as snow, °C. */
const TOO_WARM_FOR_SNOW = 8;

/** What falls: below freezing all day it is snow, in mild weather rain. */
const fallingIn = ({ minC, maxC }: Range): Falling =>
  maxC <= 0 ? 'snow' : minC <= 1 && maxC < TOO_WARM_FOR_SNOW ? 'mixed' : 'rain';

interface Words {
  range: (min: string, max: string) => string;
  falling: Record<Falling, string>;
  none: Record<Falling, string>;
  days: (percent: number, falling: string) => string;
  chance: (percent: number, falling: string) => string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    range: (min, max) => `${min} to ${max}`,
    falling: { rain: 'rain', snow: 'snow', mixed: 'rain or snow' },
    none: { rain: 'no rain', snow: 'no snow', mixed: 'no rain or snow' },
    days: (percent, falling) => `${falling} on ${percent}% of days`,
    chance: (percent, falling) => `${percent}% chance of ${falling}`,
  },
  es: {
    range: (min, max) => `de ${min} a ${max}`,
    falling: { rain: 'lluvia', snow: 'nieve', mixed: 'lluvia o nieve' },
    none: { rain: 'sin lluvia', snow: 'sin nieve', mixed: 'sin lluvia ni nieve' },
    days: (percent, falling) => `${falling} el ${percent}${NO_BREAK}% de los días`,
    chance: (percent, falling) => `${percent}${NO_BREAK}% de probabilidad de ${falling}`,
  },
};

const tell = (range: Range, wet: number, { locale, degrees, of }: WeatherStyle, kind: 'days' | 'chance'): string => {
  const words = WORDS[locale];
  const falling = fallingIn(range);
  const percent = Math.round(wet * 100);
  const rain = percent === 0 ? words.none[falling] : words[kind](percent, words.falling[falling]);
  const text = `${words.range(degrees(range.minC), degrees(range.maxC))}, ${rain}`;
  return of === undefined ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : `${of}: ${text}`;
};

/** The weather of several days: "12 °C to 19 °C, rain on 20% of days", or "…, no rain". */
export const weatherText = (told: WeatherSummary, style: WeatherStyle): string =>
  tell(told, told.wetShare, style, 'days');

/** The weather of one day of a forecast: "4 May: 12 °C to 19 °C, 20% chance of rain". */
export const dayText = (day: DayWeather, style: WeatherStyle): string => tell(day, day.wetChance, style, 'chance');

/** Whose weather it is, for those who read it. */
export const WEATHER_CREDIT: Record<Locale, Record<'normals' | 'forecast' | 'mixed', string>> = {
  en: {
    normals: 'Usual weather from our model of published climate normals.',
    forecast: 'Forecast by Open-Meteo.com.',
    mixed: 'Forecast by Open-Meteo.com, then usual weather from our model of published climate normals.',
  },
  es: {
    normals: 'Tiempo habitual según nuestro modelo de normales climáticas publicadas.',
    forecast: 'Previsión de Open-Meteo.com.',
    mixed:
      'Previsión de Open-Meteo.com y, después, tiempo habitual según nuestro modelo de normales climáticas publicadas.',
  },
};
