/** Ages of a phrase: years and months that are one age, months before a baby. */
import { type Ages } from './ages';
import { type Lexeme } from './lexemes';

/** "de 2 años y 7 meses" is one age where one person, or twins, are mentioned. */
export const joinYearsAndMonths = (lexemes: readonly Lexeme[], ages: Ages): void => {
  const [years = 0, months = 0, ...more] = ages.months;
  const told = lexemes.slice(Math.max(0, ages.end - 5), ages.end).map(({ text }) => text);
  if (more.length > 0 || years < 12 || years % 12 !== 0 || months < 1 || months > 11) return;
  if (told.some((text) => /^(?:meses|mes|months?)$/.test(text)) && told.some((text) => /^(?:y|and)$/.test(text)))
    ages.months = [years + months];
};

/** "1 bebé (10m)": after an adult the letter would say male. */
export const babyMonths = (lexemes: readonly Lexeme[], at: number): Ages | undefined => {
  const from = lexemes[at]?.text === '(' ? at + 1 : at;
  const months = lexemes[from]?.number;
  return months !== undefined && months <= 24 && lexemes[from + 1]?.text === 'm'
    ? { months: [months], end: from + 2, plus: false, unit: true }
    : undefined;
};
