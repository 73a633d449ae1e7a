/** The short forms of forums for relations: "ds", "oh", "mil". */
import type { Lexeme } from './lexemes';
import type { PersonWord } from './lexicon';

const MONTHS_OF_AGE = /^(?:mo|mos|months?|mths?|wks?|weeks?|yrs?|yo|years?|m)$/;
/** What may follow an age without a comma. */
const AFTER_AGE =
  /^(?:and|with|plus|d[sdhwp]|oh|[mfsb]il|has|is|who|me|my|the|our|on|still|gets?|needs?|coeliac|celiac|asd|adhd)$/;

/** "ds 12", "oh (41)", "mil 66": forum shorthand in small letters, with an age right after it. */
export const isShorthand = (lexemes: readonly Lexeme[], at: number, end: number, { role }: PersonWord): boolean => {
  const bracket = lexemes[end]?.text === '(' ? 1 : 0;
  const age = lexemes[end + bracket]?.number;
  if (age === undefined || !Number.isInteger(age) || (role !== 'child' && (age < 18 || age > 99))) return false;
  const before = lexemes[at - 1]?.text ?? '.';
  const { text = '.', sign = true } = lexemes[end + bracket + 1] ?? {};
  if (bracket === 1) return sign || MONTHS_OF_AGE.test(text);
  return (
    age < 100 &&
    (role === 'child' || /^(?:[,.+&(]|and|with|\d\d)$/.test(before)) &&
    (sign || MONTHS_OF_AGE.test(text) || AFTER_AGE.test(text))
  );
};
