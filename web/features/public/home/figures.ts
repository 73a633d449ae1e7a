import type { Locale } from '../../../../worker/platform/locale/locale';

/** A text with its `{{slots}}` filled. */
export const filled = (text: string, slots: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot] ?? ''));

/** Figures the way a language writes them; below zero with a true minus. */
export const figures = (locale: Locale) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    whole: { format: (value: number) => whole.format(value).replace('-', '−') },
    kilos: (grams: number) => tenths.format(grams / 1000),
  };
};
