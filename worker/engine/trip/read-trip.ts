/**
 * The rules reader: what the form and the words say as one Trip. Deterministic, offline, English and Spanish alike;
 * linear in the length of the text (growth.test.ts counts it), and it never throws whatever is typed.
 */
import { ACTIVITY_IDS, type ActivityId } from '../activities';
import type { Locale } from '../locale';
import { readLaundry } from '../packing/reading/laundry';
import { fold } from '../packing/reading/text';
import type { SentenceView } from '../packing/reading/view';
import { isTag, type Tag } from '../packing/tags';
import { FAHRENHEIT_COUNTRIES } from '../places/fahrenheit';
import type { Gazetteer } from '../places/gazetteer';
import type { Place } from '../places/place';
import type { PlaceCertainty } from '../places/resolve';
import { readBags } from './bags/read-bags';
import { readDocument, type TripDocument } from './document';
import { readScopedFacts } from './facts/read-facts';
import { readOccasions } from './occasions/read-occasions';
import { aboutWord, readPeople, tokenAt } from './people/read-people';
import type { About } from './people/about';
import { readRoute } from './route/read-route';
import type { Leg, ScopedFact, Thing, Trip } from './schema';
import { LEFT_OUT } from './things/reading';
import { readThings } from './things/read-things';
import { readUnplaced } from './things/unplaced';
import { thingsContext } from './things/whose';

/** What the traveller typed and picked. */
export interface TripInput {
  destination: string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  /** Ids of the form, or activities in the traveller's own words (at most 40 characters each). */
  activities: readonly string[];
  description: string;
  locale: Locale;
  /** Country of the profile, ISO 3166-1 alpha-2; words win over it. */
  profileCountry?: string;
  /** Id of the place chosen in the form. */
  chosenPlaceId?: string;
}

export interface TripReading {
  trip: Trip;
  /** Places of the legs, by leg id. */
  places: ReadonlyMap<string, Place>;
  certainty: PlaceCertainty;
  /** What the destination was taken for, in the language of the trip. */
  took: string;
}

const DAY_MS = 86_400_000;

/** Days of a trip, both ends counted; at least 1. */
export const tripDays = (startDate: string, endDate: string): number => {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
  return Number.isFinite(days) && days >= 1 ? Math.min(days, 366) : 1;
};

/** Reads a trip with rules alone. */
export function readTripByRules(input: TripInput, gazetteer: Gazetteer): TripReading {
  const { locale, startDate, endDate } = input;
  const days = tripDays(startDate, endDate);
  const document = readDocument(input.description, locale);
  const people = readPeople(document);
  const aged = new Set(people.travellers.filter(({ ageMonths }) => ageMonths !== undefined).map(({ id }) => id));
  // "Lucas (8 months)" is no town.
  const named = people.named.filter(({ ids }) => ids.length === 1 && ids.every((id) => aged.has(id)));
  const route = readRoute(document, input, gazetteer, named);
  const legSpans = spansOfLegs(document, route.legs);
  const legsAt = (view: SentenceView, offset: number): readonly string[] => legsNear(view, offset, legSpans);
  const aboutAt = (view: SentenceView, offset: number): About => aboutWord(people, view, tokenAt(view, offset));
  const origin = route.home.country ?? input.profileCountry;

  const self = people.travellers.find(({ role }) => role === 'self');
  const company =
    people.listFor !== 'one' && people.travellers.some(({ role, packsAlone }) => role !== 'self' && !packsAlone);
  const read = readScopedFacts(document, {
    days,
    activities: input.activities,
    fahrenheitHome: origin !== undefined && FAHRENHEIT_COUNTRIES.has(origin),
    aboutAt,
    legsAt,
    ...(company && self && { writer: self.id }),
  });
  const facts = withPlaces(
    withForm(ridersBikes(schoolWeek(read.facts, route.places, input.description)), input.activities, locale, days),
    route.legs,
    route.places,
  );
  const packing = people.travellers.filter(({ packsAlone }) => !packsAlone).reduce((sum, { count }) => sum + count, 0);
  const washing = readLaundry(document.views, days);
  const isPlace = (offset: number): boolean => legSpans.some(({ start, end }) => offset >= start && offset < end);

  const form = `${input.destination}. ${input.activities.join('. ')}`;
  const factSpans = read.occurrences.filter(
    ({ tag }) =>
      !/^(?:own|provided|rented|refused|need|work|dress|medical):/.test(tag) ||
      /^medical:(?!medication|contact|glasses)/.test(tag),
  );
  const isFact = (offset: number): boolean => factSpans.some(({ start, end }) => offset >= start && offset < end);
  const context = thingsContext(document, people, { isPlace, isFact, form, locale });
  const things = readThings(document, context);
  const trip: Trip = {
    version: 1,
    locale,
    startDate,
    endDate,
    days,
    nights: days - 1,
    destination: input.destination.slice(0, 200),
    reader: 'rules',
    travellers: packersOwn(people.travellers, things, people.aliases),
    bystanders: people.bystanders,
    listFor: friendsOnly(people.travellers) ? 'one' : people.listFor,
    legs: route.legs,
    things,
    occasions: readOccasions(read.occurrences, new Set(facts.map(({ tag }) => tag)), {
      startDate,
      days,
      legs: route.legs,
      travellersAt: ({ view, start }) => aboutAt(view, start).ids,
      legsAt: ({ view, start }) => legsAt(view, start),
    }),
    bags: readBags(document, {
      people: people.listFor === 'one' || friendsOnly(people.travellers) ? 1 : Math.max(1, packing),
      days,
    }),
    laundry: washing?.laundry ?? { available: false },
    home: route.home,
    told: read.told,
    facts: inSeason(withoutDivingBaptism(withoutEverydayBikes(facts, things)), startDate, days).filter(
      ({ tag }) =>
        !things.some(
          (thing) =>
            isOff(thing) &&
            STANDS_FOR[thing.concept ?? ''] === tag &&
            !(tag === 'dress:suit' && things.some((other) => other.concept === 'suit' && !isOff(other))),
        ),
    ),
    questions: [...people.questions, ...route.questions].slice(0, 8),
    unplaced: readUnplaced(document, things, context),
  };
  return { trip, places: route.places, certainty: route.certainty, took: route.took };
}

/** A bike that is bought, lent or waiting there is for getting about: nobody packs for a tour. */
const withoutEverydayBikes = (facts: readonly ScopedFact[], things: readonly Thing[]): readonly ScopedFact[] =>
  things.some(({ concept, fate }) => concept === 'bike' && /^(?:buy-there|provided|other-brings)$/.test(fate))
    ? facts.filter(
        ({ tag, evidence: { source, quote = '' } }) =>
          tag !== 'activity:cycling' || source !== 'words' || /cycl|cicl|mtb|tour|ride|riding|pedal|ruta/i.test(quote),
      )
    : facts;

/** The facts without an occasion that is none, and without what the same words say of its dress. */
const withoutOccasion = (
  facts: readonly ScopedFact[],
  { tag: occasion, evidence: { start } }: ScopedFact,
): ScopedFact[] =>
  facts.filter(({ tag, evidence }) => tag !== occasion && !(tag === 'dress:smart' && evidence.start === start));

/** "Ella titulada, él bautizo": among divers a baptism is a first dive, and nobody dresses up for it. */
const withoutDivingBaptism = (facts: readonly ScopedFact[]): readonly ScopedFact[] => {
  const named = facts.find(
    ({ tag, evidence }) =>
      tag === 'occasion:baptism' &&
      !/igles|padrin|madrin|church|god(?:mother|father|son)|ahijad/i.test(evidence.quote ?? ''),
  );
  return named && facts.some(({ tag }) => tag === 'activity:diving') ? withoutOccasion(facts, named) : facts;
};

/** The nights of New Year, as month and day. */
const NEW_YEAR = /-(?:12-3[01]|01-0[12])$/;
/** The night itself, whatever the dates say. */
const NEW_YEARS_EVE = /eve\b|party|\bnye\b|hogmanay|nochevieja|fin de a|campanadas|r[eé]veillon/i;
/** New Year named on a trip of other days ("New Year cold") is no party, and nobody dresses up for it. */
const inSeason = (facts: readonly ScopedFact[], startDate: string, days: number): readonly ScopedFact[] => {
  const named = facts.find(({ tag }) => tag === 'occasion:new-year');
  const start = Date.parse(startDate);
  if (!named || !Number.isFinite(start) || NEW_YEARS_EVE.test(named.evidence.quote ?? '')) return facts;
  const isThere = Array.from({ length: Math.min(366, days) }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(0, 10),
  ).some((day) => NEW_YEAR.test(day));
  return isThere ? facts : withoutOccasion(facts, named);
};

/** "Semana blanca" is a school holiday: skiing only where the place or the words have snow. */
const schoolWeek = (
  facts: readonly ScopedFact[],
  places: ReadonlyMap<string, Place>,
  words: string,
): readonly ScopedFact[] =>
  [...places.values()].some(({ traits }) => traits.includes('ski')) || /esqu|nieve|forfait|pistas|snow/i.test(words)
    ? facts
    : facts.filter(({ tag, evidence }) => tag !== 'activity:skiing' || !/semana blanca/i.test(evidence.quote ?? ''));

/** On a trip by motorcycle the "bikes" are those. */
const ridersBikes = (facts: readonly ScopedFact[]): readonly ScopedFact[] =>
  facts.some(({ tag }) => tag === 'activity:motorcycling')
    ? facts.filter(
        ({ tag, evidence }) =>
          tag !== 'activity:cycling' || /cycl|mtb|mountain bik|e-?bike|bici/i.test(evidence.quote ?? ''),
      )
    : facts;

const asActivity = (text: string): ActivityId | undefined => ACTIVITY_IDS.find((id) => id === text);
const formFact = (tag: Tag): ScopedFact => ({
  tag,
  travellers: [],
  legs: [],
  evidence: { source: 'form', certainty: 'sure' },
});

/** Adds what was picked in the form; a clear refusal in the words wins over it. */
function withForm(
  facts: readonly ScopedFact[],
  activities: readonly string[],
  locale: Locale,
  days: number,
): ScopedFact[] {
  const all = [...facts];
  const has = (tag: string): boolean => all.some((fact) => fact.tag === tag);
  for (const picked of activities) {
    const id = asActivity(picked);
    if (id) {
      const known = all.find(({ tag }) => tag === `activity:${id}`);
      // Picked for the whole trip, so the words limit neither legs nor people unless they say whose it is.
      if (known) known.legs = [];
      else if (!all.some(({ tag, travellers }) => tag === `refused:${id}` && travellers.length === 0))
        all.push(formFact(`activity:${id}`));
      continue;
    }
    const typed = readScopedFacts(readDocument(picked, locale), {
      days,
      activities: [],
      fahrenheitHome: false,
      aboutAt: () => ({ ids: [], away: false }),
      legsAt: () => [],
    });
    for (const { tag } of typed.facts)
      if (isTag(tag) && !tag.startsWith('refused:') && !has(tag)) all.push(formFact(tag));
  }
  return all.slice(0, 200);
}

/** What nobody says because the place says it: who sleeps at the Dead Sea or goes to thermal baths bathes. */
function withPlaces(facts: ScopedFact[], legs: readonly Leg[], places: ReadonlyMap<string, Place>): ScopedFact[] {
  const has = (tag: Tag): boolean => facts.some((fact) => fact.tag === tag);
  if (has('activity:swimming') || has('refused:swimming') || has('refused:swimwear')) return facts;
  const bathing = legs.filter(({ id, kind, name }) => {
    const place = places.get(id);
    if (!place || kind === 'transit') return false;
    const thermal = /thermal|hot springs|termas|balneario|banos termales/i.test(`${name.en} ${name.es}`);
    const resort =
      place.kind !== 'town' &&
      (/dead sea/i.test(name.en) ||
        (place.traits.includes('warm-sea') && /beach|playa|cay|key\b|bay|lagoon/i.test(name.en)));
    return thermal || resort;
  });
  if (bathing.length === 0) return facts;
  const evidence = { source: 'place' as const, certainty: 'likely' as const };
  return [...facts, { tag: 'activity:swimming', travellers: [], legs: bathing.map(({ id }) => id), evidence }];
}

interface LegSpan {
  id: string;
  start: number;
  end: number;
}

/** Every place in the words that names a leg, in order. */
function spansOfLegs(document: TripDocument, legs: readonly Leg[]): LegSpan[] {
  const text = fold(document.original);
  const spans: LegSpan[] = [];
  for (const leg of legs) {
    const names = new Set(
      [leg.words, leg.name.en, leg.name.es].map((name) => fold(name).trim()).filter((name) => name.length >= 3),
    );
    for (const name of names) {
      for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
        if (/[a-z0-9]/.test(text[at - 1] ?? ' ') || /[a-z0-9]/.test(text[at + name.length] ?? ' ')) continue;
        spans.push({ id: leg.id, start: at, end: at + name.length });
      }
    }
  }
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** The leg that a sentence speaks of at an offset: the last one named before it in the sentence, else the next of its clause. */
function legsNear(view: SentenceView, offset: number, spans: readonly LegSpan[]): readonly string[] {
  const { tokens } = view.sentence;
  const from = tokens[0]?.start ?? 0;
  const to = tokens.at(-1)?.end ?? 0;
  const here = spans.filter(({ start }) => start >= from && start < to);
  if (here.length === 0) return [];
  const before = here.findLast(({ start }) => start <= offset);
  if (before) return [before.id];
  const clause = view.clauses.find(({ from: first, to: last }) => {
    const start = tokens[first]?.start ?? 0;
    return offset >= start && offset < (tokens[last - 1]?.end ?? 0);
  });
  const end = clause ? (tokens[clause.to - 1]?.end ?? 0) : offset;
  const after = here.find(({ start }) => start > offset && start < end);
  return after ? [after.id] : [];
}

/** Facts that a thing brings with it, which fall when the thing does not come. */
const STANDS_FOR: Readonly<Partial<Record<string, Tag>>> = {
  wheelchair: 'medical:wheelchair',
  rollator: 'medical:rollator',
  uniform: 'dress:uniform',
  'car-seat': 'need:car-seat',
  stroller: 'need:stroller',
  suit: 'dress:suit',
  nappies: 'need:nappies',
  antidepressants: 'medical:depression',
  drone: 'hobby:drone',
  'game-console': 'hobby:video-games',
  laptop: 'work:laptop',
  tablet: 'work:tablet',
  monitor: 'work:second-screen',
  tripod: 'hobby:tripod',
  costume: 'dress:costume',
  'action-camera': 'hobby:action-camera',
};
const isOff = ({ fate }: Trip['things'][number]): boolean => LEFT_OUT.has(fate);

/** Three or more friends, or more: everybody packs a bag of their own, and the list is for each of them. */
const friendsOnly = (travellers: Trip['travellers']): boolean => {
  const others = travellers.filter(({ role }) => role !== 'self');
  const grown = others.every(
    ({ role, stage }) =>
      (role === 'friend' || role === 'colleague' || role === 'other') &&
      stage !== 'child' &&
      stage !== 'baby' &&
      stage !== 'toddler',
  );
  return grown && others.reduce((sum, { count }) => sum + count, 0) >= 2;
};

/** A friend who brings things of his own to the trip packs his own bag. */
function packersOwn(
  travellers: Trip['travellers'],
  things: Trip['things'],
  aliases: readonly { words: string; ids: string[] }[],
): Trip['travellers'] {
  const bringers = new Set(things.filter(({ fate }) => fate === 'other-brings').map(({ by = '' }) => fold(by)));
  const named = new Set(
    aliases
      .filter(({ words }) => [...bringers].some((by) => by === words || by === words.split(' ').at(-1)))
      .flatMap(({ ids }) => ids),
  );
  const friends = travellers.filter(({ role }) => role === 'friend' || role === 'colleague' || role === 'other');
  const byPronoun = ['he', 'she', 'they', 'el', 'ella'].some((word) => bringers.has(word));
  return travellers.map((traveller) =>
    friends.includes(traveller) && (named.has(traveller.id) || (byPronoun && friends.length === 1))
      ? { ...traveller, packsAlone: true }
      : traveller,
  );
}
