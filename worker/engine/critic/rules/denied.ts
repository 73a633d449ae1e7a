/** Nothing that is rented, provided, sent, bought there, left at home or brought by others; nothing nobody asked for. */
import type { EngineItem } from '../../packing/engine';
import { several } from '../../packing/knowledge/item';
import { itemById } from '../../packing/knowledge/knowledge';
import type { Rule } from '../contract';
import { finding } from '../lines';
import { isLineOf, isNamed, peopleOf, type NamedThing, type PlanView } from '../plan-view';
import { wordStems } from '../words';

/** A thing of some people or some legs does not take the line of the others away. */
const coversAll = ({ thing }: NamedThing, item: EngineItem, view: PlanView): boolean =>
  (thing.travellers.length === 0 || peopleOf(view, item).every(({ id }) => thing.travellers.includes(id))) &&
  (thing.legs.length === 0 || (item.legs.length > 0 && item.legs.every((leg) => thing.legs.includes(leg))));

/** Papers, medicines and money stay whatever is said of something like them. */
const isKept = ({ key, category }: EngineItem): boolean =>
  category === 'documents' || category === 'money' || category === 'health' || key.startsWith('own-');

/** Drops what has another fate. */
export const denied: Rule = (items, view) => {
  const gone = items.filter(
    (item) =>
      !isKept(item) &&
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

/** Whether the words of a thing name the whole item and not one word of it. */
function isFullyNamed(item: EngineItem, view: PlanView): boolean {
  const known = itemById(item.key);
  if (!known) return true;
  const names = [known.en, known.es].flatMap((names_) => names_.split('|')).map(wordStems);
  return view.brought.some(
    ({ items, stems }) =>
      items.has(item.key) || names.some((name) => name.length > 0 && name.every((word) => stems.includes(word))),
  );
}

/** Drops a line of a kit that one word of the description brought in ("towel": a dog towel where no dog travels). */
export const notAsked: Rule = (items, view) => {
  const gone = items.filter(
    (item) => /["“«]|\d/u.test(item.reason) && isForNobody(item, view) && !isFullyNamed(item, view),
  );
  return {
    items: items.filter((item) => !gone.includes(item)),
    findings: gone.map((item) =>
      finding('not-asked', 'dropped', item, view, {
        en: 'nothing of this trip asks for it',
        es: 'nada de este viaje lo pide',
      }),
    ),
  };
};
