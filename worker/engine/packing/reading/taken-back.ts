/** What is taken back right after it: a belief that is wrong, a change of mind, an offer that is declined. */
import type { Clause } from './clauses';
import { hasSign, wordsOf, type Token } from './text';

const PARTS = /[,;:]/;

/** "Husband thinks it's a spa, it is NOT": what others take the trip for, and that it is none. */
export const BELIEVES =
  /\b(?:thinks?|thought|reckons?|assumes?|assumed|imagines?|convinced|believes?|cree|creen|piensa|piensan|creia)\b/;
const CORRECTION =
  /^(?:but |and |well |pero )?(?:(?:its?|this|that|thats|we|were|im|i|they|theyre|he|she)(?: is| are| am| 's| 're| 'm)? (?:not|isnt|arent|aint)|(?:it|this|that) (?:isnt|aint)|(?:we|they) arent|no(?: lo)? es|no(?: lo)? (?:vamos|voy|son|somos))$/;
const ENDS_CORRECTION = /^(?:not|isnt|arent|aint|es|voy|vamos|son|somos)$/;
export const isCorrection = (tokens: readonly Token[]): boolean =>
  tokens.length <= 5 &&
  ENDS_CORRECTION.test(tokens.at(-1)?.text ?? '') &&
  CORRECTION.test(wordsOf(tokens, 0, tokens.length));

/** Where a clause, or what follows its last comma, is such a correction, else -1. */
export const correctionAt = (tokens: readonly Token[], { from, to }: Clause): number => {
  if (!ENDS_CORRECTION.test(tokens[to - 1]?.text ?? '')) return -1;
  let start = to - 1;
  while (start > from && to - start < 5 && !hasSign(tokens[start], PARTS)) start -= 1;
  return isCorrection(tokens.slice(start, to)) ? start : -1;
};

/** "Domingo surf... NO, al final se ha rajado", "… no, mentira": what was said right before is taken back. */
export const takesBack = ([no, next]: readonly Token[]): boolean =>
  no?.text === 'no' &&
  /(?:\.\.|…)/.test(no.gap) &&
  next !== undefined &&
  (next.gap.includes(',') || /^(?:al|espera|esperen|mentira|wait|actually|scratch)$/.test(next.text));

/** "Insisten en esquiar; con mi rodilla, gracias, paso", "Me ofrecen bucear. Paso." */
export const declines = (tokens: readonly Token[]): boolean =>
  tokens.length <= 9 &&
  /^(?:paso|pasamos)$/.test(tokens.at(-1)?.text ?? '') &&
  (tokens.length === 1 || /[,;:]/.test(tokens.at(-1)?.gap ?? '') || /^(?:yo|gracias)$/.test(tokens.at(-2)?.text ?? ''));

const NOT_USED =
  /(?:^|\b(?:but|pero) )(?:(?:we|i) (?:wont be|wont|will not|wouldnt|dont plan to) (?:us(?:e|ing) (?:it|that|them|any)|go(?:ing)? in|bother(?:ing)?)|(?:nope |nah )?not (?:getting|going|setting foot) in|no (?:lo|la|los|las) (?:usamos|usaremos|pisamos|vamos a usar)|pasamos)$/;
/** The last word of it, so that few sentences are looked at whole. */
const ENDS_NOT_USED = /^(?:it|that|them|any|in|bother(?:ing)?|usamos|usaremos|pisamos|usar|pasamos)$/;
const HAS = /^(?:has|have|got|with|con|tiene|hay)$/;
/** The words of "spa and pool" in "hotel has a spa and pool but we won't use it", where what is there is turned down after it. */
export const turnedDown = (tokens: readonly Token[]): { from: number; to: number } | undefined => {
  if (!ENDS_NOT_USED.test(tokens.at(-1)?.text ?? '') || !NOT_USED.test(wordsOf(tokens, 0, tokens.length)))
    return undefined;
  const to = tokens.findLastIndex(({ text }) => /^(?:but|pero)$/.test(text));
  if (to < 1) return undefined;
  const has = tokens.findLastIndex(({ text }, at) => at < to && HAS.test(text));
  return { from: has + 1, to };
};
