import type { ListItem, PersonalisedItem } from './models/list';
import { CATEGORY_IDS } from '../../engine/packing/knowledge/item';
import type { TripFacts } from '../../engine/packing/facts';
import { PRIVATE, withPrivacy } from '../service';
import type { GeneratedItem } from '../list/service';

/** A list as a model gets it. What the traveller brings is on it, so that nothing is proposed twice, and stays on it. */
export const toModelItems = (base: readonly GeneratedItem[]): ListItem[] =>
  base.map(({ key, name, quantity, category, reason, essential, origin }) => ({
    id: key,
    name,
    quantity,
    category: CATEGORY_IDS.find((known) => known === category) ?? 'comfort',
    reason,
    essential: essential || origin === 'user',
  }));

type Told = Pick<PersonalisedItem, 'name' | 'quantity' | 'category' | 'reason'>;

const isAsBefore = (before: GeneratedItem, { name, quantity, category, reason }: Told): boolean =>
  before.name === name && before.quantity === quantity && before.category === category && before.reason === reason;

/**
 * Turns a personalised line back into one of the list it came from. Until {@link settlePrivacy} has
 * seen it, what a model wrote is private.
 */
export const createFromModel = (base: readonly GeneratedItem[]): ((item: PersonalisedItem) => GeneratedItem) => {
  const known = new Map(base.map((item) => [item.key, item]));
  return ({ id, name, quantity, category, reason, origin, essential = false }) => {
    const before = known.get(id);
    // What the traveller brings is no matter of the model's; what it left as it was is the same line.
    if (before?.origin === 'user' || (before && isAsBefore(before, { name, quantity, category, reason })))
      return before;
    return {
      key: id,
      name,
      quantity,
      category,
      reason,
      origin,
      essential,
      weightGrams: before?.weightGrams ?? null,
      cabin: before?.cabin ?? null,
      ...PRIVATE,
      for: before?.for ?? [],
      bag: before?.bag ?? null,
      optional: before?.optional ?? false,
    };
  };
};

/** Says what of the lines that a model wrote is private; a line that it left as it was keeps what was said of it. */
export const settlePrivacy = (
  lines: readonly GeneratedItem[],
  base: readonly GeneratedItem[],
  facts: TripFacts,
): GeneratedItem[] => {
  const kept = new Set(base);
  const written = withPrivacy(
    lines.filter((line) => !kept.has(line)),
    facts,
  );
  const byKey = new Map(written.map((line) => [line.key, line]));
  return lines.map((line) => byKey.get(line.key) ?? line);
};
