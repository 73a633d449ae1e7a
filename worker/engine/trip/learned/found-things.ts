/** Things that no row of the lexicon names: only the learned reader says that these words are one. */
import type { TripDocument } from '../document';
import { anywhere } from '../../packing/reading/anywhere';
import { isVerbalAt } from '../../packing/reading/grammar';
import { type Token, wordsOf } from '../../packing/reading/text';
import { NEVER_THING } from '../things/free-words';
import { OUTSIDE_NAME } from '../things/naming';
import { unknownThing } from '../things/open-things';
import { PIECE_END } from '../things/piece-ends';
import { type Entry, textOf } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import type { LearnedText } from './reader';
import { unreadEntry } from './unread-things';

/** Least likelihood that a word belongs to the name of a thing, for the surest of the words and for all. */
const SURELY_NAMES = 0.7;
const NAMES = 0.5;
const SHORTEST = 3;

/** "Sugar machine", "oxygen machine": a word beside a thing that is named belongs to its name. */
const isPartOfName = (tokens: readonly Token[], known: Uint8Array, start: number, end: number): boolean =>
  (known[start - 1] === 1 && !PIECE_END.test(tokens[start]?.gap ?? ',')) ||
  (known[end] === 1 && !PIECE_END.test(tokens[end]?.gap ?? ','));

/** "So pack light": something is done. */
const hasVerb = anywhere(isVerbalAt);

/** "Icelandair": capitals inside a sentence name a place, a firm or somebody. */
const isName = (tokens: readonly Token[], start: number, end: number): boolean =>
  start > 0 && tokens.slice(start, end).every(({ capital, gap }, at) => capital && (at > 0 || !gap.includes(':')));

/** "Ni piscina ni río": where people bathe, stay and go; "washing machine yep": what stands there. */
const PLACES =
  /^(?:washing machine|tumble dryer|hot tub|swimming pool|cold room|piscinas?|pileta|alberca|rio|playa|mar|lago|termas|jacuzzi|sauna|spa|gimnasio|cocina|bano|lavadora|lavanderia|pool|river|beach|sea|lake|gym|kitchen|bathroom|laundry|washer|dryer|elevator|lift|hotel|hostel|party|fiesta|misa|mass|lunch|dinner|breakfast|desayuno|almuerzo|cena|merienda|traslados?|transfers?)$/;

/** An entry for each of them, as if it came. */
export function foundThings(
  { views, original }: TripDocument,
  entries: readonly Entry[],
  context: ThingsContext,
  learned: LearnedText,
): Entry[] {
  const byView = Map.groupBy(entries, ({ view }) => view);
  let order = entries.length;
  return views.flatMap((view) => {
    const { tokens } = view.sentence;
    const { named = [], frames = [] } = context.found.get(view) ?? {};
    const known = new Uint8Array(tokens.length);
    for (const { start, end } of [...named, ...(byView.get(view) ?? [])]) known.fill(1, start, end);
    const taken = known.slice();
    for (const { start, end } of frames) taken.fill(1, start, end);
    const likelihoods = tokens.map(({ number }, at) =>
      taken[at] === 1 || number !== undefined ? 0 : learned.namesThing(learned.words.placeOf(view, at)),
    );
    const isOutside = (at: number): boolean => OUTSIDE_NAME.test(tokens[at]?.text ?? '');
    const found: Entry[] = [];
    for (let start = 0; start < tokens.length;) {
      let end = start;
      while (
        (likelihoods[end] ?? 0) > NAMES &&
        (end === start || !PIECE_END.test(tokens[end]?.gap ?? '')) &&
        end < tokens.length
      )
        end += 1;
      const surest = Math.max(0, ...likelihoods.slice(start, end));
      let [first, last] = [start, end];
      while (first < last && isOutside(first)) first += 1;
      while (last > first && isOutside(last - 1)) last -= 1;
      const words = last > first ? textOf(original, tokens, first, last) : '';
      if (
        surest > SURELY_NAMES &&
        words.length >= SHORTEST &&
        !isPartOfName(tokens, known, first, last) &&
        !PLACES.test(wordsOf(tokens, first, last)) &&
        !tokens.slice(first, last).every(({ text }) => NEVER_THING.test(text)) &&
        !hasVerb(tokens, first, last) &&
        (context.shouting || !isName(tokens, first, last))
      )
        found.push(
          unreadEntry(
            view,
            { concept: unknownThing, start: first, end: last },
            { start: first, end: last, words, order: order++ },
          ),
        );
      start = Math.max(end, start + 1);
    }
    return found;
  });
}
