/** When clothes get clean on a trip, and how many nights they must last in between. */
import type { Trip } from '../trip/schema';
import type { Stretch } from './stretches';

export interface Washing {
  /** The most nights between two washes (or the whole trip). */
  nights: number;
  /** Days of the trip on which clothes are washed, counted from 1. */
  washDays: number[];
  /** `machine` told or found there · `hand` in a basin, our proposal · `none`. */
  how: 'machine' | 'hand' | 'none';
}

/** Days between two washes when the words only say that there is a machine: once a week, halfway on a short trip. */
const USUAL_DAYS = 7;
const usualDays = (nights: number): number => (nights <= 10 ? Math.max(5, Math.ceil(nights / 2)) : USUAL_DAYS);
/** Between two washes by hand. */
const BY_HAND_DAYS = 6;
/** Who carries everything from hut to hut wears one set while the other dries. */
const ON_FOOT_DAYS = 3;
/** Nobody carries clothes for longer than this without a wash. */
const LONGEST_DAYS = 9;

/** A child alone at a camp washes nothing: two weeks are packed whole. */
const CAMP_NIGHTS = 14;
const isYoung = ({ stage }: Trip['travellers'][number]): boolean => stage === 'child' || stage === 'teen';

/** Plans the washes: at the legs that can, as often as told; else by hand or once a week on a long trip. */
export function washingOf(
  trip: Trip,
  stretches: readonly Stretch[],
  { light, onFoot }: { light: boolean; onFoot: boolean },
): Washing {
  const refused = trip.facts.some(({ tag }) => tag === 'refused:laundry');
  const { nights } = trip;
  const whole: Washing = { nights, washDays: [], how: 'none' };
  if (nights <= 3 || refused) return whole;
  const legs = stretches.filter((stretch) => stretch.nights > 0);
  const told = trip.laundry.available || legs.some(({ leg }) => leg.laundry?.available === true);
  if (!told && nights <= CAMP_NIGHTS && trip.travellers.every(isYoung)) return whole;
  const longest = Math.max(1, ...legs.map((stretch) => stretch.nights));
  const byHand = !told && (onFoot || (light && nights >= 7));
  if (!told && !byHand && nights <= LONGEST_DAYS + 1) return whole;

  const washDays: number[] = [];
  let day = 1;
  let since = 0;
  const anywhere = trip.laundry.available || !told || longest >= nights;
  for (const stretch of legs.length > 0 ? legs : [undefined]) {
    const laundry = stretch?.leg.laundry ?? (anywhere ? trip.laundry : undefined);
    const usual = onFoot ? ON_FOOT_DAYS : told ? usualDays(nights) : byHand ? BY_HAND_DAYS : USUAL_DAYS;
    const every = (told ? (laundry?.everyDays ?? trip.laundry.everyDays) : undefined) ?? usual;
    const here = stretch?.nights ?? nights;
    const machine = !told || laundry?.available === true;
    for (let night = 1; night <= here; night += 1) {
      day += 1;
      since += 1;
      const lastHere = night === here && told && since >= Math.min(3, every);
      const due = machine ? since >= every || lastHere : since >= LONGEST_DAYS - 1;
      if (due && nights - day >= (onFoot ? 0 : 1)) {
        washDays.push(day);
        since = 0;
      }
    }
  }
  if (washDays.length === 0)
    return nights <= LONGEST_DAYS + 1 ? whole : { nights: LONGEST_DAYS, washDays: [], how: 'hand' };
  const marks = [1, ...washDays, nights + 1];
  const gap = Math.max(...marks.slice(1).map((mark, index) => mark - (marks[index] ?? 1)));
  return { nights: Math.min(gap, LONGEST_DAYS), washDays, how: told && !onFoot ? 'machine' : 'hand' };
}
