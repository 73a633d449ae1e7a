import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { NO_BREAK } from '../worker/engine/weather/contract';
import { LOCALE_TAG, type Locale } from '../worker/platform/locale/locale';
import { useLocale } from './i18n/use-locale';
import { keep, readKept } from './kept';

/** How this browser shows temperatures and weights. Everything is kept in °C and grams. */
export interface Units {
  temperature: 'celsius' | 'fahrenheit';
  weight: 'kg' | 'lb';
}

const KEY = 'valija.units';

/** Where people read Fahrenheit, and where they weigh in pounds. */
const FAHRENHEIT = new Set(['US', 'BS', 'BZ', 'KY', 'PW', 'FM', 'MH', 'LR']);
const POUNDS = new Set(['US', 'LR']);

/** What is usual where people have this language tag as theirs. */
export const usualUnits = (language: string): Units => {
  const region = new Intl.Locale(language).region ?? '';
  return {
    temperature: FAHRENHEIT.has(region) ? 'fahrenheit' : 'celsius',
    weight: POUNDS.has(region) ? 'lb' : 'kg',
  };
};

let current: Units | undefined;
let usualHere: Units | undefined;

/** What is usual where this browser is. */
const usual = (): Units => (usualHere ??= usualUnits(navigator.language || 'en'));

/** What the text in storage says; whatever it does not say is as usual. */
const parse = (stored: string | null): Units => {
  const units = usual();
  const words = stored?.split(' ') ?? [];
  const temperature = words.find((word) => word === 'celsius' || word === 'fahrenheit') ?? units.temperature;
  const weight = words.find((word) => word === 'kg' || word === 'lb') ?? units.weight;
  // The very same object: else every row of a first screen would be drawn a second time.
  return temperature === units.temperature && weight === units.weight ? units : { temperature, weight };
};

const listeners = new Set<() => void>();

const show = (units: Units): void => {
  current = units;
  for (const listener of listeners) listener();
};

/** The units in use; the same object until they change. */
export const getUnits = (): Units => {
  current ??= parse(readKept(KEY));
  return current;
};

/** Shows and remembers units; what is left out stays. */
export const setUnits = (change: Partial<Units>): void => {
  const units = { ...getUnits(), ...change };
  show(units);
  keep(KEY, `${units.temperature} ${units.weight}`);
};

const followOtherTab = (event: StorageEvent): void => {
  if (event.key === KEY) show(parse(event.newValue));
};

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
};

/** The units of a screen that the Worker draws: what is usual where the browser is, whatever it may have remembered. */
export const ServedUnits = createContext<Units | null>(null);

/** The units in use, and again whenever they change, also in another tab. */
export const useUnits = (): Units => {
  const served = use(ServedUnits);
  const first = useCallback(() => served ?? usual(), [served]);
  return useSyncExternalStore(subscribe, getUnits, first);
};

/**
 * Whole degrees in the traveller's scale; never "−0". The scale is changed behind the rounding, as in the sentences of
 * the server, which have whole degrees Celsius: what is 22 °C in both must not be 71 °F here and 72 °F there.
 */
export const degrees = (celsius: number, { temperature }: Pick<Units, 'temperature'>): number => {
  const whole = Math.round(celsius);
  return Math.round(temperature === 'fahrenheit' ? whole * 1.8 + 32 : whole) || 0;
};

/** A whole number with a true minus, which does not pass for a dash. */
export const figure = (value: number): string => String(value).replace('-', '−');

/** "22 °C", "72 °F". */
export const formatTemperature = (celsius: number, units: Pick<Units, 'temperature'>): string =>
  `${figure(degrees(celsius, units))}${NO_BREAK}°${units.temperature === 'fahrenheit' ? 'F' : 'C'}`;

/** Temperatures that a sentence of the server has, one or two with a word between: "13 °C", "2 and 8 °C". */
const CELSIUS = /([-−]?\d{1,3})(?:(\s?(?:to|and|a|y|[-–])\s?)([-−]?\d{1,3}))?\s°C/g;

const temperaturesIn = (text: string, units: Pick<Units, 'temperature'>): string => {
  const convert = (number: string) => degrees(Number(number.replace('−', '-')), units);
  return text.replace(CELSIUS, (_, first: string, between?: string, second?: string) =>
    between && second ? `${convert(first)}${between}${convert(second)} °F` : `${convert(first)} °F`,
  );
};

const GRAMS_A_POUND = 453.592_37;
const GRAMS_AN_OUNCE = GRAMS_A_POUND / 16;
/** Weights that a sentence of the server has: "10 kg", "7,5 kg", "80 g". */
const METRIC = /(\d{1,3}(?:[.,]\d)?)\s(kg|g)\b/g;

/** Small numbers with a decimal, others without: what a sentence rounds to. */
const rounded = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(LOCALE_TAG[locale], { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);

const weightsIn = (text: string, locale: Locale): string =>
  text.replace(METRIC, (_, number: string, unit: string) => {
    const value = Number(number.replace(',', '.'));
    return unit === 'kg'
      ? `${rounded((value * 1000) / GRAMS_A_POUND, locale)} lb`
      : `${rounded(value / GRAMS_AN_OUNCE, locale)} oz`;
  });

/** A number below zero that is no range: "-6 °C", and not the second of "2-6 °C". */
const HYPHEN_MINUS = /(^|[\s(])-(?=\d)/g;
/** A number and what it counts. */
const WITH_UNIT = /(\d)\s(°[CF]|%|(?:kg|g|lb|oz|ml|l|km|m)(?!\p{L}))/gu;

/** Figures of a sentence as they are written: with a true minus, and never parted from their unit; "32%" in English. */
const figuresIn = (text: string, locale: Locale): string =>
  text
    .replace(HYPHEN_MINUS, '$1−')
    .replace(WITH_UNIT, (_, digit: string, unit: string) =>
      unit === '%' && locale === 'en' ? `${digit}%` : `${digit}${NO_BREAK}${unit}`,
    );

/**
 * A text of the server (a reason, a warning, what was understood), which is in °C and kilograms, in the traveller's
 * units. It is converted as it is shown: what is stored, and what a model wrote, is a sentence and no numbers.
 */
export const textInUnits = (text: string, units: Units, locale: Locale): string => {
  const warm = units.temperature === 'celsius' ? text : temperaturesIn(text, units);
  return figuresIn(units.weight === 'kg' ? warm : weightsIn(warm, locale), locale);
};

/** The same for the units and the language in use. */
export const useTextInUnits = (): ((text: string) => string) => {
  const units = useUnits();
  const { locale } = useLocale();
  return useCallback((text) => textInUnits(text, units, locale), [units, locale]);
};

/** "1.2 kg", "2.6 lb". */
export const formatWeight = (grams: number, { weight }: Pick<Units, 'weight'>, locale: Locale): string => {
  const value = grams / (weight === 'lb' ? GRAMS_A_POUND : 1000);
  return `${new Intl.NumberFormat(LOCALE_TAG[locale], { maximumFractionDigits: 1 }).format(value)}${NO_BREAK}${weight}`;
};
