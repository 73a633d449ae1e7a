/**
 * What the knowledge base is asked of: the facts of one leg for one traveller (or for what is shared), in the shape that
 * its conditions read. Facts of other legs and other people stay out; how people travel holds for the whole trip.
 */
import type { Occasion, Thing, Trip } from '../trip/schema';
import type { Evidence, TripFacts } from './facts';
import { isActivityId } from '../activities';
import { stayOf } from './legs-of-fact';
import { headCount, toEvidence, type Packer } from './people';
import type { Stretch } from './stretches';
import { isGear, isTag, type Tag } from './tags';
import { isSurelyOff, LEFT_OUT } from '../trip/things/reading';
import { itemsOfThing } from './thing-items';
import { meets, type Focus, luggageOf, partyOf } from './focus-luggage';

type Tags = TripFacts['tags'];

/** Tags that take something away hold for what is shared only when they hold for everybody. */
const takesAway = (tag: Tag): boolean =>
  tag.startsWith('refused:') || tag.startsWith('rented:') || tag.startsWith('provided:');

const DRESS_TAGS: Partial<Record<NonNullable<Occasion['dress']>, Tag>> = {
  'smart-casual': 'dress:smart-casual',
  business: 'dress:business',
  cocktail: 'dress:cocktail',
  formal: 'dress:suit',
  'black-tie': 'dress:black-tie',
  white: 'dress:white',
  black: 'dress:dark',
  costume: 'dress:costume',
  traditional: 'dress:traditional',
  modest: 'dress:modest',
  religious: 'dress:modest',
};

const TAG_PREFIXES: Record<Thing['fate'], string[]> = {
  bring: ['own'],
  wear: ['own'],
  'forgotten-before': [],
  maybe: [],
  rented: ['rented', 'provided'],
  provided: ['provided', 'rented'],
  'other-brings': ['provided'],
  'buy-there': ['provided'],
  sent: ['provided'],
  stays: ['refused', 'provided'],
};

/** "Pool towels" are for no sand. */
const AT_THE_POOL = /\b(?:pool|spa|sauna|hot tub|piscina|alberca|pileta|termas)\b/iu;
const BEACH_THINGS: ReadonlySet<string> = new Set(['beach-towel', 'beach-tent', 'sand-toys']);

/** What a thing's fate says as a tag of the catalogue, where there is one. */
const tagsByThing = new WeakMap<Thing, Tag[]>();

function tagsOfThing(thing: Thing): Tag[] {
  const known = tagsByThing.get(thing);
  if (known) return known;
  const names = [...(thing.concept === undefined ? [] : [thing.concept]), ...itemsOfThing(thing)];
  return TAG_PREFIXES[thing.fate].flatMap((prefix) => names.map((name) => `${prefix}:${name}`)).filter(isTag);
}

/** What the words only seem to take away: the same words may have been read as a fact beside the thing. */
const doubtedTags = ({ things }: Trip): ReadonlySet<Tag> =>
  new Set(
    things
      .filter((thing) => LEFT_OUT.has(thing.fate) && !isSurelyOff(thing))
      .flatMap((thing) => [
        ...tagsOfThing(thing),
        ...(thing.concept === 'bed-linen' ? (['provided:bedding'] as const) : []),
        ...(thing.concept === 'bike' ? (['refused:cycling'] as const) : []),
      ]),
  );

/** Gear that is rented or lent goes along from leg to leg; towels and kitchens stay with their lodging. */
const isLentGear = (tag: Tag): boolean =>
  tag.startsWith('rented:') || (tag.startsWith('provided:') && isGear(tag.slice('provided:'.length)));

/** Flights decide the bags of the whole trip. */
const FLIGHTS: readonly Tag[] = ['transport:plane', 'transport:long-flight', 'transport:light-aircraft'];
/** What is only used for the way to one leg. */
const ONE_WAY: readonly Tag[] = [
  'transport:on-foot',
  'transport:taxi',
  'transport:ferry',
  'transport:night-bus',
  'transport:bus',
];

/** Trains of which one is taken to get there at all, whichever leg they are told beside. */
const CROSSES_BORDERS = /\b(?:eurostar|eurotunnel|le shuttle|thalys|tgv|nightjet|interrail)\b/iu;

/** How people travel as far as a leg knows it: flights anywhere, what they drive from where they get it on. */
function transportOf(trip: Trip, { leg }: Stretch): Tag[] {
  const at = trip.legs.findIndex(({ id }) => id === leg.id);
  return trip.legs.flatMap(({ transport }, index) =>
    transport.filter((tag) => FLIGHTS.includes(tag) || index === at || (index < at && !ONE_WAY.includes(tag))),
  );
}

/** Below this warmth (°C at midday) a beach that is only spoken of is for walking. */
const COLDEST_BEACH = 15;
const isWalkBySea = ({ tag, evidence }: Trip['facts'][number], { weather }: Stretch): boolean =>
  tag === 'activity:beach' && evidence.source === 'words' && weather.maxC < COLDEST_BEACH;

function tagsOf(trip: Trip, stretch: Stretch, { packers, shared }: Focus, everybody: readonly Packer[]): Tags {
  const ids = packers.map(({ id }) => id);
  const all = everybody.map(({ id }) => id);
  const tags: Tags = {};
  const set = (tag: Tag, evidence: Evidence): void => {
    if (tags[tag]?.quote === undefined) tags[tag] = evidence;
  };
  const forThem = (travellers: readonly string[], tag: Tag): boolean =>
    shared && takesAway(tag)
      ? travellers.length === 0 || all.every((id) => travellers.includes(id))
      : meets(travellers, ids);
  const there = (legs: readonly string[]): boolean => meets(legs, [stretch.leg.id]);

  const at = trip.legs.findIndex(({ id }) => id === stretch.leg.id);
  // Who came by train is there without having flown, on every later leg as well.
  const cameBy = ({ tag, legs, evidence }: Trip['facts'][number]): boolean =>
    tag.startsWith('transport:') &&
    !ONE_WAY.includes(tag) &&
    (CROSSES_BORDERS.test(evidence.quote ?? '') || legs.some((id) => trip.legs.findIndex((leg) => leg.id === id) < at));
  const doubted = doubtedTags(trip);
  for (const fact of trip.facts) {
    if (
      !doubted.has(fact.tag) &&
      forThem(fact.travellers, fact.tag) &&
      (FLIGHTS.includes(fact.tag) || isLentGear(fact.tag) || there(stayOf(fact, trip)) || cameBy(fact))
    )
      set(isWalkBySea(fact, stretch) ? 'setting:coast' : fact.tag, toEvidence(fact.evidence));
  }
  for (const tag of transportOf(trip, stretch)) set(tag, toEvidence(stretch.leg.evidence));
  for (const tag of stretch.leg.lodging) set(tag, toEvidence(stretch.leg.evidence));
  for (const occasion of trip.occasions) {
    if (occasion.leg !== undefined && occasion.leg !== stretch.leg.id) continue;
    const dress = occasion.dress && DRESS_TAGS[occasion.dress];
    for (const tag of [occasion.tag, dress])
      if (tag !== undefined && forThem(occasion.travellers, tag)) set(tag, toEvidence(occasion.evidence));
  }
  // A van on a campsite has a bed in it.
  const isVanLife =
    trip.facts.some(({ tag }) => tag === 'lodging:camper') &&
    !trip.things.some(({ concept, fate }) => concept === 'tent' && !LEFT_OUT.has(fate));
  const camps = !isVanLife && trip.facts.some(({ tag }) => tag === 'activity:camping' || tag === 'lodging:camping');
  for (const thing of trip.things) {
    if (!there(thing.legs) || (LEFT_OUT.has(thing.fate) && !isSurelyOff(thing))) continue;
    // "Hostels with sheets": who is given sheets has a bed that is made, unless the trip camps as well or
    // the bed is said to be bare.
    if (
      thing.fate === 'provided' &&
      thing.concept === 'bed-linen' &&
      !camps &&
      !LACKING.test(thing.evidence.quote ?? '')
    )
      set('provided:bedding', toEvidence(thing.evidence));
    for (const tag of tagsOfThing(thing)) if (forThem(thing.travellers, tag)) set(tag, toEvidence(thing.evidence));
  }
  // Whoever has towels for the sand, a parasol or a bucket spends days on the beach.
  const beach = trip.things.find(
    ({ concept = '', fate, legs, words }) =>
      BEACH_THINGS.has(concept) && fate !== 'provided' && there(legs) && !AT_THE_POOL.test(words),
  );
  if (beach && !trip.facts.some(({ tag }) => tag === 'refused:beach' || tag === 'refused:swimming'))
    set('activity:beach', toEvidence(beach.evidence));
  const given = trip.things.find(
    ({ fate, concept, legs }) => fate === 'provided' && JOB_TOPS.has(concept ?? '') && there(legs),
  );
  if (given && WORK.some((tag) => tags[tag])) set('provided:uniform', toEvidence(given.evidence));
  if (tags['activity:conference']?.source === 'words' && NO_BUSINESS.some((tag) => tags[tag]))
    for (const tag of CONGRESS) delete tags[tag];
  // "I don't ski": the others' skiing asks nothing of the one who says so.
  if (!shared)
    for (const { tag, travellers } of trip.facts) {
      const activity = tag.startsWith('refused:') ? tag.slice('refused:'.length) : '';
      if (travellers.length > 0 && isActivityId(activity) && meets(travellers, ids))
        delete tags[`activity:${activity}`];
    }
  return tags;
}

/** Tops that are handed out for a job: whoever works in them needs no shirts of their own for it. */
const JOB_TOPS: ReadonlySet<string> = new Set(['polo-shirt', 't-shirt', 'shirt']);
const WORK: readonly Tag[] = [
  'activity:business-meetings',
  'activity:conference',
  'work:trade-fair',
  'work:working-days',
  'dress:business',
];

/** A congress of a faith, a contest of a school or the expo of a race asks for no suit and no business cards. */
const CONGRESS: readonly Tag[] = ['activity:conference', 'work:trade-fair'];
const NO_BUSINESS: readonly Tag[] = [
  'setting:church',
  'occasion:religious-visit',
  'occasion:race',
  'hobby:school-contest',
];

/** "A bed without sheets" is no made bed. */
const LACKING = /\b(?:without|sin|no)\b/iu;

const travellersOf = ({ travellers }: Trip): number => travellers.reduce((sum, { count }) => sum + count, 0);

/** The facts of a leg for somebody. */
export function factsFor(trip: Trip, stretch: Stretch, focus: Focus, everybody: readonly Packer[]): TripFacts {
  const activityDays: TripFacts['activityDays'] = {};
  for (const { tag, days, legs } of trip.facts) {
    const activity = tag.startsWith('activity:') ? tag.slice('activity:'.length) : '';
    if (days !== undefined && isActivityId(activity) && meets(legs, [stretch.leg.id])) activityDays[activity] = days;
  }
  const laundry = stretch.leg.laundry ?? trip.laundry;
  return {
    locale: trip.locale,
    startDate: stretch.startDate,
    endDate: stretch.endDate,
    days: trip.days,
    nights: trip.nights,
    places: stretch.site ? [stretch.site] : [],
    placeCertainty: stretch.place ? 'clear' : 'unknown',
    destination: stretch.leg.name[trip.locale],
    weather: stretch.weather,
    party: { ...partyOf(focus, everybody), inCompany: travellersOf(trip) > headCount(everybody) },
    luggage: luggageOf(trip, focus.packers),
    laundry: {
      available: laundry.available || trip.laundry.available,
      ...(laundry.everyDays !== undefined && { everyDays: laundry.everyDays }),
    },
    home: trip.home,
    tags: tagsOf(trip, stretch, focus, everybody),
    ...(stretch.told && { stated: stretch.told }),
    activityDays,
  };
}
