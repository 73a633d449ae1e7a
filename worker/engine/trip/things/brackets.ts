/** Lists in brackets and the lists around them. */
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingGroup } from './mentions';

/** Where a bracket behind a thing opens: "ropa de escena (guayaberas …)" tells of what it is before. */
export const bracketBehind = (tokens: readonly Token[], end: number): number =>
  /^del?$/.test(tokens[end]?.text ?? '') ? end + 2 : end;

/** "trajes de nieve (campera y pantalón) también los alquilamos": what a list consists of, in the bracket after it. */
export const isInOwnBracket = (tokens: readonly Token[], { end }: ThingGroup, { start }: ThingGroup): boolean =>
  tokens[bracketBehind(tokens, end)]?.gap.includes('(') === true &&
  !tokens.slice(end, start + 1).some(({ gap }) => gap.includes(')'));

/** "Lo demás (saco, olla de fierro, estufa) lo lleva él": what one bracket holds is one list. */
export const isInSameBracket = (tokens: readonly Token[], { end }: ThingGroup, { start }: ThingGroup): boolean => {
  if (tokens.slice(end, start + 1).some(({ gap }) => /[()]/.test(gap))) return false;
  const opened = tokens.slice(0, end).findLast(({ gap }) => /[()]/.test(gap));
  return opened?.gap.includes('(') === true && tokens.slice(start).some(({ gap }) => gap.includes(')'));
};

/** "Borrowed off his cousin (packing those)": the bracket says what the writer does with it. */
export const takesUpInBracket = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  /[(–—]/.test(tokens[start]?.gap ?? '') && /^(?:it|them|those|these|eso|esos|esas)$/.test(tokens[end]?.text ?? '');

/** "My sherwani (turban cloth is waiting there)": a bracket that tells where something else is. */
export const isOfOtherInBracket = (tokens: readonly Token[], { end }: ThingGroup, { row, start }: Frame): boolean => {
  if (row.act !== 'given' || row.side !== 'before' || !tokens[end]?.gap.includes('(')) return false;
  if (tokens.slice(end + 1, start + 1).some(({ gap }) => gap.includes(')'))) return false;
  const said = tokens.slice(end, start);
  const verb = said.findIndex(({ text }) => /^(?:is|are|'s)$/.test(text));
  const named = verb === -1 ? said : said.slice(0, verb);
  return (
    named.length > 0 &&
    named.length <= 3 &&
    named.every(({ text, gap }, at) => (at === 0 || gap === ' ') && /^[a-z]{3,}$/.test(text) && !NO_OTHER.test(text))
  );
};
const NO_OTHER =
  /^(?:ones?|big|small|all|both|some|any|most|which|they|that|these|those|this|already|also|always|only|just|everything|who|you|she|the|his|her|its|and|new|old|feather|cotton|good|nice|ready)$/;

/** "Keeper gloves (they lend none), base layers": what a bracket says ends with it. */
export function isInBracket(tokens: readonly Token[], { end }: Frame, to: number): boolean {
  for (let index = end; index <= to; index += 1) {
    const [sign] = /[()]/.exec(tokens[index]?.gap ?? '') ?? [];
    if (sign !== undefined) return sign === ')';
  }
  return false;
}
