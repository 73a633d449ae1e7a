/** Reads the annotated descriptions of tests/annotated: texts in which each thing is marked with what becomes of it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locale } from '../../worker/engine/locale';
import type { Thing, Traveller } from '../../worker/engine/trip/schema';
import { isLeftOut } from '../../worker/engine/trip/things/reading';

/** Characters `start` to `end` of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A marked stretch of the text and the letter of its fate (see tests/annotated/README.md). */
interface Mark extends Span {
  fate: string;
}

/** Somebody who is named, and how many travellers this adds to the party beyond the writer; -1 where the writer stays at home. */
interface PersonMark extends Span {
  adds: number;
}

interface Annotated {
  /** File and number in it, from 0: `en-w03#7`. */
  id: string;
  locale: Locale;
  /** Of the writer; two letters. */
  country: string;
  /** How many travel, where the text says so. */
  party?: number;
  text: string;
  marks: readonly Mark[];
  /** Of texts whose people are marked. */
  people: readonly PersonMark[];
}

const MARK = /\[(?<thing>[^\][|]+)\|(?<fate>[bprousxn])\]|\{(?<person>[^{}|]+)(?:\|(?<adds>-?\d+))?\}/g;
const HEAD = /^(en|es) ([A-Z]{2})(?: party=(\d+))?/;

/** The text of a marked description without its marks, and where they stood. */
export function unmarked(marked: string): Pick<Annotated, 'text' | 'marks' | 'people'> {
  const marks: Mark[] = [];
  const people: PersonMark[] = [];
  let text = '';
  let last = 0;
  for (const { 0: whole, groups: { thing, fate = '', person = '', adds = '0' } = {}, index } of marked.matchAll(MARK)) {
    text += marked.slice(last, index);
    const words = thing ?? person;
    const at = { start: text.length, end: text.length + words.length };
    if (thing === undefined) people.push({ ...at, adds: Number(adds) });
    else marks.push({ ...at, fate });
    text += words;
    last = index + whole.length;
  }
  return { text: text + marked.slice(last), marks, people };
}

/** Whether two stretches share a character. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** Whether nothing that was read where a mark stands comes along. */
export const isKeptOff = (things: readonly Thing[], mark: Span): boolean =>
  things.filter(({ evidence: { start = Infinity, end = 0 } }) => overlap({ start, end }, mark)).every(isLeftOut);

/** Travellers of a reading as the head of a text counts them: where people are marked, nobody who packs alone. */
export const partyRead = (travellers: readonly Traveller[], { people }: Pick<Annotated, 'people'>): number =>
  travellers.filter(({ packsAlone }) => people.length === 0 || !packsAlone).reduce((sum, { count }) => sum + count, 0);

/**
 * Names of files by what the learned reader makes of them (see scripts/learn): it learns from most, from field trips without
 * the rules' readings, since rules were made from those very trips, and never from those kept aside, which measure it.
 */
export const ANNOTATED_PARTS = {
  learned: /^..-[^wy]/,
  /** Those of the learned that are told most like field trips. */
  manner: /^..-v[1-9]\d/,
  field: /^..-w/,
  aside: /^..-y/,
} as const;

/** Every annotated description of a folder, or those of the files whose names fit. */
export const readAnnotated = (folder: string, names = /^/): Annotated[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && names.test(name))
    .toSorted()
    .flatMap((file) =>
      readFileSync(resolve(folder, file), 'utf8')
        .normalize('NFC')
        .split(/^## /m)
        .slice(1)
        .map((block, index) => ({ id: `${file.replace('.txt', '')}#${index}`, block })),
    )
    .map(({ id, block }): Annotated => {
      const [head = '', ...lines] = block.split('\n');
      const [, language, country = '', party] = HEAD.exec(head) ?? [];
      if (language !== 'en' && language !== 'es') throw new Error(`No language and country in "## ${head}"`);
      return {
        id,
        locale: language,
        country,
        ...(party !== undefined && { party: Number(party) }),
        ...unmarked(lines.join('\n').trim()),
      };
    });

/**
 * By description, of those whose facts were judged by readers: the tags that rules read in it and that are not true of it.
 * Of another folder none are.
 */
export const readWrongFacts = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const file = resolve(folder, 'wrong-facts.tsv');
  return new Map(
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, string[]] => {
        const [id = '', tags = ''] = line.split('\t');
        return [id, tags.split(' ').filter((tag) => tag !== '')];
      }),
  );
};
