/** Somebody who is never named: "for her 40th … she runs hot, I run cold". */
import { personWordAt, type Lexeme } from './lexemes';
import { isName } from './names';
import type { Mention } from './mention';

const THIRD: ReadonlySet<string> = new Set(['she', 'he', 'ella']);
const DOES =
  /^(?:is|has|gets?|runs|needs|wants|loves|hates|snores|takes|wears|feels|burns|sleeps|eats|'s|'ll|tiene|usa|toma|ronca|odia|quiere|lleva|duerme|se marea)$/;
/** Words for people who are met and not taken along. */
const OTHERS =
  /^(?:guide|host|doctor|driver|agent|trainer|profe|guia|medico|doctora|teacher|nurse|landlady|landlord|captain|priest|instructor|ranger|boss|dog|pup|baby)$/;

/** The sex, place and age of a companion whom only pronouns tell of; the text names nobody else. */
export const companionOf = (
  lexemes: readonly Lexeme[],
  mentions: readonly Mention[],
): { at: number; sex: 'female' | 'male'; ageMonths?: number } | undefined => {
  if (mentions.some(({ kind }) => kind !== 'self')) return undefined;
  const at = lexemes.findIndex(
    ({ text, sign }, index) => !sign && THIRD.has(text) && DOES.test(lexemes[index + 1]?.text ?? ''),
  );
  if (at < 0) return undefined;
  for (let index = 0; index < at; index += 1) {
    const { text, at: token } = lexemes[index] ?? { text: '', at: 0 };
    if (OTHERS.test(text) || personWordAt(lexemes, index)?.entry.none) return undefined;
    if (
      isName(lexemes, index) &&
      (token > 0 ? /^(?:is|'s|has|and|who|,)$/ : /^(?:is|'s|has)$/).test(lexemes[index + 1]?.text ?? '')
    )
      return undefined;
  }
  const sex = lexemes[at]?.text === 'he' ? 'male' : 'female';
  const birthday = lexemes.findIndex(
    ({ text }, index) => /^(?:her|his)$/.test(text) && /^[2-9]0$/.test(`${lexemes[index + 1]?.number ?? ''}`),
  );
  const age = birthday < 0 ? undefined : lexemes[birthday + 1]?.number;
  return { at, sex, ...(age !== undefined && { ageMonths: age * 12 }) };
};
