/**
 * Things that no lexicon knows but that somebody surely brings: what stands in a list between things that come along
 * ("tripod, intervalometer, dew heaters"), after "my own", or after "can't sleep without".
 */
import { SPANISH_DETERMINER, isVerbalAt } from '../../packing/reading/grammar';
import { phraseSet } from '../../packing/reading/phrases';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { PROVIDER } from './somebody';
import { themes } from './themes';
import { afterReceiver, isOneThing } from './carried-noun';
import { ENDS } from './free-words';
import { asThingSpan, endOfPiece, isPieceStart, isStop, JOINS, MOST_WORDS, type Span } from './list-pieces';
import type { Frame } from './frames';

const BEFORE = phraseSet(
  'my own, our own, cant/wont/doesnt/never settle/nap/eat/relax/cope without, cant/wont/doesnt do/go anything/anywhere without, not sleep/settle without, wont be parted from, inseparable from, doesnt sleep without, wont sleep without, cant sleep without, cannot sleep without, wont go anywhere without, dont go anywhere without, never travel without, doesnt go anywhere without, no duerme sin, no duermo sin, no duermen sin, no viajo sin, no viaja sin, no sale de casa sin, no va a ningun lado sin, no me separo de, no se separa de, no olvidar mi/mis/el/la, dont let me forget my/the',
);
/** Said of what its owner does not let out of sight: "el lazo va conmigo en la mano". */
const WITH_ME = phraseSet(
  'va/van/viaja/viajan/sube/suben conmigo/encima, va/van/viaja/viajan con nosotros/nosotras, va/van/viaja/viajan (bien) amarrad*/atad*/colgad*/pegad*/envuelt*/sujet*/metid* en/a/al/de/del/con, va/van/viaja/viajan en la/mi mano/mochila/espalda/cabina/maleta/valija, va/van en la mano',
);
/** Before a noun that goes with its owner. */
const MOST_THINGS = 14;

/** "Rosary for the cathedral, and a stone": what a thing is for stands before the comma. */
const behindAdjunct = (tokens: readonly Token[], from: number): number => {
  if (!/^(?:for|from|para)$/.test(tokens[from]?.text ?? '') || isStop(tokens[from]?.gap)) return from;
  const rest = tokens.slice(from + 1, from + MOST_WORDS + 2);
  const end = rest.findIndex(({ gap }, at) => isStop(gap) || gap.includes(',') || isVerbalAt(tokens, from + 1 + at));
  return end !== -1 && rest[end]?.gap.includes(',') && !isStop(rest[end].gap) ? from + 1 + end : from;
};

/** Pieces of a list on either side of a known thing that comes along, up to where the list ends. */
function besideKnown(
  view: SentenceView,
  known: readonly Span[],
  taken: (span: Span) => boolean,
  isOther: (at: number) => boolean,
  isShort: (at: number) => boolean,
): Span[] {
  const { tokens } = view.sentence;
  const found: Span[] = [];
  const pieceFrom = (from: number, step: 1 | -1): Span | undefined => {
    let start = from;
    if (step === 1) {
      // "Mi portafolio A3, las postales": a size or a model after the thing.
      if (/^[a-z]?\d{1,3}$/.test(tokens[start]?.text ?? '') && /,/.test(tokens[start + 1]?.gap ?? '')) start += 1;
      if (start >= tokens.length || !isPieceStart(tokens, start) || isStop(tokens[start]?.gap)) return undefined;
      let end = start + 1;
      while (
        end < tokens.length &&
        !isPieceStart(tokens, end) &&
        !isStop(tokens[end]?.gap) &&
        !/:/.test(tokens[end]?.gap ?? '')
      )
        end += 1;
      return { start: JOINS.test(tokens[start]?.text ?? '') ? start + 1 : start, end };
    }
    // "Decent boots": what stands before the thing in its own piece is no piece.
    // "Shinnies, 3 shorts"
    if (tokens[start - 1]?.number !== undefined && !isPieceStart(tokens, start)) start -= 1;
    const joined = JOINS.test(tokens[start - 1]?.text ?? '');
    if (start <= 0 || !(joined || isPieceStart(tokens, start)) || isStop(tokens[start]?.gap)) return undefined;
    const end = joined ? start - 1 : start;
    let first = end - 1;
    while (
      first > 0 &&
      !isPieceStart(tokens, first) &&
      !isStop(tokens[first]?.gap) &&
      !/:/.test(tokens[first]?.gap ?? '')
    )
      first -= 1;
    return first < end ? { start: first, end } : undefined;
  };
  for (const span of known) {
    for (const step of [1, -1] as const) {
      let at = step === 1 ? behindAdjunct(tokens, span.end) : span.start;
      for (let hops = 0; hops < 6; hops += 1) {
        const piece = pieceFrom(at, step);
        if (!piece || taken(piece)) break;
        const thing = asThingSpan(tokens, piece, isOther, isShort);
        if (!thing) break;
        found.push(thing);
        at = step === 1 ? piece.end : piece.start;
      }
    }
  }
  return found;
}

/** What stands right after a frame that brings it: "i'm taking star adventurer tracker, …". */
function behindFrames(
  view: SentenceView,
  frames: readonly Frame[],
  taken: (span: Span) => boolean,
  isOther: (at: number) => boolean,
  isShort: (at: number) => boolean,
): Span[] {
  const { tokens } = view.sentence;
  return frames.flatMap((frame): Span[] => {
    // "va de aguatero": what somebody goes as.
    if (/^(?:voy|vamos|va|van|ir|iremos|ire|es|son) de$/.test(frame.row.phrase)) return [];
    const start = afterReceiver(tokens, frame.end);
    // "Va también Julián": a name in capitals that no article stands before.
    if (/\b(?:va|van|viene|vienen)\b/.test(frame.row.phrase) && tokens[start]?.capital) return [];
    const end = endOfPiece(tokens, start);
    const span = { start, end };
    if (taken(span)) return [];
    const thing = asThingSpan(tokens, span, isOther, isShort);
    // Only lists: one unknown word after "take" may be anything ("take photos").
    return thing && (isPieceStart(tokens, end) || isOneThing(tokens, frame, thing)) ? [thing] : [];
  });
}

export interface FreeContext {
  /** Spans of known things that come along. */
  brought: readonly Span[];
  /** Spans of all known things. */
  known: readonly Span[];
  /** Frames of the writer's that bring. */
  bringing: readonly Frame[];
  /** Whether a token is read as something else: a place, a fact, a person. */
  isOther: (at: number) => boolean;
  /** Whether a token is the short name of a paper or a model: "QID", "PL259". */
  isShort: (at: number) => boolean;
}

/** Spans that name something brought which no concept stands for. */
export function freeThings(view: SentenceView, { brought, known, bringing, isOther, isShort }: FreeContext): Span[] {
  const { tokens } = view.sentence;
  const found: Span[] = [];
  const overlaps = (span: Span): boolean =>
    [...known, ...found].some((one) => one.start < span.end && one.end > span.start);
  const add = (span: Span): void => {
    const off =
      view.marks.past[span.start] === 1 ||
      view.marks.unreal[span.start] === 1 ||
      (view.marks.denied[span.start] ?? -1) !== -1;
    // "… gels, table water makes me sick"
    const makes = /^(?:makes?|gives?|turns?|hurts?|upsets?) (?:me|us|him|her)\b/.test(
      wordsOf(tokens, span.end, span.end + 2),
    );
    if (!off && !makes && !overlaps(span) && found.length < MOST_THINGS) found.push(span);
  };
  for (const { end: from } of BEFORE.find(tokens)) {
    let end = from;
    while (
      end < tokens.length &&
      end - from < MOST_WORDS &&
      !(end > from && /[,;:.()–—]/.test(tokens[end]?.gap ?? '')) &&
      !ENDS.test(tokens[end]?.text ?? '')
    )
      end += 1;
    const thing = asThingSpan(tokens, { start: from, end }, isOther, isShort);
    if (thing) add(thing);
  }
  for (const { start: verb } of WITH_ME.find(tokens)) {
    let start = verb;
    while (start > 0 && verb - start < MOST_WORDS + 1 && !/[,;:.()–—]/.test(tokens[start]?.gap ?? '')) start -= 1;
    while (start < verb - 1 && !SPANISH_DETERMINER.test(tokens[start]?.text ?? '')) start += 1;
    const thing =
      SPANISH_DETERMINER.test(tokens[start]?.text ?? '') && asThingSpan(tokens, { start, end: verb }, isOther, isShort);
    if (thing && tokens[thing.start]?.capital !== true && !PROVIDER.test(tokens[thing.start]?.text ?? '')) add(thing);
  }
  for (const { start, end } of themes(view)) {
    const cut = known.filter((one) => one.start > start && one.start < end).map((one) => one.start);
    add({ start, end: Math.min(end, ...cut) });
  }
  for (const span of behindFrames(view, bringing, overlaps, isOther, isShort)) add(span);
  for (const span of besideKnown(view, [...brought, ...found], overlaps, isOther, isShort)) add(span);
  return found;
}
