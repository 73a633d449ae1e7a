import { TRAVELS, WITH } from './frame-patterns';
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import { afterOf, beforeOf } from './mentions';

/** Whether the words around a mention say that the person comes along. */
export const saysTravels = (lexemes: readonly Lexeme[], mention: Mention): boolean =>
  TRAVELS.test(afterOf(lexemes, mention)) || WITH.test(beforeOf(lexemes, mention));

/** Whether the words after a mention say so. */
export const comesAlong = (lexemes: readonly Lexeme[], mention: Mention): boolean =>
  TRAVELS.test(afterOf(lexemes, mention));
