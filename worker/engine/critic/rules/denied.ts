/** Nothing that is rented, provided, sent, bought there, left at home or brought by others; nothing nobody asked for. */
import { capitalise } from '../../capitalise';
import type { EngineItem } from '../../packing/engine';
import { several } from '../../packing/knowledge/item';
import { itemById } from '../../packing/knowledge/knowledge';
import type { Finding, Rule } from '../contract';
import { finding } from '../lines';
import { isLineOf, isNamed, peopleOf, type NamedThing, type PlanView } from '../plan-view';
import { stems } from '../../stems';

/** A thing of some people or some legs does not take the line of the others away. */
const coversAll = ({ thing }: NamedThing, item: EngineItem, view: PlanView): boolean =>
  (thing.travellers.length === 0 || peopleOf(view, item).every(({ id }) => thing.travellers.includes(id))) &&
  (thing.legs.length === 0 || (item.legs.length > 0 && item.legs.every((leg) => thing.legs.includes(leg))));

/** What everybody wears: "no shoes" or "shirts are provided" are about other ones. */
const EVERYDAY: ReadonlySet<string> = new Set(['walking-shoes', 't-shirts', 'trousers', 'underwear', 'socks']);

/** Papers, medicines, money and everyday clothes stay whatever is said of something like them. */
const isKept = ({ key, category }: EngineItem): boolean =>
  EVERYDAY.has(key) ||
  category === 'documents' ||
  category === 'money' ||
  category === 'health' ||
  key.startsWith('own-');

/**
 * What others give, and the words say is not enough: "towels in the room, but not for the pool", "the pack is bought there,
 * just enough for the flight".
 */
const ALL_THE_SAME: ReadonlyMap<string, string> = new Map([
  ['beach-towel', 'own:beach-towels'],
  ['nappies', 'need:few-nappies'],
]);
const isToldApart = ({ key }: EngineItem, { tags }: PlanView): boolean => {
  const tag = ALL_THE_SAME.get(key);
  return tag !== undefined && tags.has(tag);
};

/** Drops what has another fate. */
export const denied: Rule = (items, view) => {
  const gone = items.filter(
    (item) =>
      !isKept(item) &&
      !isToldApart(item, view) &&
      !isNamed(view, item) &&
      view.off.some((one) => isLineOf(one, item) && coversAll(one, item, view)),
  );
  return {
    items: items.filter((item) => !gone.includes(item)),
    findings: gone.map((item) =>
      finding('denied', 'dropped', item, view, { en: 'not yours to bring', es: 'no hace falta llevarlo' }),
    ),
  };
};

const isTag = (cue: string): boolean => cue.includes(':');

/** Whether an item is only for facts that a Trip states, and the trip states none of them. */
function isForNobody(item: EngineItem, { tags }: PlanView): boolean {
  const known = itemById(item.key);
  const conditions = several(known?.when);
  if (conditions.length === 0) return false;
  return conditions.every(({ any = [], all = [] }) => {
    const cues = [...any, ...all];
    return cues.length > 0 && cues.every(isTag) && !cues.some((cue) => tags.has(cue));
  });
}

/** The first part of a name: "valve oil" of "valve oil, mouthpiece, mute and cloth". */
const FIRST_PART = /,| and | with | y | e | con |:/u;

/** Whether the traveller's words name the item: all of it, what it begins with, or two of its parts. */
function isFullyNamed(item: EngineItem, view: PlanView): boolean {
  const known = itemById(item.key);
  // A line under their own words: "Cleats".
  if (!known || isNamed(view, item)) return true;
  const names = [known.en, known.es].flatMap((names_) => names_.split('|')).map(stems);
  const firsts = [known.en, known.es]
    .map((name) => stems(name.split(FIRST_PART)[0] ?? name))
    .filter((first) => first.length > 1);
  const within = view.brought.filter(
    ({ stems }) => stems.length > 0 && names.some((name) => stems.every((word) => name.includes(word))),
  );
  if (within.length > 1) return true;
  if (view.brought.some(({ stems }) => firsts.some((first) => first.every((word) => stems.includes(word)))))
    return true;
  return view.brought.some(({ stems }) =>
    names.some((name) => name.length > 0 && name.every((word) => stems.includes(word))),
  );
}

/** The brought things of which a word stands in the name of an item. */
const behind = (item: EngineItem, view: PlanView): NamedThing[] => {
  const known = itemById(item.key);
  const words = new Set([known?.en ?? '', known?.es ?? '', item.name].flatMap(stems));
  return view.brought.filter(({ stems, thing }) => thing.fate !== 'maybe' && stems.some((word) => words.has(word)));
};

/** The line of a kit under the words that brought it in. */
function underOwnWords(item: EngineItem, { thing, concept }: NamedThing): EngineItem {
  const quantity = Math.min(99, thing.quantity ?? 1);
  const category = concept?.category ?? item.category;
  return {
    ...item,
    key: `own-${thing.id}`,
    name: capitalise(thing.words),
    category,
    quantity,
    // What the kit is for says nothing of this thing.
    reason: '',
    weightGrams: (concept?.grams ?? Math.round(item.weightGrams / item.quantity)) * quantity,
    cabin: concept?.cabin ?? item.cabin,
  };
}

/**
 * Takes off a line of a kit that one word of the description brought in ("towel": a dog towel where no dog travels), or
 * leaves the words themselves in its place.
 */
export const notAsked: Rule = (list, view) => {
  const findings: Finding[] = [];
  const keys = new Set(list.map(({ key }) => key));
  const names = new Set(list.map(({ name }) => name.toLocaleLowerCase()));
  const items = list.flatMap((item): EngineItem[] => {
    if (!isForNobody(item, view) || isFullyNamed(item, view)) return [item];
    const own = behind(item, view)
      .map((one) => underOwnWords(item, one))
      .filter(({ key, name }) => !keys.has(key) && !names.has(name.toLocaleLowerCase()));
    for (const { key, name } of own) {
      keys.add(key);
      names.add(name.toLocaleLowerCase());
    }
    findings.push(
      finding('not-asked', own.length > 0 ? 'reworded' : 'dropped', item, view, {
        en: 'nothing of this trip asks for it',
        es: 'nada de este viaje lo pide',
      }),
    );
    return own;
  });
  return { items, findings };
};
