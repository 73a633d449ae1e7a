/** What the rest of a sentence changes in the things it has named: "las compro allá", "… so do not pack", "except hers". */
import { isVerbalAt } from '../../packing/reading/grammar';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Frame } from './frames';
import { hasOwnSubject, isNeuter } from './frame-of-another';
import { isFetchedBefore } from './handed-over';
import { otherOwnedAt } from './other-owned';
import { isOfOthers } from './other-of-kind';
import { cannotFly } from './elsewhere';
import { conceptOf, type ThingGroup } from './mentions';
import { takenUp } from './joined-lists';
import { endsPiece } from './piece-ends';
import { type Entry, GIVEN, textOf } from './thing-entry';

const PRONOUN =
  /^(?:it|them|that|those|one|ones|these|this|lo|la|los|las|eso|esos|esas|esa|ese|hers|his|theirs|ours|mine|suyo|suya|em)$/;

/** Before "one": another than the thing just named. */
const OTHER_KIND = /^(?:other|old|personal|second|spare|big|small|new|private|home|older|bigger|smaller)$/;

const ENGLISH_PRONOUN =
  /^(?:it|them|that|those|one|ones|these|hers|his|theirs|ours|mine|em|spares?|some|loads|plenty|lots)$/;

/** "We hire that, no wait, Jo has one", "las compro allá": a frame without a list speaks of the last thing named. */
export function readAnswers(
  tokens: readonly Token[],
  groups: readonly ThingGroup[],
  frames: readonly Frame[],
  used: ReadonlySet<Frame>,
  add: (group: ThingGroup, frame: Frame) => Entry[],
): void {
  for (const frame of frames) {
    if (used.has(frame) || frame.row.act === 'undo' || /^(?:with|con)\b/.test(frame.row.phrase)) continue;
    // "Copete no, van los cabros": an article at its end belongs to what follows.
    if (frame.row.side === 'after' && / (?:el|la|los|las|un|una|unos|unas)$/.test(frame.row.phrase)) continue;
    // "la pone el coro": a second frame in the words of one that has its things.
    if ([...used].some(({ start, end }) => frame.start < end && frame.end > start)) continue;
    // "Carro lo facturamos (gratis)": what it costs.
    if (/^\s*\($/.test(tokens[frame.start]?.gap ?? '') && [...used].some(({ end }) => end === frame.start)) continue;
    const target = groups.findLast(({ end }) => end <= frame.start);
    if (target && isOfAnotherNow(tokens, target, frame, used)) continue;
    const next = groups.find(({ start }) => start >= frame.end);
    // "…, lentes los reparten en la puerta": where the verb before, which has its thing, is done.
    const goesOn = (one: Frame): boolean =>
      /^(?:en|por|in|at|on|by|via)\b/.test(frame.row.phrase) &&
      one.start >= (target?.end ?? 0) &&
      one.start < frame.start &&
      !tokens.slice(one.end, frame.start + 1).some(({ gap }) => /[,;(]/.test(gap));
    if ([...used].some(goesOn)) continue;
    if (!target || (next && frame.row.side !== 'before' && next.start - frame.end < 4)) continue;
    // After the verb Spanish has articles, English pronouns: "tengo las rodillas …" and "we hire those".
    // "Tent ours, boat hired": what stands before the comma is said of the tent.
    const parted = [frame.start, frame.start - 1].find((at) => tokens[at]?.gap.includes(','));
    const pronoun =
      // "La plancha la llevan entre cuatro y le toca a Juli"
      /^les? toca/.test(frame.row.phrase) ||
      someWord(tokens, parted ?? frame.start - 2, frame.end, PRONOUN) ||
      ENGLISH_PRONOUN.test(tokens[frame.end]?.text ?? '') ||
      // "The rink has skates but I prefer my own"
      (/(?:prefers?|rather|sooner) (?:.* )?own$/.test(frame.row.phrase) && endsPiece(tokens, frame.end));
    // "company laptop only, personal one leaving at home": another of the kind.
    const other = tokens
      .slice(Math.max(0, frame.start - 3), frame.start)
      .some(({ text }, at, near) => /^ones?$/.test(text) && OTHER_KIND.test(near[at - 1]?.text ?? ''));
    // "Dulce de leche y el pernil NO, que lo quitan": of a word that we do not know.
    if (/^(?:leave|need|use)$/.test(frame.row.act) && hasOwnSubject(tokens, target, frame)) continue;
    if (isFetchedBefore(tokens, frame)) continue;
    // "Bear spray can't fly so I take it there": told already.
    if (cannotFly(tokens, target)) continue;
    // "El casco blanco me lo dan, el negro lo llevo": said of the other of the kind.
    if (tokens.some((_, at) => at >= target.end && at < frame.start && otherOwnedAt(tokens, at))) continue;
    const left = frame.row.act !== 'bring' && isOfOthers(tokens, target, frame);
    if (pronoun && !other && !left && !isNeuter(tokens, frame.start - 2)) add(takenUp(tokens, target, frame), frame);
  }
}

/**
 * "Botas las mías porque las que dan me rozan", "el maquillaje es mío, el peinado nos lo hacen": after what is said of a thing
 * stands the reason for it, or something else.
 */
const isOfAnotherNow = (
  tokens: readonly Token[],
  target: ThingGroup,
  frame: Frame,
  used: ReadonlySet<Frame>,
): boolean => {
  const said = [...used].find(
    ({ row, start, end }) => row.act === 'bring' && start >= target.end && end <= frame.start,
  );
  if (!said) return false;
  for (let at = said.end; at < frame.start; at += 1) {
    const { text = '', gap = '' } = tokens[at] ?? {};
    if (/^(?:porque|pues)$/.test(text)) return true;
    if (gap.includes(',') && /^(?:el|la|los|las)$/.test(text) && at + 1 < frame.start && !isVerbalAt(tokens, at + 1))
      return true;
  }
  return false;
};

/** "Nada de power bank de esos grandes, chiquito sí", "repelente en las manos no, en lo demás sí", "en spray prohibido (el de crema sí)": only a part is refused. */
export function allowPart(tokens: readonly Token[], last: Entry | undefined): void {
  if (last?.reading.fate !== 'stays') return;
  const yes = tokens.findIndex(({ text }, at) => at >= last.end && /^(?:si|yes|ok)$/.test(text));
  if (yes === -1 || !(tokens[yes + 1] === undefined || /[,;:.)]/.test(tokens[yes + 1]?.gap ?? ''))) return;
  const part = tokens.slice(Math.max(last.end, yes - 4), yes).map(({ text }) => text);
  if (part.some((text) => PART.test(text))) last.reading = { ...last.reading, fate: 'bring' };
}
const PART =
  /^(?:(?:chiqu|pequen|peque|chic|finit|cort|larg|liger|livian)(?:it)?[oa]s?|mini|demas|resto|small|little|tiny|rest|elsewhere|otr[oa]s?|normal(?:es)?|crema|locion|barra|gel|roll|natural(?:es)?|mineral(?:es)?|biodegradables?)$/;

/** "Helmets for everybody EXCEPT kids' sizes so we bring hers": of what is given there one kind is not. */
export function readExcepted(tokens: readonly Token[], entries: Entry[], view: SentenceView): void {
  const except = tokens.findIndex(({ text }) => EXCEPT.has(text));
  if (except === -1) return;
  const given = entries.findLast(
    (entry) => entry.view === view && entry.end <= except && except - entry.end <= 4 && GIVEN.test(entry.reading.fate),
  );
  const goesOn = entries.some((entry) => entry.view === view && entry.start > except && entry.start - except <= 3);
  const behind = wordsOf(tokens, except + 1, except + EXCEPTION_REACH);
  if (!given || goesOn || !/\b(?:bring|bringing|brings|take|taking|need|llevamos|llevo|traemos|traigo)\b/.test(behind))
    return;
  entries.push({ ...given, reading: { fate: 'bring', travellers: [] }, order: entries.length });
}
const EXCEPTION_REACH = 10;
const EXCEPT: ReadonlySet<string> = new Set(['except', 'excepto', 'salvo', 'bar']);

/** "Bath towels, but you can't bring them to the pool": those stay in the room, and others have to come for the water. */
export function keptFromWater(
  tokens: readonly Token[],
  entries: readonly Entry[],
  view: SentenceView,
): Omit<Entry, 'order'> | undefined {
  if (!tokens.some(({ text }) => text === 'towels' || text === 'towel')) return undefined;
  const towels = entries.findLast((entry) => entry.view === view && entry.concept === 'towels');
  if (!towels || !/^(?:provided|stays|bring)$/.test(towels.reading.fate)) return undefined;
  const behind = wordsOf(tokens, towels.end, towels.end + 14);
  const found = KEPT_IN.exec(behind);
  if (!found) return undefined;
  if (towels.reading.fate !== 'provided' && !TAKEN.test(found[0])) return undefined;
  for (const entry of entries)
    if (entry.view === view && entry.end <= towels.end && /^(?:stays|provided)$/.test(entry.reading.fate))
      entry.reading = { fate: 'provided', travellers: [] };
  towels.reading = { fate: 'provided', travellers: [] };
  const concept = conceptOf('beach towel');
  const words = towels.words.split(' ').at(-1) ?? towels.words;
  return (
    concept && {
      ...towels,
      concept: concept.id,
      words,
      mention: { concept, start: towels.start, end: towels.end },
      reading: { fate: 'bring', travellers: [] },
    }
  );
}
const WATER = '(?:pool|poolside|beach|hot tub|tub|spa|sea|lake|jacuzzi|sauna|water|sand)\\b';
const KEPT_IN = new RegExp(
  `\\b(?:(?:cant|cannot|not|dont|never|no|arent|wont|not allowed to|not to be) (?:\\w+ ){0,5}?(?:to|at|by|in|on|for|near) (?:the |a )?${WATER}|(?:only|just) (?:for|in) (?:the )?(?:room|house|bathroom|shower|flat|cabin)|indoors only|(?:room|bathroom) only)`,
);
const TAKEN = /\b(?:take|taken|bring|use|used|remove|carry|only|just)\b/;

/** The noun that "las de playa" or "el de ducha" stands for: the last of the list that agrees with the article. */
const antecedent = (
  tokens: readonly Token[],
  group: ThingGroup | undefined,
  article: string,
): ThingGroup['mentions'][number] | undefined => {
  const last = group?.mentions.at(-1);
  const ending = AGREES[article];
  if (!group || !ending) return last;
  return group.mentions.findLast(({ start }) => ending.test(tokens[start]?.text ?? '')) ?? last;
};
const AGREES: Readonly<Record<string, RegExp>> = { la: /[^s]$/, el: /[^s]$/, las: /[^o]s$/, los: /[^a]s$/ };

/** "Las toallas de baño están pero las de piscina no": the other kind of the same thing has to come. */
export function readLeftOver(
  document: TripDocument,
  view: SentenceView,
  groups: readonly ThingGroup[],
  entries: Entry[],
): void {
  const { tokens } = view.sentence;
  if (groups.length === 0) return;
  for (let at = 0; at < tokens.length - 2; at += 1) {
    // "toallas hay pero de playa no": the article may be missing.
    if (tokens[at + 1]?.text !== 'de') continue;
    const opens = /^(?:el|la|los|las|pero|no)$/.test(tokens[at]?.text ?? '') || tokens[at + 1]?.gap.includes(',');
    if (!opens) continue;
    // "… pero NO de piscina": or the no comes first.
    const first = tokens[at]?.text === 'no' && /^(?:pero|y)$/.test(tokens[at - 1]?.text ?? '');
    const no = first
      ? at + 3
      : tokens.findIndex(({ text }, index) => index > at + 2 && index <= at + 5 && text === 'no');
    const group = groups.findLast(({ end }) => end <= at);
    const head = antecedent(tokens, group, tokens[at]?.text ?? '');
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

const ONE_OF =
  /^(?:but |pero |sino |es |its |it 's )?(the|our|my|el|la|los|las|mi|mis) (?:(de) )?(\w+)(?: (?:ones?|si|yes))?$/;
/** "Not the new boots, the old ones", "la eléctrica no, la manual": of a kind that has types the other one comes. */
export function readOtherKind(
  { original }: TripDocument,
  view: SentenceView,
  entries: Entry[],
  isKnown: (at: number) => boolean,
): void {
  const { tokens } = view.sentence;
  for (const entry of entries.filter(({ reading, view: where }) => where === view && reading.fate === 'stays')) {
    const { mention } = entry;
    if (!mention) continue;
    const from = entry.end + (/^(?:no|nope)$/.test(tokens[entry.end]?.text ?? '') ? 1 : 0);
    if (!/^\s*[,;:–—-]/.test(tokens[from]?.gap ?? '')) continue;
    let to = from + 1;
    while (to < tokens.length && to < from + 6 && !/[,;:.()–—]/.test(tokens[to]?.gap ?? '')) to += 1;
    const [, article, , kind] = ONE_OF.exec(wordsOf(tokens, from, to)) ?? [];
    if (article === undefined || kind === undefined) continue;
    const at = tokens.findIndex(({ text }, index) => index > from && index < to && text === kind);
    if (isKnown(at)) continue;
    const noun = textOf(original, tokens, mention.start, mention.end);
    const like = textOf(original, tokens, tokens[at - 1]?.text === 'de' ? at - 1 : at, at + 1);
    const words = /^(?:the|our|my)$/.test(article) ? `${like} ${noun}` : `${noun} ${like}`;
    entries.push({ ...entry, words, reading: { fate: 'bring', travellers: [] }, order: entries.length });
  }
}
