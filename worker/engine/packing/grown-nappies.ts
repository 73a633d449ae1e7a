/** Nappies of somebody grown are pads, and another size: "mi papá de 84 usa pañal". */
import type { ScopedFact, Thing, Traveller, Trip } from '../trip/schema';

/** Whether nappies are said of a grown companion, where no small child comes and none is born. */
const isGrownUps = (ids: readonly string[], people: readonly Traveller[]): boolean =>
  ids.length > 0 &&
  ids.every((id) => people.some((one) => one.id === id && one.role !== 'self' && /^(?:adult|senior)$/.test(one.stage)));

/** The trip with the nappies of adults as what they wear. */
export function withGrownNappies(trip: Trip): Trip {
  const withBaby =
    trip.travellers.some(({ stage }) => stage === 'baby' || stage === 'toddler') ||
    trip.facts.some(({ tag }) => /^(?:need:birth|need:newborn|medical:pregnancy|occasion:visit-baby)$/.test(tag));
  if (withBaby) return trip;
  const isTheirs = ({ travellers }: ScopedFact | Thing): boolean => isGrownUps(travellers, trip.travellers);
  return {
    ...trip,
    things: trip.things.map((thing) =>
      thing.concept === 'nappies' && isTheirs(thing) ? { ...thing, concept: 'incontinence-pads' } : thing,
    ),
    facts: trip.facts.map((fact) =>
      fact.tag === 'need:nappies' && isTheirs(fact) ? { ...fact, tag: 'medical:incontinence' } : fact,
    ),
  };
}
