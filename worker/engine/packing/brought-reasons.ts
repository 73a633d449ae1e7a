/** What follows for a thing that only the traveller's own words bring: from its row, else from its family and a fact. */
import type { Locale } from '../locale';
import { holds } from './conditions';
import { BROUGHT, type BroughtFamily } from './knowledge/brought';
import type { CategoryId } from './knowledge/item';
import type { Draft } from './lines';
import { fill, type Slots } from './reasons';
import type { Situation } from './signals';
import { conceptOf } from './thing-items';

/** A thing as the families know it. */
interface Told {
  kind?: string;
  category: CategoryId;
  words?: string;
}

/** Whether a family is about this thing; what the lexicon knows of it counts before its words. */
function fits({ kinds, categories, words }: BroughtFamily, { kind, category, words: said }: Told): boolean {
  if (kind !== undefined && kinds?.includes(kind)) return true;
  if (said !== undefined && words?.test(said)) return true;
  if (categories?.includes(category)) return true;
  return false;
}

/** What is said of these holds wherever they go; of clothes and gear it depends on what is done there. */
const ANYWHERE: ReadonlySet<CategoryId> = new Set(['documents', 'health', 'electronics', 'work', 'children', 'pets']);

/** Remarks on a thing, the closest first, as far as a fact of the trip or its own row bears them out. */
export function* broughtReasons(
  draft: Draft,
  situation: Situation | undefined,
  slots: Slots,
  locale: Locale,
): Generator<string, undefined> {
  const { named, category } = draft.item;
  const kind = draft.thing && conceptOf(draft.thing)?.kind;
  const told = { category, ...(kind && { kind }), ...(draft.thing && { words: draft.thing.words }) };
  const own = draft.hit === undefined && ANYWHERE.has(category) ? draft.item.why.filter((why) => !why.if) : [];
  const rows = [
    ...(named ? [named] : []),
    ...own,
    ...BROUGHT.filter((family) => fits(family, told)).flatMap(({ why }) => why),
  ];
  for (const row of rows) {
    if (row.if && !(situation && row.if.some((cue) => holds(cue, situation)))) continue;
    const text = fill(row[locale], slots);
    if (text !== undefined) yield text;
  }
}
