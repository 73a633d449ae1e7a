import { LOCALE_TAG, type Locale } from './locale';

/** Dates of a trip in a language: "1–8 May 2027". */
export const formatDateRange = (
  { startDate, endDate }: { startDate: string; endDate: string },
  locale: Locale,
  month: 'short' | 'long',
): string =>
  new Intl.DateTimeFormat(LOCALE_TAG[locale], { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).formatRange(
    Date.parse(startDate),
    Date.parse(endDate),
  );
