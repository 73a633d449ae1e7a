import { NO_BREAK } from '../../../../worker/engine/weather/contract';
import { LOCALE_TAG, type Locale } from '../../../../worker/platform/locale/locale';
import { formatWeight, type Units } from '../../../units';

const GRAMS = { kg: 1000, lb: 453.592_37, g: 1, oz: 28.349_523_125 } as const;
/** What a bag's limit is typed in, and what a single thing's weight. */
export const bagUnit = ({ weight }: Pick<Units, 'weight'>) => weight;
export const itemUnit = ({ weight }: Pick<Units, 'weight'>) => (weight === 'kg' ? 'g' : 'oz');
type Unit = keyof typeof GRAMS;

/** Grams of a typed number with a point or a comma; null when it is none. */
export const parseWeight = (typed: string, unit: Unit): number | null => {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Math.round(Number(text) * GRAMS[unit]) : null;
};

/** The number to start editing from: "10", "15.4". */
export const weightInput = (grams: number, unit: Unit, locale: Locale): string => {
  const digits = unit === 'g' ? 0 : 1;
  return new Intl.NumberFormat(LOCALE_TAG[locale], { maximumFractionDigits: digits, useGrouping: false }).format(
    grams / GRAMS[unit],
  );
};

/** "350 g", "1.2 kg", "12 oz": a thing's weight, in the smaller unit while that is shorter. */
export const formatItemWeight = (grams: number, units: Pick<Units, 'weight'>, locale: Locale): string => {
  const small = itemUnit(units);
  return grams >= GRAMS[units.weight]
    ? formatWeight(grams, units, locale)
    : `${weightInput(grams, small, locale)}${NO_BREAK}${small}`;
};
