/**
 * What becomes of every thing that is named: each list of things is given the frame that governs it ("we hire …", "las
 * pone el lodge"), the frame's subject says whose doing it is, and a later word on the same thing ("no wait, …") wins.
 */
import { FIRST_PERSON, isVerbalAt, KIN } from '../../packing/reading/grammar';
import { languageOf } from '../../packing/reading/language';
import { quoteOf } from '../../packing/reading/instructions';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Locale } from '../../locale';
import type { TripDocument } from '../document';
import type { Thing } from '../schema';
import { isNegated, isWriters, readFate, type Reading } from './fate';
import { freeThings } from './free-things';
import { frameOf, framesIn, type Frame } from './governing';
import {
  conceptOf,
  groupThings,
  isJoined,
  lastPiece,
  mentionsIn,
  type ThingGroup,
  type ThingMention,
} from './mentions';
import type { ThingsContext } from './whose';

interface Entry {
  /** Absent for a thing of no concept. */
  mention?: ThingMention;
  concept?: string;
  reading: Reading;
  view: SentenceView;
  words: string;
  start: number;
  end: number;
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

/** Reads every thing named in the words. */
export function readThings(document: TripDocument, context: ThingsContext): Thing[] {
  const entries: Entry[] = [];
  for (const view of document.views) readSentence(document, view, context, entries);
  return settle(document, entries);
}

function readSentence(document: TripDocument, view: SentenceView, context: ThingsContext, entries: Entry[]): void {
  const { tokens } = view.sentence;
  const named = mentionsIn(view.sentence, context);
  const frames = framesIn(view.sentence, named);
  // "van en la maleta": the bag is a part of what is said of the things.
  const mentions = named.filter(
    ({ start, end }) =>
      !frames.some((frame) => start >= frame.start && end <= frame.end && frame.end - frame.start > end - start),
  );
  const groups = groupThings(tokens, mentions, frames);
  const used = new Set<Frame>();
  let last: Entry[] = [];
  const add = (group: ThingGroup, frame: Frame | undefined): Entry[] => {
    if (frame) used.add(frame);
    const before = last.at(-1)?.reading;
    const made = group.mentions.flatMap((mention): Entry[] => {
      const reading = readFate(view, group, mention, frame, context, before);
      if (!reading) return [];
      // Bags are read by themselves; only a refusal is a thing's.
      if (LUGGAGE.has(mention.concept.id) && reading.fate !== 'stays') return [];
      const words = wordsOf(document.original, view, mention, mentions, context.locale);
      const { start, end, concept } = mention;
      return [{ mention, concept: concept.id, reading, view, words, start, end, order: entries.length }];
    });
    entries.push(...made);
    return made;
  };

  for (const [position, group] of groups.entries()) {
    const previous = groups[position - 1];
    const own = frameOf(tokens, group, frames, groups);
    // "Tent sorted by Dave, stove too": the same goes for it.
    const too =
      !own.after && !own.before && previous && /^(?:too|also|tambien|igual)$/.test(tokens[group.end]?.text ?? '');
    const made = readGroup(tokens, group, too ? frameOf(tokens, previous, frames, groups) : own, add);
    // "…, no wait, the rigger boots": what stood before the correction is taken back.
    const undone =
      previous && frames.some(({ row, start }) => row.act === 'undo' && start >= previous.end && start < group.start);
    if (undone && made.some(({ reading }) => reading.fate === 'bring'))
      for (const entry of last)
        if (!made.some(({ concept }) => concept === entry.concept)) entry.reading = { ...entry.reading, fate: 'stays' };
    last = made;
  }
  readAnswers(tokens, groups, frames, used, add);
  readLeftOver(document, view, groups, entries);
  const isOther = (offset: number): boolean => context.isPlace(offset) || context.isFact(offset);
  const ours = entries.filter((entry) => entry.view === view);
  const brought = ours.filter(({ reading }) => /^(?:bring|wear)$/.test(reading.fate));
  const bringing = frames.filter(
    (frame) => /^(?:bring|need)$/.test(frame.row.act) && frame.row.side !== 'before' && isWriters(view, frame, context),
  );
  for (const { start, end } of freeThings(view, { brought, known: mentions, bringing, isOther })) {
    const words = textOf(document.original, tokens, start, end);
    const clause = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
    const beside = brought.find((entry) => Math.abs(entry.start - start) < 12);
    const reading: Reading = { fate: 'bring', travellers: beside?.reading.travellers ?? context.about(view, clause) };
    entries.push({ reading, view, words, start, end, order: entries.length });
  }
}

/** Gives a list its frame, or cuts it where the frame after it reaches only its last piece. */
function readGroup(
  tokens: readonly Token[],
  group: ThingGroup,
  { before, after }: { before?: Frame; after?: Frame },
  add: (group: ThingGroup, frame: Frame | undefined) => Entry[],
): Entry[] {
  const trailing = /^(?:not|no|nope)$/.test(tokens[group.end]?.text ?? '')
    ? lastPiece(tokens, group, false)
    : undefined;
  if (trailing && !after) return [...add(trailing[0], before), ...add(trailing[1], undefined)];
  if (!after) return add(group, before);
  // "with hand luggage only, skis and boots are rented": "with" is the weakest of frames.
  const weak = before !== undefined && /^(?:with|con)\b/.test(before.row.phrase);
  const near = before !== undefined && !weak && group.start - before.end <= 3;
  const parts =
    near || isNegated(tokens, after) || !isJoined(tokens, group, after.start)
      ? lastPiece(tokens, group, near || isNegated(tokens, after))
      : undefined;
  if (parts) return [...add(parts[0], before), ...add(parts[1], after)];
  if (!before) return add(group, after);
  const gapAfter = after.start - group.end;
  const gapBefore = group.start - before.end;
  // With both, the nearer one; a passive phrase right after the thing wins.
  const wins = weak || after.row.side === 'before' ? gapAfter <= 3 || gapAfter <= gapBefore : gapAfter < gapBefore;
  return add(group, wins ? after : before);
}

const PRONOUN =
  /^(?:it|them|that|those|one|ones|these|this|lo|la|los|las|eso|esos|esas|esa|ese|hers|his|theirs|ours|mine|suyo|suya|em)$/;

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
    const target = groups.findLast(({ end }) => end <= frame.start);
    const next = groups.find(({ start }) => start >= frame.end);
    if (!target || (next && frame.row.side !== 'before' && next.start - frame.end < 4)) continue;
    // Behind the verb Spanish has articles, English pronouns: "tengo las rodillas …" and "we hire those".
    const pronoun =
      tokens.slice(Math.max(0, frame.start - 2), frame.end).some(({ text }) => PRONOUN.test(text)) ||
      ENGLISH_PRONOUN.test(tokens[frame.end]?.text ?? '');
    if (pronoun) add(target, frame);
  }
}

/** "Las toallas de baño están pero las de piscina no": the other kind of the same thing has to come. */
function readLeftOver(
  document: TripDocument,
  view: SentenceView,
  groups: readonly ThingGroup[],
  entries: Entry[],
): void {
  const { tokens } = view.sentence;
  for (let at = 1; at < tokens.length - 3; at += 1) {
    if (!/^(?:el|la|los|las)$/.test(tokens[at]?.text ?? '') || tokens[at + 1]?.text !== 'de') continue;
    const no = tokens.findIndex(({ text }, index) => index > at + 2 && index <= at + 5 && text === 'no');
    const group = groups.findLast(({ end }) => end <= at);
    const head = group?.mentions.at(-1);
    if (no === -1 || !head) continue;
    const noun = textOf(document.original, tokens, head.start, head.start + 1);
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
    .slice(0, 80);

/** Words that are no part of a thing's name. */
const OUTSIDE =
  /^(?:the|a|an|my|our|your|his|her|their|some|any|all|both|own|extra|spare|two|of|for|to|in|on|at|with|without|and|or|but|n|no|not|as|by|from|that|which|plus|also|too|just|only|even|like|so|if|lo|le|les|nada|nothing|works|except|everything|headphone|tampoco|cada|uno|una|hay|deja|prohibid[oa]s?|when|because|es|el|la|los|las|un|una|unos|unas|mi|mis|tu|su|sus|nuestro|nuestra|otro|otra|y|e|o|u|ni|con|sin|para|por|en|a|que|si|ya|como|pero|mas|muy|tambien|solo|pares?|pair|pairs|couple|few|set|sets|sorted|hired|rented|included|provided|proper|decent|good|nice|best|new|old|big|huge|mine|ur|u|lol|x|alla|alli|ahi|aqui|there|here|please|porfa|siempre|nunca|never|always|maybe|quiza|bien|mejor|obvio|claro|too)$/;
const MOST_MODIFIERS = 2;

/** The traveller's words for it: the noun with its adjectives, as written. */
const wordsOf = (
  original: string,
  view: SentenceView,
  mention: ThingMention,
  others: readonly ThingMention[],
  locale: Locale,
): string => {
  const { tokens } = view.sentence;
  let { start, end } = mention;
  const modifies = (at: number): boolean => {
    const { text = '', number, gap = '' } = tokens[at] ?? {};
    const later = at >= mention.end ? gap : (tokens[at + 1]?.gap ?? '');
    return (
      /^[a-z]{2,}$/.test(text) &&
      number === undefined &&
      !OUTSIDE.test(text) &&
      !/[,;:()+&/–—.]/.test(later) &&
      !others.some((other) => other !== mention && at >= other.start && at < other.end) &&
      !isVerbalAt(tokens, at) &&
      !KIN.has(text) &&
      !FIRST_PERSON.has(text)
    );
  };
  const spanish = (languageOf(view.sentence) ?? locale) === 'es';
  if (!spanish) while (mention.start - start < MOST_MODIFIERS && start > 0 && modifies(start - 1)) start -= 1;
  else
    while (end - mention.end < MOST_MODIFIERS && end < tokens.length) {
      const of = /^(?:de|del)$/.test(tokens[end]?.text ?? '') && !/[,;:()]/.test(tokens[end]?.gap ?? '');
      if (of && modifies(end + 1) && !/^\d/.test(tokens[end + 1]?.text ?? '')) end += 2;
      else if (modifies(end)) end += 1;
      else break;
    }
  return textOf(original, tokens, start, end);
};

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
    .map(({ mention, concept, reading, view, words, start: first, end: last }, index): Thing => {
      const { tokens } = view.sentence;
      const clause = view.clauses.find(({ from, to }) => first >= from && first < to);
      const start = tokens[first]?.start ?? 0;
      const end = tokens[last - 1]?.end ?? start;
      const around = {
        start: tokens[clause?.from ?? 0]?.start ?? 0,
        end: Math.max(end, tokens[(clause?.to ?? 1) - 1]?.end ?? 0),
      };
      const quote = quoteOf(document.original, around, start, end);
      return {
        id: `th${index + 1}`,
        words,
        ...(concept !== undefined && { concept }),
        ...(mention?.quantity !== undefined && { quantity: mention.quantity }),
        fate: reading.fate,
        ...(reading.by && { by: reading.by }),
        travellers: [...reading.travellers],
        legs: [],
        evidence: { source: 'words', ...(quote !== undefined && { quote }), start, end, certainty: 'sure' },
      };
    });
}
