/** Nights of a trip over its stops: told ones are kept, what is left is divided over the open ones. */
import { dateOf, dayNumber } from '../../weather/trip-dates';
import { isOvernight, type Stop } from './stops';

export interface DatedStop {
  stop: Stop;
  nights: number;
  nightsTold: boolean;
  startDate: string;
  endDate: string;
}

/** Nights at a stop that has none told, before or after a way that has none told either. */
const BESIDE_WAY = 2;

/** Nights of every stop, in order; their sum is the trip's. */
const nightsOf = (stops: readonly Stop[], total: number): { nights: number; told: boolean }[] => {
  let left = total;
  let over = stops.filter(isOvernight).reduce((sum, { told }) => sum + (told.nights ?? 0), 0) - total;
  const rows = stops.map((stop) => {
    if (!isOvernight(stop)) return { nights: 0, told: false };
    let told = stop.told.nights;
    // "Lemosho 8 days, a night in Moshi either side": eight days have seven nights.
    if (told !== undefined && stop.told.inDays && over > 0) {
      told -= 1;
      over -= 1;
    }
    if (told === undefined) return { nights: 0, told: false };
    const nights = Math.min(told, left);
    left -= nights;
    return { nights, told: nights === told };
  });
  const open = stops.flatMap((stop, index) => (isOvernight(stop) && stop.told.nights === undefined ? [index] : []));
  // "Milford, half a day" gets one night, what is open shares the rest.
  const short = open.filter((index) => stops[index]?.told.days === 1);
  const long = short.length < open.length ? open.filter((index) => !short.includes(index)) : open;
  for (const index of long === open ? [] : short) {
    const row = rows[index];
    if (row && left > long.length) {
      row.nights = 1;
      left -= 1;
    }
  }
  const ways = long.filter((index) => stops[index]?.kind === 'route' || stops[index]?.place?.kind === 'route');
  // A trek, a road or a ship takes what the stops around it leave.
  if (ways.length > 0 && ways.length < long.length)
    for (const index of long.filter((one) => !ways.includes(one))) {
      const row = rows[index];
      const nights = Math.min(BESIDE_WAY, Math.floor(left / long.length));
      if (row) row.nights = nights;
      left -= nights;
    }
  const shared = ways.length > 0 ? ways : long;
  shared.forEach((index, at) => {
    const row = rows[index];
    if (row) row.nights = Math.floor(left / shared.length) + (at < left % shared.length ? 1 : 0);
  });
  if (open.length === 0 && left > 0) {
    // Days of travel that nobody counted: the longest stay takes them.
    const longest = rows.reduce(
      (best, row, index) => (row.nights > (rows[best]?.nights ?? 0) ? index : best),
      stops.findIndex(isOvernight),
    );
    const row = rows[longest];
    if (row) Object.assign(row, { nights: row.nights + left, told: false });
  }
  return rows;
};

/** Gives every stop its nights and dates. Outings have the dates of the stay they start from. */
export const divideNights = (stops: readonly Stop[], startDate: string, endDate: string): DatedStop[] => {
  const first = dayNumber(startDate);
  const last = Math.max(first, dayNumber(endDate));
  const nights = nightsOf(stops, last - first);
  let at = first;
  let stay = { start: first, end: last };
  return stops.map((stop, index) => {
    const row = nights[index] ?? { nights: 0, told: false };
    if (stop.kind === 'outing')
      return { stop, nights: 0, nightsTold: false, startDate: dateOf(stay.start), endDate: dateOf(stay.end) };
    // No night is left for it: one only passes through.
    const passed = stop.kind === 'stay' && row.nights === 0 && last > first && stops.length > 1;
    if (stop.kind === 'transit' || passed)
      return {
        stop: { ...stop, kind: 'transit' },
        nights: 0,
        nightsTold: false,
        startDate: dateOf(at),
        endDate: dateOf(at),
      };
    const start = at;
    at = Math.min(last, at + row.nights);
    stay = { start, end: at };
    return { stop, nights: row.nights, nightsTold: row.told, startDate: dateOf(start), endDate: dateOf(at) };
  });
};
