/** The things of one sentence, each list with the frame that governs it. */
import { type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import { isBetweenDashes, isElaboration } from './elaboration';
import { ellipsisOf, saysLack, splitAnswers } from './ellipsis';
import { isSameAgain, saysSame } from './same-as';
import { weighed } from './doubts';
import { isSaidYes, readFate } from './fate';
import { hasLodging } from '../../packing/reading/lodging-words';
import { plain, type Reading } from './reading';
import { freeThings } from './free-things';
import { frameOf } from './governing';
import { framesIn, phrasesIn } from './found-frames';
import type { Frame } from './frames';
import { groupThings, mentionsIn, type ThingGroup, type ThingMention } from './mentions';
import { namedBy } from './naming';
import type { HeadingFate } from './headings';
import { isOpen } from './open-things';
import { isDoneByWriter } from './subject';
import { saidOf, splitGiven } from './said-of';
import { sharedOut } from './shared-out';
import { isTailoredAsWell, readTailored } from './tailored';
import { topicNouns } from './topic-nouns';
import { isSomebody, type ThingsContext } from './whose';
import { type Entry, GIVEN, textOf } from './thing-entry';
import { underOrganiser, readGroup } from './group-frame';
import { keptFromWater, readAnswers, allowPart, readExcepted, readLeftOver, readOtherKind } from './later-words';
import { countedAfter } from './counted-after';
import {
  givenAfterAll,
  givenBefore,
  isAlsoLacked,
  isBehindAside,
  isBehindLacked,
  isLackedAmong,
  isLackedAtPlace,
  isLackedBeside,
  splitLacked,
} from './lacked';
import { LUGGAGE_READ_APART } from './luggage';
import { closeWithNo, shareAfterColon, shareOfAll } from './whole-list';
import { readOtherOwned } from './other-owned';
import { isGotBeforeTrip, isOutgrown } from './broken-things';
import { isCuddled, isForOthers, isMyOwn, ownersBeside } from './beside-thing';
import { splitReasons } from './reason-clause';

/** "Duffel given by the company": a bag that is not one's own. */
const isGivenBag = ({ fate }: Reading, frame: Frame | undefined): boolean =>
  (fate === 'provided' || fate === 'rented') && /^(?:give|given|rent|lend)$/.test(frame?.row.act ?? '');

/** What stands around a sentence: the headings over its words, and what the sentence before says is given or rented. */
interface Around {
  headings: readonly (HeadingFate | undefined)[];
  given: readonly Entry[];
  /** The things of the sentence before. */
  before: readonly Entry[];
  /** The words of the sentence after. */
  next: readonly Token[];
}

/** What the sentence before says that one without a verb of its own goes on with: "Fan's there. Kettle the same." */
const carriedOver = (tokens: readonly Token[], group: ThingGroup, { before, given }: Around): Reading | undefined => {
  if (saysSame(tokens, group)) return before.at(-1)?.reading;
  return saysLack(tokens, group) ? undefined : given.at(-1)?.reading;
};

/** Capitals alone, as papers and models are called. */
const SHORT_NAME = /^[A-Z]{2,5}$/;

/** The things of a sentence, those included that only a verb tells for things, and the frames around them. */
const namedAndFrames = (
  { sentence }: SentenceView,
  known: ThingMention[],
  isOther: (at: number) => boolean,
): { named: readonly ThingMention[]; frames: readonly Frame[] } => {
  const phrases = phrasesIn(sentence, known);
  const frames = framesIn(sentence, known, phrases);
  const topics = topicNouns(sentence.tokens, known, phrases, isOther);
  if (topics.length === 0) return { named: known, frames };
  const named = [...known, ...topics].toSorted((a, b) => a.start - b.start);
  return { named, frames: framesIn(sentence, named, phrasesIn(sentence, named)) };
};

export function readSentence(
  document: TripDocument,
  view: SentenceView,
  context: ThingsContext,
  entries: Entry[],
  around: Around,
): void {
  const { headings, before: earlierThings, given, next } = around;
  const { tokens } = view.sentence;
  const isOther = (at: number): boolean => {
    const offset = tokens[at]?.start ?? 0;
    return context.isPlace(offset) || context.isFact(offset) || isSomebody(view, at, context);
  };
  // "Count Lima only at the end", "Ruby 10 n Jack 6": the name of a place on the route or of somebody, no thing.
  const isProperName = ({ start, end }: ThingMention): boolean => {
    const { capital = false, start: offset = 0 } = tokens[start] ?? {};
    if (end - start !== 1 || !capital || context.shouting) return false;
    return (start > 0 && context.isPlace(offset)) || isSomebody(view, start, context);
  };
  const { named, frames } = namedAndFrames(
    view,
    mentionsIn(
      view.sentence,
      context,
      earlierThings.flatMap(({ mention }) => mention?.concept ?? []),
    ).filter((mention) => !isProperName(mention)),
    isOther,
  );
  context.found.set(view, { named, frames });
  // "van en la maleta": the bag is a part of what is said of the things.
  const mentions = named.filter(
    ({ start, end }) =>
      !frames.some((frame) => start >= frame.start && end <= frame.end && frame.end - frame.start > end - start),
  );
  const taken = new Uint8Array(tokens.length);
  for (const { start, end } of [...mentions, ...frames]) taken.fill(1, start, end);
  const isTaken = (at: number): boolean => taken[at] === 1;
  const listed = splitReasons(tokens, groupThings(tokens, mentions, frames), frames);
  const groups = splitLacked(tokens, splitGiven(view, splitAnswers(tokens, listed), context));
  const used = new Set<Frame>();
  const carried = document.views.indexOf(view) > 0 ? entries.at(-1)?.reading : undefined;
  let last: Entry[] = [];
  const add = (group: ThingGroup, frame: Frame | undefined, told?: Reading): Entry[] => {
    if (frame) used.add(frame);
    const before = last.at(-1)?.reading;
    const made = group.mentions.flatMap((mention, index): Entry[] => {
      if (isSameAgain(tokens, mention, group.mentions[index - 1])) return [];
      const said = isSaidYes(tokens, mention)
        ? plain('bring', undefined, told?.travellers)
        : (told ?? readFate(view, group, mention, frame, context, before, before ?? carried));
      if (!said) return [];
      const isMine = GIVEN.test(said.fate) && isMyOwn(tokens, mention);
      const read = isMine ? plain('bring') : weighed(said, { view, group, mention, frame, context });
      const owners = ownersBeside(tokens, mention, context);
      const reading = owners ? { ...read, travellers: owners } : read;
      // Bags are read by themselves; only a refusal is a thing's.
      if (LUGGAGE_READ_APART.has(mention.concept.id) && reading.fate !== 'stays' && !isGivenBag(reading, frame))
        return [];
      const alone = !frame && group.mentions.length === 1;
      if (mention.concept.kind === 'fixture' && (alone || !/^(?:provided|rented|other-brings)$/.test(reading.fate)))
        return [];
      // Meals are told of where others take care of them; to bring them is to bring food.
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
  const here = (): Entry[] => entries.filter((entry) => entry.view === view);
  for (const [position, group] of groups.entries()) {
    const previous = groups[position - 1];
    const own = frameOf(tokens, group, frames, groups);
    const before = last.at(-1)?.reading;
    const lodging = hasLodging(tokens, 0, group.start);
    const told =
      (isGotBeforeTrip(tokens, group) || isOutgrown(tokens, group) || isLackedAtPlace(tokens, group)
        ? plain('bring')
        : undefined) ??
      underOrganiser(tokens, group, own, headings) ??
      (position === 0 && isLackedAmong(tokens, group, given, earlierThings)
        ? { fate: 'bring' as const, travellers: [] }
        : undefined) ??
      (previous && isLackedBeside(tokens, group, previous, before?.fate)
        ? { fate: 'bring' as const, travellers: [] }
        : undefined) ??
      (previous && before?.fate === 'bring' && isAlsoLacked(tokens, group, previous) ? before : undefined) ??
      readTailored(view, group, context) ??
      (previous && before && isTailoredAsWell(tokens, group, previous) ? before : undefined) ??
      (previous && (isBehindAside(tokens, group, previous) || isBehindLacked(tokens, group, previous))
        ? givenBefore(here(), previous)
        : undefined) ??
      givenAfterAll(tokens, group) ??
      saidOf(view, group, own.before, next, context) ??
      sharedOut(view, group, context) ??
      ellipsisOf(view, group, before ?? (group.start <= 1 ? carriedOver(tokens, group, around) : undefined), lodging) ??
      ((!own.before && !own.after && isElaboration(tokens, group, previous)) || isBetweenDashes(tokens, group, previous)
        ? before
        : undefined);
    const earlier = last;
    // "Los libros los llevó mi padre": what has told of the list is no verb of another.
    const toldBy = told && /^(?:sent|other-brings)$/.test(told.fate) ? own.after : undefined;
    if (toldBy && toldBy.start - group.end <= 2) used.add(toldBy);
    const made = told ? add(group, undefined, told) : readGroup(tokens, group, own, add);
    // "…, no wait, the rigger boots": what stood before the correction is taken back.
    const undone =
      previous && frames.some(({ row, start }) => row.act === 'undo' && start >= previous.end && start < group.start);
    if (undone && made.some(({ reading }) => reading.fate === 'bring'))
      for (const entry of earlier)
        if (!made.some(({ concept }) => concept === entry.concept)) entry.reading = { ...entry.reading, fate: 'stays' };
    last = made;
  }
  shareAfterColon(tokens, here());
  readAnswers(tokens, groups, frames, used, add);
  // "Has lost gloves three times so 2 pairs": they come, whatever became of the others.
  const counted = countedAfter(tokens, mentions);
  if (counted) {
    const mention = { ...counted.mention, quantity: counted.count };
    const group = { mentions: [mention], start: mention.start, end: mention.end };
    const made = here().filter((entry) => entry.mention?.start === mention.start);
    for (const entry of made) Object.assign(entry, { mention, reading: { ...entry.reading, fate: 'bring' } });
    if (made.length === 0) add(group, undefined, { fate: 'bring', travellers: [] });
  }
  closeWithNo(tokens, frames, used, here());
  shareOfAll(tokens, here());
  readLeftOver(document, view, groups, entries);
  readOtherKind(document, view, entries, isTaken);
  readOtherOwned(document, view, entries, isTaken);
  readExcepted(tokens, entries, view);
  const beach = keptFromWater(tokens, entries, view);
  if (beach) entries.push({ ...beach, order: entries.length });
  allowPart(
    tokens,
    entries.findLast((entry) => entry.view === view),
  );
  const isShort = (at: number): boolean =>
    tokens[at]?.capital === true &&
    !context.shouting &&
    SHORT_NAME.test(document.original.slice(tokens[at].start, tokens[at].end));
  const ours = here();
  const brought = ours.filter(({ reading }) => /^(?:bring|wear)$/.test(reading.fate));
  const bringing = frames.filter(
    (frame) =>
      /^(?:bring|need)$/.test(frame.row.act) && frame.row.side !== 'before' && isDoneByWriter(view, frame, context),
  );
  // "Línea con amortiguador": what a thing has is part of its name.
  const known = [...mentions, ...ours, ...frames.filter(({ row }) => row.phrase !== 'con')];
  for (const { start, end } of freeThings(view, { brought, known, bringing, isOther, isShort })) {
    if (/^(?:provided|stays)$/.test(headings[start] ?? '')) continue;
    const words = textOf(document.original, tokens, start, end);
    const clause = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
    const beside = brought.find((entry) => Math.abs(entry.start - start) < 12);
    const reading: Reading = { fate: 'bring', travellers: beside?.reading.travellers ?? context.about(view, clause) };
    entries.push({ reading, view, words, start, end, order: entries.length });
  }
  for (const entry of entries)
    if (
      entry.view === view &&
      entry.concept === undefined &&
      entry.reading.fate === 'bring' &&
      isCuddled(tokens, entry)
    )
      entry.concept = 'comfort-toy';
}
