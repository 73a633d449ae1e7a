import { CURRENCY } from '../../../worker/money/billing/catalog';
import { LOCALE_TAG, type Locale } from '../../../worker/platform/locale/locale';

/** Minor units as a price, the way the language writes it: "€9.99", "9,99 €". */
export const formatPrice = (minor: number, locale: Locale, currency: string = CURRENCY): string =>
  new Intl.NumberFormat(LOCALE_TAG[locale], { style: 'currency', currency }).format(minor / 100);

/** A moment as a date where the reader is: "21 December 2026". */
export const formatDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAG[locale], { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso));

/** The same, short for tables: "21 Dec 2026". */
export const formatShortDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LOCALE_TAG[locale], { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(iso),
  );
