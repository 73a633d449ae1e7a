/** Facts that fall with the things they rest on: those that stay at home, or that others bring. */
import type { Occurrence } from '../../packing/reading/occurrence';
import type { Tag } from '../../packing/tags';
import type { ScopedFact, Thing } from '../schema';
import { isSurelyOff } from '../things/reading';

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

/**
 * "Rafa lleva la guitarra": a pursuit that only the names of things tell of which others bring or which stay at home; "the
 * dog's arthritis tablets": an illness that only the names of an animal's things tell of.
 */
const isOnlyOthers = (tag: Tag, occurrences: readonly Occurrence[], things: readonly Thing[]): boolean => {
  const isHobby = tag.startsWith('hobby:');
  if (!isHobby && !tag.startsWith('medical:')) return false;
  const isTheirs = ({ fate, concept }: Thing): boolean =>
    isHobby ? fate === 'other-brings' || fate === 'stays' : concept === 'pet-pills';
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
      !fallen.has(fact.tag) && !isOnlyOthers(fact.tag, occurrences, things) && !isOfRefusedTent(fact, facts, things),
  );
}
