/** The age of one whom a list or a thing is for: "Bag for Freya, 6", "Tadhg's list, 13 years", "Eczema cream for Zoe (4)". */
import { agesAfter, type Ages } from './ages';
import { FIRST_OF } from './frame-patterns';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import { isOwnerOfList, ownsList } from './written-for';

/** What is for somebody who need not come along. */
const GIFT = /\b(?:gift|present|card|birthday|souvenir|surprise|toy|book|cake|knitted|bought|thanks|pray\w*)\b/;
/** The age of a list's owner: right after the name or the list, or told of him or her later; "7 weeks" may be the stay. */
export const ageOfOwner = (lexemes: readonly Lexeme[], at: number): Ages | undefined => {
  const isOwner = isOwnerOfList(lexemes, at);
  const hasBracket = lexemes[at - 1]?.text === 'for' && /^[,(]$/.test(lexemes[at + 1]?.text ?? '');
  if (!isOwner && (!hasBracket || GIFT.test(textBefore(lexemes, at, 6)))) return undefined;
  const own =
    lexemes[at + 1]?.text === "'s" &&
    lexemes.slice(at + 2, at + 5).findIndex(({ text }) => text === ',' || text === ':');
  // "Just for Theo ONLY, 9"
  const after = /^(?:only|alone)$/.test(lexemes[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const from = typeof own === 'number' && own >= 0 ? at + 2 + own : after;
  const ages = /^[,(:]$|^aged?$/.test(lexemes[from]?.text ?? '') ? agesAfter(lexemes, from) : undefined;
  if (ages?.months.length === 1 && (ages.months[0] ?? 0) % 12 === 0)
    return from === at + 1
      ? { ...ages, end: lexemes[ages.end]?.text === ')' ? ages.end + 1 : ages.end }
      : { ...ages, end: at + 1 };
  if (!isOwner) return undefined;
  for (let next = at + 1; next < at + MOST_TO_PRONOUN; next += 1) {
    if (!/^(?:he|she|hes|shes)$/.test(lexemes[next]?.text ?? '')) continue;
    const told = agesAfter(
      lexemes,
      next + (lexemes[next + 1]?.text === "'s" || lexemes[next + 1]?.text === 'is' ? 2 : 1),
    );
    if (told?.months.length === 1) return { ...told, end: at + 1 };
    // "Nneka's list: she resumes at boarding school"
    return ownsList(lexemes, at, at + 1) ? { months: [], end: at + 1, plus: false, unit: false } : undefined;
  }
  return undefined;
};
const MOST_TO_PRONOUN = 20;

/** The age told after the name of somebody whose first time it is, or since whose birth: "First holiday since Arlo was born, he's 7 months". */
export const ageOfFirstTime = (lexemes: readonly Lexeme[], at: number): Ages | undefined => {
  const isBorn = lexemes[at - 1]?.text === 'since' && /^was born\b/.test(textAfter(lexemes, at + 1, 2));
  if (!isBorn && !FIRST_OF.test(textBefore(lexemes, at, 4))) return undefined;
  for (let next = at + 1; next < at + 9; next += 1) {
    const text = lexemes[next]?.text ?? '.';
    if (text === '.' && !/^(?:he|she) (?:'s|is)$/.test(textAfter(lexemes, next + 1, 2))) return undefined;
    const ages = /^(?:tiene|tendra|cumple|is|'s|aged|turns|\()$/.test(text) ? agesAfter(lexemes, next + 1) : undefined;
    if (ages?.months.length === 1) return ages;
  }
  return undefined;
};
