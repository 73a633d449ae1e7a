/** Where what is said right after somebody ends: a bracket, or what they have. */
import { textAfter, personWordAt, type Lexeme } from './lexemes';
import { HOME, IN_BRACKET } from './stays-home';

/** "Mi hermano con asma y yo": what somebody has, between them and the writer. */
const TRAIT_AND_I =
  /^(?:con|with) (?!(?:mi|mis|su|sus|my|his|her|their|our|el|la|los|las|the|un|una|a)\b)(\w+ ){1,2}(?:y yo|and (?:i|me)|& me)(?: |$)/;
/** "Mi compañera de la uni y yo": where one knows somebody from. */
const KNOWN_FROM_AND_I =
  /^(?:(?:la|el) )?(?:del?|from) (?:(?:la|el|los|las|the|my) )?(?!(?:mi|mis|su|sus|my|his|her|their|our)\b)(\w+ ){1,2}(?:y yo|and (?:i|me)|& me)(?: |$)/;
const pastTrait = (lexemes: readonly Lexeme[], at: number): number => {
  const from = KNOWN_FROM_AND_I.exec(textAfter(lexemes, at, 7));
  const words = (TRAIT_AND_I.exec(textAfter(lexemes, at, 5)) ?? from)?.[0].trim().split(' ').length ?? 0;
  const behind = at + words - 2;
  for (let index = at; index < behind; index += 1)
    if (lexemes[index]?.sign || (!from && lexemes[index]?.capital) || (index > at && personWordAt(lexemes, index)))
      return at;
  return words > 0 ? behind : at;
};

const NAMES = /^\w+ (?:,|y|e|and|&|\+)$/;

/** Where a bracket that opens here closes, within reach; else the place itself. */
export const afterBracket = (lexemes: readonly Lexeme[], at: number): number => {
  // "Mi hermana la Vero y yo": by what name somebody goes.
  if (
    /^(?:el|la)$/.test(lexemes[at]?.text ?? '') &&
    lexemes[at + 1]?.capital &&
    /^(?:[,.)]|y\b)/.test(textAfter(lexemes, at + 2, 2))
  )
    return at + 2;
  if (lexemes[at]?.text !== '(') return pastTrait(lexemes, at);
  // "Two kids (not coming)" says what they do.
  if (HOME.test(textAfter(lexemes, at, 8).replace(IN_BRACKET, ''))) return at;
  for (let index = at + 1; index < at + 12; index += 1) {
    if (lexemes[index]?.text === ')') return index + 1;
    const inside = lexemes[index];
    if (inside === undefined || (personWordAt(lexemes, index) && index > at)) return at;
    // "(Kevin 15, Brittany 11)": people of their own.
    // "(Bea y Sergio)": names of the people before it.
    if (index === at + 1 && inside.capital && NAMES.test(textAfter(lexemes, index, 2)) && lexemes[index + 2]?.capital)
      return at;
    if (
      inside.capital &&
      lexemes[index + (lexemes[index + 1]?.text === 'de' ? 2 : 1)]?.number !== undefined &&
      /^[(,&]$|^(?:and|y)$/.test(lexemes[index - 1]?.text ?? '')
    )
      return at;
  }
  return at;
};
