/**
 * A model's proposals, checked one by one against the list, the traveller's words and what a packing list may be. The
 * list that comes out is complete whatever the model says: it may only drop a few things, never what is essential.
 */
import type { Locale } from '../../../platform/locale/locale';
import type { TripFacts } from '../../../engine/packing/facts';
import { maxUsableQuantity, statesFalseFigures } from './checks/figures';
import { hasMarkup, isForbidden, isPadding } from './checks/forbidden';
import { isInLanguage } from './checks/language';
import { createRefusals, keyOf, type NameIndex } from '../../names/service';
import { MAX_NAME, MAX_REASON, categoryOf, lineSchema, type Line } from './line-schema';
import type { ListChange, ListItem, PersonalisedItem, Rejection } from './list';

/** How much a model may change. A list is never longer than the contract allows, nor much shorter than the base. */
export const EDIT_LIMITS = { items: 200, add: 25, drop: 15, change: 25, dropShare: 0.3 } as const;

/** Kept even when the engine did not mark them: concepts by the key of their name. */
const ALWAYS_ESSENTIAL =
  /\b(?:passport|pasaport|dni|identiti|identidad|medication|medicacion|medicin|medicina|medicament|insulin|insulina|inhaler|inhalador|underwear|calzoncillo|braga|interior|nappi|panal|visa|visado)\b/;

export interface EditContext {
  items: readonly ListItem[];
  facts: TripFacts;
  locale: Locale;
  names: NameIndex;
  /** True for text that repeats or talks of the prompt. */
  leaks: (text: string) => boolean;
}

export interface ListEditor {
  /** Takes one object of the answer (`undefined`: a broken one) and gives the change it makes, or why it makes none. */
  apply(json: string | undefined): Exclude<ListChange, { op: 'reset' }> | Rejection;
  /** The list as it is now: the base list's order, what was added at the end. */
  items(): PersonalisedItem[];
}

const parseLine = (json: string | undefined): Line | Rejection => {
  if (json === undefined) return 'broken';
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'broken';
  }
  const parsed = lineSchema.safeParse(value);
  return parsed.success ? parsed.data : 'schema';
};

const isPossible = (quantity: number, most: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= most;

const isEssential = (item: ListItem) => item.essential === true || ALWAYS_ESSENTIAL.test(keyOf(item.name));

/** An editor over one base list, for one answer. Pure: no time, no network; the base list is not touched. */
export const createEditor = (context: EditContext): ListEditor => {
  const { facts, locale, names, leaks } = context;
  const isRefused = createRefusals(facts, names);
  const list = new Map<string, PersonalisedItem>(context.items.map((item) => [item.id, { ...item, origin: 'engine' }]));
  const counts = { add: 0, drop: 0, change: 0 };
  const maxDrops = Math.min(EDIT_LIMITS.drop, Math.floor(context.items.length * EDIT_LIMITS.dropShare));
  const touched = new Set<string>();

  /** The item that a line means: by its id, or by a name that only one item has. */
  const target = ({ id, name }: Line): PersonalisedItem | undefined => {
    const byId = id === undefined ? undefined : list.get(id);
    if (byId) return byId;
    const wanted = keyOf(id ?? name ?? '');
    const same = [...list.values()].filter((item) => keyOf(item.name) === wanted);
    return same.length === 1 ? same[0] : undefined;
  };

  /** Which thing each line of the list is, by id. */
  const concepts = new Map(context.items.map((item) => [item.id, names.conceptOf(item.name)]));
  const isOnList = (name: string, except?: string): boolean => {
    const concept = names.conceptOf(name);
    return [...list.keys()].some((id) => id !== except && (id === concept || concepts.get(id) === concept));
  };

  /** What holds for the text of every line. `name` only where it will be shown. */
  const textFault = (name: string | undefined, reason: string): Rejection | undefined => {
    if ((name?.length ?? 0) > MAX_NAME || reason.length > MAX_REASON) return 'length';
    if (hasMarkup(`${name ?? ''} ${reason}`)) return 'markup';
    if (isForbidden(name, reason)) return 'forbidden';
    if (leaks(reason) || (name !== undefined && leaks(name))) return 'leak';
    if (name !== undefined && isPadding(name)) return 'schema';
    if (!isInLanguage({ name, reason }, locale, names)) return 'language';
    return statesFalseFigures(`${name ?? ''} . ${reason}`, facts) ? 'false-fact' : undefined;
  };

  const add = ({ name = '', category, quantity = 1, reason }: Line): ListChange | Rejection => {
    const fault = textFault(name, reason);
    if (fault) return fault;
    if (isRefused(name)) return 'refused';
    if (isOnList(name)) return 'duplicate';
    const into = (category === undefined ? undefined : categoryOf(category)) ?? 'comfort';
    if (!isPossible(quantity, maxUsableQuantity(into, facts))) return 'quantity';
    if (counts.add >= EDIT_LIMITS.add || list.size >= EDIT_LIMITS.items) return 'limit';
    const item = { id: `model-${counts.add + 1}`, name, quantity, category: into, reason, origin: 'model' } as const;
    list.set(item.id, item);
    concepts.set(item.id, names.conceptOf(name));
    return { op: 'add', item };
  };

  const drop = (line: Line): ListChange | Rejection => {
    const item = target(line);
    if (!item) return 'unknown-item';
    if (isEssential(item)) return 'essential';
    const fault = textFault(undefined, line.reason);
    if (fault) return fault;
    if (counts.drop >= maxDrops) return 'limit';
    list.delete(item.id);
    return { op: 'drop', id: item.id, reason: line.reason };
  };

  const change = (line: Line): ListChange | Rejection => {
    const item = target(line);
    if (!item) return 'unknown-item';
    // A name that found the item is not a new one.
    const name = line.id === undefined || line.name === item.name ? undefined : line.name;
    const quantity = line.quantity ?? item.quantity;
    const category = (line.category === undefined ? undefined : categoryOf(line.category)) ?? item.category;
    const fault = textFault(name, line.reason);
    if (fault) return fault;
    if (isEssential(item) && (name !== undefined || quantity < item.quantity)) return 'essential';
    if (name !== undefined && isRefused(name)) return 'refused';
    if (name !== undefined && isOnList(name, item.id)) return 'duplicate';
    const most = Math.min(99, Math.max(maxUsableQuantity(category, facts), item.quantity * 2));
    if (!isPossible(quantity, most)) return 'quantity';
    if (touched.has(item.id)) return 'duplicate';
    if (name === undefined && quantity === item.quantity && category === item.category && line.reason === item.reason) {
      return 'no-effect';
    }
    if (counts.change >= EDIT_LIMITS.change) return 'limit';
    const changed = { ...item, name: name ?? item.name, quantity, category, reason: line.reason };
    list.set(item.id, changed);
    concepts.set(item.id, names.conceptOf(changed.name));
    touched.add(item.id);
    return { op: 'change', item: changed };
  };

  return {
    apply(json) {
      const line = parseLine(json);
      if (typeof line === 'string') return line;
      const result = { add, drop, change }[line.op](line);
      if (typeof result === 'string' || result.op === 'reset') return typeof result === 'string' ? result : 'schema';
      counts[line.op] += 1;
      return result;
    },
    items: () => [...list.values()],
  };
};
