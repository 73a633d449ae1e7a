/**
 * What somebody says they bring or need and nothing was made of: an unknown word by itself may be anything ("take it
 * slow"), so it is not a thing of the list, and is shown to be decided with a tap.
 */
import { AND } from '../../packing/reading/grammar';
import { someWord } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Thing, Trip } from '../schema';
import { asThingSpan, endOfPiece, isPieceStart, type Span } from './list-pieces';
import type { Frame } from './frames';
import { isNegated } from './negation';
import { subjectOf } from './subject';
import { isSomebody, type ThingsContext } from './whose';

const MOST = 8;
/** Pieces of one list that are looked at. */
const MOST_PIECES = 6;

/** Said where a thing might stand, and never one: "take turns", "only mine", "rest rented". */
const NO_THING =
  /^(?:enough|plenty|mine|yours|turns?|care|part|home|hame|nadie|alguien|hart[oa]s?|bastante|suficiente|kilos?|rest)$|^\w{4,}ed$/;
/** After these verbs stands who asks for things as often as what is asked for: "lo que pide el liceo". */
const ASKS = /^(?:pide|piden|exige|exigen|requires?|asks? for)$/;

const isOff = ({ marks }: SentenceView, at: number): boolean =>
  marks.past[at] === 1 || marks.unreal[at] === 1 || (marks.denied[at] ?? -1) !== -1;

/** Said of the writer, or of somebody whose bag is this list's: "the kids want …". */
const isOfThisList = (view: SentenceView, frame: Frame, context: ThingsContext): boolean => {
  if (frame.row.side === 'before' || ASKS.test(frame.row.phrase) || isNegated(view.sentence.tokens, frame))
    return false;
  const { kind, whose } = subjectOf(view, { mentions: [], start: frame.end, end: frame.end }, frame, context);
  if (kind === 'person') return whose !== undefined && !whose.away && !whose.packsAlone;
  return kind !== 'provider';
};

/** The pieces after a verb that brings, up to where its list ends. */
function piecesBehind(view: SentenceView, from: number): Span[] {
  const { tokens } = view.sentence;
  const pieces: Span[] = [];
  let start = from;
  while (pieces.length < MOST_PIECES) {
    // "A zorb", but not "llevo a Lola".
    if (tokens[start]?.text === 'a' && tokens[start + 1]?.capital === false) start += 1;
    const end = endOfPiece(tokens, start);
    if (end === start) break;
    // "In my own van, Portsmouth to Santander": further along a capital is a place more often than a thing.
    if (pieces.length > 0 && tokens[start]?.capital === true) break;
    pieces.push({ start, end });
    if (!isPieceStart(tokens, end)) break;
    start = AND.test(tokens[end]?.text ?? '') ? end + 1 : end;
  }
  return pieces;
}

/** Of sentences that {@link readThings} has read: words after "I bring" and "we need" that are neither a thing, a place, a person nor a fact. */
export function readUnplaced(
  { original, views }: TripDocument,
  things: readonly Thing[],
  context: ThingsContext,
): Trip['unplaced'] {
  const found: Trip['unplaced'] = [];
  const isTaken = (start: number, end: number): boolean =>
    things.some(({ evidence }) => (evidence.start ?? 0) < end && (evidence.end ?? 0) > start) ||
    found.some((one) => one.start < end && one.end > start);
  for (const view of views) {
    const { tokens } = view.sentence;
    const { named: mentions, frames } = context.found.get(view) ?? { named: [], frames: [] };
    const isOther = (at: number): boolean => {
      const offset = tokens[at]?.start ?? 0;
      return (
        context.isPlace(offset) ||
        context.isFact(offset) ||
        isSomebody(view, at, context) ||
        mentions.some(({ start, end }) => at >= start && at < end)
      );
    };
    for (const frame of frames) {
      if (!/^(?:bring|need)$/.test(frame.row.act) || !isOfThisList(view, frame, context)) continue;
      for (const piece of piecesBehind(view, frame.end)) {
        const span = asThingSpan(tokens, piece, isOther, () => false);
        const start = tokens[span?.start ?? 0]?.start ?? 0;
        const end = tokens[(span?.end ?? 0) - 1]?.end ?? 0;
        if (!span || isOff(view, span.start) || isTaken(start, end)) continue;
        if (someWord(tokens, span.start, span.end, NO_THING)) continue;
        found.push({ words: original.slice(start, end).replaceAll(/\s+/g, ' '), start, end });
        if (found.length === MOST) return found;
      }
    }
  }
  return found;
}
