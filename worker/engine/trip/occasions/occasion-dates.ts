/** Days of a trip that words name: "on the 27th", "el sábado", "16 de junio", "the last night". */
import { wordsOf, type Token } from '../../packing/reading/text';
import type { Tag } from '../../packing/tags';
import { DAY_MS } from '../trip-days';

interface TripDates {
  startDate: string;
  days: number;
}

const WEEKDAYS = ['sun|domingo', 'mon|lunes', 'tue|martes', 'wed|miercoles', 'thu|jueves', 'fri|viernes', 'sat|sabado'];
const MONTHS = 'jan|ene,feb,mar,apr|abr,may,jun,jul,aug|ago,sep,oct,nov,dec|dic'.split(',');
const WEEKDAY =
  /^(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:days?)?|weds|thur|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?)$/;
const MONTH =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)$/;
const NUMBERS = 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince'.split('|');

const monthOf = (word: string): number => MONTHS.findIndex((names) => names.split('|').includes(word.slice(0, 3)));

/** The one day of the trip that fits; of several Saturdays none is known to be meant. */
const onlyDay = ({ startDate, days }: TripDates, fits: (date: Date) => boolean): string | undefined => {
  const start = Date.parse(startDate);
  if (Number.isNaN(start)) return undefined;
  const found: string[] = [];
  for (let day = 0; day < Math.min(days, 366); day += 1) {
    const date = new Date(start + day * DAY_MS);
    if (fits(date)) found.push(date.toISOString().slice(0, 10));
  }
  return found.length === 1 ? found[0] : undefined;
};

const dayAfter = ({ startDate }: TripDates, days: number): string | undefined => {
  const start = Date.parse(startDate);
  return Number.isNaN(start) || days < 0 ? undefined : new Date(start + days * DAY_MS).toISOString().slice(0, 10);
};

/** Every day of the trip that a sentence names, with where it stands. */
export const datesIn = (tokens: readonly Token[], trip: TripDates): { date: string; at: number }[] =>
  tokens.flatMap((token, index) => {
    const { text, number, start } = token;
    const before = tokens[index - 1]?.text ?? '';
    const after = wordsOf(tokens, index + 1, index + 4);
    const next = after.split(' ').filter((word) => !/^(?:st|nd|rd|th|of|de)$/.test(word))[0] ?? '';
    const month = monthOf(MONTH.test(next) ? next : MONTH.test(before) ? before : '?');
    const day = number ?? (/^(?:el|dia)$/.test(before) ? NUMBERS.indexOf(text) + 1 : 0);
    let date: string | undefined;
    if (day > 0 && day < 32 && (month !== -1 || /^(?:the|el|dia|on)$/.test(before)))
      date = onlyDay(trip, (one) => one.getUTCDate() === day && (month === -1 || one.getUTCMonth() === month));
    else if (WEEKDAY.test(text)) {
      const weekday = WEEKDAYS.findIndex((names) => names.split('|').some((name) => text.startsWith(name)));
      date = onlyDay(trip, (one) => one.getUTCDay() === weekday);
    } else if (/^(?:night|noche)$/.test(text) && /^(?:last|final|ultima)$/.test(before))
      date = dayAfter(trip, trip.days - 2);
    else if (/^(?:night|noche)$/.test(text) && /^(?:first|primera)$/.test(before)) date = dayAfter(trip, 0);
    return date === undefined ? [] : [{ date, at: start }];
  });

/** Days from a date that words name with its month, "el 1 de mayo", to the start of a trip; "en junio" ends with the month. */
export const daysBeforeTrip = (tokens: readonly Token[], startDate: string): number | undefined => {
  const daysTo = (month: number, day: number): number =>
    (Date.parse(startDate) - Date.UTC(Number(startDate.slice(0, 4)), month, day)) / DAY_MS;
  for (const [index, { number = 0, text }] of tokens.entries()) {
    if (MONTH.test(text) && /^(?:in|en)$/.test(tokens[index - 1]?.text ?? '')) return daysTo(monthOf(text) + 1, 0);
    const [next = ''] = wordsOf(tokens, index + 1, index + 4)
      .split(' ')
      .filter((word) => !/^(?:st|nd|rd|th|of|de)$/.test(word));
    const before = tokens[index - 1]?.text ?? '';
    const month = monthOf(MONTH.test(next) ? next : MONTH.test(before) ? before : '?');
    if (month === -1 || number < 1 || number > 31) continue;
    return daysTo(month, number);
  }
  return undefined;
};

/** Months, 0 to 11, that words name behind "in", "de" or a day: "es en enero", "on 3 May". */
export const monthsIn = (tokens: readonly Token[], from: number, to: number): number[] =>
  tokens.slice(from, to).flatMap(({ text }, at) => {
    const before = tokens[from + at - 1];
    return MONTH.test(text) &&
      (/^(?:in|en|de|of|para|until|hasta)$/.test(before?.text ?? '') || before?.number !== undefined)
      ? [monthOf(text)]
      : [];
  });

/** Feasts that have their day in the calendar, as month and day. */
const FEASTS: Readonly<Partial<Record<Tag, string>>> = {
  'occasion:new-year': '12-31',
  'occasion:crossover-night': '12-31',
  'occasion:christmas': '12-25',
  'occasion:halloween': '10-31',
  'occasion:day-of-the-dead': '11-02',
};

/** The day of the calendar that a feast falls on, where the trip has it. */
export const calendarDate = (tag: Tag, trip: TripDates): string | undefined => {
  const feast = FEASTS[tag];
  return feast && onlyDay(trip, (date) => date.toISOString().slice(5, 10) === feast);
};
