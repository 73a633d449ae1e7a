/**
 * The description is data. A sentence that talks to the program instead of about the trip (instructions to a model,
 * demands on the list's language, size or format, weapons and drugs) yields no facts and is never quoted.
 */
import { phraseSet } from './phrases';
import { FORBIDDEN, HARMLESS, INSTRUCTIONS, SHOOTING_TRIPS, WEAPONS } from './rows/instructions';
import { fold, type Sentence } from './text';

const INSTRUCTION_INDEX = phraseSet(INSTRUCTIONS);

const FORBIDDEN_INDEX = phraseSet(FORBIDDEN);

const WEAPON_INDEX = phraseSet(WEAPONS);
const HARMLESS_INDEX = phraseSet(HARMLESS);
const SHOOTING_INDEX = phraseSet(SHOOTING_TRIPS);

/** Whether one of these is named, and not a massage gun or a bath bomb. */
const names = (index: typeof WEAPON_INDEX, tokens: Sentence['tokens']): boolean => {
  const found = index.find(tokens);
  if (found.length === 0) return false;
  const harmless = HARMLESS_INDEX.find(tokens);
  return found.some(({ start, end }) => !harmless.some((one) => one.start <= start && one.end >= end));
};

/** The sentences without those that talk to the program, or ask for what never goes on a list. */
export const withoutInstructions = (sentences: readonly Sentence[]): Sentence[] => {
  let shoots: boolean | undefined;
  return sentences.filter(
    ({ tokens }) =>
      !INSTRUCTION_INDEX.has(tokens) &&
      !names(FORBIDDEN_INDEX, tokens) &&
      (!names(WEAPON_INDEX, tokens) || (shoots ??= sentences.some((one) => SHOOTING_INDEX.has(one.tokens)))),
  );
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
