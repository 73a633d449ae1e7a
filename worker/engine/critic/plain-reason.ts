/** The reason that is always true: the number, whom it is for and the nights. */
import type { EngineItem } from '../packing/engine';
import { counted } from '../packing/wording';
import { headsOf, peopleOf, type PlanView } from './plan-view';

/** "7 for 2 people, 6 nights"; of a single thing "For 6 nights". */
export function plainReason(item: EngineItem, view: PlanView): string {
  const { locale, nights, days } = view.trip;
  const english = locale === 'en';
  const heads = headsOf(peopleOf(view, item));
  const people = heads > 1 ? (english ? `${heads} people, ` : `${heads} personas, `) : '';
  const span = nights === 0 ? counted(days, 'day', locale) : counted(nights, 'night', locale);
  const rest = `${people}${span}`;
  if (item.quantity === 1) return `${english ? 'For' : 'Para'} ${rest}`;
  return `${item.quantity} ${english ? 'for' : 'para'} ${rest}`;
}

/** A line with another number; its weight and its arithmetic follow. */
export function withQuantity(item: EngineItem, quantity: number, view: PlanView): EngineItem {
  const each = item.weightGrams / Math.max(1, item.quantity);
  const changed = { ...item, quantity, weightGrams: Math.round(each * quantity) };
  return /^\d/u.test(item.reason) || item.reason.includes(`${item.quantity}`)
    ? { ...changed, reason: plainReason(changed, view) }
    : changed;
}
