/** Short builders for the readings an expert would make of messy trips. */
import { ACTIVITY_IDS } from '../activities';
import { itemById } from '../packing/knowledge/knowledge';
import { tripSchema, type Trip } from './schema';
import type * as z from 'zod';

type TripInput = z.input<typeof tripSchema>;
type Of<Key extends keyof TripInput> = Extract<TripInput[Key], readonly unknown[]>[number];

/** A reading, and where each leg is: what to look up in the gazetteer. */
export interface ExpertTrip {
  id: string;
  trip: Trip;
  places: Record<string, string>;
}

const words = (quote?: string): Of<'facts'>['evidence'] => ({ source: 'words', ...(quote !== undefined && { quote }) });

type Person = Of<'travellers'>;
export const person = (
  id: string,
  role: Person['role'],
  stage: Person['stage'],
  more: Partial<Person> = {},
): Person => ({ id, role, stage, evidence: words(), ...more });

type Thing = Of<'things'>;
/** A thing and its fate; ids are given in order. */
export const thing = (
  said: string,
  fate: Thing['fate'],
  more: Partial<Thing> & { quote?: string } = {},
): Omit<Thing, 'id'> => {
  const { quote, ...rest } = more;
  return { words: said, fate, evidence: words(quote ?? said), ...rest };
};

type Fact = Of<'facts'>;
export const fact = (tag: Fact['tag'], more: Partial<Fact> & { quote?: string } = {}): Fact => {
  const { quote, ...rest } = more;
  return { tag, evidence: quote === undefined ? { source: 'rule' } : words(quote), ...rest };
};

type Leg = Of<'legs'>;
interface LegInput extends Partial<Omit<Leg, 'name'>> {
  /** Looked up in the gazetteer; the name where left out, nothing where empty. */
  at?: string;
}
export const leg = (
  name: string,
  country: string,
  nights: number,
  more: LegInput = {},
): LegInput & { named: string } => ({ named: name, country, nights, ...more });

type Bag = Of<'bags'>;
export const bag = (kind: Bag['kind'], more: Partial<Bag> = {}): Omit<Bag, 'id'> => ({
  kind,
  evidence: words(),
  ...more,
});

type Occasion = Of<'occasions'>;
export const occasion = (said: string, more: Partial<Occasion> = {}): Omit<Occasion, 'id'> => ({
  words: said,
  evidence: words(said),
  ...more,
});

interface Reading {
  locale?: Trip['locale'];
  dates: [string, string];
  destination: string;
  home: string;
  city?: string;
  people: Person[];
  listFor?: Trip['listFor'];
  bystanders?: Of<'bystanders'>[];
  legs: ReturnType<typeof leg>[];
  activities?: string[];
  facts?: Fact[];
  things?: Omit<Thing, 'id'>[];
  occasions?: Omit<Occasion, 'id'>[];
  bags?: Omit<Bag, 'id'>[];
  laundry?: TripInput['laundry'];
  told?: Trip['told'];
}

const DAY = 86_400_000;

/** Words that stand for several items ("tents + mats + kitchen") are one thing for each, `concept: 'tent+sleeping-mat'`. */
function eachItem(one: Omit<Thing, 'id'>, locale: Trip['locale']): Omit<Thing, 'id'>[] {
  const concepts = one.concept?.split('+') ?? [];
  if (concepts.length < 2) return [one];
  const brought = one.fate === 'bring' || one.fate === 'wear';
  return concepts.map((concept) => ({
    ...one,
    concept,
    ...(brought && { words: itemById(concept)?.[locale].split('|')[0]?.toLowerCase() ?? one.words }),
  }));
}

/** Builds and checks a reading. */
export function reading(id: string, input: Reading): ExpertTrip {
  const [startDate, endDate] = input.dates;
  const nights = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY);
  const places: Record<string, string> = {};
  const legs = input.legs.map(({ named, at, ...more }, index): Leg => {
    const legId = `l${index + 1}`;
    if (at !== '') places[legId] = at ?? named;
    return {
      id: legId,
      name: { en: named, es: named },
      words: named,
      country: '',
      kind: 'stay',
      nights: 0,
      evidence: words(),
      ...more,
    };
  });
  const known = new Set<string>(ACTIVITY_IDS);
  const activities = (input.activities ?? [])
    .filter((activity) => known.has(activity))
    .map((activity) => ({ tag: `activity:${activity}`, evidence: { source: 'form' as const } }));
  const trip = tripSchema.parse({
    version: 1,
    locale: input.locale ?? 'en',
    startDate,
    endDate,
    days: nights + 1,
    nights,
    destination: input.destination,
    reader: 'rules',
    travellers: input.people,
    bystanders: input.bystanders ?? [],
    listFor: input.listFor ?? 'everybody',
    legs,
    things: (input.things ?? [])
      .flatMap((one) => eachItem(one, input.locale ?? 'en'))
      .map((one, index) => ({ id: `g${index + 1}`, ...one })),
    occasions: (input.occasions ?? []).map((one, index) => ({ id: `o${index + 1}`, ...one })),
    bags: (input.bags ?? []).map((one, index) => ({ id: `b${index + 1}`, ...one })),
    laundry: input.laundry ?? { available: false },
    home: { country: input.home, nationality: input.home, ...(input.city !== undefined && { city: input.city }) },
    told: input.told ?? {},
    facts: [...activities, ...(input.facts ?? [])],
    questions: [],
    unplaced: [],
  });
  return { id, trip, places };
}
