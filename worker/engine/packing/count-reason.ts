/** The arithmetic of a line as its reason: "8 for 6 nights, a wash on day 5". */
import type { Trip } from '../trip/schema';
import type { Draft } from './lines';
import { headCount } from './people';
import type { Washing } from './washing';
import { counted } from './wording';

/** More washes than this are told by the week. */
const MANY_WASHES = 3;

/** How often clothes are washed that last so many nights. */
function rhythmOf(nights: number, english: boolean): string {
  if (nights <= 2) return english ? 'every other day' : 'cada dos días';
  if (nights < 6) return english ? 'twice a week' : 'dos veces por semana';
  return english ? 'once a week' : 'una vez por semana';
}

/** "8 for 6 nights, a wash on day 5"; `brief` where another line has told of the washing. */
export function arithmetic({ quantity, people }: Draft, trip: Trip, washing: Washing, brief = false): string {
  const english = trip.locale === 'en';
  const heads = headCount(people);
  const { nights } = trip;
  const [first] = washing.washDays;
  const span = counted(nights, 'night', trip.locale);
  const each = quantity / Math.max(1, heads);
  // Where some need more than others there is no "each".
  const even = Number.isInteger(each);
  const shares = english
    ? `${even ? `${each} each` : quantity} for ${heads} people, `
    : even
      ? `${each} por cabeza, sois ${heads}: `
      : `${quantity} entre ${heads}, `;
  const who = heads > 1 ? shares : '';
  const base = heads > 1 ? `${who}${span}` : english ? `${quantity} for ${span}` : `${quantity} para ${span}`;
  if (brief) return base;
  if (first === undefined)
    return washing.how === 'hand'
      ? english
        ? `${base}, rinsing some by hand`
        : `${base}, lavando algo a mano`
      : english
        ? `${base}, no wash on the way`
        : `${base}, sin lavar por el camino`;
  const washes = washing.washDays.length;
  if (washes > MANY_WASHES) {
    return `${base}, ${english ? 'washed' : 'lavando'} ${rhythmOf(washing.nights, english)}`;
  }
  const when =
    washes === 1
      ? english
        ? `a wash on day ${first}`
        : `con un lavado el día ${first}`
      : english
        ? `${washes} washes, the first on day ${first}`
        : `con ${washes} lavados, el primero el día ${first}`;
  return `${base}, ${when}`;
}
