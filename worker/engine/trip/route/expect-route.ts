/** Rows of route tests: what is typed, and the route that a careful reader makes of it. */
import { gazetteer } from '../../places/gazetteer.fixture';
import type { Locale } from '../../locale';
import { dateOf, dayNumber } from '../../weather/trip-dates';
import { readDocument } from '../document';
import { readRoute } from './read-route';
import type { RouteReading } from './route-reading';
import { isOvernight } from './stops';

/** What a row says beside its four columns. */
interface Also {
  locale?: Locale;
  /** Country of the profile. */
  from?: string;
  /** Country that the reading takes for home; empty where none. */
  home?: string;
  /** Start, where the days of the month matter. */
  start?: string;
}

/**
 * The destination field, the words, the nights, and the route: stays in order as `English name nights` joined by ` | `, `*` for
 * nights that are divided. Beside them `+Name` is an outing, `-Name` is on no leg that is slept at.
 */
export type RouteCase = readonly [to: string, words: string, nights: number, route: string, also?: Also];

/** Reads a route. */
export const routeOf = (
  to: string,
  words: string,
  nights: number,
  { start = '2027-05-01', locale = 'en', from }: Also = {},
): RouteReading =>
  readRoute(
    readDocument(words),
    {
      destination: to,
      startDate: start,
      endDate: dateOf(dayNumber(start) + nights),
      locale,
      ...(from && { profileCountry: from }),
    },
    gazetteer,
  );

/** What differs from what the row expects; nothing when it is read right. */
export const routeProblems = ([to, words, nights, route, also = {}]: RouteCase): string[] => {
  const reading = routeOf(to, words, nights, also);
  const slept = reading.legs.filter(isOvernight);
  const parts = route.split(' | ');
  const stays = parts.filter((part) => !/^[+-]/.test(part));
  const found = slept.map((leg) => `${leg.name.en} ${leg.nights}`);
  const problems: string[] = [];
  const matches =
    stays.length === slept.length &&
    stays.every((stay, index) => {
      const leg = slept[index];
      const at = stay.lastIndexOf(' ');
      const expected = stay.slice(at + 1);
      return leg && leg.name.en === stay.slice(0, at) && (expected === '*' || Number(expected) === leg.nights);
    });
  if (!matches) problems.push(`stays ${found.join(' | ')} instead of ${stays.join(' | ')}`);
  for (const part of parts) {
    const name = part.slice(1);
    if (part.startsWith('+') && !reading.legs.some((leg) => leg.kind === 'outing' && leg.name.en === name))
      problems.push(`no outing to ${name}`);
    if (part.startsWith('-') && slept.some((leg) => leg.name.en === name)) problems.push(`${name} is slept at`);
  }
  if (also.home !== undefined && (reading.home.country ?? '') !== also.home)
    problems.push(`home ${reading.home.country ?? 'unknown'} instead of ${also.home}`);
  const sum = slept.reduce((total, leg) => total + leg.nights, 0);
  if (slept.length > 0 && sum !== nights) problems.push(`${sum} nights instead of ${nights}`);
  return problems;
};
