/** Where a fact counts that is told beside a place people only pass through. */
import type { Trip } from '../trip/schema';

/** What is done or needed on the way; the weather and the sights of a place passed through are nobody's. */
const ON_THE_WAY = /^(?:transport|need|medical|diet|pet|own|work):|^setting:(?:night-ferry|boat|long-train)$/;

/** The legs of a fact: "the night ferry from Barcelona" is on the way to the stay that follows. */
export function stayOf({ tag, legs }: Trip['facts'][number], trip: Trip): readonly string[] {
  if (legs.length === 0 || !ON_THE_WAY.test(tag)) return legs;
  const told = trip.legs.flatMap(({ id }, index) => (legs.includes(id) ? [index] : []));
  if (told.some((index) => trip.legs[index]?.kind !== 'transit')) return legs;
  const first = Math.min(...told);
  const stay =
    trip.legs.find(({ kind }, index) => index > first && kind !== 'transit') ??
    trip.legs.findLast(({ kind }) => kind !== 'transit');
  return stay ? [...legs, stay.id] : legs;
}
