/** The traveller's corrections laid over a reading. Pure, and doing it twice is the same as doing it once. */
import { isTag, type Tag } from '../packing/tags';
import type { Place } from '../places/place';
import type { TripCorrections } from './contract';
import { CORRECTED, meant, same } from './corrections/entry';
import { correctedLegs, type PlaceById } from './corrections/legs';
import { correctedTravellers } from './corrections/people';
import { correctedBags } from './corrections/bags';
import type { TripReading } from './read-trip';
import type { Leg, Question, ScopedFact, Thing, Trip } from './schema';
import type { TripEvidence } from './schema-parts';

/** Ids that no longer stand for anybody or anything. */
type Gone = ReadonlySet<string>;

const opposite = (tag: Tag): string | undefined => {
  const [namespace = '', name = ''] = tag.split(':', 2);
  if (namespace === 'activity') return `refused:${name}`;
  if (namespace === 'refused') return `activity:${name}`;
  return undefined;
};

/** A list of ids without those that are gone; undefined where nobody it was for is left. */
const without = (ids: readonly string[], gone: Gone): string[] | undefined => {
  const left = ids.filter((id) => !gone.has(id));
  return ids.length > 0 && left.length === 0 ? undefined : left;
};

/** Everything that is scoped, without what was only for people and legs that are gone. */
const inScope = <Scoped extends { travellers: string[]; legs?: string[] }>(
  rows: readonly Scoped[],
  people: Gone,
  legs: Gone,
): Scoped[] =>
  rows.flatMap((row) => {
    const travellers = without(row.travellers, people);
    const at = row.legs ? without(row.legs, legs) : [];
    if (!travellers || !at) return [];
    return [{ ...row, travellers, ...(row.legs && { legs: at }) }];
  });

const goneOf = (before: readonly { id: string }[], after: readonly { id: string }[]): Gone =>
  new Set(before.map(({ id }) => id).filter((id) => !after.some((other) => other.id === id)));

function correctedFacts(
  facts: readonly ScopedFact[],
  { remove, add }: { remove: readonly string[]; add: readonly string[] },
): ScopedFact[] {
  const added = add.filter((tag): tag is Tag => isTag(tag));
  const off = new Set<string>([...remove, ...added.flatMap((tag) => opposite(tag) ?? [])]);
  const kept = facts.filter(({ tag }) => !off.has(tag) || added.includes(tag));
  const fresh = added.filter((tag) => !kept.some((fact) => fact.tag === tag));
  return [...kept, ...fresh.map((tag): ScopedFact => ({ tag, travellers: [], legs: [], evidence: CORRECTED }))].slice(
    0,
    200,
  );
}

/** Whether a correction has answered a question: what its options would change was changed, or it was waved through. */
const isAnswered = ({ id, options }: Question, corrections: TripCorrections, legs: readonly Leg[]): boolean => {
  const touched = options.map(({ correction }) => correction);
  if (touched.length === 0) return false;
  if (touched.some(({ travellers }) => travellers !== undefined)) return corrections.travellers !== undefined;
  const asked = legs.find((leg) => id === `place-${leg.id}`);
  if (asked) return meant(corrections.legs, legs).get(asked.id)?.placeId !== undefined;
  return corrections.answered?.includes(id) ?? false;
};

/** Whether words stand in those of facts that were taken back. */
const restsOn = ({ start, end }: TripEvidence, others: readonly TripEvidence[]): boolean =>
  start !== undefined &&
  end !== undefined &&
  others.some(
    (other) => other.start !== undefined && other.end !== undefined && other.start < end && other.end > start,
  );

/** Things made of words that nothing was made of, once the traveller says what becomes of them. */
const placedThings = (trip: Trip, entries: NonNullable<TripCorrections['things']>): Thing[] =>
  trip.unplaced.flatMap(({ words, start, end }, index) => {
    const entry = entries.find((each) => each.words !== undefined && same(each.words, words));
    if (!entry?.fate || entry.remove) return [];
    const evidence = { ...CORRECTED, quote: words, start, end };
    return [{ id: `u${index + 1}`, words, fate: entry.fate, travellers: [], legs: [], evidence }];
  });

/** The trip with the corrections laid over it; the given trip is not changed. `placeById` is needed for other places. */
export function correctTrip(trip: Trip, corrections: TripCorrections, placeById?: PlaceById): Trip {
  const travellers = corrections.travellers
    ? correctedTravellers(trip.travellers, corrections.travellers)
    : trip.travellers;
  const legs = corrections.legs ? correctedLegs(trip, corrections.legs, placeById) : trip.legs;
  const nobody = goneOf(trip.travellers, travellers);
  const nowhere = goneOf(trip.legs, legs);
  const { remove = [], add = [] } = corrections.facts ?? {};
  const off = new Set(remove.filter((tag) => !add.includes(tag)));
  const takenBack = trip.facts.filter(({ tag }) => off.has(tag)).map(({ evidence }) => evidence);
  const things = inScope(trip.things, nobody, nowhere).flatMap((thing) => {
    const entry = corrections.things?.find(
      ({ words, concept }) =>
        (words === undefined || same(words, thing.words)) && (concept === undefined || concept === thing.concept),
    );
    // "I wear contact lenses" taken back takes the lenses off, too.
    if (!entry) return restsOn(thing.evidence, takenBack) ? [] : [thing];
    if (entry.remove) return [];
    const fate = entry.fate ?? thing.fate;
    const { by: _, ...rest } = thing;
    const changed = fate !== thing.fate || (entry.quantity ?? thing.quantity) !== thing.quantity;
    return changed
      ? [
          {
            ...(fate === thing.fate ? thing : rest),
            fate,
            ...(entry.quantity !== undefined && { quantity: entry.quantity }),
            evidence: { ...thing.evidence, certainty: 'sure' as const },
          },
        ]
      : [thing];
  });
  const placed = placedThings(trip, corrections.things ?? []);
  const cancels = meant(corrections.occasions, trip.occasions);
  const occasions = inScope(trip.occasions, nobody, nowhere)
    .filter(({ tag }) => tag === undefined || !off.has(tag))
    .filter(({ id }) => !cancels.get(id)?.remove)
    .map(({ leg, ...rest }) => (leg === undefined || nowhere.has(leg) ? rest : { ...rest, leg }));
  // A wedding that does not take place needs no dress: its fact goes with it, unless another occasion rests on it.
  const cancelled = trip.occasions.flatMap(({ tag }) =>
    tag !== undefined && !occasions.some((other) => other.tag === tag) ? [tag] : [],
  );
  return {
    ...trip,
    travellers,
    listFor: corrections.listFor ?? trip.listFor,
    legs: legs.map((leg) => ({
      ...leg,
      lodging: leg.lodging.filter((tag) => !off.has(tag)),
      transport: leg.transport.filter((tag) => !off.has(tag)),
    })),
    things: [...things, ...placed],
    unplaced: trip.unplaced.filter(
      ({ words }) => !corrections.things?.some((entry) => entry.words !== undefined && same(entry.words, words)),
    ),
    occasions,
    bags: corrections.bags ? correctedBags(trip.bags, corrections.bags) : inScope(trip.bags, nobody, nowhere),
    home: corrections.home ? correctedHome(trip.home, corrections.home) : trip.home,
    laundry: corrections.laundry ? laundryOf(corrections.laundry) : trip.laundry,
    facts: correctedFacts(inScope(trip.facts, nobody, nowhere), { remove: [...remove, ...cancelled], add }),
    questions: trip.questions.filter((question) => !isAnswered(question, corrections, trip.legs)),
  };
}

const correctedHome = (home: Trip['home'], { country }: NonNullable<TripCorrections['home']>): Trip['home'] => {
  const { country: _before, ...rest } = home;
  return { ...rest, ...(country !== null && { country }) };
};

const laundryOf = ({ available, everyDays }: NonNullable<TripCorrections['laundry']>): Trip['laundry'] => ({
  available,
  ...(available && everyDays !== undefined && { everyDays }),
  evidence: CORRECTED,
});

/** A reading with the corrections over it, before its weather is looked up: legs that moved have their new places. */
export function correctReading(
  reading: TripReading,
  corrections: TripCorrections | undefined,
  placeById: PlaceById,
): TripReading {
  if (!corrections) return reading;
  const trip = correctTrip(reading.trip, corrections, placeById);
  const places = new Map<string, Place>();
  for (const { id, placeId } of trip.legs) {
    const known = reading.places.get(id);
    const place = placeId === undefined || known?.id === placeId ? known : (placeById(placeId) ?? known);
    if (place) places.set(id, place);
  }
  const isChosen = corrections.legs?.some(({ placeId }) => placeId !== undefined) ?? false;
  return { ...reading, trip, places, ...(isChosen && { certainty: 'chosen' }) };
}
