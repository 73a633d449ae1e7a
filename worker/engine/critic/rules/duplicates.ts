/** No thing twice for the same person. */
import type { EngineItem } from '../../packing/engine';
import type { Finding, Rule } from '../contract';
import { finding } from '../lines';
import { isNamed, peopleOf, type PlanView } from '../plan-view';
import { stems } from '../../stems';
import { headNoun } from '../words';

const overlap = (a: EngineItem, b: EngineItem, view: PlanView): boolean =>
  peopleOf(view, a).some(({ id }) => peopleOf(view, b).some((other) => other.id === id));

/** Where a longer name is the same thing said more closely ("camera", "SLR camera"); clothes differ by every word. */
const ONE_OF_A_KIND: ReadonlySet<EngineItem['category']> = new Set(['electronics', 'work', 'documents']);

/** A second passport or a spare key is one more, not the same one told twice. */
const ONE_MORE = /\b(?:second|spare|extra|backup|segund[oa]s?|otr[oa]s?|repuesto|recambio)\b/iu;

/** One name says all the other says, and both are about the same noun. */
function saysSame(a: EngineItem, b: EngineItem, view: PlanView): boolean {
  const { locale } = view.trip;
  if (a.category !== b.category && !a.key.startsWith('own-') && !b.key.startsWith('own-')) return false;
  if (headNoun(a.name, locale) !== headNoun(b.name, locale)) return false;
  if (ONE_MORE.test(a.name) !== ONE_MORE.test(b.name)) return false;
  const [less, more] = [stems(a.name), stems(b.name)].toSorted((x, y) => x.length - y.length);
  // A name of several parts ("stethoscope, fob watch and scissors") is more than one of them.
  const parts = [a.name, b.name].some((name) => /,| and | y | e /u.test(name));
  if (less?.length !== more?.length && parts) return false;
  if (less?.length !== more?.length && !(ONE_OF_A_KIND.has(a.category) && ONE_OF_A_KIND.has(b.category))) return false;
  return less !== undefined && more !== undefined && less.length > 0 && less.every((word) => more.includes(word));
}

/** Merges two lines of one thing; the traveller's own words and the higher number win. */
export const duplicates: Rule = (list, view) => {
  const findings: Finding[] = [];
  const kept: EngineItem[] = [];
  const byHead = new Map<string, EngineItem[]>();
  for (const item of list) {
    const head = headNoun(item.name, view.trip.locale) ?? item.key;
    const same = byHead.get(head) ?? [];
    const twin = same.find(
      (other) =>
        !(isNamed(view, other) && isNamed(view, item)) && saysSame(other, item, view) && overlap(other, item, view),
    );
    if (!twin) {
      kept.push(item);
      byHead.set(head, [...same, item]);
      continue;
    }
    const [stays, goes] = isNamed(view, item) && !isNamed(view, twin) ? [item, twin] : [twin, item];
    const merged: EngineItem = {
      ...stays,
      essential: stays.essential || goes.essential,
      optional: stays.optional && goes.optional,
      ...((stays.travellers.length === 0 || goes.travellers.length === 0) && { travellers: [], for: [] }),
    };
    kept[kept.indexOf(twin)] = merged;
    byHead.set(head, [...same.filter((one) => one !== twin), merged]);
    findings.push(finding('duplicate', 'merged', goes, view));
  }
  return { items: kept, findings };
};
