/** A trip as the critic reads it: its own count of people, nights, weather and named things, made without the packer. */
import { itemById } from '../packing/knowledge/knowledge';
import type { EngineItem } from '../packing/engine';
import type { ThingConcept } from '../trip/things/concept';
import { conceptOf } from '../packing/thing-items';
import type { Leg, Thing, Traveller, Trip } from '../trip/schema';
import { LEFT_OUT } from '../trip/things/reading';
import type { Place } from '../places/place';
import type { TripWeather } from '../weather/weather';
import { stems } from '../stems';

export interface ReviewContext {
  /** Leg id → place of the gazetteer. */
  places: ReadonlyMap<string, Place>;
  /** Of the whole trip, as the plan shows it. */
  weather: TripWeather;
}

/** A named thing with the items of the knowledge base that it stands for. */
export interface NamedThing {
  thing: Thing;
  items: ReadonlySet<string>;
  stems: readonly string[];
  concept?: ThingConcept;
}

export interface PlanView {
  trip: Trip;
  context: ReviewContext;
  /** Travellers the list is made for. */
  packing: readonly Traveller[];
  people: number;
  /** Coldest and warmest of all legs, °C; absent while no weather is known. */
  range?: { minC: number; maxC: number; wet: number };
  tags: ReadonlySet<string>;
  /** Nights that clothes have to last. */
  span: number;
  brought: readonly NamedThing[];
  off: readonly NamedThing[];
}

const BROUGHT: ReadonlySet<Thing['fate']> = new Set(['bring', 'wear', 'forgotten-before']);
/** Nobody carries clothes for more nights than this. */
const LONGEST_SPAN = 9;
const USUAL_WASH_DAYS = 7;

/** A word for garments or shoes stands for the nearest of them alone: "no boots" says nothing of snow boots. */
const stoodFor = (concept: ThingConcept | undefined): readonly string[] =>
  concept?.category === 'clothing' || concept?.category === 'footwear'
    ? concept.items.slice(0, 1)
    : (concept?.items ?? []);

function named(thing: Thing): NamedThing {
  const concept = conceptOf(thing);
  const own = thing.concept !== undefined && itemById(thing.concept) ? [thing.concept] : [];
  return {
    thing,
    items: new Set([...(own.length > 0 ? own : stoodFor(concept)), `own-${thing.id}`]),
    stems: stems(thing.words),
    ...(concept && { concept }),
  };
}

/** Whether a line is the thing: by the item it stands for, or by the same words. */
export const isLineOf = (thing: NamedThing, { key, name }: Pick<EngineItem, 'key' | 'name'>): boolean => {
  if (thing.items.has(key)) return true;
  const words = stems(name);
  return words.length > 0 && words.length === thing.stems.length && thing.stems.every((word) => words.includes(word));
};

/** Whether the traveller's words put a line on the list. */
export const isNamed = (view: PlanView, item: Pick<EngineItem, 'key' | 'name'>): boolean =>
  view.brought.some((one) => isLineOf(one, item));

/** The travellers a line is for. */
export const peopleOf = ({ packing }: PlanView, { travellers }: Pick<EngineItem, 'travellers'>): readonly Traveller[] =>
  travellers.length === 0 ? packing : packing.filter(({ id }) => travellers.includes(id));

export const headsOf = (travellers: readonly Traveller[]): number =>
  travellers.reduce((sum, { count }) => sum + count, 0);

/** Somebody as the list calls them. */
export const callOf = ({ name, role }: Traveller, { locale }: Trip): string =>
  name ?? (role === 'self' ? (locale === 'en' ? 'you' : 'ti') : locale === 'en' ? 'your companion' : 'tu acompañante');

function packingOf(trip: Trip): Traveller[] {
  const able = trip.travellers.filter(({ packsAlone }) => !packsAlone);
  const all = able.length > 0 ? able : trip.travellers.slice(0, 1);
  if (trip.listFor === 'everybody') return all;
  const one = all.find(({ role }) => role === 'self') ?? all[0];
  return one ? [{ ...one, count: 1 }] : [];
}

const isStay = ({ kind }: Leg): boolean => kind !== 'transit';

/** Prepares a trip once for all rules. */
export function viewOf(trip: Trip, context: ReviewContext): PlanView {
  const packing = packingOf(trip);
  const skies = trip.legs
    .filter(isStay)
    .flatMap(({ weather }) => (weather === undefined || weather.source === 'unknown' ? [] : [weather]));
  const all = skies.length > 0 ? skies : context.weather.source === 'unknown' ? [] : [context.weather];
  const washes = trip.laundry.available || trip.legs.some(({ laundry }) => laundry?.available === true);
  // What one of them does not do is done all the same.
  const refused = new Set<string>(
    trip.facts
      .filter(({ travellers }) => packing.every(({ id }) => travellers.length === 0 || travellers.includes(id)))
      .map(({ tag }) => tag)
      .filter((tag) => tag.startsWith('refused:')),
  );
  const tags = new Set<string>([
    ...trip.facts
      .map(({ tag }) => tag)
      .filter((tag) => !tag.startsWith('activity:') || !refused.has(tag.replace('activity:', 'refused:'))),
    ...trip.occasions.flatMap(({ tag }) => tag ?? []),
    ...trip.legs.flatMap(({ lodging, transport }) => [...lodging, ...transport]),
  ]);
  return {
    trip,
    context,
    packing,
    people: headsOf(packing),
    ...(all.length > 0 && {
      range: {
        minC: Math.min(...all.map(({ minC }) => minC), trip.told.minC ?? Infinity),
        maxC: Math.max(...all.map(({ maxC }) => maxC), trip.told.maxC ?? -Infinity),
        wet: Math.max(...all.map(({ wetShare }) => wetShare)),
      },
    }),
    tags,
    span: Math.min(
      trip.nights,
      LONGEST_SPAN,
      washes ? Math.max(USUAL_WASH_DAYS, trip.laundry.everyDays ?? 0) : LONGEST_SPAN,
    ),
    brought: trip.things.filter(({ fate }) => BROUGHT.has(fate)).map(named),
    off: trip.things.filter(({ fate }) => LEFT_OUT.has(fate)).map(named),
  };
}
