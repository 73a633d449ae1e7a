/** Facts that fall with the things they rest on: those that stay at home, or that others bring. */
import type { Occurrence } from '../../packing/reading/occurrence';
import type { Tag } from '../../packing/tags';
import type { ScopedFact, Thing } from '../schema';
import { isLeftOut, isSurelyOff } from '../things/reading';

/** Facts that a thing brings with it, which fall when the thing does not come. */
const STANDS_FOR: Readonly<Partial<Record<string, Tag>>> = {
  wheelchair: 'medical:wheelchair',
  rollator: 'medical:rollator',
  uniform: 'dress:uniform',
  'car-seat': 'need:car-seat',
  stroller: 'need:stroller',
  suit: 'dress:suit',
  nappies: 'need:nappies',
  oxygen: 'medical:oxygen',
  antidepressants: 'medical:depression',
  'blood-thinners': 'medical:blood-thinners',
  drone: 'hobby:drone',
  'game-console': 'hobby:video-games',
  laptop: 'work:laptop',
  tablet: 'work:tablet',
  monitor: 'work:second-screen',
  tripod: 'hobby:tripod',
  costume: 'dress:costume',
  tie: 'dress:tie',
  'bow-tie': 'dress:tie',
  'evening-dress': 'dress:evening-dress',
  'hair-straightener': 'need:hair-care',
  'snow-chains': 'need:snow-chains',
  samples: 'work:samples',
  'action-camera': 'hobby:action-camera',
};

const TENT = /^tent(?:-caseta|-tienda)?$/;
const CAMPING = /\bcamp|acamp/i;

const CAMPS: ReadonlySet<string> = new Set(['activity:camping', 'lodging:camping']);

/**
 * "Farmhouse, no tent, Calabria in a tent was enough": nobody camps who has a roof and whose only word for camping is a
 * tent that stays at home.
 */
const isOfRefusedTent = (
  { tag, evidence: { quote = '' } }: ScopedFact,
  facts: readonly ScopedFact[],
  things: readonly Thing[],
): boolean => {
  if (!CAMPS.has(tag) || !facts.some((fact) => fact.tag.startsWith('lodging:') && !CAMPS.has(fact.tag))) return false;
  const tents = things.filter(({ concept = '' }) => TENT.test(concept));
  return tents.length > 0 && tents.every(({ fate }) => fate === 'stays') && !CAMPING.test(quote);
};

/** Facts that the name of a thing alone may tell, which fall with it whatever becomes of it instead. */
const OF_THING =
  /^(?:dress:|hobby:tripod|need:(?:makeup|hair-care|coffee|vaping|pumping|punctures|potty-training|gifts)$)/;

/**
 * "Rafa lleva la guitarra": a pursuit that only the names of things tell of which others bring or which stay at home; "heels?
 * done with that": clothes and habits that only the names of such things tell of; "the dog's arthritis tablets": an illness
 * that only the names of an animal's things tell of.
 */
const isOnlyOthers = (tag: Tag, occurrences: readonly Occurrence[], things: readonly Thing[]): boolean => {
  const isHobby = tag.startsWith('hobby:');
  const isOfThing = OF_THING.test(tag);
  if (!isHobby && !isOfThing && !tag.startsWith('medical:')) return false;
  const isTheirs = (thing: Thing): boolean => {
    if (isOfThing) return isSurelyOff(thing);
    return isHobby ? thing.fate === 'other-brings' || thing.fate === 'stays' : thing.concept === 'pet-pills';
  };
  const places = occurrences.filter((occurrence) => occurrence.tag === tag);
  return (
    places.length > 0 &&
    places.every((place) =>
      things.some((thing) => {
        const { start = Infinity, end = 0 } = thing.evidence;
        return isTheirs(thing) && start <= place.start && place.end <= end;
      }),
    )
  );
};

const FORBIDDEN = /\b(?:not (?:allowed|permitted)|forbidden|banned|prohib\w+|no (?:se )?(?:permit|dejan))/i;
/** Lent before the trip or there: the words do not tell. */
const LENT = /\b(?:dej|prest|lend|lent|borrow)/i;
/** The things in whose names the places of a fact lie; undefined where one lies in none. */
const thingsAt = (places: readonly Occurrence[], things: readonly Thing[]): readonly Thing[] | undefined => {
  const named = places.map((place) =>
    things.filter(({ evidence: { start = Infinity, end = 0 } }) => start < place.end && place.start < end),
  );
  return named.length > 0 && named.every((some) => some.length > 0) ? named.flat() : undefined;
};

/** Facts of a whole pursuit, a way to travel or a piece of equipment, which the name of a thing alone may tell. */
const OF_PURSUIT = /^(?:activity:|transport:(?:bicycle|motorbike)|work:(?:laptop|tablet|second-screen))/;
/**
 * "Camping con duchas, toallas nuestras": what comes is not given; "no tent, bikes neither": nobody cycles for bicycles that
 * stay at home.
 */
const contradictsThings = (tag: Tag, occurrences: readonly Occurrence[], things: readonly Thing[]): boolean => {
  const isGiven = tag.startsWith('provided:') || tag.startsWith('rented:');
  const isOwn = tag.startsWith('own:');
  if (!isGiven && !isOwn && !OF_PURSUIT.test(tag)) return false;
  const places = occurrences.filter((occurrence) => occurrence.tag === tag);
  const named = thingsAt(places, things);
  if (!named) return false;
  if (isGiven)
    return named.every((thing) => !isLeftOut(thing)) && !places.some((place) => LENT.test(place.quote() ?? ''));
  // "Zero bedding" may be lacking there, a stove that is not allowed is not.
  return named.every(
    (thing) => isSurelyOff(thing) && ((thing.fate === 'stays') !== isOwn || FORBIDDEN.test(thing.evidence.quote ?? '')),
  );
};

/** The facts without those that rest on nothing but things that do not come. */
export function withoutFallen(
  facts: readonly ScopedFact[],
  things: readonly Thing[],
  occurrences: readonly Occurrence[],
): ScopedFact[] {
  const fallen = new Set(things.filter(isSurelyOff).map(({ concept = '' }) => STANDS_FOR[concept]));
  if (things.some((thing) => thing.concept === 'suit' && !isSurelyOff(thing))) fallen.delete('dress:suit');
  return facts.filter(
    (fact) =>
      !fallen.has(fact.tag) &&
      !isOnlyOthers(fact.tag, occurrences, things) &&
      !contradictsThings(fact.tag, occurrences, things) &&
      !isOfRefusedTent(fact, facts, things),
  );
}
