/** The traveller's corrections of what was read. Pure, so that a list can be made again at no cost. */
import type { z } from 'zod';
import { mergeTripCorrections, type TripCorrections } from '../trip/contract';
import { correctTrip } from '../trip/corrections';
import type { Traveller, Trip } from '../trip/schema';
import { ADULT_MONTHS, stageOf } from '../trip/stage';
import { factsOfTrip } from '../trip/trip-facts';
import type { correctionsSchema } from './contract';
import type { Home, TripFacts } from './facts';
import { isTag, type Tag } from './tags';

export type Corrections = z.output<typeof correctionsSchema>;

const opposite = (tag: Tag): string | undefined => {
  const [namespace, name] = [tag.slice(0, tag.indexOf(':')), tag.slice(tag.indexOf(':') + 1)];
  if (namespace === 'activity') return `refused:${name}`;
  if (namespace === 'refused') return `activity:${name}`;
  return undefined;
};

/** Home with what the traveller said of it; null takes a country away. */
const correctedHome = (home: Home, correction: NonNullable<Corrections['home']>): Home => {
  const { country, nationality } = { ...home, ...correction };
  const { country: _, nationality: __, ...rest } = home;
  return { ...rest, ...(country && { country }), ...(nationality && { nationality }) };
};

type Party = NonNullable<Corrections['party']>;
type Named = NonNullable<TripCorrections['travellers']>[number];

const isGrown = ({ stage, ageMonths }: Traveller): boolean =>
  ageMonths === undefined ? stage === 'adult' || stage === 'senior' : ageMonths >= ADULT_MONTHS;

const named = ({ id, role, name, ageMonths, stage, sex, count, packsAlone }: Traveller): Named => ({
  id,
  role,
  ...(name !== undefined && { name }),
  ...(ageMonths !== undefined && { ageMonths }),
  stage,
  ...(sex && { sex }),
  count,
  packsAlone,
});

/** A count of people as travellers: those who were read come first, strangers fill up the number. */
function travellersOf({ travellers }: Trip, party: Party): Named[] {
  const packing = travellers.filter(({ packsAlone }) => !packsAlone);
  let left = party.adults;
  let seniors = party.seniors;
  const adults = packing.filter(isGrown).flatMap((known): Named[] => {
    const count = Math.min(known.count, left);
    left -= count;
    if (known.stage === 'senior') seniors -= count;
    return count > 0 ? [{ ...named(known), count }] : [];
  });
  const sex: Traveller['sex'] = party.women >= party.adults ? 'female' : party.men >= party.adults ? 'male' : undefined;
  const others = (stage: 'senior' | 'adult', count: number): Named[] =>
    count > 0 ? [{ role: adults.length === 0 ? 'self' : 'other', stage, count }] : [];
  const older = Math.max(0, Math.min(seniors, left));
  const free = packing.filter((traveller) => !isGrown(traveller));
  const children = party.children.map((child): Named => {
    const at = free.findIndex(({ name, ageMonths }) =>
      child.name === undefined ? ageMonths === child.ageMonths : name === child.name,
    );
    const [known] = at === -1 ? [] : free.splice(at, 1);
    const stage = known && known.ageMonths === child.ageMonths ? known.stage : stageOf(child.ageMonths);
    const name = child.name ?? known?.name;
    return {
      role: 'child',
      ...(known && named(known)),
      count: 1,
      stage,
      ageMonths: child.ageMonths,
      ...(name && { name }),
    };
  });
  const grown = [...adults, ...others('senior', older), ...others('adult', left - older)];
  return [
    ...grown.map((one) => ({ ...one, ...(one.sex === undefined && sex && { sex }) })),
    ...children,
    ...travellers.filter(({ packsAlone }) => packsAlone).map(named),
  ].slice(0, 40);
}

const BAG_KINDS = { 'carry-on': 'cabin', backpack: 'backpack', checked: 'hold', 'day-bag': 'day' } as const;

/** The corrections of the flat sheet as corrections of its trip. */
function ofTrip(trip: Trip, { remove, add, party, luggage, laundry, trip: own }: Corrections): TripCorrections {
  const bag = luggage && luggage.kind !== 'unknown' ? BAG_KINDS[luggage.kind] : undefined;
  return mergeTripCorrections(own ?? {}, {
    facts: { remove, add },
    ...(party && { travellers: travellersOf(trip, party), listFor: 'everybody' as const }),
    ...(luggage && {
      bags: bag
        ? [
            {
              kind: bag,
              count: 1,
              ...(luggage.limitKg !== undefined && { kilograms: luggage.limitKg }),
              ...(luggage.litres !== undefined && { litres: luggage.litres }),
              ...(luggage.soft !== undefined && { soft: luggage.soft }),
              ...(luggage.kind === 'carry-on' && { only: true }),
            },
          ]
        : [],
    }),
    ...(laundry && { laundry }),
  });
}

/** The sheet of a trip that was corrected: everything that follows from the trip follows it. */
function withTrip(facts: TripFacts, read: Trip, corrections: Corrections): TripFacts {
  const known = Object.values(facts.legPlaces ?? {});
  const corrected = correctTrip(read, ofTrip(read, corrections), (id) => known.find((place) => place.id === id));
  const trip = corrections.home ? { ...corrected, home: correctedHome(corrected.home, corrections.home) } : corrected;
  if (!corrections.trip) return { ...facts, trip };
  const places = new Map(
    Object.entries(facts.legPlaces ?? {}).filter(([id]) => trip.legs.some((leg) => leg.id === id)),
  );
  return factsOfTrip({ trip, places, weather: facts.weather, certainty: facts.placeCertainty });
}

/** The facts with the corrections laid over them; the given facts are not changed. Applying them twice is the same as once. */
export const applyCorrections = (read: TripFacts, corrections: Corrections): TripFacts => {
  const facts = read.trip ? withTrip(read, read.trip, corrections) : read;
  const tags = { ...facts.tags };
  for (const tag of corrections.remove) delete tags[tag];
  for (const tag of corrections.add) {
    const other = opposite(tag);
    if (other !== undefined && isTag(other)) delete tags[other];
    tags[tag] = { source: 'correction' };
  }
  return {
    ...facts,
    tags,
    ...(corrections.party && { party: corrections.party }),
    ...(corrections.luggage && { luggage: corrections.luggage }),
    ...(corrections.laundry && { laundry: corrections.laundry }),
    ...(corrections.home && { home: correctedHome(facts.home, corrections.home) }),
  };
};
