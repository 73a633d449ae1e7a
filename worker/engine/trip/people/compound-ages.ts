/** The age of a baby in months, before other readings of its letter. */
import { type Ages } from './ages';
import { type Lexeme } from './lexemes';

/** "1 bebé (10m)": after an adult the letter would say male. */
export const babyMonths = (lexemes: readonly Lexeme[], at: number): Ages | undefined => {
  const from = lexemes[at]?.text === '(' ? at + 1 : at;
  const months = lexemes[from]?.number;
  return months !== undefined && months <= 24 && lexemes[from + 1]?.text === 'm'
    ? { months: [months], end: from + 2, plus: false, unit: true }
    : undefined;
};
