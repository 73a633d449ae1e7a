/**
 * The description is data. A sentence that talks to the program instead of about the trip (instructions to a model,
 * demands on the list's language, size or format, drugs and explosives) yields no facts and is never quoted; of one that
 * names a weapon the other words count.
 */
import { phraseSet } from './phrases';
import { FORBIDDEN, HARMLESS, INSTRUCTIONS, SHOOTING_TRIPS, WEAPONS } from './rows/instructions';
import { fold, type Sentence } from './text';

const INSTRUCTION_INDEX = phraseSet(INSTRUCTIONS);

const FORBIDDEN_INDEX = phraseSet(FORBIDDEN);

const WEAPON_INDEX = phraseSet(WEAPONS);
const HARMLESS_INDEX = phraseSet(HARMLESS);
const SHOOTING_INDEX = phraseSet(SHOOTING_TRIPS);

/** Where one of these is named, and not a massage gun or a bath bomb. */
const named = (index: typeof WEAPON_INDEX, tokens: Sentence['tokens']): { start: number; end: number }[] => {
  const found = index.find(tokens);
  if (found.length === 0) return found;
  const harmless = HARMLESS_INDEX.find(tokens);
  return found.filter(({ start, end }) => !harmless.some((one) => one.start <= start && one.end >= end));
};

/** The sentence without the words of weapons: what stands beside them is told of the trip all the same. */
const withoutWeapons = (sentence: Sentence): Sentence => {
  const weapons = named(WEAPON_INDEX, sentence.tokens);
  return weapons.length === 0
    ? sentence
    : {
        ...sentence,
        tokens: sentence.tokens.filter((_, at) => !weapons.some(({ start, end }) => at >= start && at < end)),
      };
};

/** The sentences without those that talk to the program, or ask for what never goes on a list; weapons only hunters name. */
export const withoutInstructions = (sentences: readonly Sentence[]): Sentence[] => {
  const kept = sentences.filter(
    ({ tokens }) => !INSTRUCTION_INDEX.has(tokens) && named(FORBIDDEN_INDEX, tokens).length === 0,
  );
  return kept.some(({ tokens }) => SHOOTING_INDEX.has(tokens))
    ? kept
    : kept.map(withoutWeapons).filter(({ tokens }) => tokens.length > 0);
};

const MAX_QUOTE = 60;

/** Signs without which a text has no markup, link or address. */
const MACHINE_SIGNS = /[<@]|\/\/|www\./i;

const withoutMachineText = (text: string): string =>
  MACHINE_SIGNS.test(text)
    ? text
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
        .replaceAll(/\S+@\S+/g, ' ')
    : text;

/** Drops what could be markup, a link or an address, and folds white space. */
const clean = (text: string): string => (PLAIN.test(text) ? text : cleaned(text));

/** Words with single blanks between them. */
const PLAIN = /^[a-z0-9]+(?:[ '][a-z0-9]+)*$/i;

const cleaned = (text: string): string =>
  withoutMachineText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}\s'’.,:°º%&+/€$£()\-−–]/gu, ' ')
    .replaceAll(/\s\s+|[^\S ]/g, ' ')
    .replaceAll(/^[\s.,:()\-–/&+]+|[\s.,:(\-–/&+]+$/g, '');

/** Where a clause may be cut without leaving half a phrase. */
const SEAM = /[,;:()–—+/]|\s(?=(?:and|but|so|then|y|e|pero|luego)\s)/g;

/** The part of a long clause around what was read: whole pieces while there is room, else whole words. */
const shortened = (
  original: string,
  clause: { start: number; end: number },
  from: number,
  to: number,
): { start: number; end: number } => {
  const seams = [...original.slice(clause.start, clause.end).matchAll(SEAM)].map(({ index }) => clause.start + index);
  const before = [clause.start, ...seams.filter((seam) => seam < from).map((seam) => seam + 1)];
  const behind = [...seams.filter((seam) => seam >= to), clause.end];
  const [first] = behind;
  let start = before.at(-1) ?? clause.start;
  if (first !== undefined && first - start <= MAX_QUOTE) {
    let end = first;
    // What follows says more often what becomes of it.
    for (const seam of behind) if (seam - start <= MAX_QUOTE) end = seam;
    for (const seam of before.toReversed()) if (end - seam <= MAX_QUOTE) start = seam;
    return { start, end };
  }
  const room = Math.max(0, MAX_QUOTE - (to - from));
  start = Math.max(clause.start, from - Math.floor(room / 2));
  let end = Math.min(clause.end, start + MAX_QUOTE);
  start = Math.max(clause.start, Math.min(start, end - MAX_QUOTE));
  while (start > clause.start && start < from && /\S/.test(original.charAt(start - 1))) start += 1;
  while (end < clause.end && end > to && /\S/.test(original.charAt(end))) end -= 1;
  return { start, end };
};

/**
 * The words of one clause as they may be shown in a reason: cleaned, at most 60 characters, cut at words so that what
 * was read (`from` to `to`, offsets in the text) stays in; undefined when nothing can be shown.
 */
export const quoteOf = (
  original: string,
  clause: { start: number; end: number },
  from: number,
  to: number,
): string | undefined => {
  const { start, end } = clause.end - clause.start > MAX_QUOTE ? shortened(original, clause, from, to) : clause;
  const text = clean(original.slice(start, end)).slice(0, MAX_QUOTE).trim();
  const opened = text.split('(').length;
  const closed = text.split(')').length;
  const balanced = opened === closed ? text : text.replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  return /[a-z]/i.test(balanced) || /\p{L}/u.test(fold(balanced)) ? balanced : undefined;
};
