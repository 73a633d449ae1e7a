/**
 * Which facts of the words hold for the whole trip: with what was picked in the form and what the places say, without
 * what a thing, a season or a sport shows to be something else.
 */
import { ACTIVITY_IDS, type ActivityId } from '../../activities';
import type { Locale } from '../../locale';
import { isTag, type Tag } from '../../packing/tags';
import type { Place } from '../../places/place';
import { readDocument } from '../document';
import { readScopedFacts } from './read-facts';
import type { Leg, ScopedFact, Traveller, Trip } from '../schema';
import { DAY_MS } from '../trip-days';

/** What only small children need; bed-wetting is of any age. */
const OF_SMALL = /^need:(?:nappies|few-nappies|bottle|solid-food|potty-training|dummy)$/;
const SMALL_MONTHS = 48;
const BIG_MONTHS = 60;

/**
 * "6yo burns … buying nappies, she is on cow's milk": what small children need is theirs, whoever was named last; an old
 * man's nappies are no child's.
 */
export const ofTheSmall = (facts: readonly ScopedFact[], travellers: readonly Traveller[]): ScopedFact[] => {
  const small = travellers.filter(({ ageMonths = SMALL_MONTHS }) => ageMonths < SMALL_MONTHS).map(({ id }) => id);
  const grown = new Set(travellers.filter(({ stage }) => /^(?:adult|senior)$/.test(stage)).map(({ id }) => id));
  const big = new Set(
    travellers.filter(({ id, ageMonths = 0 }) => grown.has(id) || ageMonths >= BIG_MONTHS).map(({ id }) => id),
  );
  return facts.flatMap((fact) => {
    const { tag, travellers: ids } = fact;
    if (ids.length === 0 || !OF_SMALL.test(tag) || !ids.every((id) => big.has(id))) return [fact];
    if (small.length > 0) return [{ ...fact, travellers: small }];
    if (!tag.endsWith('nappies') || !ids.every((id) => grown.has(id))) return [fact];
    return facts.some((other) => other.tag === 'medical:incontinence')
      ? []
      : [{ ...fact, tag: 'medical:incontinence' as const }];
  });
};

/**
 * "In the back of the car, ferry from Oban": nobody sleeps where they only change, so it is said of the nights. "Narrowboat,
 * Whitchurch to Llangollen": the boat goes along.
 */
export const ofTheNights = (facts: readonly ScopedFact[], legs: readonly Leg[]): ScopedFact[] => {
  const passed = new Set(legs.filter(({ kind, nights }) => kind === 'transit' && nights === 0).map(({ id }) => id));
  return facts.map((fact) =>
    fact.tag === 'setting:narrowboat' ||
    (/^(?:lodging|activity):/.test(fact.tag) && fact.legs.length > 0 && fact.legs.every((id) => passed.has(id)))
      ? { ...fact, legs: [] }
      : fact,
  );
};

/** A headscarf for the hair that chemotherapy took is none for a mosque. */
export const withoutDressOfTheIll = (facts: readonly ScopedFact[]): readonly ScopedFact[] =>
  facts.some(({ tag }) => tag === 'medical:chemo' || tag === 'medical:cancer')
    ? facts.filter(
        ({ tag, evidence }) => !(/^dress:(?:head-cover|modest)$/.test(tag) && SCARF.test(evidence.quote ?? '')),
      )
    : facts;
const SCARF = /\b(?:head ?scar|pañuelo|turbante)/i;

/** The facts without an occasion that is none, and without what the same words say of its dress. */
const withoutOccasion = (
  facts: readonly ScopedFact[],
  { tag: occasion, evidence: { start } }: ScopedFact,
): ScopedFact[] =>
  facts.filter(({ tag, evidence }) => tag !== occasion && !(tag === 'dress:smart' && evidence.start === start));

/** "Ella titulada, él bautizo": among divers a baptism is a first dive, and nobody dresses up for it. */
export const withoutDivingBaptism = (facts: readonly ScopedFact[]): readonly ScopedFact[] => {
  const named = facts.find(
    ({ tag, evidence }) =>
      tag === 'occasion:baptism' &&
      !/igles|padrin|madrin|church|god(?:mother|father|son)|ahijad/i.test(evidence.quote ?? ''),
  );
  return named && facts.some(({ tag }) => tag === 'activity:diving') ? withoutOccasion(facts, named) : facts;
};

/** The days on which a feast may fall, first and last as month and day; a turn of the year lies between. */
const SEASONS: Readonly<Partial<Record<Tag, readonly (readonly [from: string, to: string])[]>>> = {
  'occasion:new-year': [['12-30', '01-02']],
  'occasion:christmas': [['12-10', '01-07']],
  'occasion:thanksgiving': [
    ['10-05', '10-15'],
    ['11-20', '11-30'],
  ],
  'occasion:halloween': [['10-25', '11-02']],
  'occasion:day-of-the-dead': [['10-27', '11-05']],
  'occasion:sanfermin': [['07-03', '07-16']],
};
/** The first day, as month and day, on which a feast of the calendar may fall; none for other facts. */
export const seasonOf = (tag: Tag): string | undefined => SEASONS[tag]?.[0]?.[0];

/** The night itself, whatever the dates say. */
const NEW_YEARS_EVE = /eve\b|party|\bnye\b|hogmanay|nochevieja|fin de a|campanadas|r[eé]veillon/i;

const isBetween = (day: string, [from, to]: readonly [string, string]): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

/** A feast named on a trip of other days ("winter things come at Thanksgiving") is none, and nobody dresses up for it. */
export const inSeason = (facts: readonly ScopedFact[], startDate: string, days: number): readonly ScopedFact[] => {
  const start = Date.parse(startDate);
  if (!Number.isFinite(start) || !facts.some(({ tag }) => SEASONS[tag])) return facts;
  const trip = Array.from({ length: Math.min(366, days) }, (_, day) =>
    new Date(start + day * DAY_MS).toISOString().slice(5, 10),
  );
  return facts.reduce((left: readonly ScopedFact[], fact) => {
    const seasons = SEASONS[fact.tag];
    if (!seasons || (fact.tag === 'occasion:new-year' && NEW_YEARS_EVE.test(fact.evidence.quote ?? ''))) return left;
    return trip.some((day) => seasons.some((season) => isBetween(day, season))) ? left : withoutOccasion(left, fact);
  }, facts);
};

/** "Semana blanca" is a school holiday: skiing only where the place or the words have snow. */
export const schoolWeek = (
  facts: readonly ScopedFact[],
  places: ReadonlyMap<string, Place>,
  words: string,
): readonly ScopedFact[] =>
  [...places.values()].some(({ traits }) => traits.includes('ski')) || /esqu|nieve|forfait|pistas|snow/i.test(words)
    ? facts
    : facts.filter(({ tag, evidence }) => tag !== 'activity:skiing' || !/semana blanca/i.test(evidence.quote ?? ''));

/** A stay of so many days is one to move for. */
const MOVE_DAYS = 75;
const MOVES = /\b(?:mov(?:e|ing)|relocat\w*|abroad|working holiday|mud\w+|traslad\w+|vivir)\b/i;

/** "The pill for two months": a move that is told by a length alone needs a trip that long. */
export const withoutShortMoves = (facts: readonly ScopedFact[], days: number): readonly ScopedFact[] =>
  days >= MOVE_DAYS
    ? facts
    : facts.filter(({ tag, evidence }) => tag !== 'occasion:moving-abroad' || MOVES.test(evidence.quote ?? ''));

const asActivity = (text: string): ActivityId | undefined => ACTIVITY_IDS.find((id) => id === text);
const formFact = (tag: Tag): ScopedFact => ({
  tag,
  travellers: [],
  legs: [],
  evidence: { source: 'form', certainty: 'sure' },
});

/** What the destination field may tell beside its places: "Kenya safari", "boda en Tulum", "joining vessel at Rotterdam", "Prague, choir tour". */
const OF_DESTINATION = /^(?:activity|occasion|lodging|transport|work|hobby|setting:(?:snow|scout-camp|school-trip))/;

/** The words of the destination field that name no place of the route. */
export const besidePlaces = (destination: string, legs: readonly Leg[]): string => {
  let left = destination.slice(0, 200);
  for (const { words, name, evidence } of legs)
    for (const known of evidence.source === 'form' ? [words, name.en, name.es] : [words]) {
      const at = left.toLowerCase().indexOf(known.toLowerCase());
      if (known && at !== -1) left = `${left.slice(0, at)}, ${left.slice(at + known.length)}`;
    }
  return left;
};

const OF_GEAR = /\b(?:bring|bringing|take|taking|carry|pack|llev\w+|trae\w*)\b/i;

/** Adds what was picked in the form; a clear refusal in the words wins over it. */
export function withForm(
  facts: readonly ScopedFact[],
  activities: readonly string[],
  /** Words of the destination field that name no place. */
  beside: string,
  locale: Locale,
  days: number,
): ScopedFact[] {
  // "Not bringing the ebike": of who picked cycling that is said of the bike.
  const all = facts.filter(
    ({ tag, evidence }) => !(activities.some((id) => tag === `refused:${id}`) && OF_GEAR.test(evidence.quote ?? '')),
  );
  const has = (tag: string): boolean => all.some((fact) => fact.tag === tag);
  for (const picked of [...activities, beside]) {
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
      travels: () => false,
      legsAt: () => [],
    });
    for (const { tag } of typed.facts)
      if (isTag(tag) && !tag.startsWith('refused:') && !has(tag) && (picked !== beside || OF_DESTINATION.test(tag)))
        if (!has(tag.replace('activity:', 'refused:'))) all.push(formFact(tag));
  }
  return all.slice(0, 200);
}

/** What nobody says because the place says it: who sleeps at the Dead Sea or goes to thermal baths bathes, who goes to Glastonbury hears music. */
export function withPlaces(
  facts: ScopedFact[],
  legs: readonly Leg[],
  places: ReadonlyMap<string, Place>,
  home: Trip['home'],
): ScopedFact[] {
  const atFestival = legs.filter(({ id, kind, startDate }) => kind === 'stay' && isFestival(places.get(id), startDate));
  const all: ScopedFact[] = [
    ...facts,
    ...(atFestival.length > 0 && !facts.some(({ tag }) => tag.endsWith(':festival'))
      ? [ofPlaces('activity:festival', atFestival)]
      : []),
    ...(changesInUsa(legs, home) ? [ofPlaces('need:us-transit', [])] : []),
  ];
  const has = (tag: Tag): boolean => all.some((fact) => fact.tag === tag);
  if (has('activity:swimming') || has('refused:swimming') || has('refused:swimwear')) return all;
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
  return bathing.length === 0 ? all : [...all, ofPlaces('activity:swimming', bathing)];
}

/** Who changes planes in the United States enters them; those who stay there as well have their permit already. */
const changesInUsa = (legs: readonly Leg[], { country, nationality = country }: Trip['home']): boolean =>
  nationality !== undefined &&
  !/^(?:US|CA)$/.test(nationality) &&
  legs.some((leg) => leg.country === 'US' && leg.kind === 'transit') &&
  !legs.some((leg) => leg.country === 'US' && leg.kind !== 'transit');

/** North of the tropics the fields are dry from April to September. */
const isFestival = (place: Place | undefined, startDate = ''): boolean =>
  place !== undefined &&
  /festival|burning man|afrikaburn/i.test(place.name.en) &&
  (place.latitude < 23 || /-0[4-9]-/.test(startDate));
const ofPlaces = (tag: Tag, legs: readonly Leg[]): ScopedFact => ({
  tag,
  travellers: [],
  legs: legs.map(({ id }) => id),
  evidence: { source: 'place', certainty: 'likely' },
});
