/** Nights, days and dates that the words give to a place: "2 nts petra", "calgary 3 nts", "del 4 al 9 en Mendoza". */
import { datesBetween } from '../../weather/trip-dates';
import {
  BEFORE_THAT,
  ANOTHERS,
  FROM_AFTER,
  BOTH_AFTER,
  BOTH_BEFORE,
  WEEK_BEFORE,
  BARE_AFTER,
  BARE_BEFORE,
  EDGE_AFTER,
  EDGE_BEFORE,
  END_AFTER,
  LAST_AFTER,
  NIGHTS_AFTER,
  NIGHTS_AFTER_COMMA,
  NIGHTS_BEFORE,
  NIGHTS_OF_AFTER,
  NIGHTS_OF_BEFORE,
  NIGHT_BESIDE,
  NIGHTS_THERE,
  ON_THE_WAY,
  ON_THE_WAY_OUT,
  OVERNIGHT_BEFORE,
  RANGE_AFTER,
  RANGE_BEFORE,
  REST_AFTER,
  SLEEPS_AFTER,
  SLEEPS_BEFORE,
  UNTIL_AFTER,
  WHOLE_AFTER,
  WHOLE_BEFORE,
} from './night-words';
import { countOf, dateOn, spanOf } from './night-counts';
import type { RouteName } from './route-names';

export interface Told {
  nights?: number;
  /** Days told where nights are not ("one day in"). */
  days?: number;
  /** First night and day of departure, `YYYY-MM-DD`. */
  from?: string;
  to?: string;
  /** Day of departure where the first night is not told: "till the 9th". */
  until?: string;
  /** Said to be the end of the trip, or its start. */
  position?: 'first' | 'last' | 'both';
  /** Nights of the second stay at both ends, where they differ. */
  back?: number;
  /** Stands for itself without a unit ("houston 5"): only believed beside others that have one. */
  bare?: boolean;
  /** All that is left of the trip. */
  rest?: boolean;
  /** The whole of it: what has no nights of its own is only visited. */
  whole?: boolean;
  /** Counted in days: one night fewer where the trip has not so many. */
  inDays?: boolean;
  /** Slept at with no number: "durmiendo en Burdeos". */
  sleeps?: boolean;
}

/** Whether the words say how long one sleeps there. */
export const hasStatedStay = ({ nights, until, rest }: Told): boolean =>
  (nights ?? 0) > 0 || until !== undefined || rest === true;

/** What is told of a name, and the words that tell it. */
export interface TellingWords {
  told: Told;
  start: number;
  end: number;
}

/** The words after a name, with spaces for brackets that tell no nights. */
const withoutAside = (right: string): string => {
  const [aside = ''] = /^\s*\([^()\n]{3,30}\)(?=\s\w)/.exec(right) ?? [];
  return TELLS_NIGHTS.test(aside) ? right : `${' '.repeat(aside.length)}${right.slice(aside.length)}`;
};
const TELLS_NIGHTS = /\d\s*[ndws]|night|noche|day|dia|week|seman/;

/** At which end of the trip, by {@link END_AFTER}. */
const endOf = ([, back, first, last]: RegExpExecArray): Pick<Told, 'position' | 'back'> => {
  const number = countOf(back);
  return { position: first ? 'first' : last ? 'last' : 'both', ...(number !== undefined && { back: number }) };
};

/** A word of some kind that every telling of nights has. */
const COUNTS =
  /\d|nigh|nite|nts|noche|day|dia|week|seman|mes|finde|rest|demas|quedan|remain|sleep|d[ou]e?rm|pern|break|last|first|primer|ultim|sec|seg|whole|tod[oa]|fortnight|through|left|volv|vuelv|regres|two|thre|four|five|six|sev|eigh|nine|ten|dos|tres|cuat|cinc|sei|siet|ocho|nuev|diez|til|hasta|stop|mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom/;

/**
 * What the words around a name tell of its length. Words before `from` belong to the name before it, those after `next`
 * to the one that begins there.
 */
export const statedStayOf = (
  folded: string,
  name: RouteName,
  trip: { startDate: string; endDate: string },
  from: number,
  next = Infinity,
): TellingWords => {
  const left = folded
    .slice(Math.max(0, name.start - 64, Math.min(from, name.start)), name.start)
    .replace(/^.*[!?\n;](?=\s)/s, '')
    .replace(/^.*\.\s/s, '')
    // "7 noches: Punta del Este, Ilhabela, Búzios": the nights of the whole list.
    .replace(/^.*(?:noches|nights|nts|dias|days):\s/s, '');
  // "Cotopaxi (4.860 m) una noche": brackets that tell something else.
  const right = withoutAside(folded.slice(name.end, name.end + 80)).slice(0, 48);
  const ahead = (told: Told, [words]: RegExpExecArray): TellingWords => ({
    told,
    start: name.start,
    end: name.end + words.length,
  });
  const behind = (told: Told, words: RegExpExecArray | null): TellingWords => ({
    told,
    start: words ? name.start - left.length + words.index : name.start,
    end: name.end,
  });
  if (!COUNTS.test(left) && !COUNTS.test(right)) return behind({}, null);
  const dates = (): string[] => datesBetween(trip.startDate, trip.endDate);
  const between = (match: RegExpExecArray | null): Told | undefined => {
    if (!match) return undefined;
    const all = dates();
    const [first, last] = match.slice(1).filter(Boolean);
    const start = dateOn(first, all);
    const end = start && dateOn(last, all.slice(all.indexOf(start) + 1));
    return start && end ? { from: start, to: end, nights: all.indexOf(end) - all.indexOf(start) } : undefined;
  };
  const rangeBefore = RANGE_BEFORE.exec(left);
  const datesBefore = between(rangeBefore);
  if (datesBefore) return behind(datesBefore, rangeBefore);
  const rangeAfter = RANGE_AFTER.exec(right);
  const datesAfter = between(rangeAfter);
  if (rangeAfter && datesAfter) return ahead(datesAfter, rangeAfter);

  const nightsOf = (match: RegExpExecArray | null): Told | undefined => {
    if (!match) return undefined;
    const all = dates();
    const [first, last] = match.slice(1).filter(Boolean);
    const start = dateOn(first, all.slice(0, -1));
    if (!start) return undefined;
    const end = all.indexOf(dateOn(last, all.slice(all.indexOf(start))) ?? start) + 1;
    return { from: start, to: all[end] ?? start, nights: end - all.indexOf(start) };
  };
  const daysBefore = NIGHTS_OF_BEFORE.exec(left);
  const nightsBefore = nightsOf(daysBefore);
  if (nightsBefore) return behind(nightsBefore, daysBefore);
  // "Bus from Delhi friday night": when it leaves.
  const daysAfter = /\b(?:from|desde|sale de)\s$/.test(left) ? null : NIGHTS_OF_AFTER.exec(right);
  const nightsAfter = nightsOf(daysAfter);
  if (daysAfter && nightsAfter) return ahead(nightsAfter, daysAfter);

  const bothBefore = BOTH_BEFORE.exec(left);
  if (bothBefore) return behind({ nights: 1, position: 'both' }, bothBefore);
  const beside = NIGHT_BESIDE.exec(left);
  if (beside) return behind({ nights: 1, position: beside[1] ? 'first' : 'last' }, beside);
  const edge = EDGE_BEFORE.exec(left);
  const side = edge && edge[2] === undefined && { position: edge[1] ? ('first' as const) : ('last' as const) };
  if (edge) return behind({ nights: countOf(edge[3]) ?? (edge[4] ? 7 : 1), ...side }, edge);
  const way = ON_THE_WAY.exec(right);
  const ends = END_AFTER.exec(right);
  const position: Pick<Told, 'position' | 'back'> = {
    ...(way && { position: way[1] ? 'last' : 'first' }),
    ...(ends && endOf(ends)),
  };
  const overnight = OVERNIGHT_BEFORE.exec(left);
  if (overnight) return behind({ nights: 1, sleeps: true, ...position }, overnight);
  if (REST_AFTER.test(right)) return behind({ rest: true }, null);
  const throughout = WHOLE_AFTER.exec(right);
  if (throughout) return ahead({ rest: true, whole: true }, throughout);
  const allTime = WHOLE_BEFORE.exec(left);
  if (allTime) return behind({ rest: true, whole: true }, allTime);
  const last = LAST_AFTER.exec(right);
  if (last) return ahead({ nights: countOf(last[1]) ?? 1, position: 'last' }, last);
  const before = NIGHTS_BEFORE.exec(left);
  const numberBefore = countOf(before?.[1]);
  if (numberBefore !== undefined && before?.[2])
    return behind(
      {
        ...spanOf(numberBefore, before[2]),
        ...(BEFORE_THAT.test(left.slice(0, before.index + 1)) && { position: 'first' as const }),
        ...position,
      },
      before,
    );
  const after = NIGHTS_AFTER.exec(right) ?? NIGHTS_AFTER_COMMA.exec(right);
  const numberAfter = countOf(after?.[1]);
  // "Stuttgart one night in Muscat": the night belongs to the place after it.
  const others =
    after !== null &&
    !/[(,=-]/.test(after[0]) &&
    ANOTHERS.test(right.slice(after[0].length)) &&
    next - name.end < after[0].length + 20;
  if (after?.[2] && numberAfter !== undefined && !others) {
    const until = END_AFTER.exec(right.slice(after[0].length));
    return ahead(
      {
        ...spanOf(numberAfter, after[2]),
        ...(until && endOf(until)),
        ...(ON_THE_WAY_OUT.test(right.slice(after[0].length)) && { position: 'first' as const }),
      },
      after,
    );
  }
  const there = NIGHTS_THERE.exec(right.slice(0, Math.max(0, next - name.end)));
  const [numberThere, unitThere] = there?.slice(1).filter(Boolean) ?? [];
  const nightsThere = countOf(numberThere);
  if (there && unitThere && nightsThere !== undefined) return ahead(spanOf(nightsThere, unitThere), there);
  const both = BOTH_AFTER.exec(right);
  if (both) {
    const first = countOf(both[1] ?? both[2]);
    return ahead({ nights: first ?? 1, position: 'both', ...(first !== undefined && { back: 1 }) }, both);
  }
  const edgeAfter = EDGE_AFTER.exec(right);
  const edgeCount = edgeAfter?.[1] ?? edgeAfter?.[3];
  if (edgeAfter && (edgeCount !== undefined || edgeAfter[4] !== undefined))
    return ahead({ nights: countOf(edgeCount) ?? 1, position: edgeAfter[2] ? 'first' : 'last' }, edgeAfter);
  const lastDay = UNTIL_AFTER.exec(right)?.[1];
  const day = lastDay && dateOn(lastDay, dates().slice(1));
  if (day) return behind({ until: day }, null);
  const start = FROM_AFTER.exec(right);
  const since = start?.[1] && dateOn(start[1], dates());
  if (start && since) return ahead({ from: since }, start);
  const week = WEEK_BEFORE.exec(left);
  if (week?.[1]) return behind(spanOf(1, week[1]), week);
  const sleeps = SLEEPS_BEFORE.exec(left);
  const sleepsAfter = SLEEPS_AFTER.exec(right);
  if (sleeps || sleepsAfter) {
    const words = sleeps?.[0] ?? sleepsAfter?.[0] ?? '';
    return behind(
      {
        sleeps: true,
        ...(/night|noche/.test(words) && { nights: 1 }),
        ...(/\bla ultima\b/.test(right) && { position: 'last' as const }),
        ...position,
      },
      sleeps,
    );
  }
  const bareAfter = BARE_AFTER.exec(right);
  // "Knysna x3" can be nothing else.
  const bare = bareAfter !== null && !/^\s*x\s?\d/.test(bareAfter[0]);
  if (bareAfter?.[1]) return ahead({ nights: countOf(bareAfter[1]) ?? 1, ...(bare && { bare }) }, bareAfter);
  const bareBefore = BARE_BEFORE.exec(left);
  if (bareBefore?.[1]) return behind({ nights: countOf(bareBefore[1]) ?? 1, bare: true, ...position }, bareBefore);
  return behind({}, null);
};
