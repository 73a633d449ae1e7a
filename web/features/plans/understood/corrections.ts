/** What a tap on the panel corrects, each with the correction that takes it back. */
import { tripCorrectionsSchema, type TripCorrections } from '../../../../worker/engine/trip/contract';
import { correctedBags } from '../../../../worker/engine/trip/corrections/bags';
import { correctedTravellers } from '../../../../worker/engine/trip/corrections/people';
import type { Bag, Leg, Question, Thing, Traveller, Trip } from '../../../../worker/engine/trip/schema';

/** A correction and its way back. */
export interface Change {
  take: TripCorrections;
  back: TripCorrections;
}

/**
 * The people and bags of a trip as they were corrected, before they have been read again: a correction replaces all of
 * them, so the next one must be made from what this one left. The rest is corrected one by one, and can wait.
 */
export const correctAtOnce = (trip: Trip, { travellers, bags }: TripCorrections): Trip => ({
  ...trip,
  ...(travellers && { travellers: correctedTravellers(trip.travellers, travellers) }),
  ...(bags && { bags: correctedBags(trip.bags, bags) }),
});

type Named = NonNullable<TripCorrections['travellers']>[number];
type Packed = NonNullable<TripCorrections['bags']>[number];

const asNamed = ({ evidence: _evidence, ...traveller }: Traveller): Named => traveller;
const asPacked = ({ kind, count, shared, litres, kilograms, soft, wornCounts, only }: Bag): Packed => ({
  kind,
  count,
  shared,
  ...(litres !== undefined && { litres }),
  ...(kilograms !== undefined && { kilograms }),
  soft,
  wornCounts,
  only,
});

/** How something of which there may be several alike is named: by its words too, unless another has the same. */
const nameOf = (subject: { id: string; words: string }, all: readonly { words: string }[]) => {
  const alike = all.filter(({ words }) => words.toLowerCase() === subject.words.toLowerCase());
  return alike.length > 1 ? { id: subject.id } : { id: subject.id, words: subject.words };
};

const people = (trip: Trip, travellers: Named[]): Change => ({
  take: { travellers },
  back: { travellers: trip.travellers.map(asNamed) },
});

export const changeTraveller = (trip: Trip, id: string, change: Partial<Named>): Change =>
  people(
    trip,
    trip.travellers.map((traveller) =>
      traveller.id === id ? { ...asNamed(traveller), ...change } : asNamed(traveller),
    ),
  );

export const removeTraveller = (trip: Trip, id: string): Change =>
  people(trip, trip.travellers.filter((traveller) => traveller.id !== id).map(asNamed));

export const addTraveller = (trip: Trip, stage: 'adult' | 'child'): Change =>
  people(trip, [
    ...trip.travellers.map(asNamed),
    stage === 'adult' ? { role: 'other', stage, count: 1 } : { role: 'child', stage, ageMonths: 72, count: 1 },
  ]);

export const changeListFor = (trip: Trip, listFor: Trip['listFor']): Change => ({
  take: { listFor },
  back: { listFor: trip.listFor },
});

export const changeNights = (trip: Trip, leg: Leg, nights: number): Change => {
  const name = nameOf(leg, trip.legs);
  return { take: { legs: [{ ...name, nights }] }, back: { legs: [{ ...name, nights: leg.nights }] } };
};

export const removeLeg = (trip: Trip, leg: Leg): Change => {
  const name = nameOf(leg, trip.legs);
  return { take: { legs: [{ ...name, remove: true }] }, back: { legs: [{ ...name, remove: false }] } };
};

export const changeFate = ({ words, fate: before }: Thing, fate: Thing['fate']): Change => ({
  take: { things: [{ words, fate }] },
  back: { things: [{ words, fate: before }] },
});

export const removeThing = ({ words }: Thing): Change => ({
  take: { things: [{ words, remove: true }] },
  back: { things: [{ words, remove: false }] },
});

/** Puts words on the list that nothing was made of, or says that they are nothing to pack. */
export const placeWords = (words: string, isThing: boolean): Change => ({
  take: { things: [{ words, ...(isThing ? { fate: 'bring', remove: false } : { remove: true }) }] },
  back: { things: [{ words, ...(isThing ? { remove: true } : { fate: 'bring', remove: false }) }] },
});

/** Where they start from; null: not said. */
export const changeHome = ({ home }: Trip, country: string | null): Change => ({
  take: { home: { country } },
  back: { home: { country: home.country ?? null } },
});

/** Another count or limit of a bag; null takes it away. */
export const changeBag = (trip: Trip, id: string, change: Pick<Packed, 'count' | 'kilograms'> | null): Change => ({
  take: {
    bags: trip.bags.flatMap((bag) =>
      bag.id !== id ? [asPacked(bag)] : change ? [{ ...asPacked(bag), ...change }] : [],
    ),
  },
  back: { bags: trip.bags.map(asPacked) },
});

export const addBag = (trip: Trip, kind: Bag['kind']): Change => ({
  take: { bags: [...trip.bags.map(asPacked), { kind, count: 1 }] },
  back: { bags: trip.bags.map(asPacked) },
});

/** Takes an occasion away, with everything that was read from the same words. */
export const removeOccasion = (trip: Trip, { words }: Pick<Trip['occasions'][number], 'words'>): Change => {
  const names = trip.occasions.filter((each) => each.words === words).map((each) => nameOf(each, trip.occasions));
  return {
    take: { occasions: names.map((name) => ({ ...name, remove: true })) },
    back: { occasions: names.map((name) => ({ ...name, remove: false })) },
  };
};

export const removeFact = (tag: string): Change => ({
  take: { facts: { remove: [tag], add: [] } },
  back: { facts: { remove: [], add: [tag] } },
});

export const changeLaundry = (trip: Trip, laundry: NonNullable<TripCorrections['laundry']>): Change => {
  const { available, everyDays } = trip.laundry;
  return { take: { laundry }, back: { laundry: { available, ...(everyDays !== undefined && { everyDays }) } } };
};

/** What an answer corrects, marked as answered; null where the answer is none that can be sent. */
export const answerQuestion = (trip: Trip, { id, options }: Question, optionId: string): Change | null => {
  const option = options.find((each) => each.id === optionId);
  const parsed = tripCorrectionsSchema.safeParse({ ...option?.correction, answered: [id] });
  if (!option || !parsed.success) return null;
  return {
    take: parsed.data,
    back: {
      ...(parsed.data.travellers && { travellers: trip.travellers.map(asNamed) }),
      ...(parsed.data.legs && {
        legs: parsed.data.legs.map(({ id: legId }) => {
          const placeId = trip.legs.find((leg) => leg.id === legId)?.placeId;
          return { id: legId, ...(placeId !== undefined && { placeId }) };
        }),
      }),
    },
  };
};
