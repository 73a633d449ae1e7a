/**
 * Things that no lexicon knows but that somebody surely brings: what stands in a list between things that come along
 * ("tripod, intervalometer, dew heaters"), after "my own", or after "can't sleep without".
 */
import { FIRST_PERSON, isVerbalAt, KIN } from '../../packing/reading/grammar';
import { phraseSet } from '../../packing/reading/phrases';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { PROVIDER } from './somebody';
import { themes } from './themes';
import { behindReceiver, isOneThing } from './carried-noun';
import { ENDS, LEADING, NO_THING } from './free-words';
import type { Frame } from './frames';

/** A span of tokens, `end` exclusive. */
export interface Span {
  start: number;
  end: number;
}

const BEFORE = phraseSet(
  'my own, our own, cant/wont/doesnt/never settle/nap/eat/relax/cope without, cant/wont/doesnt do/go anything/anywhere without, not sleep/settle without, wont be parted from, inseparable from, doesnt sleep without, wont sleep without, cant sleep without, cannot sleep without, wont go anywhere without, dont go anywhere without, never travel without, doesnt go anywhere without, no duerme sin, no duermo sin, no duermen sin, no viajo sin, no viaja sin, no sale de casa sin, no va a ningun lado sin, no me separo de, no se separa de, no olvidar mi/mis/el/la, dont let me forget my/the',
);
/** Said of what its owner does not let out of sight: "el lazo va conmigo en la mano". */
const WITH_ME = phraseSet(
  'va/van/viaja/viajan/sube/suben conmigo/encima, va/van/viaja/viajan con nosotros/nosotras, va/van/viaja/viajan (bien) amarrad*/atad*/colgad*/pegad*/envuelt*/sujet*/metid* en/a/al/de/del/con, va/van/viaja/viajan en la/mi mano/mochila/espalda/cabina/maleta/valija, va/van en la mano',
);
/** Before a noun that goes with its owner. */
const OPENS = /^(?:el|la|los|las|mi|mis|nuestr[oa]s?)$/;
/** Between the last two of a list. */
const JOINS = /^(?:and|y|e|plus|n)$/;
const MOST_WORDS = 4;
const MOST_THINGS = 14;

/** Verbs that no list has, and that the grammar's short list of verbs leaves out. */
const SAYS_MORE =
  /^(?:ive|weve|hes|shes|theyre|got|gives?|keeps?|folds?|knows?|looks?|feels?|works?|reads?|snores?|makes?|made|thinks?|helps?|lasts?|counts?|arrives?|starts?|ends?|runs?|sits?|given|lent|provided|included|supplied|sorted|booked|prebooked|weighs?|fits?|hurts?|swells?|gonna|gotta)$/;

const isPart = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (!token) return false;
  return (
    !ENDS.test(token.text) &&
    !isVerbalAt(tokens, at) &&
    !KIN.has(token.text) &&
    !FIRST_PERSON.has(token.text) &&
    !SAYS_MORE.test(token.text) &&
    !token.text.startsWith("'")
  );
};

/** The number of a model stands right behind its letters: "PL259". */
const isModel = (tokens: readonly Token[], at: number): boolean => at > 0 && tokens[at]?.gap === '';

/** The span without articles and numbers around it, or nothing where what is left names no thing. */
export const asThing = (
  tokens: readonly Token[],
  span: Span,
  isOther: (at: number) => boolean,
  isShort: (at: number) => boolean,
): Span | undefined => {
  let { start, end } = span;
  const isNumber = (index: number): boolean =>
    tokens[index]?.number !== undefined || /^x?\d+$/.test(tokens[index]?.text ?? '');
  while (start < end && (LEADING.test(tokens[start]?.text ?? '') || isNumber(start))) start += 1;
  while (
    end > start &&
    ((isNumber(end - 1) && !isModel(tokens, end - 1)) ||
      /^(?:x|each|too|also|tambien|lol|obvs|pls)$/.test(tokens[end - 1]?.text ?? ''))
  )
    end -= 1;
  let words = tokens.slice(start, end);
  // "bolis azules o negros que no se borren": the name ends before what is said of it.
  const stop = words.findIndex((_, index) => index > 0 && !isPart(tokens, start + index));
  if (stop > 0) {
    end = start + stop;
    words = tokens.slice(start, end);
  }
  // "Mi foto de mi papá": cut before somebody, the name ends before the "of my".
  while (words.length > 1 && /^(?:de|del|mi|mis|su|sus|la|el|los|las|con|para)$/.test(words.at(-1)?.text ?? '')) {
    end -= 1;
    words = tokens.slice(start, end);
  }
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  // "móviles prohibidos", "tensión alta": what is said of a thing, not a thing.
  if (/^\w{4,}(?:ad|id)[oa]s?$/.test(words.at(-1)?.text ?? '')) return undefined;
  // "The cake, frozen", "the shirts, ironed"
  if (words.length === 1 && /^(?:frozen|\w{3,}[^e]ed)$/.test(words[0]?.text ?? '')) return undefined;
  if (words.some((_, index) => !isPart(tokens, start + index))) return undefined;
  if (words.some((_, index) => isOther(start + index))) return undefined;
  // The head of the phrase: the last word in English, the first in Spanish; neither may be a non-thing.
  const listOf = words[0]?.text === 'lista' && words[1]?.text === 'de';
  if (NO_THING.test(words.at(-1)?.text ?? '') || (NO_THING.test(words[0]?.text ?? '') && !listOf)) return undefined;
  return words.some(({ text }, index) => (text.length >= 4 && /^[a-zñ]+$/.test(text)) || isShort(start + index))
    ? { start, end }
    : undefined;
};

/** Whether a token begins a new piece of a list. */
export const isPieceStart = (tokens: readonly Token[], at: number): boolean =>
  !(tokens[at]?.text === 'mrs' && tokens[at - 1]?.text === 'mr') &&
  (/[,+&/]/.test(tokens[at]?.gap ?? '') || JOINS.test(tokens[at]?.text ?? ''));
const isStop = (gap: string | undefined): boolean => /[;([–—?!]|(?:^|\s)-+(?:\s|$)/.test(gap ?? '');

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
      // "Mi portafolio A3, las postales": a size or a model behind the thing.
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
        const thing = asThing(tokens, piece, isOther, isShort);
        if (!thing) break;
        found.push(thing);
        at = step === 1 ? piece.end : piece.start;
      }
    }
  }
  return found;
}

/** Where a piece of a list ends that begins at a token. */
export const endOfPiece = (tokens: readonly Token[], start: number): number => {
  let end = start;
  while (
    end < tokens.length &&
    end - start < MOST_WORDS + 2 &&
    (end === start || !isPieceStart(tokens, end)) &&
    !isStop(tokens[end]?.gap) &&
    !ENDS.test(tokens[end]?.text ?? '')
  )
    end += 1;
  return end;
};

/** What stands right behind a frame that brings it: "i'm taking star adventurer tracker, …". */
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
    const start = behindReceiver(tokens, frame.end);
    const end = endOfPiece(tokens, start);
    const span = { start, end };
    if (taken(span)) return [];
    const thing = asThing(tokens, span, isOther, isShort);
    // Only lists: one unknown word behind "take" may be anything ("take photos").
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
    if (!off && !overlaps(span) && found.length < MOST_THINGS) found.push(span);
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
    const thing = asThing(tokens, { start: from, end }, isOther, isShort);
    if (thing) add(thing);
  }
  for (const { start: verb } of WITH_ME.find(tokens)) {
    let start = verb;
    while (start > 0 && verb - start < MOST_WORDS + 1 && !/[,;:.()–—]/.test(tokens[start]?.gap ?? '')) start -= 1;
    while (start < verb - 1 && !OPENS.test(tokens[start]?.text ?? '')) start += 1;
    const thing = OPENS.test(tokens[start]?.text ?? '') && asThing(tokens, { start, end: verb }, isOther, isShort);
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
