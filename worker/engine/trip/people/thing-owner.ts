/** Whose a thing is that goes along: its owner need not. */
import { isWordOfThings } from '../spoken-spelling';
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';

/** "La chompa de alpaca de mi mamá sí va": a thing of hers is what goes. */
export const ownsThing = (lexemes: readonly Lexeme[], { from, to, entry }: Mention): boolean =>
  entry?.role !== 'child' &&
  lexemes[from - 1]?.text === 'de' &&
  [from - 2, from - 4].some((at) => isWordOfThings(lexemes[at]?.text ?? '')) &&
  /^(?:(?:si|no|tambien) )?(?:va|van|viene|vienen|viaja|viajan|cabe|caben)\b/.test(textAfter(lexemes, to, 2));
