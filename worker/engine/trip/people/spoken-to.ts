/** Words for a child or a friend by which somebody is only spoken to. */
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';

const CALLS = /^(?:ay|oye|hola|buenas|uy|mira|anda|venga|gracias|[.!])$/;
const GOES_ON = /^(?:a ver|yo|gracias)\b/;

const LETTER = /^(?:, )?(?:te (?:escribo|cuento|mando|paso|aviso)|me voy\b|i 'm|im)\b/;

/** "Ay mi niña a ver qué llevo", "oye mi niña, necesito …", "Mi niño, que yo soy de Agüimes". */
export const isSpokenTo = (lexemes: readonly Lexeme[], { from, to, owner, ages, entry }: Mention): boolean => {
  if (ages.length > 0) return false;
  // "Hijo, te escribo lo que llevo", "Mi bello hijo, me voy …": a letter.
  if (from <= 2 && entry?.role === 'child' && LETTER.test(textAfter(lexemes, to, 3))) return true;
  if (owner !== 'mine') return false;
  if (from === 0 && /^, (?:que|mira|te|os|les)\b/.test(textAfter(lexemes, to, 2))) return true;
  const called = from === 0 || CALLS.test(lexemes[from - 1]?.text ?? '');
  return entry?.role === 'child' && called && GOES_ON.test(textAfter(lexemes, to, 3));
};
