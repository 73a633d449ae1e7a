/**
 * What becomes of every thing that is named: each list of things is given the frame that governs it ("we hire …", "las
 * pone el lodge"), the frame's subject says whose doing it is, and a later word on the same thing ("no wait, …") wins.
 */
import { quoteOf } from '../../packing/reading/instructions';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Thing } from '../schema';
import { ellipsisOf, isElaboration, saysLack, splitAnswers } from './ellipsis';
import { readFate } from './fate';
import { FURNISHED } from './furnished';
import { LODGING } from '../../packing/reading/lodging-words';
import type { Reading } from './reading';
import { freeThings } from './free-things';
import { frameOf, framesIn, isSummedUp, type Frame } from './governing';
import {
  conceptOf,
  groupThings,
  isJoined,
  lastPiece,
  mentionsIn,
  type ThingGroup,
  type ThingMention,
} from './mentions';
import { namedBy } from './naming';
import { reasonBehind } from './told-reason';
import { headingsOf, type HeadingFate } from './headings';
import { directlyDenied, isNegated } from './negation';
import { isOpen } from './open-things';
import { isWriters } from './subject';
import { saidOf, splitGiven } from './said-of';
import { isSomebody, type ThingsContext } from './whose';

/** "Snorkel: el equipo lo rentamos", "Skis: the gear is hired": what becomes of the gear becomes of the thing it is of. */
const shareBehindColon = (tokens: readonly Token[], entries: readonly Entry[]): void => {
  for (const [at, entry] of entries.entries()) {
    const gear = entries[at + 1];
    if (!entry.bare || gear?.concept !== 'equipment' || !/^(?:rented|provided)$/.test(gear.reading.fate)) continue;
    if (tokens[entry.end]?.gap.includes(':') === true && gear.start - entry.end <= 1) entry.reading = gear.reading;
  }
};

interface Entry {
  /** Absent for a thing of no concept. */
  mention?: ThingMention;
  concept?: string;
  reading: Reading;
  view: SentenceView;
  words: string;
  start: number;
  end: number;
  /** No frame says what becomes of it. */
  bare?: boolean;
  order: number;
}

const MAX_THINGS = 120;
/** Read as bags, with their limits. */
const LUGGAGE: ReadonlySet<string> = new Set([
  'suitcase',
  'checked-bag',
  'cabin-bag',
  'backpack',
  'duffel',
  'daypack',
  'handbag',
  'laptop-bag',
]);

/** "Duffel given by the company": a bag that is not one's own. */
const isGivenBag = ({ fate }: Reading, frame: Frame | undefined): boolean =>
  (fate === 'provided' || fate === 'rented') && /^(?:give|given|rent|lend)$/.test(frame?.row.act ?? '');

/** Reads every thing named in the words. */
export function readThings(document: TripDocument, context: ThingsContext): Thing[] {
  const entries: Entry[] = [];
  const headings = headingsOf(document);
  for (const [at, view] of document.views.entries()) {
    const before = entries.filter((entry) => entry.view === document.views[at - 1]);
    const given = before.filter(({ reading }) => GIVEN.test(reading.fate));
    const next = document.views[at + 1]?.sentence.tokens ?? [];
    readSentence(document, view, context, entries, { headings: headings[at] ?? [], before, given, next });
    answerQuestion(document.views[at - 1], view, entries, context);
  }
  return settle(document, entries);
}

const GIVEN = /^(?:provided|rented)$/;

/** What stands around a sentence: the headings over its words, and what the sentence before says is given or rented. */
interface Around {
  headings: readonly (HeadingFate | undefined)[];
  given: readonly Entry[];
  /** The things of the sentence before. */
  before: readonly Entry[];
  /** The words of the sentence behind. */
  next: readonly Token[];
}

/** "The boat has vests and sheets. Towels no": what is lacking among what others give has to come. */
const isLackedAmong = (tokens: readonly Token[], group: ThingGroup, given: readonly Entry[]): boolean =>
  given.length > 1 &&
  group.start <= 1 &&
  group.mentions.every(
    ({ concept: { kind } }) => FURNISHED.has(kind) || given.some(({ mention }) => mention?.concept.kind === kind),
  ) &&
  saysLack(tokens, group);

/** "We bring bait? no, they sell it", "Iron box? They said no electrical", "thinking of the DSLR… no": what is weighed is left out. */
function answerQuestion(
  asked: SentenceView | undefined,
  { sentence }: SentenceView,
  entries: readonly Entry[],
  context: ThingsContext,
): void {
  if (!asked || !(asked.sentence.question || WEIGHS.test(asked.sentence.tokens.map(({ text }) => text).join(' '))))
    return;
  const said = sentence.tokens.map(({ text }) => text);
  const opening = Math.max(
    0,
    said.findIndex((text) => !INTERJECTION.test(text)),
  );
  const answer = said.slice(opening, opening + MOST_ANSWER);
  const here = entries.filter(({ view }) => view === asked);
  const last = here.at(-1);
  if (!last || asked.sentence.tokens.length - last.end > MOST_ANSWER) return;
  // "Hiking boots or trainers? trainers": the others stay.
  const chosen = entries.find(({ view, start }) => view.sentence === sentence && start - opening <= 1);
  if (chosen && asked.sentence.tokens.some(({ text }) => /^(?:or|o|vs)$/.test(text))) {
    for (const entry of here) if (entry.concept !== chosen.concept) entry.reading = { ...entry.reading, fate: 'stays' };
    return;
  }
  if (!isOpenQuestion(last.reading.fate)) return;
  const words = said.slice(0, MOST_SAID).join(' ');
  const refused = NO_ANSWER.test(answer[0] ?? '') || SAID_NO.test(answer.join(' '));
  if (refused)
    last.reading = {
      ...last.reading,
      fate: answer.includes('sell') ? 'buy-there' : SEES_TO_IT.test(words) ? 'other-brings' : 'stays',
    };
  else if (IS_THERE.test(words)) last.reading = { ...last.reading, fate: 'provided' };
  else if (SEES_TO_IT.test(said.slice(0, MOST_ANSWER + 1).join(' ')) && !isOfTheList(answer[0] ?? '', context))
    last.reading = { ...last.reading, fate: 'other-brings', by: answer[0] ?? '' };
}
const isOpenQuestion = (fate: Thing['fate']): boolean => fate === 'bring' || fate === 'maybe';
const isOfTheList = (word: string, { pets }: ThingsContext): boolean =>
  /^(?:i|we|my|our)$/.test(word) || pets.has(word);
/** Said of a thing that somebody is not sure to take. */
const WEIGHS =
  /\b(?:thinking (?:of|about)|thought (?:of|about)|wondering|was going to|were going to|tempted|considering|toying with|do i need|should i|shall i|want(?:ed)? to (?:carry|take|bring)|id like to (?:take|bring))\b/;
const SAID_NO = /^(?:(?:the|our|my|his|her) )?(?!i\b|we\b)\w+ (?:says?|said|told \w+|reckons?) (?:no|not|nope)\b/;
const IS_THERE =
  /^(?:they (?:are|'re|have|'ve got|ve got|do) ?(?:there|them|those|it|some|all)?|(?:it|its|theyre|it 's|its) (?:is |all )?(?:there|in the|at the)|there already|already there|all there)\b/;
/** "Eish no wait Thandi packed that too", "no, Kev has one": somebody else sees to what was asked. */
const SEES_TO_IT =
  /\b(?:(?!i |we |they |you )\w+ (?:has|'s|got|already|packed|brings?|bringing|bought|lends?|sorted|have) ?(?:got |already |bringing |packed |sorted )?(?:it|one|that|them|those|mine|ours|some)\b)/;
const INTERJECTION = /^(?:eish|oh|ah|aw|um|uh|hmm|well|ay|actually|er|erm|ugh)$/;
/** Words of an answer that say who sees to it, at most. */
const MOST_SAID = 9;
/** Capitals alone, as papers and models are called. */
const SHORT_NAME = /^[A-Z]{2,5}$/;
const NO_ANSWER = /^(?:no|nope|nah|not)$/;
const MOST_ANSWER = 4;

function readSentence(
  document: TripDocument,
  view: SentenceView,
  context: ThingsContext,
  entries: Entry[],
  { headings, before, given, next }: Around,
): void {
  const { tokens } = view.sentence;
  const named = mentionsIn(
    view.sentence,
    context,
    before.flatMap(({ mention }) => mention?.concept ?? []),
  );
  const frames = framesIn(view.sentence, named);
  context.found.set(view, { named, frames });
  // "van en la maleta": the bag is a part of what is said of the things.
  const mentions = named.filter(
    ({ start, end }) =>
      !frames.some((frame) => start >= frame.start && end <= frame.end && frame.end - frame.start > end - start),
  );
  const taken = new Uint8Array(tokens.length);
  for (const { start, end } of [...mentions, ...frames]) taken.fill(1, start, end);
  const isTaken = (at: number): boolean => taken[at] === 1;
  const groups = splitGiven(tokens, splitAnswers(tokens, groupThings(tokens, mentions, frames)));
  const used = new Set<Frame>();
  const carried = document.views.indexOf(view) > 0 ? entries.at(-1)?.reading : undefined;
  let last: Entry[] = [];
  const add = (group: ThingGroup, frame: Frame | undefined, told?: Reading): Entry[] => {
    if (frame) used.add(frame);
    const before = last.at(-1)?.reading;
    const made = group.mentions.flatMap((mention): Entry[] => {
      const read = told ?? readFate(view, group, mention, frame, context, before, before ?? carried);
      if (!read) return [];
      // "Botas las mías sí": the writer's alone.
      const reading =
        context.writer !== undefined && isMine(tokens, mention) ? { ...read, travellers: [context.writer] } : read;
      // Bags are read by themselves; only a refusal is a thing's.
      if (LUGGAGE.has(mention.concept.id) && reading.fate !== 'stays' && !isGivenBag(reading, frame)) return [];
      // Meals are told of where others see to them; to bring them is to bring food.
      if (mention.concept.id === 'meals' && !/^(?:provided|other-brings)$/.test(reading.fate)) return [];
      const { concept } = mention;
      const { start, end } = namedBy(view, mention, isTaken, context.locale);
      const words = textOf(document.original, tokens, start, end);
      return [
        {
          mention,
          ...(!isOpen(concept) && !isForOthers(tokens, mention, reading) && { concept: concept.id }),
          reading,
          view,
          words,
          start,
          end,
          bare: !frame && !told,
          order: entries.length,
        },
      ];
    });
    entries.push(...made);
    last = made;
    return made;
  };

  for (const [position, group] of groups.entries()) {
    const previous = groups[position - 1];
    const own = frameOf(tokens, group, frames, groups);
    const before = last.at(-1)?.reading;
    const lodging = tokens.slice(0, group.start).some(({ text }) => LODGING.test(text));
    const told =
      underOrganiser(tokens, group, own, headings) ??
      (position === 0 && isLackedAmong(tokens, group, given)
        ? { fate: 'bring' as const, travellers: [] }
        : undefined) ??
      saidOf(view, group, own.before, next, before, context) ??
      ellipsisOf(
        view,
        group,
        before ?? (group.start <= 1 && !saysLack(tokens, group) ? given.at(-1)?.reading : undefined),
        lodging,
      ) ??
      (!own.before && !own.after && isElaboration(tokens, group, previous) ? before : undefined);
    const earlier = last;
    const made = told ? add(group, undefined, told) : readGroup(tokens, group, own, add);
    // "…, no wait, the rigger boots": what stood before the correction is taken back.
    const undone =
      previous && frames.some(({ row, start }) => row.act === 'undo' && start >= previous.end && start < group.start);
    if (undone && made.some(({ reading }) => reading.fate === 'bring'))
      for (const entry of earlier)
        if (!made.some(({ concept }) => concept === entry.concept)) entry.reading = { ...entry.reading, fate: 'stays' };
    last = made;
  }
  shareBehindColon(
    tokens,
    entries.filter((entry) => entry.view === view),
  );
  readAnswers(tokens, groups, frames, used, add);
  closeWithNo(
    tokens,
    frames,
    used,
    entries.filter((entry) => entry.view === view),
  );
  readLeftOver(document, view, groups, entries);
  readExcepted(tokens, entries, view);
  allowPart(
    tokens,
    entries.findLast((entry) => entry.view === view),
  );
  const isOther = (at: number): boolean => {
    const offset = tokens[at]?.start ?? 0;
    return context.isPlace(offset) || context.isFact(offset) || isSomebody(view, at, context);
  };
  const isShort = (at: number): boolean => {
    const { start = 0, end = 0, capital = false } = tokens[at] ?? {};
    return capital && !context.shouting && SHORT_NAME.test(document.original.slice(start, end));
  };
  const ours = entries.filter((entry) => entry.view === view);
  const brought = ours.filter(({ reading }) => /^(?:bring|wear)$/.test(reading.fate));
  const bringing = frames.filter(
    (frame) => /^(?:bring|need)$/.test(frame.row.act) && frame.row.side !== 'before' && isWriters(view, frame, context),
  );
  const known = [...mentions, ...ours, ...frames];
  for (const { start, end } of freeThings(view, { brought, known, bringing, isOther, isShort })) {
    if (/^(?:provided|stays)$/.test(headings[start] ?? '')) continue;
    const words = textOf(document.original, tokens, start, end);
    const clause = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
    const beside = brought.find((entry) => Math.abs(entry.start - start) < 12);
    const reading: Reading = { fate: 'bring', travellers: beside?.reading.travellers ?? context.about(view, clause) };
    entries.push({ reading, view, words, start, end, order: entries.length });
  }
}

/** "Los cepillos de dientes para los niños los lleva Paola": what others bring for others leaves one's own on the list. */
const isForOthers = (tokens: readonly Token[], { end }: ThingMention, { fate }: Reading): boolean =>
  fate === 'other-brings' &&
  /^(?:para|for)$/.test(tokens[end]?.text ?? '') &&
  /^(?:los|las|the|repartir|regalar|donar)$/.test(tokens[end + 1]?.text ?? '');

/** "… las mías" right behind a thing. */
const isMine = (tokens: readonly Token[], { end }: ThingMention): boolean =>
  /^(?:el|la|los|las)$/.test(tokens[end]?.text ?? '') && /^mi[oa]s?$/.test(tokens[end + 1]?.text ?? '');

/** What an organiser's heading says of a list, where nothing nearer does. */
function underOrganiser(
  tokens: readonly Token[],
  group: ThingGroup,
  { before, after }: { before?: Frame; after?: Frame },
  headings: readonly (HeadingFate | undefined)[],
): Reading | undefined {
  const fate = headings[group.start];
  if (fate === undefined || after || group.mentions.some((mention) => directlyDenied(tokens, mention, group)))
    return undefined;
  // A verb behind the colon says more.
  const nearer = before && tokens.slice(before.end, group.start + 1).every(({ gap }) => !gap.includes(':'));
  return nearer && !/^(?:with|con|w)$/.test(before.row.phrase) ? undefined : { fate, travellers: [] };
}

/** Gives a list its frame, or cuts it where the frame after it reaches only its last piece. */
function readGroup(
  tokens: readonly Token[],
  group: ThingGroup,
  { before, after }: { before?: Frame; after?: Frame },
  add: (group: ThingGroup, frame: Frame | undefined) => Entry[],
): Entry[] {
  const denial = tokens[group.end];
  // "robes, hair dryers, no irons allowed": that no begins the next piece.
  const closes =
    denial && (!/,/.test(denial.gap) || !tokens[group.end + 1] || /[,;:.()]/.test(tokens[group.end + 1]?.gap ?? ''));
  const trailing = closes && /^(?:not|no|nope)$/.test(denial.text) ? lastPiece(tokens, group, false) : undefined;
  if (trailing && !after) return [...add(trailing[0], before), ...add(trailing[1], undefined)];
  if (!after || before?.row.act === 'forget') return add(group, before);
  // "We buy boots there": the verb before says more than the place behind.
  if (before && before.row.act !== 'have' && /^(?:there|alla|alli|ahi)$/.test(after.row.phrase))
    return add(group, before);
  // "with hand luggage only, skis and boots are rented": "with" is the weakest of frames.
  const weak = before !== undefined && /^(?:with|con)\b/.test(before.row.phrase);
  const near = before !== undefined && !weak && group.start - before.end <= 3;
  // "shirt, trousers and bow tie (they lend it)": an aside speaks of the thing it stands behind, unless it says "them".
  if (isAsideOfLast(tokens, group, after)) {
    const last = lastPiece(tokens, group, true);
    if (last) return [...add(last[0], before), ...add(last[1], after)];
  }
  // "Gloves and rain liner NOT included": the two of them.
  const pair =
    !before &&
    isNegated(tokens, after) &&
    after.row.act === 'given' &&
    group.mentions.length === 2 &&
    startsPiece(tokens, group) &&
    isJoined(tokens, group, after.start);
  if (pair || isSummedUp(tokens, group, after)) return add(group, after);
  // "frontales y pilas, panel solar hay": said of the last piece alone.
  const there = /^(?:hay|habra)$/.test(after.row.phrase) && !before && lastPiece(tokens, group, false);
  if (there) return [...add(there[0], before), ...add(there[1], after)];
  // "Silla del coche, el maxicosi, lo tiene mi tía": one thing by two names.
  const [{ concept: first } = { concept: undefined }, ...others] = group.mentions;
  if (!before && others.length > 0 && first && !isOpen(first) && others.every(({ concept }) => concept.id === first.id))
    return add(group, after);
  // "sombrero, moños que los trae la capitana": said of what stands right before it.
  const relative = tokens[after.start - 1]?.text === 'que' && lastPiece(tokens, group, false);
  if (relative) return [...add(relative[0], before), ...add(relative[1], after)];
  // "comida, carpa y bolsa propias": the owner's word is said of all of its piece.
  const own = /(?:^|\s)(?:own|propi[oa]s?)$/.test(after.row.phrase);
  const parts =
    near || isNegated(tokens, after) || !isJoined(tokens, group, after.start)
      ? lastPiece(tokens, group, !own && (near || isNegated(tokens, after)))
      : undefined;
  // "nets, pliers, scales provided": a list from the head of its sentence has one verb.
  const whole = !before && after.row.side === 'before' && startsPiece(tokens, group) && group.mentions.length > 2;
  if (parts && !whole) return [...add(parts[0], before), ...add(parts[1], after)];
  if (!before) return add(group, after);
  const gapAfter = after.start - group.end;
  const gapBefore = group.start - before.end;
  // With both, the nearer one; a passive phrase right after the thing wins.
  const wins = weak || after.row.side === 'before' ? gapAfter <= 3 || gapAfter <= gapBefore : gapAfter < gapBefore;
  return add(group, wins ? after : before);
}

const isAsideOfLast = (tokens: readonly Token[], group: ThingGroup, after: Frame): boolean => {
  if (group.mentions.length < 2 || !tokens[group.end]?.gap.includes('(')) return false;
  // "duvets and pillows (feather) are in the room": said behind the bracket, of the whole list.
  if (tokens.slice(group.end + 1, after.start + 1).some(({ gap }) => gap.includes(')'))) return false;
  const opening = tokens.slice(group.end, after.end).map(({ text }) => text);
  const last = tokens[group.end - 1]?.text ?? '';
  return (
    !opening.some((text) => /^(?:all|both|everything|todo|todos|todas|them|those|ambos|ambas)$/.test(text)) &&
    !(
      opening.some((text) => /^(?:los|las)$/.test(text)) &&
      !opening.some((text) => /^(?:lo|la)$/.test(text)) &&
      !last.endsWith('s')
    )
  );
};

const startsPiece = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  start === 0 ||
  /[:;(]/.test(tokens[start]?.gap ?? '') ||
  (start === 1 && /^(?:the|los|las|el|la)$/.test(tokens[0]?.text ?? ''));

const PRONOUN =
  /^(?:it|them|that|those|one|ones|these|this|lo|la|los|las|eso|esos|esas|esa|ese|hers|his|theirs|ours|mine|suyo|suya|em)$/;

/** Before "one": another than the thing just named. */
const OTHER_KIND = /^(?:other|old|personal|second|spare|big|small|new|private|home|older|bigger|smaller)$/;

const ENGLISH_PRONOUN = /^(?:it|them|that|those|one|ones|these|hers|his|theirs|ours|mine|em)$/;

/** "We hire that, no wait, Jo has one", "las compro allá": a frame without a list speaks of the last thing named. */
function readAnswers(
  tokens: readonly Token[],
  groups: readonly ThingGroup[],
  frames: readonly Frame[],
  used: ReadonlySet<Frame>,
  add: (group: ThingGroup, frame: Frame) => Entry[],
): void {
  for (const frame of frames) {
    if (used.has(frame) || frame.row.act === 'undo' || /^(?:with|con)\b/.test(frame.row.phrase)) continue;
    // "la pone el coro": a second frame in the words of one that has its things.
    if ([...used].some(({ start, end }) => frame.start < end && frame.end > start)) continue;
    const target = groups.findLast(({ end }) => end <= frame.start);
    const next = groups.find(({ start }) => start >= frame.end);
    if (!target || (next && frame.row.side !== 'before' && next.start - frame.end < 4)) continue;
    // Behind the verb Spanish has articles, English pronouns: "tengo las rodillas …" and "we hire those".
    const pronoun =
      tokens.slice(Math.max(0, frame.start - 2), frame.end).some(({ text }) => PRONOUN.test(text)) ||
      ENGLISH_PRONOUN.test(tokens[frame.end]?.text ?? '');
    // "company laptop only, personal one leaving at home": another of the kind.
    const other = tokens
      .slice(Math.max(0, frame.start - 3), frame.start)
      .some(({ text }, at, near) => /^ones?$/.test(text) && OTHER_KIND.test(near[at - 1]?.text ?? ''));
    if (pronoun && !other) add(target, frame);
  }
}

/** "…, no lo listes", "so do not pack", "Maquillaje, joyas, como comprenderán, no.": said of all the sentence names. */
function closeWithNo(
  tokens: readonly Token[],
  frames: readonly Frame[],
  used: ReadonlySet<Frame>,
  ours: readonly Entry[],
): void {
  const last = tokens.at(-1);
  const leave = frames.find(
    (frame) =>
      frame.row.act === 'leave' &&
      (!used.has(frame) || /\bany of\b/.test(frame.row.phrase)) &&
      frame.end >= tokens.length - 1 &&
      /^(?:(?:dont|do not) \w+ any(?: of (?:that|it|those|them|this))?|no l[oa]s? \w+|dont \w+|do not \w+|so no|not needed|no need)$/.test(
        tokens
          .slice(frame.start, frame.end)
          .map(({ text }) => text)
          .join(' '),
      ),
  );
  const no = last?.text === 'no' && /,/.test(last.gap) && tokens.length > 3;
  if (!leave && !no) return;
  const before = leave?.start ?? tokens.length - 1;
  for (const entry of ours)
    if (entry.bare && entry.end <= before && entry.reading.fate === 'bring')
      entry.reading = { ...entry.reading, fate: 'stays' };
}

/** "Nada de power bank de esos grandes, chiquito sí", "repelente en las manos no, en lo demás sí": only a part is refused. */
function allowPart(tokens: readonly Token[], last: Entry | undefined): void {
  if (last?.reading.fate !== 'stays') return;
  const yes = tokens.findIndex(({ text }, at) => at >= last.end && /^(?:si|yes|ok)$/.test(text));
  if (yes === -1 || !(tokens[yes + 1] === undefined || /[,;:.)]/.test(tokens[yes + 1]?.gap ?? ''))) return;
  const part = tokens.slice(Math.max(last.end, yes - 4), yes).map(({ text }) => text);
  if (part.some((text) => PART.test(text))) last.reading = { ...last.reading, fate: 'bring' };
}
const PART =
  /^(?:(?:chiqu|pequen|peque|chic|finit|cort|larg|liger|livian)(?:it)?[oa]s?|mini|demas|resto|small|little|tiny|rest|elsewhere|otr[oa]s?|normal(?:es)?)$/;

/** "Helmets for everybody EXCEPT kids' sizes so we bring hers": of what is given there one kind is not. */
function readExcepted(tokens: readonly Token[], entries: Entry[], view: SentenceView): void {
  const except = tokens.findIndex(({ text }) => /^(?:except|excepto|salvo|bar)$/.test(text));
  if (except === -1) return;
  const given = entries.findLast(
    (entry) => entry.view === view && entry.end <= except && except - entry.end <= 4 && GIVEN.test(entry.reading.fate),
  );
  const goesOn = entries.some((entry) => entry.view === view && entry.start > except && entry.start - except <= 3);
  const behind = tokens
    .slice(except + 1, except + EXCEPTION_REACH)
    .map(({ text }) => text)
    .join(' ');
  if (!given || goesOn || !/\b(?:bring|bringing|brings|take|taking|need|llevamos|llevo|traemos|traigo)\b/.test(behind))
    return;
  entries.push({ ...given, reading: { fate: 'bring', travellers: [] }, order: entries.length });
}
const EXCEPTION_REACH = 10;

/** "Las toallas de baño están pero las de piscina no": the other kind of the same thing has to come. */
function readLeftOver(
  document: TripDocument,
  view: SentenceView,
  groups: readonly ThingGroup[],
  entries: Entry[],
): void {
  const { tokens } = view.sentence;
  if (groups.length === 0) return;
  for (let at = 0; at < tokens.length - 2; at += 1) {
    // "toallas hay pero de playa no": the article may be missing.
    const opens = /^(?:el|la|los|las|pero|no)$/.test(tokens[at]?.text ?? '') || tokens[at + 1]?.gap.includes(',');
    if (!opens || tokens[at + 1]?.text !== 'de') continue;
    // "… pero NO de piscina": or the no comes first.
    const first = tokens[at]?.text === 'no' && /^(?:pero|y)$/.test(tokens[at - 1]?.text ?? '');
    const no = first
      ? at + 3
      : tokens.findIndex(({ text }, index) => index > at + 2 && index <= at + 5 && text === 'no');
    const group = groups.findLast(({ end }) => end <= at);
    const head = group?.mentions.at(-1);
    if (no === -1 || !head) continue;
    // "sábanas y toallas hay, de playa no": of two nouns the last.
    const join = tokens.findLastIndex(
      ({ text }, index) => index > head.start && index < head.end - 1 && /^[ye]$/.test(text),
    );
    const named = join === -1 ? head.start : join + 1;
    const noun = textOf(document.original, tokens, named, named + 1);
    const words = `${noun} ${textOf(document.original, tokens, at + 1, no)}`;
    const concept = conceptOf(words) ?? head.concept;
    entries.push({
      concept: concept.id,
      mention: { concept, start: at + 1, end: no },
      reading: { fate: 'bring', travellers: [] },
      view,
      words,
      start: at + 1,
      end: no,
      order: entries.length,
    });
  }
}

const textOf = (original: string, tokens: readonly Token[], start: number, end: number): string =>
  original
    .slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)
    .replaceAll(/\s+/g, ' ')
    .replace(/['’]+$/, '')
    .slice(0, 80);

/** Who does something about a thing, as it was written: folded words have lost their accents. */
function doerOf(original: string, { view, reading: { by } }: Entry): string | undefined {
  const words = by?.split(' ') ?? [];
  const { tokens } = view.sentence;
  const at = tokens.findIndex((_, from) => words.every((word, next) => tokens[from + next]?.text === word));
  return words.length === 0 || at === -1 ? by : textOf(original, tokens, at, at + words.length);
}

/** The noun of an entry without its ending: two nouns of one concept are two things ("mouthpiece, valve oil"). */
const nounOf = ({ view, start, mention }: Entry): string =>
  view.sentence.tokens
    .slice(mention?.start ?? start, mention?.end ?? start + 1)
    .map(({ text }) => text.replace(/(?:es|s)$/, ''))
    .join(' ');

/** One thing for each concept and owner; the last word on it stands, and a bare mention takes no told fate back. */
function settle(document: TripDocument, entries: readonly Entry[]): Thing[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries.toSorted((a, b) => a.order - b.order)) {
    const key = `${entry.concept ?? entry.words}|${nounOf(entry)}|${entry.reading.travellers.join()}`;
    const known = latest.get(key);
    if (known?.reading.fate === 'forgotten-before' && entry.reading.fate === 'bring') continue;
    latest.set(key, entry);
  }
  return [...latest.values()]
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MAX_THINGS)
    .map((entry, index): Thing => {
      const { mention, concept, reading, view, words, start: first, end: last } = entry;
      const by = doerOf(document.original, entry);
      const { tokens } = view.sentence;
      const clause = view.clauses.find(({ from, to }) => first >= from && first < to);
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last - 1]?.end ?? start;
      const around = {
        start: tokens[clause?.from ?? 0]?.start ?? 0,
        end: Math.max(end, tokens[(clause?.to ?? 1) - 1]?.end ?? 0),
      };
      const quote = quoteOf(document.original, around, start, end);
      const because = reasonBehind(document.original, end);
      return {
        id: `th${index + 1}`,
        words,
        ...(concept !== undefined && { concept }),
        ...(mention?.quantity !== undefined && { quantity: mention.quantity }),
        fate: reading.fate,
        ...(by && { by }),
        travellers: [...reading.travellers],
        legs: [],
        ...(because !== undefined && { because }),
        evidence: { source: 'words', ...(quote !== undefined && { quote }), start, end, certainty: 'sure' },
      };
    });
}
