import { itemById } from '../../engine/packing/knowledge/knowledge';
import type { EmptyBag } from './bags';
import type { Bag, Luggage, LuggageAdvice, LuggageItem, LuggageStep } from './contract';
import { findingOf, guessGrams, isKept, isWearable, type RuledItem, ruleByName, usualKind } from './rules';

/** A thing of the list with what its owner decided of it. */
export interface Thing extends Pick<RuledItem, 'key' | 'category' | 'essential'> {
  id: string;
  name: string;
  /** Names of those it is for. */
  for: readonly string[];
  quantity: number;
  packed: boolean;
  cabin: RuledItem['cabin'] | null;
  /** Of one piece, by the knowledge base. */
  weightGrams: number | null;
  bagId: string | null;
  worn: boolean;
  /** Of one piece, as the owner weighed it. */
  typedGrams: number | null;
}

interface Weighed extends Thing, RuledItem {
  cabin: RuledItem['cabin'];
  gramsEach: number;
  weight: LuggageItem['weight'];
}

const weigh = (thing: Thing): Weighed => {
  const gramsEach = thing.typedGrams ?? thing.weightGrams ?? guessGrams(thing.category);
  const weight = thing.typedGrams !== null ? 'typed' : thing.weightGrams !== null ? 'known' : 'guess';
  return { ...thing, cabin: thing.cabin ?? ruleByName(thing.name), gramsEach, weight };
};

/** All of a list together, grams. */
export const weightOf = (things: readonly Thing[]): number =>
  things.map(weigh).reduce((sum, { gramsEach, quantity }) => sum + gramsEach * quantity, 0);

/** The bag that each category goes into by itself, of each kind: the heaviest category into what is lightest so far. */
const spread = (things: readonly Weighed[], bags: readonly EmptyBag[]): Map<string, string> => {
  const load = new Map(bags.map(({ id }) => [id, 0]));
  const groups = Map.groupBy(things, (thing) => `${kindFor(thing, bags)} ${thing.category}`);
  const heavyFirst = [...groups]
    .map(([group, members]) => ({
      group,
      kind: kindFor(members[0], bags),
      grams: members.reduce((sum, each) => sum + each.gramsEach * each.quantity, 0),
    }))
    .toSorted((one, other) => other.grams - one.grams || (one.group < other.group ? -1 : 1));
  const places = new Map<string, string>();
  for (const { group, kind, grams } of heavyFirst) {
    const [lightest] = bags
      .filter((bag) => bag.kind === kind)
      .toSorted((one, other) => (load.get(one.id) ?? 0) - (load.get(other.id) ?? 0));
    if (!lightest) continue;
    places.set(group, lightest.id);
    load.set(lightest.id, (load.get(lightest.id) ?? 0) + grams);
  }
  return places;
};

/** The kind a thing goes to by itself: its usual one if there is such a bag. */
const kindFor = (thing: Weighed | undefined, bags: readonly EmptyBag[]): EmptyBag['kind'] => {
  const usual = thing ? usualKind(thing) : 'hold';
  return bags.some(({ kind }) => kind === usual) ? usual : usual === 'hold' ? 'cabin' : 'hold';
};

/** The bag that is named after the one person a thing is for, of the kind it belongs to. */
const ownBag = (thing: Weighed, bags: readonly EmptyBag[]): string | undefined =>
  bags.find(({ kind, name }) => thing.for.length === 1 && name === thing.for[0] && kind === kindFor(thing, bags))?.id;

/** Weight that a thing adds to its bag: what each person wears adds nothing. */
const gramsInBag = ({ quantity, gramsEach, worn }: Weighed, people: number): number =>
  gramsEach * (worn ? Math.max(0, quantity - people) : quantity);

/** How dispensable a thing is, 1 never to 5 at once; what somebody added comes after the engine's extras. */
const dispensable = (thing: Weighed): number =>
  isKept(thing) ? 1 : thing.key === null ? 3 : (itemById(thing.key)?.keep ?? 3);

/** From this on, wearing or moving something is worth the trouble, grams. */
const WORTH_GRAMS = 250;

/** What to do about a bag that is over its limit: wear, move to where there is room, leave the heaviest extras. */
const adviseOn = (
  bag: Bag,
  inside: readonly (Weighed & { grams: number })[],
  bags: readonly Bag[],
  people: number,
): LuggageAdvice | null => {
  if (bag.limitGrams === null || bag.grams <= bag.limitGrams) return null;
  const overGrams = bag.grams - bag.limitGrams;
  const steps: LuggageStep[] = [];
  const used = new Set<string>();
  let left = overGrams;
  const take = (step: LuggageStep) => {
    if (left <= 0 || used.has(step.itemId)) return;
    used.add(step.itemId);
    steps.push(step);
    left -= step.grams;
  };
  const heavyFirst = inside.toSorted((one, other) => other.grams - one.grams);

  // One pair of shoes and one jacket: nobody wears two.
  for (const category of ['footwear', 'outerwear']) {
    const isWorn = inside.some((thing) => thing.category === category && thing.worn);
    const [heaviest] = heavyFirst
      .filter((thing) => thing.category === category && !thing.worn)
      .toSorted((one, other) => other.gramsEach - one.gramsEach);
    const grams = heaviest ? heaviest.gramsEach * Math.min(heaviest.quantity, people) : 0;
    if (!isWorn && heaviest && grams >= WORTH_GRAMS) take({ kind: 'wear', itemId: heaviest.id, grams, bagId: null });
  }
  const room = new Map(
    bags
      .filter(({ id }) => id !== bag.id)
      .map(({ id, limitGrams, grams }) => [id, limitGrams === null ? Number.POSITIVE_INFINITY : limitGrams - grams]),
  );
  for (const thing of heavyFirst) {
    const target = bags.find(
      ({ id, kind }) => thing.grams >= WORTH_GRAMS && (room.get(id) ?? 0) >= thing.grams && !findingOf(thing, kind),
    );
    if (!target || left <= 0 || used.has(thing.id)) continue;
    room.set(target.id, (room.get(target.id) ?? 0) - thing.grams);
    take({ kind: 'move', itemId: thing.id, grams: thing.grams, bagId: target.id });
  }
  for (const least of [5, 4, 3]) {
    for (const thing of heavyFirst) {
      if (dispensable(thing) === least && thing.grams > 0) {
        take({ kind: 'leave', itemId: thing.id, grams: thing.grams, bagId: null });
      }
    }
  }
  return { bagId: bag.id, overGrams, steps, enough: left <= 0 };
};

/** Puts every thing into a bag and weighs the bags. Pure: the same list gives the same luggage. */
export const packBags = (things: readonly Thing[], plainBags: readonly EmptyBag[], people: number): Luggage => {
  const weighed = things.map(weigh);
  const places = spread(weighed, plainBags);
  const known = new Set(plainBags.map(({ id }) => id));
  const placed = weighed.map((thing) => {
    const isChosen = thing.bagId !== null && known.has(thing.bagId);
    const byItself =
      ownBag(thing, plainBags) ??
      places.get(`${kindFor(thing, plainBags)} ${thing.category}`) ??
      plainBags[0]?.id ??
      '';
    return {
      ...thing,
      bagId: isChosen && thing.bagId !== null ? thing.bagId : byItself,
      chosen: isChosen,
      grams: gramsInBag(thing, people),
    };
  });
  const bags = plainBags.map((bag): Bag => {
    const alike = plainBags.filter(({ kind, name }) => kind === bag.kind && name === null);
    return {
      ...bag,
      number: bag.name === null && alike.length > 1 ? alike.indexOf(bag) + 1 : null,
      grams: placed.filter(({ bagId }) => bagId === bag.id).reduce((sum, { grams }) => sum + grams, 0),
    };
  });
  const kindOf = new Map(bags.map(({ id, kind }) => [id, kind]));
  const items = placed.map((thing): LuggageItem => {
    const found = thing.worn && thing.grams === 0 ? null : findingOf(thing, kindOf.get(thing.bagId) ?? 'hold');
    return {
      itemId: thing.id,
      name: thing.name,
      category: thing.category,
      quantity: thing.quantity,
      packed: thing.packed,
      bagId: thing.bagId,
      chosen: thing.chosen,
      worn: thing.worn,
      wearable: isWearable(thing.category),
      gramsEach: thing.gramsEach,
      grams: thing.grams,
      weight: thing.weight,
      finding: found?.finding ?? null,
      forbidden: found?.forbidden ?? false,
    };
  });
  const advice = bags.flatMap(
    (bag) =>
      adviseOn(
        bag,
        placed.filter(({ bagId }) => bagId === bag.id),
        bags,
        people,
      ) ?? [],
  );
  return { bags, items, advice };
};
