/** Lines that the critic adds, and the sentences of its findings. */
import { pick, type EngineItem } from '../packing/engine';
import { CATEGORY_IDS } from '../packing/knowledge/item';
import { ALL_ITEMS, itemById } from '../packing/knowledge/knowledge';
import type { Traveller } from '../trip/schema';
import type { Finding, RuleId } from './contract';
import { callOf, headsOf, type PlanView } from './plan-view';

type Action = Finding['action'];

const SAID: Record<Action, { en: string; es: string }> = {
  added: { en: 'Was missing', es: 'Faltaba' },
  dropped: { en: 'Taken off', es: 'Quitado' },
  lowered: { en: 'Number corrected', es: 'Cantidad corregida' },
  merged: { en: 'Was there twice', es: 'Estaba repetido' },
  moved: { en: 'Moved to another bag', es: 'Cambiado de bolsa' },
  reassigned: { en: 'Given to the person it is for', es: 'Asignado a quien le toca' },
  reworded: { en: 'Reason corrected', es: 'Motivo corregido' },
  warned: { en: 'Check', es: 'Revisa' },
};

/** A finding about a line, in the language of the trip. */
export const finding = (
  rule: RuleId,
  action: Action,
  { key, name }: Pick<EngineItem, 'key' | 'name'>,
  view: PlanView,
  why?: { en: string; es: string },
): Finding => {
  const { locale } = view.trip;
  const more = why === undefined ? '' : ` (${why[locale]})`;
  return { rule, key, action, text: `${SAID[action][locale]}: ${name}${more}` };
};

/** A finding that the traveller reads as a warning. */
export const warning = (rule: RuleId, view: PlanView, text: { en: string; es: string }, key = ''): Finding => ({
  rule,
  key,
  action: 'warned',
  text: text[view.trip.locale],
});

/** A line for an item of the knowledge base. */
export function lineFor(
  id: string,
  quantity: number,
  people: readonly Traveller[],
  view: PlanView,
  reason: { en: string; es: string },
): EngineItem | undefined {
  const item = itemById(id);
  if (!item) return undefined;
  const { locale } = view.trip;
  const all = people.length === 0 || headsOf(people) >= view.people;
  return {
    key: id,
    name: pick(item[locale], quantity),
    category: item.category,
    quantity,
    reason: reason[locale],
    weightGrams: item.grams * quantity,
    cabin: item.cabin ?? 'ok',
    essential: item.keep === 1,
    for: all ? [] : people.map((one) => callOf(one, view.trip)),
    travellers: all ? [] : people.map(({ id: one }) => one),
    legs: [],
    optional: false,
    bag: 'bag',
    privacy: 'shared',
  };
}

const ORDER = new Map(ALL_ITEMS.map(({ id }, index) => [id, index]));

/** By category and then as the knowledge base has them; own words come last in their category. */
export const inOrder = (items: readonly EngineItem[]): EngineItem[] =>
  items.toSorted(
    (a, b) =>
      CATEGORY_IDS.indexOf(a.category) - CATEGORY_IDS.indexOf(b.category) ||
      (ORDER.get(a.key) ?? ORDER.size) - (ORDER.get(b.key) ?? ORDER.size),
  );
