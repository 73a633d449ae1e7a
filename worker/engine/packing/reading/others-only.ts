/** A "no" at the end of a clause that is said of somebody else alone. */
import { KIN } from './grammar';
import type { Token } from './text';

/** "I'm vegan my sis isnt": where somebody else of whom alone the "no" is said begins, else the start. */
export const othersFrom = (tokens: readonly Token[], from: number, to: number): number => {
  if (
    !/^(?:isnt|arent|doesnt|dont|cant|wont|no|tampoco)$/.test(tokens[to - 1]?.text ?? '') ||
    !KIN.has(tokens[to - 2]?.text ?? '')
  )
    return from;
  const at = /^(?:my|mi|our|the|el|la)$/.test(tokens[to - 3]?.text ?? '') ? to - 3 : to - 2;
  return tokens.slice(from, at).some(({ text }) => /^(?:i|im|we|yo|soy|tengo)$/.test(text)) ? at : from;
};
