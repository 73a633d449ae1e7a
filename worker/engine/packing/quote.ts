/**
 * The traveller's words inside a reason. They are data: shortened, stripped of markup, and left out altogether when they
 * read like an order to the program rather than a fact of a trip.
 */
import { withoutAccents } from '../accents';
import { evidenceOf } from './conditions';
import type { FactId } from './knowledge/item';
import type { Situation } from './signals';

const MAX_QUOTE = 70;
const AN_ORDER =
  /\b(ignor\w*|instruc\w*|instrucc\w*|prompts?|system|sistema|olvid\w*|forget|disregard|output|imprim\w*|print|json|html|script|https?|arma|armas|pistol\w*|gun|guns|weapon\w*|cocain\w*|drog\w*|drugs|munici\w*|ammun\w*|cuchillo\w*|kni(?:fe|ves))\b/i;

/** Words that only join a clause to the one before it. */
const JOINS = /^(?:(?:and|but|so|then|also|because|y|e|pero|que|así que|asi que|porque|además)\s+)+/iu;

/** A clause fit to be shown, or undefined. */
export function cleanQuote(quote: string | undefined): string | undefined {
  if (quote === undefined) return undefined;
  const text = quote
    .normalize('NFC')
    .replace(/[<>{}[\]`|\\“”«»"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;.:–-]+|[,;.:–-]+$/g, '')
    .trim()
    .replace(JOINS, '');
  if (text.length < 2 || AN_ORDER.test(withoutAccents(text))) return undefined;
  if (text.length <= MAX_QUOTE) return text;
  const cut = text.slice(0, MAX_QUOTE);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' ')))}…`;
}

const MOST_SUPPORT = 36;
/** A list of things is not a reason, what is denied is none either, and half a sentence reads as a slip. */
const UNFIT =
  /[,;:…/()+&]|\b(?:not?|none|nobody|never|ni|nada|nadie|nunca|sin|without)\b|n't|\d{4}|(?:^|\s)(?:and|or|but|the|a|an|to|of|y|o|de|que|la|el|con|para)$/iu;

/** A quote short and whole enough to follow a reason in brackets, or undefined. */
export function supportQuote(quote: string | undefined): string | undefined {
  const text = cleanQuote(quote);
  if (text === undefined || text.length > MOST_SUPPORT || UNFIT.test(text)) return undefined;
  const words = text.split(' ').length;
  return words >= 2 && words <= 8 ? text : undefined;
}

const MOST_SENTENCE = 64;
/** A list, a bracket, a cut or half a sentence. */
const UNFINISHED =
  /[,;:…/()+&]|\d{4}|(?:^|\s)(?:and|or|but|the|a|an|to|of|for|with|my|y|o|de|que|la|el|con|para|mi)$/iu;

/** A quote that is a whole short sentence about its thing, or undefined. */
export function sentenceQuote(quote: string | undefined): string | undefined {
  const text = cleanQuote(quote);
  if (text === undefined || text.length > MOST_SENTENCE || UNFINISHED.test(text)) return undefined;
  const words = text.split(' ').length;
  return words >= 4 && words <= 12 ? text : undefined;
}

/** The piece of an enumeration that names a thing and says more of it than its name, or undefined. */
export function pieceQuote(quote: string | undefined, words: string): string | undefined {
  const piece = quote?.split(/[,;:.()\n]/u).find((one) => one.toLowerCase().includes(words.toLowerCase()));
  const text = cleanQuote(piece);
  if (text === undefined || text.length < 10 || text.length > MOST_SENTENCE || UNFINISHED.test(text)) return undefined;
  return text.split(' ').length > words.split(' ').length ? text : undefined;
}

const MOST_WORDS_OF_PIECE = 4;
const isShort = (piece: string): boolean => piece.trim().split(/\s+/u).length <= MOST_WORDS_OF_PIECE;

/** A thing of an enumeration with those named beside it ("fiddle, extra strings, rosin"), or undefined. */
export function besideQuote(quote: string | undefined, words: string): string | undefined {
  const named = (text: string): boolean => text.toLowerCase().includes(words.toLowerCase());
  const pieces =
    quote
      ?.split(/[.;\n]/u)
      .find(named)
      ?.split(',')
      .filter(isShort) ?? [];
  const at = pieces.findIndex(named);
  const runs = [
    pieces.slice(Math.max(0, at - 1), at + 2),
    pieces.slice(at, at + 2),
    pieces.slice(Math.max(0, at - 1), at + 1),
  ];
  return runs
    .map((run) => cleanQuote(run.join(',')))
    .find((text) => text !== undefined && text.length > words.length + 2 && text.length <= MOST_SENTENCE);
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};
const NUMBER = `\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}`;
/** "5 catheters a day", "four or five times a day", "dos veces al día". */
const A_DAY = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER})(?:\\s*(?:-|–|or|o|to|a)\\s*(${NUMBER}))?(?:\\s+[\\p{L}-]+){0,3}\\s+(?:a|per|each|every|al|por|cada)\\s+(?:day|d[ií]a)(?!\\p{L})`,
  'iu',
);

/** The number a day that the words name ("I use five catheters a day"), between 1 and 20. */
export function quotedNumber(cue: FactId, situation: Situation): number | undefined {
  const found = A_DAY.exec(evidenceOf(cue, situation)?.quote ?? '');
  if (!found) return undefined;
  const number = (found[2] ?? found[1] ?? '').toLowerCase();
  const value = NUMBER_WORDS[number] ?? Number(number);
  return value >= 1 && value <= 20 ? value : undefined;
}
