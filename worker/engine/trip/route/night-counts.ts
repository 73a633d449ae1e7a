/** Numbers, units and days that tell of nights. */
import { numberOf } from '../../packing/reading/numbers';
import type { Told } from './stated-nights';

/** The number that a word tells. */
export const countOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (word === 'a' || word === 'an') return 1;
  if (/^(?:few|several|un[ao]s|algun[ao]s)$/.test(word)) return 3;
  if (word.startsWith('couple') || word.startsWith('un par')) return 2;
  return numberOf(word);
};

/** The nights or days of a number and its unit. */
export const spanOf = (number: number, unit: string): Told => {
  if (/^(?:wk|week$|weeks|sem)/.test(unit)) return { nights: number * 7 };
  if (/^(?:weekend|fin)/.test(unit)) return { nights: number * 2 };
  if (/^(?:month|mes)/.test(unit)) return { nights: number * 30 };
  // A trek of four days has three nights.
  if (unit === 'day') return number >= 3 ? { nights: number - 1 } : { days: number };
  if (unit.startsWith('d')) return number >= 2 ? { nights: number, inDays: true } : { days: number };
  return { nights: number };
};

const WEEKDAYS = ['sun|dom', 'mon|lun', 'tue|mar', 'wed|mie', 'thu|jue', 'fri|vie', 'sat|sab'];

/** The date of the trip that falls on a day of the month or of the week. */
export const dateOn = (day: string | undefined, dates: readonly string[]): string | undefined => {
  const number = Number.parseInt(day ?? '', 10);
  const weekday = WEEKDAYS.findIndex((names) => names.includes(day?.slice(0, 3) ?? '?'));
  return dates.find((date) =>
    Number.isNaN(number) ? weekday === new Date(`${date}T00:00:00Z`).getUTCDay() : Number(date.slice(8)) === number,
  );
};
