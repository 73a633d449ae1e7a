/**
 * The packing engine: facts in, a complete list out. Pure and synchronous; the same facts always give the same list.
 * Conditions choose the candidates, `replaces` merges, rules count, priorities cut the list to a size that fits the
 * trip, and every item says which fact it rests on.
 */
import type { Locale } from '../locale';
import { evidenceOf, matchItem, type Match } from './conditions';
import type { TripFacts } from './facts';
import { CATEGORY_IDS, CATEGORY_LABELS, type CabinRule, type CategoryId } from './knowledge/item';
import { ALL_ITEMS, type KnownItem } from './knowledge/knowledge';
import { sizeFor } from './list-size';
import { countItem, packsAlone, type Counted } from './quantity';
import { reasonOf, slotsOf } from './reasons';
import { situationOf, type Situation } from './signals';

/** One line of the list. */
export interface EngineItem {
  /** The knowledge base id. */
  key: string;
  /** In the language of the trip, singular or plural by quantity. */
  name: string;
  category: CategoryId;
  /** For the whole party, 1 to 99. */
  quantity: number;
  /** In the language of the trip. */
  reason: string;
  /** Of all pieces together, in grams (an estimate). */
  weightGrams: number;
  cabin: CabinRule;
  /** Never cut from the list. */
  essential: boolean;
  /** Names of the people it is for; empty when it is for everybody or shared. */
  for: string[];
  /** Ids of the travellers it is for; empty as above. */
  travellers: string[];
  /** Ids of the legs that ask for it; empty where all do. */
  legs: string[];
  /** Only "if you have room". */
  optional: boolean;
  bag: BagKind;
  /** `private` is for its owner's eyes, `private-reason` only its sentence. */
  privacy: 'shared' | 'private-reason' | 'private';
  /** What others read in place of the name and the reason. */
  sharedName?: string;
  sharedReason?: string;
}

/** Where a line travels; `bag` where no bag was told. */
export type BagKind = 'worn' | 'personal' | 'cabin' | 'hold' | 'backpack' | 'soft' | 'day' | 'porter' | 'car' | 'bag';

/** What a bag weighs when it is packed. */
export interface BagTotal {
  bag: BagKind;
  grams: number;
  litres: number;
  /** What it may weigh in all, where a limit was told. */
  limitGrams?: number;
  /** What it holds in all, where stated. */
  limitLitres?: number;
}

export interface PackingWarning {
  code:
    | 'for-one-of-the-group'
    | 'unknown-place'
    | 'unknown-weather'
    | 'over-weight-limit'
    | 'fitted-to-limit'
    | 'found-on-review'
    | 'check-entry-rules';
  text: string;
}

export interface PackingList {
  items: EngineItem[];
  /** The categories that occur, in order, with their labels in the language of the trip. */
  categories: { id: CategoryId; label: string }[];
  warnings: PackingWarning[];
  /** What is not on the list because of what the traveller said. */
  leftOut: { name: string; why: string }[];
  bags: BagTotal[];
}

export interface PackingOptions {
  /** The most lines a list may have; never above 200. */
  maxItems?: number;
}

interface Candidate {
  item: KnownItem;
  match: Match;
  counted: Counted;
  /** Lower is kept longer. */
  rank: number;
}

const HARD_MAX_ITEMS = 200;

/** Whether hand luggage forbids an item that nobody named as their own. */
function forbiddenInCabin(item: KnownItem, match: Match, { signals }: Situation): boolean {
  if (!signals.has('hand-luggage') || !signals.has('flying')) return false;
  if (item.cabin === 'blade') return true;
  return item.cabin === 'hold-only' && !match.cue?.startsWith('own:');
}

/** What the traveller named counts more than what a rule adds. */
function rankOf(item: KnownItem, match: Match, situation: Situation): number {
  const source = evidenceOf(match.cue, situation)?.source;
  return item.keep - (source === 'words' || source === 'correction' ? 1.1 : source === 'form' ? 0.4 : 0);
}

/** The name of so many of an item. */
const nameOf = (item: KnownItem, quantity: number, locale: Locale): string => pick(item[locale], quantity);

/** `singular|plural` by quantity. */
export function pick(names: string, quantity: number): string {
  const [one = '', many = one] = names.split('|');
  return quantity === 1 ? one : many;
}

function candidatesOf(situation: Situation): Candidate[] {
  const found: Candidate[] = [];
  for (const item of ALL_ITEMS) {
    const match = matchItem(item, situation);
    if (!match || forbiddenInCabin(item, match, situation)) continue;
    const counted = countItem(item, situation);
    if (counted.total > 0) found.push({ item, match, counted, rank: rankOf(item, match, situation) });
  }
  const replaced = new Set(found.flatMap(({ item }) => item.replaces ?? []));
  return found.filter(({ item }) => !replaced.has(item.id));
}

function warningsOf(situation: Situation, grams: number): PackingWarning[] {
  const { facts, comfort, border } = situation;
  const english = facts.locale === 'en';
  const warnings: PackingWarning[] = [];
  if (packsAlone(facts)) {
    warnings.push({
      code: 'for-one-of-the-group',
      text: english
        ? `You are ${facts.party.adults}: the list is for one, everybody packs a bag of their own.`
        : `Sois ${facts.party.adults}: la lista es para una persona, cada cual hace su maleta.`,
    });
  }
  if (facts.places.length === 0) {
    warnings.push({
      code: 'unknown-place',
      text: english
        ? `“${facts.destination}” is not a place we know: the list rests on your words alone.`
        : `No conocemos «${facts.destination}»: la lista se apoya solo en tus palabras.`,
    });
  }
  if (!comfort.known) {
    warnings.push({
      code: 'unknown-weather',
      text: english
        ? 'The weather is not known, so the list is in layers.'
        : 'No se conoce el tiempo, así que la lista va por capas.',
    });
  }
  if (border.permit) {
    warnings.push({
      code: 'check-entry-rules',
      text: english
        ? `Entry rules change: check the official page (${border.permit.en}).`
        : `Las normas de entrada cambian: consulta la página oficial (${border.permit.es}).`,
    });
  }
  const limit = facts.luggage.limitKg;
  const people = facts.party.adults + facts.party.children.length;
  if (limit !== undefined && grams > limit * 1000 * Math.max(1, people)) {
    warnings.push({
      code: 'over-weight-limit',
      text: english
        ? `About ${Math.round(grams / 1000)} kg in all, over your limit of ${limit} kg a person: what you wear does not count.`
        : `Unos ${Math.round(grams / 1000)} kg en total, más que tu límite de ${limit} kg por persona: lo que llevas puesto no cuenta.`,
    });
  }
  return warnings;
}

/** Makes the packing list of a trip. */
export function makePackingList(facts: TripFacts, options: PackingOptions = {}): PackingList {
  const situation = situationOf(facts);
  const size = Math.min(options.maxItems ?? sizeFor(situation), HARD_MAX_ITEMS);
  const order = new Map(ALL_ITEMS.map((item, index) => [item.id, index]));
  const kept = candidatesOf(situation)
    .toSorted((a, b) => a.rank - b.rank || (order.get(a.item.id) ?? 0) - (order.get(b.item.id) ?? 0))
    .filter(({ item }, index) => index < size || (item.keep === 1 && index < HARD_MAX_ITEMS))
    .toSorted((a, b) => (order.get(a.item.id) ?? 0) - (order.get(b.item.id) ?? 0));
  const slots = slotsOf(situation);
  const { locale } = facts;
  const items = kept.map(({ item, match, counted }): EngineItem => ({
    key: item.id,
    name: nameOf(item, counted.total, locale),
    category: item.category,
    quantity: counted.total,
    reason: reasonOf(item, match, counted, situation, slots),
    weightGrams: item.grams * counted.total,
    cabin: item.cabin ?? 'ok',
    essential: item.keep === 1,
    for: [],
    travellers: [],
    legs: [],
    optional: item.keep === 5,
    bag: 'bag',
    privacy: 'shared',
  }));
  const used = new Set(items.map((item) => item.category));
  return {
    items,
    categories: CATEGORY_IDS.filter((id) => used.has(id)).map((id) => ({ id, label: CATEGORY_LABELS[id][locale] })),
    warnings: warningsOf(
      situation,
      items.reduce((sum, item) => sum + item.weightGrams, 0),
    ),
    leftOut: [],
    bags: [],
  };
}
