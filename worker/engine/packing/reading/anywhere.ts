/** A question asked of many ranges of one sentence, answered without walking each of them. */
import type { Token } from './text';
import { wordSet } from './vocabulary';

/** What was counted in a sentence, by question. */
const COUNTED = new WeakMap<readonly Token[], (readonly number[] | undefined)[]>();
/** The sentence asked about last: most questions come one after the other. */
const last: { tokens: readonly Token[]; counted: (readonly number[] | undefined)[] } = { tokens: [], counted: [] };
/** The same question of two rules is asked once. */
const QUESTIONS = new Map<(tokens: readonly Token[], at: number) => boolean, number>();

const countedIn = (tokens: readonly Token[]): (readonly number[] | undefined)[] => {
  if (tokens === last.tokens) return last.counted;
  let counted = COUNTED.get(tokens);
  if (!counted) {
    counted = [];
    COUNTED.set(tokens, counted);
  }
  last.tokens = tokens;
  last.counted = counted;
  return counted;
};

/** Of a sentence in which nothing holds, as of most. */
const NOWHERE: readonly number[] = [];

const count = (tokens: readonly Token[], holds: (tokens: readonly Token[], at: number) => boolean) => {
  let first = 0;
  while (first < tokens.length && !holds(tokens, first)) first += 1;
  if (first === tokens.length) return NOWHERE;
  const counts = [0];
  for (let at = 0; at < tokens.length; at += 1)
    counts.push((counts[at] ?? 0) + (at === first || (at > first && holds(tokens, at)) ? 1 : 0));
  return counts;
};

/**
 * Whether something holds of a token anywhere from `from` up to `to`. Each token of a sentence is asked once: a long
 * list asks for every one of its things, which by walking would take the square of its length.
 */
export const anywhere = (holds: (tokens: readonly Token[], at: number) => boolean) => {
  const question = QUESTIONS.get(holds) ?? QUESTIONS.size;
  QUESTIONS.set(holds, question);
  return (tokens: readonly Token[], from: number, to = tokens.length): boolean => {
    const counts = (countedIn(tokens)[question] ??= count(tokens, holds));
    if (counts === NOWHERE) return false;
    const end = Math.min(to, tokens.length);
    return end > from && (counts[end] ?? 0) > (counts[Math.max(0, from)] ?? 0);
  };
};

/** As {@link anywhere} for any of some words, with a blank between them. */
export const wordAnywhere = (words: string) => {
  const set = wordSet(words);
  return anywhere((tokens, at) => set.has(tokens[at]?.word ?? 0));
};
