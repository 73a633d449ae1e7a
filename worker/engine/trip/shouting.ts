/** Texts written in capitals, which then say nothing of names. */

import { rememberedLast } from '../remembered';

const LETTER = /\p{L}/u;
const CAPITAL = /\p{Lu}/u;
/** Whether most letters of a text are capitals. Linear in its length. */
export const isShouting = rememberedLast((text): boolean => {
  let letters = 0;
  let capitals = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const isPlain = code < 128;
    const isCapital = isPlain ? code >= 65 && code <= 90 : CAPITAL.test(char);
    if (isCapital) capitals += 1;
    if (isCapital || (isPlain ? code >= 97 && code <= 122 : LETTER.test(char))) letters += 1;
  }
  return letters > 20 && capitals > letters * 0.6;
});
