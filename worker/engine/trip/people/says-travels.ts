import { CHOOSES, DECIDES, TRAVELS, WITH } from './frame-patterns';
import type { Lexeme } from './lexemes';
import type { Mention } from './mention';
import { afterOf, beforeOf } from './mentions';

/** Whether the words after a mention say that the person comes along: "is coming", "has decided she's coming". */
export const comesAlong = (lexemes: readonly Lexeme[], mention: Mention): boolean => {
  const after = afterOf(lexemes, mention);
  return TRAVELS.test(after) || TRAVELS.test(after.replace(DECIDES, ''));
};

/** Whether the words around a mention say so. */
export const saysTravels = (lexemes: readonly Lexeme[], mention: Mention): boolean =>
  comesAlong(lexemes, mention) || WITH.test(beforeOf(lexemes, mention));

/** "Her indoors has agreed to Whitby", "my wife won tickets": a journey that the partner chooses is both's. */
export const choosesTrip = ({ entry, owner }: Mention, after: string): boolean =>
  entry?.role === 'partner' && owner !== 'theirs' && CHOOSES.test(after);
