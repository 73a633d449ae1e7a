/** Nobody's condition is attached to somebody else. */
import { several } from '../../packing/knowledge/item';
import { itemById } from '../../packing/knowledge/knowledge';
import type { Rule } from '../contract';
import { finding } from '../lines';
import { callOf, headsOf, type PlanView } from '../plan-view';

const CONDITION = /^medical:/u;

/** The conditions of which one is why an item is packed; empty where anything else may be. */
function conditionsOf(key: string): string[] {
  const rows = several(itemById(key)?.when);
  const cues = rows.flatMap(({ any = [], all = [] }) => [...any, ...all]);
  const open = rows.some(({ any = [], all = [] }) => any.length + all.length === 0);
  return !open && cues.length > 0 && cues.every((cue) => CONDITION.test(cue)) ? cues : [];
}

/** Travellers who have one of the conditions; undefined where the trip does not say whose it is. */
function ownersOf(key: string, { trip }: PlanView): string[] | undefined {
  const cues: ReadonlySet<string> = new Set(conditionsOf(key));
  const facts = cues.size === 0 ? [] : trip.facts.filter(({ tag }) => cues.has(tag));
  return facts.length === 0 || facts.some(({ travellers }) => travellers.length === 0)
    ? undefined
    : [...new Set(facts.flatMap(({ travellers }) => travellers))];
}

/** Gives the things of a condition to those who have it; drops them where none of them packs by this list. */
export const owner: Rule = (list, view) => {
  const verdicts = list.map((item) => {
    const owners = ownersOf(item.key, view);
    if (owners === undefined) return { item };
    const theirs = view.packing.filter(({ id }) => owners.includes(id));
    if (theirs.length === 0) return { finding: finding('owner', 'dropped', item, view) };
    const wrong =
      item.travellers.length > 0
        ? item.travellers.some((id) => !owners.includes(id))
        : headsOf(theirs) < view.people && item.quantity > headsOf(theirs);
    if (!wrong) return { item };
    const right = item.travellers.filter((id) => owners.includes(id));
    const people = right.length > 0 ? theirs.filter(({ id }) => right.includes(id)) : theirs;
    const all = people.length === view.packing.length;
    return {
      item: {
        ...item,
        travellers: all ? [] : people.map(({ id }) => id),
        for: all ? [] : people.map((one) => callOf(one, view.trip)),
        ...(item.travellers.length === 0 && {
          quantity: headsOf(people),
          weightGrams: Math.round((item.weightGrams / item.quantity) * headsOf(people)),
        }),
      },
      finding: finding('owner', 'reassigned', item, view),
    };
  });
  return {
    items: verdicts.flatMap(({ item }) => item ?? []),
    findings: verdicts.flatMap(({ finding: found }) => found ?? []),
  };
};
