/**
 * "Proper kitchen shoes", "bolsita para el celu": the learned reader sees where the name of a thing begins and ends. A thing
 * that rules read takes its whole name, and what rules took for two things in one name is one.
 */
import type { TripDocument } from '../document';
import { languageOf } from '../../packing/reading/language';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { isOpen, unknownThing } from '../things/open-things';
import { OUTSIDE_NAME } from '../things/naming';
import { PIECE_END } from '../things/piece-ends';
import { type Entry, textOf } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import type { LearnedText } from './reader';

/** Least likelihood that a word belongs to a name, and that a new name begins at it, or where rules know a thing. */
const NAMES = 0.5;
const BEGINS = 0.5;
const BEGINS_AT_THING = 0.3;
const LONGEST = 6;

/** Told behind a thing, and no part of its name: "epilim syrup morning n nite". */
const BEHIND_NAME =
  /^(?:mornings?|afternoons?|evenings?|nights?|nites?|daily|weekly|today|tomorrow|only|too|mine|ours|own|yes|ok|mananas?|tardes?|noches?|diari[oa]s?|nomas|mi[oa]s?|nuestr[oa]s?|propi[oa]s?)$/;
/** After these follows of what, for what or with what a thing is. */
const OF = /^(?:of|for|with|from|in|de|del|para|pa|con|a|al|en)$/;
/** Nouns whose kind the noun beside them tells: "CPAP machine", "par de botas". */
const GENERAL =
  /^(?:machine|tablets?|tabs?|pills?|meds?|medicine|medication|drops|cream|set|sets|kit|kits|pair|pairs|gear|stuff|things?|bottles?|packs?|box|boxes|tin|bag|bags|par|pares|juego|caja|cajas|paquetes?|frascos?|tubo|botella|botellas|bote|kilos?|kit|pastillas?|comprimidos?|gotas|crema|maquina|equipo|cosas|ropa|unas|unos|docena)$/;

const isBehind = (word: string): boolean => OUTSIDE_NAME.test(word) || BEHIND_NAME.test(word);

interface Name {
  start: number;
  end: number;
}

/** The names of two words and more in a sentence. */
const namesIn = (
  view: SentenceView,
  known: ReadonlySet<number>,
  { words, namesThing, beginsThing }: LearnedText,
): Name[] => {
  const { tokens } = view.sentence;
  const places = tokens.map((_, at) => words.placeOf(view, at));
  const isPart = (at: number): boolean => namesThing(places[at] ?? -1) > NAMES;
  const goesOn = (at: number): boolean =>
    !PIECE_END.test(tokens[at]?.gap ?? '') &&
    beginsThing(places[at] ?? -1) < (known.has(at) ? BEGINS_AT_THING : BEGINS);
  const names: Name[] = [];
  for (let start = 0; start < tokens.length;) {
    let end = start;
    while (end < tokens.length && isPart(end) && (end === start || goesOn(end))) end += 1;
    let [first, last] = [start, end];
    while (first < last && OUTSIDE_NAME.test(tokens[first]?.text ?? '')) first += 1;
    while (last > first && isBehind(tokens[last - 1]?.text ?? '')) last -= 1;
    if (last - first > 1 && last - first <= LONGEST) names.push({ start: first, end: last });
    start = Math.max(end, start + 1);
  }
  return names;
};

/** The one of several things in a name that the others tell more of. */
const headOf = (entries: readonly Entry[], tokens: readonly Token[], spanish: boolean): Entry | undefined => {
  const inOrder = entries.toSorted((one, other) => one.start - other.start);
  const joined = inOrder.findIndex(({ start }) => OF.test(tokens[start - 1]?.text ?? ''));
  const before = joined > 0 ? inOrder.slice(0, joined) : inOrder;
  return spanish ? before[0] : before.at(-1);
};

/** Whether the noun that a name is of is no noun of its thing: "skate tool", "funda del celular". */
const isOfAnother = ({ start, end }: Entry, name: Name, tokens: readonly Token[], spanish: boolean): boolean => {
  const noun = spanish ? name.start : name.end - 1;
  if (noun >= start && noun < end) return false;
  const text = tokens[noun]?.text ?? '';
  // "Bath towels of mine", "el bolso de mano": words before an "of" are what the thing is.
  if (!spanish && tokens.slice(end, name.end).some((token) => OF.test(token.text))) return false;
  if (spanish && !tokens.slice(name.start, start).some((token) => OF.test(token.text))) return false;
  return !GENERAL.test(text);
};

/** "Harness shoes chalk belay device": in a list without commas things that rules know stay apart. */
const isInRunOnList = (
  { end }: Name,
  inside: readonly Entry[],
  known: ReadonlySet<number>,
  tokens: readonly Token[],
): boolean =>
  inside.filter(({ start }) => known.has(start)).length > 1 &&
  known.has(end) &&
  !PIECE_END.test(tokens[end]?.gap ?? '');

/** The entries with whole names, without those that are only part of another's name. */
export function withWholeNames(
  { original }: TripDocument,
  entries: readonly Entry[],
  context: ThingsContext,
  learned: LearnedText,
): Entry[] {
  const dropped = new Set<Entry>();
  const renamed = new Map<Entry, Entry>();
  for (const [view, inView] of Map.groupBy(entries, (entry) => entry.view)) {
    const { tokens } = view.sentence;
    const spanish = (languageOf(view.sentence) ?? context.locale) === 'es';
    const known = new Set(inView.flatMap(({ concept, start }) => (concept === undefined ? [] : [start])));
    for (const name of namesIn(view, known, learned)) {
      const inside = inView.filter(({ start, end }) => start < name.end && end > name.start);
      // Said of twice in one sentence, it is one thing already.
      const distinct = inside.filter(({ start }, at) => inside.findIndex((other) => other.start === start) === at);
      const head = headOf(distinct, tokens, spanish);
      if (
        !head ||
        head.mention?.concept.kind === 'fixture' ||
        distinct.some(({ start, end }) => start < name.start || end > name.end) ||
        isInRunOnList(name, distinct, known, tokens)
      )
        continue;
      for (const other of inside) if (other.start !== head.start) dropped.add(other);
      const isAnother = isOfAnother(head, name, tokens, spanish);
      const words = textOf(original, tokens, name.start, name.end);
      for (const entry of inside.filter(({ start }) => start === head.start)) {
        const { concept, mention, ...rest } = entry;
        const isKnown = mention && !isOpen(mention.concept);
        renamed.set(entry, {
          ...rest,
          ...(mention && { mention: isAnother && isKnown ? { ...mention, concept: unknownThing } : mention }),
          ...(concept !== undefined && !isAnother && { concept }),
          start: name.start,
          end: name.end,
          words,
        });
      }
    }
  }
  return entries.flatMap((entry) => (dropped.has(entry) ? [] : [renamed.get(entry) ?? entry]));
}
