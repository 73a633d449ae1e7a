/** Whom the words right before a mention say the list is for. */
import { textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';

/** "This list is for Kenzie, 14", "lista para Bruno, 8", and at the head of a text "para Jimena (15)". */
export const LIST_FOR =
  /\blista? (?:(?:is|es) )?(?:just |only |solo |solamente )?(?:for|para)$|\b(?:this|it|this one) (?:is|'s) (?:just |only )?for$|^(?:es )?para$/;

/** Whether the list is said to be for a mention. "Lista para los padres: …" stands over what they bring. */
export const isListedFor = (lexemes: readonly Lexeme[], { from, to, owner }: Mention): boolean =>
  LIST_FOR.test(textBefore(lexemes, from, 5)) && !(owner === 'the' && lexemes[to]?.text === ':');
