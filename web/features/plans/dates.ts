import { LOCALE_TAG, type Locale } from '../../../worker/platform/locale/locale';

/** Calendar dates are `YYYY-MM-DD` texts; they are counted in UTC so that no clock change makes a day of 23 hours. */
const DAY_MS = 86_400_000;

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Whether the text is a date of the calendar: 30 February is not. */
export const isCalendarDate = (date: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = utc(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The traveller's own date today, as their device's clock and zone have it. */
export const today = (now: Date = new Date()): string => {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Days of a trip, both ends counted; 0 when a date is missing or the end is before the start. */
export const tripDays = (start: string, end: string): number =>
  isCalendarDate(start) && isCalendarDate(end) && end >= start ? Math.round((utc(end) - utc(start)) / DAY_MS) + 1 : 0;

/** Where a trip stands in time. Counts are in days. */
export type Countdown =
  | { kind: 'ahead'; days: number }
  | { kind: 'tomorrow' }
  | { kind: 'today' }
  | { kind: 'under-way'; day: number; days: number }
  | { kind: 'over'; days: number };

/** The countdown to a trip, seen from a date. */
export const countdown = (start: string, end: string, from: string = today()): Countdown => {
  const ahead = Math.round((utc(start) - utc(from)) / DAY_MS);
  if (ahead > 1) return { kind: 'ahead', days: ahead };
  if (ahead === 1) return { kind: 'tomorrow' };
  if (ahead === 0) return { kind: 'today' };
  if (from <= end) return { kind: 'under-way', day: 1 - ahead, days: tripDays(start, end) };
  return { kind: 'over', days: Math.round((utc(from) - utc(end)) / DAY_MS) };
};

const formats = new Map<string, Intl.DateTimeFormat>();
const format = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE_TAG[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
};

/** "1–8 May 2027", "1–8 may 2027". */
export const formatRange = (start: string, end: string, locale: Locale): string =>
  format(locale, { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(utc(start), utc(end));

/** "Saturday 1 May". */
export const formatDay = (date: string, locale: Locale): string =>
  format(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(utc(date));

/** "S", "Sa": the narrowest name of the weekday. */
export const formatWeekday = (date: string, locale: Locale): string =>
  format(locale, { weekday: 'short' }).format(utc(date));

/** "May 2027" of a `YYYY-MM`. */
export const formatMonth = (month: string, locale: Locale): string =>
  format(locale, { month: 'long' }).format(utc(`${month}-01`));

/** Board style: "01 MAY". */
export const formatBoardDay = (date: string, locale: Locale): string => {
  const parts = format(locale, { day: '2-digit', month: 'short' }).formatToParts(utc(date));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month').replace('.', '').slice(0, 3)}`.toLocaleUpperCase(LOCALE_TAG[locale]);
};
