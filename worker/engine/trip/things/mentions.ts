/** Finds the things of the lexicon in a sentence, as single mentions and as the lists they stand in. */
import { anyWord } from '../../packing/reading/patterns';
import { FIRST_PERSON, JOINS, KIN, SPANISH_ARTICLE, isVerbalAt } from '../../packing/reading/grammar';
import { isPreterite, isSimile } from '../../packing/reading/match-context';
import { readSentences, someWord, type Sentence, type Token } from '../../packing/reading/text';
import type { ReadConcept } from './concept';
import { findPhrases, findThings } from './find';
import { inContext } from './in-context';
import { withOpenThings } from './open-things';
import { isProperName } from './proper-names';
import { isRunOn } from './run-on';
import { isSameAgain } from './same-as';
import { lodgingAfter } from './of-lodging';
import { PROVIDER } from './somebody';
import type { ThingsContext } from './whose';
import { countBefore, countAfter, quantityOf } from './thing-counts';

/** A thing named at token `start` to `end` (exclusive). */
export interface ThingMention {
  concept: ReadConcept;
  start: number;
  end: number;
  quantity?: number;
}

/** Things that one frame governs: "tents, mats and the kitchen". */
export interface ThingGroup {
  mentions: ThingMention[];
  start: number;
  end: number;
}

/** Single words that are everyday words of the other language. */
const NO_THING = /^(?:soles|uno|once|van|mate|mates|red|sole|pie)$/;

/** The things named in a sentence with their numbers, the longest reading at each spot. */
export function mentionsIn(
  sentence: Sentence,
  { words, pets, original }: Pick<ThingsContext, 'words' | 'pets' | 'original'>,
  /** The things of the sentence before. */
  before: readonly ReadConcept[] = [],
): ThingMention[] {
  const { tokens } = sentence;
  const taken: ThingMention[] = [];
  // "El yoyó", "un bongó": no verb stands behind a masculine article.
  const isPreteriteAt = (at: number): boolean =>
    isPreterite(original, tokens[at]) && !/^(?:el|un|al|del)$/.test(tokens[at - 1]?.text ?? '');
  const ofPet = tokens.some(({ text }) => pets.has(text));
  const { things: told, lookalikes } = findPhrases(tokens, words);
  for (const { row: concept, start, end } of told) {
    if (taken.some((other) => start < other.end && end > other.start)) continue;
    if (end - start === 1 && (NO_THING.test(tokens[start]?.text ?? '') || isPreteriteAt(start))) continue;
    // "Botas goretex": a fabric after a thing is not a thing.
    if (
      /^(?:goretex|cordura|gore|merino)$/.test(tokens[start]?.text ?? '') &&
      end - start === 1 &&
      tokens[start]?.gap.trim() === '' &&
      start > 0 &&
      !JOINS.has(tokens[start - 1]?.text ?? '')
    )
      continue;
    // "Booze-free": what is not in it.
    if (tokens[end]?.text === 'free' && tokens[end].gap === '-') continue;
    // "Mum's knitting a hat": what somebody does.
    if (end - start === 1 && isDoing(tokens, start)) continue;
    if (isSimile(tokens, { start }) || (end - start === 1 && isProperName(tokens, start))) continue;
    taken.push({ concept, start, end });
  }
  // "The dog, Biscuit": a name.
  const isPet = ({ start, end }: ThingMention): boolean =>
    ofPet && end - start === 1 && tokens[start]?.capital === true && pets.has(tokens[start].text);
  const named = withOpenThings(sentence, taken, lookalikes).filter(
    (mention) =>
      !isPet(mention) &&
      !isSimile(tokens, mention) &&
      !isPreteriteAt(mention.end - 1) &&
      !isShoeSize(tokens, mention.start),
  );
  const things = named.map((mention) => ({
    ...mention,
    ...(mention.quantity === undefined &&
      quantityOf(countBefore(tokens, mention.start) ?? countAfter(tokens, mention.end))),
  }));
  const concepts = things.map(({ concept }) => concept);
  // "El telescopio (un dobson) lo arriendo": the bracket parts no list.
  const others = things.filter(
    (mention, at) => !(/\(/.test(tokens[mention.start - 1]?.gap ?? '') && isSameAgain(tokens, mention, things[at - 1])),
  );
  return others.map((mention) => ({
    ...mention,
    concept: inContext(mention.concept, { others: concepts, before, words: tokens, at: mention.end - 1, ofPet }),
  }));
}

/** "Calza 42 como yo": the size of somebody's shoes. */
const isShoeSize = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'calza' && (tokens[at + 1]?.number ?? 0) > 20;

/** "Nan is knitting us scarves": a verb with its object, of somebody else. */
const isDoing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text.endsWith('ing') === true &&
  /^(?:a|an|the|us|him|her|me|them|some|hats?|socks|scarves|booties)$/.test(tokens[at + 1]?.text ?? '') &&
  (/^(?:is|are|'s|been|keeps)$/.test(tokens[at - 1]?.text ?? '') ||
    KIN.has((tokens[at - 1]?.text ?? '').replace(/s$/, '')));

const FILLER = anyWord([
  // Articles, possessives and how many.
  'the a an my our your his her their el la los las un una unos unas mi mis su sus tu tus nuestr[oa]s? otr[oa]s? of de del que',
  'some any all both one few couple bit pair pairs set sets par pares todo todos todas algun alguna plus also too even tambien',
  // Adjectives.
  'extra spare new old good big small little large light heavy warm thick thin long short clean proper thermal waterproof original attested',
  'black white red blue green grey brown negr[oa] blanc[oa] buen buenas? buenos grandes? pequen[oa] larg[oa] cort[oa] grues[oa]s?',
  // Nouns that only say which: "work boots", "steel toe boots".
  'baby work steel toe demo',
]);
export const CONNECTOR = /^(?:and|y|e|or|o|u|nor|ni|plus|mas|with|con)$/;

/** Joins mentions that stand in one list; a verb, a frame, a "but" or a bracket between them parts it. */
export function groupThings(
  tokens: readonly Token[],
  mentions: readonly ThingMention[],
  breaks: readonly { start: number; end: number }[],
): ThingGroup[] {
  const groups: ThingGroup[] = [];
  for (const mention of mentions) {
    const last = groups.at(-1);
    const parted =
      last !== undefined &&
      breaks.some(({ start, end }) => start >= last.end && end <= mention.start) &&
      // "Camas con frazadas, toallas no dan": a bed has them.
      (last.mentions.at(-1)?.concept.kind === 'fixture' || !isWithNext(tokens, last.end, mention.start));
    const another =
      last !== undefined &&
      someWord(tokens, last.start - 3, last.start, /^(?:nada|sin|no|ni)$/) &&
      isRunOn(tokens, last.end - 1, mention.start);
    if (last && !parted && !another && inOneList(tokens, last.end, mention.start)) {
      last.mentions.push(mention);
      last.end = mention.end;
    } else groups.push({ mentions: [mention], start: mention.start, end: mention.end });
  }
  return groups;
}

/** "telescopio con trípode": one thing with another, said of in one sentence. */
const isWithNext = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.text === 'con' &&
  tokens.slice(from, to + 1).every(({ gap }) => gap.trim() === '') &&
  tokens.slice(from + 1, to).every(({ text }) => /^(?:su|sus|el|la|los|las|un|una)$/.test(text));

/** A gap that ends a list: brackets, dashes, a colon or a semicolon. */
export const isHardGap = (gap: string | undefined): boolean =>
  gap !== undefined && gap !== ' ' && gap !== '' && HARD_GAP.test(gap);
const HARD_GAP = /[()[\]:;=–—→]|(?:^|\s)-+(?:\s|$)/;

/** Words that no entry of a list contains, so that what follows them is said of something else. */
const NO_ENTRY =
  /^(?:no|not|sin|without|for|para|to|in|on|at|from|by|en|a|al|por|until|hasta|if|si|when|cuando|that|which|who|is|are|was|es|son|esta|estan|fue|it|them|they|there|only|just|solo|too|also|tambien|but|pero|so|because|porque|like|como|than|then|luego|after|before|about|sobre|yes|ok|okay|please|lol|already|ya|some|each|cada|total|max|min|mejor|instead|rather)$/;
/** After a thing it says whose the thing is. */
const WHOSE_BEHIND = /^(?:ours|mine|nuestr[oa]s?|mi[oa]s?|propi[oa]s?)$/;
const MOST_BETWEEN = 8;
const MOST_UNKNOWN = 3;

/** "… el del hotel", "la de mi primo" right after a thing. */
const isTheirs = (tokens: readonly Token[], of: number): boolean =>
  SPANISH_ARTICLE.test(tokens[of - 1]?.text ?? '') &&
  !/[,;]/.test(tokens[of - 1]?.gap ?? '') &&
  [of + 1, of + 2].some((at) => PROVIDER.test(tokens[at]?.text ?? '') || KIN.has(tokens[at]?.text ?? ''));

const inOneList = (tokens: readonly Token[], from: number, to: number): boolean => {
  if (to - from > MOST_BETWEEN) return false;
  for (let index = from; index <= to; index += 1) if (isHardGap(tokens[index]?.gap)) return false;
  let parted = false;
  let unknown = 0;
  for (let index = from; index <= to; index += 1) {
    const { text, number, gap, capital } = tokens[index] ?? { text: '', number: undefined, gap: '', capital: false };
    const parts = /[,+&/]/.test(gap) || CONNECTOR.test(text);
    if (parts) {
      parted = true;
      unknown = 0;
    }
    if (index === to) break;
    // "Ni toallas ni menaje, o sea que toallas llevo": what follows from it is another list.
    if (text === 'o' && tokens[index + 1]?.text === 'sea') return false;
    // "Paraguas el del hotel, tazas": whose it is.
    if (/^del?$/.test(text) && (isTheirs(tokens, index) || lodgingAfter(tokens, index) !== -1)) return false;
    // "Tent and mats ours, boat hired": whose it is closes a list.
    if (WHOSE_BEHIND.test(text) && /[,+&/]/.test(tokens[index + 1]?.gap ?? '')) return false;
    if (FILLER.test(text) || CONNECTOR.test(text) || number !== undefined) continue;
    unknown += 1;
    // "plancha, SUBE, mate": one word with a capital between commas is an entry as well.
    if (capital && gap.includes(',') && tokens[index + 1]?.gap.includes(',')) continue;
    // "Crampons, B3 boots, helmet": a model or a size.
    if (/^[a-z]$/.test(text) && tokens[index + 1]?.gap === '' && tokens[index + 1]?.number !== undefined) continue;
    // Entries of words that we do not know, and adjectives: "gloves, khaki, rain liner".
    if (unknown > MOST_UNKNOWN || capital || !/^[a-z]{3,}$/.test(text)) return false;
    if (NO_ENTRY.test(text) || isVerbalAt(tokens, index) || KIN.has(text) || FIRST_PERSON.has(text)) return false;
  }
  return parted || unknown === 0;
};

/** The concept that words name by themselves, the last and longest where they name several ("dog's towel" is a towel). */
export function conceptOf(words: string): ReadConcept | undefined {
  const tokens = readSentences(words)[0]?.tokens ?? [];
  return findThings(tokens)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start) || a.start - b.start)
    .at(-1)?.row;
}
