/** Where an entry of a list begins and ends that an "and" joins to another: "white outfit for the party and cowboy boots". */
import { AND, SPANISH_DETERMINER } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { ThingGroup, ThingMention } from './mentions';

/** After a thing: what it is like, for whom or how big. */
export const DESCRIBES = /^(?:that|which|que|of|for|from|para|pa|with|con|por|each|apiece|size|talla|cada)$/;

/** "White outfit for the party and cowboy boots": where an "and" leads to the next thing, or else the end of the piece. */
export const nextEntry = (
  tokens: readonly Token[],
  { end }: ThingGroup,
  named: readonly ThingMention[],
  most: number,
): number => {
  const next = named.find(({ start }) => start >= end);
  if (!next || next.start > most) return most;
  for (let at = next.start; at > Math.max(end, next.start - MOST_OF_NAME); at -= 1)
    if (/[+&]/.test(tokens[at]?.gap ?? '') || AND.test(tokens[at]?.text ?? '')) return Math.min(most, at);
  return most;
};
/** Where an entry begins after an "and" and a thing before it, or else the piece. */
export const joinedStart = (
  tokens: readonly Token[],
  { start }: ThingGroup,
  named: readonly ThingMention[],
  least: number,
): number => {
  for (let at = start; at > Math.max(least, start - MOST_OF_NAME); at -= 1) {
    const sign = /[+&]/.test(tokens[at]?.gap ?? '');
    const word = tokens[at - 1]?.text ?? '';
    if (sign || AND.test(word))
      return named.some((one) => one.start >= least && one.end < at && DESCRIBES.test(tokens[one.end]?.text ?? ''))
        ? at
        : least;
  }
  return least;
};
/** Words between an "and" and the noun of the next thing, at most. */
const MOST_OF_NAME = 3;

/** Where what a thing is of ends: "de alpaca de mi mamá". */
export const behindOf = (tokens: readonly Token[], end: number): number => {
  let at = end;
  while (/^del?$/.test(tokens[at]?.text ?? '') && !/[,;:(]/.test(tokens[at]?.gap ?? ''))
    at += SPANISH_DETERMINER.test(tokens[at + 1]?.text ?? '') ? 3 : 2;
  return at;
};
