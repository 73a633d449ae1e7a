/** Rows of route tests: what is typed, and the route that a careful reader makes of it. */
import { expect } from 'vitest';
import type { Gazetteer } from '../../places/gazetteer';
import type { Locale } from '../../locale';
import { dateOf, dayNumber } from '../../weather/trip-dates';
import { readDocument } from '../document';
import { readRoute } from './read-route';
import type { RouteReading } from './route-reading';
import { isOvernight } from './stops';

export interface RouteCase {
  /** Destination field. */
  to: string;
  words: string;
  nights: number;
  locale?: Locale;
  /** Country of the profile. */
  from?: string;
  /**
   * Stays in order as `id or English name nights` joined by ` | `; `*` for nights that are divided. Beside them `+Name` is an
   * outing, `-Name` is on no leg that is slept at.
   */
  route: string;
  home?: string;
  /** Start, where the days of the month matter. */
  start?: string;
}

const START = '2027-05-01';

/** Reads the route of a row. */
export const routeOf = (row: RouteCase, gazetteer: Gazetteer): RouteReading => {
  const startDate = row.start ?? START;
  return readRoute(
    readDocument(row.words),
    {
      destination: row.to,
      startDate,
      endDate: dateOf(dayNumber(startDate) + row.nights),
      locale: row.locale ?? 'en',
      ...(row.from && { profileCountry: row.from }),
    },
    gazetteer,
  );
};

/** What differs from what the row expects; nothing when it is read right. */
export const routeProblems = (row: RouteCase, gazetteer: Gazetteer): string[] => {
  const reading = routeOf(row, gazetteer);
  const slept = reading.legs.filter(isOvernight);
  const parts = row.route.split(' | ');
  const stays = parts.filter((part) => !/^[+-]/.test(part));
  const found = slept.map(({ name, nights }) => `${name.en} ${nights}`);
  const problems: string[] = [];
  const matches =
    stays.length === slept.length &&
    stays.every((stay, index) => {
      const leg = slept[index];
      const at = stay.lastIndexOf(' ');
      const nights = stay.slice(at + 1);
      return leg && leg.name.en === stay.slice(0, at) && (nights === '*' || Number(nights) === leg.nights);
    });
  if (!matches) problems.push(`stays ${found.join(' | ')} instead of ${stays.join(' | ')}`);
  for (const part of parts) {
    const name = part.slice(1);
    if (part.startsWith('+') && !reading.legs.some((leg) => leg.kind === 'outing' && leg.name.en === name))
      problems.push(`no outing to ${name}`);
    if (part.startsWith('-') && slept.some((leg) => leg.name.en === name)) problems.push(`${name} is slept at`);
  }
  if (row.home !== undefined && (reading.home.country ?? '') !== row.home)
    problems.push(`home ${reading.home.country ?? 'unknown'} instead of ${row.home}`);
  const sum = slept.reduce((total, { nights }) => total + nights, 0);
  if (slept.length > 0 && sum !== row.nights) problems.push(`${sum} nights instead of ${row.nights}`);
  return problems;
};

/** Asserts that a row is read right. */
export const expectRoute = (row: RouteCase, gazetteer: Gazetteer): void => {
  expect(routeProblems(row, gazetteer)).toEqual([]);
};
