/** Ages that a birthday tells: "it's dad's 80th: dad, me and the kids". */
import { textAfter, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { Person } from './person';

/** "A mi hija Alba por su 12 cumple", "con mi madre por sus 70" */
const CUMPLE =
  /^(?:, )?(?:por|para|en) (?:su (\d{1,2}) ?(?:o|º|th)? ?(?:cumple\w*|aniversario de vida)|sus (\d{1,2})(?= (?:[.,;:)]|anos|cumple|primaveras)))/;
const BIRTHDAY = /^'s (?:\w+ )?(\d{1,3}) ?(?:th|st|nd|rd)\b(?! (?:wedding|anniversary|floor|year|day|of))/;

/** Gives those who travel the age of the birthday that is told of them. */
export const addBirthdayAges = (
  lexemes: readonly Lexeme[],
  people: readonly Person[],
  mentions: readonly Mention[],
): void => {
  for (const { entry, to, owner, apostrophe } of mentions) {
    const told = owner !== 'theirs' && (apostrophe ? BIRTHDAY : CUMPLE).exec(textAfter(lexemes, to, 5));
    if (!told) continue;
    const person = people.find(
      ({ key, count, owner: whose }) => key === entry?.key && count === 1 && whose !== 'theirs',
    );
    if (person) person.ageMonths ??= Number(told[1] ?? told[2]) * 12;
  }
};
