/** Numbers and units that ages are stated with. */
import { MONTHS, WEEKS, YEARS } from './age-words';
import { textAfter, type Lexeme } from './lexemes';

/** Whole years, and "2.5". */
export const plain = (lexeme: Lexeme | undefined): number | undefined =>
  lexeme?.number !== undefined &&
  (Number.isInteger(lexeme.number) || (lexeme.number % 1 === 0.5 && lexeme.number < 10)) &&
  lexeme.number >= 0 &&
  lexeme.number <= 110 &&
  !/^(?:un|una|uno|one|couple|par)$/.test(lexeme.text)
    ? lexeme.number
    : undefined;

/** "and a half", "1/2", "y medio": six months more, and where the words end. */
export const halfAt = (lexemes: readonly Lexeme[], at: number): number => {
  const words = `${lexemes[at]?.text} ${lexemes[at + 1]?.text} ${lexemes[at + 2]?.text}`;
  return /^y medi[oa]/.test(words) ? 2 : /^(?:and a half|1 \/ 2)\b/.test(words) ? 3 : 0;
};

/** A week as a part of a month. */
export const MONTHS_OF_WEEK = 7 / 30;

/** Unit words at a place: months in one of them and where they end. */
export const unitAt = (lexemes: readonly Lexeme[], at: number): { months: number; end: number } | undefined => {
  const text = lexemes[at]?.text ?? '';
  const old = lexemes[at + 1]?.text.startsWith('old') ? 1 : 0;
  if (text === 'y' && lexemes[at + 1]?.text === 'o') return { months: 12, end: at + 2 };
  if (text === 'y' && lexemes[at + 1]?.text === '/' && lexemes[at + 2]?.text === 'o')
    return { months: 12, end: at + 3 };
  // "Ella 79 yo 50": the Spanish pronoun.
  if (text === 'y' || text === 'm' || (text === 'yo' && lexemes[at + 1]?.number !== undefined)) return undefined;
  if (YEARS.test(text)) return { months: 12, end: at + 1 + old };
  if (MONTHS.test(text)) return { months: 1, end: at + 1 + old };
  if (
    /^(?:days|dias)$/.test(text) &&
    (old || (lexemes[at - 2]?.text === 'de' && /^(?:bebe|nacid[oa])$/.test(lexemes[at - 3]?.text ?? '')))
  )
    return { months: 1 / 30, end: at + 1 + old };
  if (WEEKS.test(text)) return { months: MONTHS_OF_WEEK, end: at + 1 + old };
  return undefined;
};

/** "15 años, 3 semanas de inglés", "16 yrs, 2 months in Cork": behind an age in years what lasts so long, no baby's age. */
export const isStay = (lexemes: readonly Lexeme[], at: number): boolean =>
  (unitAt(lexemes, at)?.months ?? 12) < 12 &&
  /^(?:de|d|en|in|at|of|away|abroad|fuera|con|with|por|on)\b/.test(textAfter(lexemes, at + 1, 2)) &&
  !A_MONTH.test(textAfter(lexemes, at + 2, 1));
const A_MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|setiembre|octubre|noviembre|diciembre)/;
