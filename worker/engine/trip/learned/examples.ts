/**
 * What the learned reader of fates sees of each thing: the words on both sides of it, with every list of things counted
 * as one word, and what the rules read. The same numbers train the network (scripts/learn) and are read by it.
 */
import { languageOf } from '../../packing/reading/language';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import { THING_FATES } from '../kinds';
import { isLeftOut } from '../things/reading';
import type { Entry } from '../things/thing-entry';
import { isSomebody, type ThingsContext } from '../things/whose';

/** Words on each side of a thing. */
export const WINDOW = 8;
/** Rows of the tables of words, of endings and of concepts; a word is found by its hash. */
const WORD_ROWS = 8192;
const ENDING_ROWS = 1024;
const CONCEPT_ROWS = 1024;

/** The words around a list of things: whole numbers are rows of the network's tables, see {@link WORD_ROWS}. */
export interface Surroundings {
  /** For each of the 2 × {@link WINDOW} + 1 positions: word, ending, fate of the things there, whether it is another sentence. */
  words: number[];
  endings: number[];
  fates: number[];
  crossed: number[];
}

/** One thing as the network sees it. */
export interface FateExample {
  /** Where the thing stands in the text, in characters. */
  start: number;
  end: number;
  /** The same object for all things of a list. */
  around: Surroundings;
  /** First and last word of the thing. */
  own: [number, number];
  concept: number;
  kind: number;
  fate: number;
  /** Numbers from 0 to 1. */
  signs: number[];
}

/** Rows 0 and 1 of each table stand for nothing there and for a word left out in training. */
const FIRST_ROW = 2;

/** The row of a word: FNV-1a over its UTF-16 units. */
const rowOf = (word: string, rows: number): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) {
    hash ^= word.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return FIRST_ROW + ((hash >>> 0) % (rows - FIRST_ROW));
};

/** 0 stands for no thing. */
const fateNumber = (fate: Entry['reading']['fate']): number => THING_FATES.indexOf(fate) + 1;

interface Sign {
  word: number;
  ending: number;
  fate: number;
  sentence: number;
}

const LIST = rowOf('_list_', WORD_ROWS);
const BREAK = rowOf('_break_', WORD_ROWS);
const SIGN = /[^\s\w]/g;
const MOST_SIGNS = 3;
/** Words that may stand between two things of a list. */
const JOIN = /^(?:and|n|or|nor|plus|y|e|o|u|ni|the|an?|my|our|some|el|la|los|las|una?|unos|unas|mis?|nuestr[oa]s?)$/;
const MOST_JOINS = 3;
const LISTED = /^[,&+/ ]*$/;

const wordOf = (token: Token, at: number, view: SentenceView, context: ThingsContext): string => {
  if (token.number !== undefined || /^\d/.test(token.text)) return '_number_';
  if (token.capital && !context.shouting) {
    if (isSomebody(view, at, context)) return '_somebody_';
    if (at > 0) return '_name_';
  }
  return token.text;
};

/** Things of one list, from its first word to behind its last. */
interface Run {
  entries: Entry[];
  start: number;
  end: number;
}

/** The lists of a sentence: things with nothing but commas and "and" between them. */
const runsOf = (tokens: readonly Token[], entries: readonly Entry[]): Run[] => {
  const runs: Run[] = [];
  for (const entry of entries.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = runs.at(-1);
    const between = last ? tokens.slice(last.end, entry.start) : [];
    const isNext =
      last !== undefined &&
      between.length <= MOST_JOINS &&
      between.every(({ text, gap }) => JOIN.test(text) && LISTED.test(gap)) &&
      (entry.start < last.end || LISTED.test(tokens[entry.start]?.gap ?? ''));
    if (isNext) {
      last.entries.push(entry);
      last.end = Math.max(last.end, entry.end);
    } else runs.push({ entries: [entry], start: entry.start, end: entry.end });
  }
  return runs;
};

const commonFate = (entries: readonly Entry[]): number => {
  const counts = new Map<number, number>();
  let best = 0;
  for (const { reading } of entries) {
    const fate = fateNumber(reading.fate);
    const count = (counts.get(fate) ?? 0) + 1;
    counts.set(fate, count);
    if (count > (counts.get(best) ?? 0)) best = fate;
  }
  return best;
};

/** One example for each entry, in their order. */
export function fateExamples(document: TripDocument, entries: readonly Entry[], context: ThingsContext): FateExample[] {
  const signs: Sign[] = [];
  const placeOf = new Map<Entry, { at: number; run: Run }>();
  const byView = Map.groupBy(entries, ({ view }) => view);
  for (const [sentence, view] of document.views.entries()) {
    const { tokens } = view.sentence;
    const runs = runsOf(tokens, byView.get(view) ?? []);
    signs.push({ word: BREAK, ending: 0, fate: 0, sentence });
    let next = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (!token) break;
      for (const sign of token.gap.match(SIGN)?.slice(0, MOST_SIGNS) ?? [])
        signs.push({ word: rowOf(sign, WORD_ROWS), ending: 0, fate: 0, sentence });
      const run = runs[next];
      if (run && at >= run.start) {
        for (const entry of run.entries) placeOf.set(entry, { at: signs.length, run });
        signs.push({ word: LIST, ending: 0, fate: commonFate(run.entries), sentence });
        at = Math.max(at, run.end - 1);
        next += 1;
        continue;
      }
      const word = wordOf(token, at, view, context);
      const hasEnding = word.length > 4 && !word.startsWith('_');
      signs.push({
        word: rowOf(word, WORD_ROWS),
        ending: hasEnding ? rowOf(word.slice(-3), ENDING_ROWS) : 0,
        fate: 0,
        sentence,
      });
    }
  }
  const surroundings = new Map<number, Surroundings>();
  const aroundSign = (at: number): Surroundings => {
    const known = surroundings.get(at);
    if (known) return known;
    const sentence = signs[at]?.sentence;
    const near = Array.from({ length: 2 * WINDOW + 1 }, (_, offset) =>
      at === -1 ? undefined : signs[at - WINDOW + offset],
    );
    const around = {
      words: near.map((sign) => sign?.word ?? 0),
      endings: near.map((sign) => sign?.ending ?? 0),
      fates: near.map((sign) => sign?.fate ?? 0),
      crossed: near.map((sign) => (sign && sign.sentence !== sentence ? 1 : 0)),
    };
    surroundings.set(at, around);
    return around;
  };
  return entries.map((entry): FateExample => {
    const { at = -1, run } = placeOf.get(entry) ?? {};
    const { view, start, end, mention, concept, reading } = entry;
    const { tokens } = view.sentence;
    const position = run ? run.entries.indexOf(entry) : 0;
    const size = run?.entries.length ?? 1;
    const clause = view.clauses.findIndex(({ from, to }) => start >= from && start < to);
    return {
      start: tokens[start]?.start ?? 0,
      end: tokens[end - 1]?.end ?? 0,
      around: aroundSign(at),
      own: [rowOf(tokens[start]?.text ?? '', WORD_ROWS), rowOf(tokens[end - 1]?.text ?? '', WORD_ROWS)],
      concept: rowOf(`concept ${concept ?? ''}`, CONCEPT_ROWS),
      kind: rowOf(`kind ${mention?.concept.kind ?? ''}`, CONCEPT_ROWS),
      fate: fateNumber(reading.fate),
      signs: [
        position === 0,
        position === size - 1,
        Math.min(size, 6) / 6,
        entry.bare === true,
        reading.by !== undefined,
        reading.travellers.length > 0,
        (run?.entries.filter((one) => isLeftOut(one.reading)).length ?? 0) / size,
        (languageOf(view.sentence) ?? context.locale) === 'es',
        concept === undefined,
        reading.isDoubted === true,
        (view.marks.denied[start] ?? -1) !== -1,
        view.marks.past[start] === 1,
        view.marks.unreal[start] === 1,
        view.away[clause] === true,
        view.others[clause] === true,
      ].map(Number),
    };
  });
}
