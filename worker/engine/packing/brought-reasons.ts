/** What follows from a thing that only the traveller's own words bring: the remark of its row, else of its family. */
import type { Locale } from '../locale';
import { holds } from './conditions';
import { BROUGHT, type BroughtFamily } from './knowledge/brought';
import type { CategoryId } from './knowledge/item';
import type { Draft } from './lines';
import { fill, type Slots } from './reasons';
import type { Situation } from './signals';
import { cleanQuote } from './quote';
import { conceptOf, stemsBeside } from './thing-items';
import { quotedIn } from './wording';

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
  return kinds === undefined && categories === undefined && words === undefined;
}

/** A remark on a thing of which no more is known than what it is. */
export function remarkOn(told: Told, locale: Locale): string {
  const row = BROUGHT.filter((family) => fits(family, told))
    .flatMap(({ why }) => why)
    .find((one) => one.if === undefined && !one[locale].includes('{'));
  return row?.[locale] ?? '';
}

const ANYTHING = BROUGHT.at(-1)?.why[0];
/** So many words beside the thing's own say why or how it comes; a list of things says neither. */
const MORE_WORDS = 2;

/** The words in which a thing is named, where they are whole, short, and say more than its name. */
function saidMore({ thing }: Draft): string | undefined {
  const quote = cleanQuote(thing?.evidence.quote);
  if (!thing || quote === undefined || quote.endsWith('…') || quote.split(',').length > 2) return undefined;
  return stemsBeside(quote, thing.words).length >= MORE_WORDS ? quote : undefined;
}

/** What is said of these holds wherever they go; of clothes and gear it depends on what is done there. */
const ANYWHERE: ReadonlySet<CategoryId> = new Set(['documents', 'health', 'electronics', 'work', 'children', 'pets']);

/** Remarks on a thing, the closest first, all of them true wherever it goes; of what is named more than of the rest. */
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
    if (row === ANYTHING && !draft.named && !draft.maybe) return;
    // Before what could be said of anything: how the traveller said it.
    if (row === ANYTHING) {
      const quote = saidMore(draft);
      if (quote !== undefined) yield quotedIn(quote, locale);
    }
    if (row.if && !(situation && row.if.some((cue) => holds(cue, situation)))) continue;
    const text = fill(row[locale], slots);
    if (text !== undefined) yield text;
  }
}
