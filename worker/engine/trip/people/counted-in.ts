/** Pronouns of those who may come and are packed for: "My mum may come, count her in", "pack as if she does". */
import { textAfter, textBefore, type Lexeme } from './lexemes';

const COUNTED_IN =
  /(?:\bcount (?:her|him|them) (?:in|too|as)|\b(?:include|add|including) (?:her|him|them) (?:[.,;:)]|too|in|as|please|on|anyway)|\b(?:put|keep|have) (?:her|him|them) (?:down|in|on)|\bpack(?:ing)? for (?:her|him|them) (?:too|as well|also)|[:,.] (?:her|him) , (?:me|i) )/;
const AS_IF = /\b(?:as|like) if (?:she|he|they) (?:do|does|is|are|will|comes?|'s|were)\b/;

/** Whether the pronoun that stands here is of somebody whom the list includes. */
export const isCountedIn = (lexemes: readonly Lexeme[], at: number): boolean => {
  const text = `${textBefore(lexemes, at, 2)} ${textAfter(lexemes, at, 4)}`;
  return /^(?:her|him|them)$/.test(lexemes[at]?.text ?? '') ? COUNTED_IN.test(text) : AS_IF.test(text);
};
