import type { ListItem, PersonalisedItem } from './models/list';
import { CATEGORY_IDS } from '../../engine/packing/knowledge/item';
import { PRIVATE } from '../service';
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

/**
 * Turns a personalised line back into one of the list it came from. Until `withPrivacy` has seen it, it is private.
 */
export const createFromModel = (base: readonly GeneratedItem[]): ((item: PersonalisedItem) => GeneratedItem) => {
  const known = new Map(base.map((item) => [item.key, item]));
  return ({ id, name, quantity, category, reason, origin, essential = false }) => {
    const before = known.get(id);
    // What the traveller brings is no matter of the model's.
    if (before?.origin === 'user') return before;
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
