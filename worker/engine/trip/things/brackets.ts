/** Lists in brackets and the lists around them. */
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';

/** "trajes de nieve (campera y pantalón) también los alquilamos": what a list consists of, in the bracket after it. */
export const isInOwnBracket = (tokens: readonly Token[], { end }: ThingGroup, { start }: ThingGroup): boolean =>
  tokens[end]?.gap.includes('(') === true && !tokens.slice(end, start + 1).some(({ gap }) => gap.includes(')'));

/** "Lo demás (saco, olla de fierro, estufa) lo lleva él": what one bracket holds is one list. */
export const isInSameBracket = (tokens: readonly Token[], { end }: ThingGroup, { start }: ThingGroup): boolean => {
  if (tokens.slice(end, start + 1).some(({ gap }) => /[()]/.test(gap))) return false;
  const opened = tokens.slice(0, end).findLast(({ gap }) => /[()]/.test(gap));
  return opened?.gap.includes('(') === true && tokens.slice(start).some(({ gap }) => gap.includes(')'));
};

/** "Borrowed off his cousin (packing those)": the bracket says what the writer does with it. */
export const takesUpInBracket = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  /[(–—]/.test(tokens[start]?.gap ?? '') && /^(?:it|them|those|these|eso|esos|esas)$/.test(tokens[end]?.text ?? '');
