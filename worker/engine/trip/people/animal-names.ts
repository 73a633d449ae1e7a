/** Names of animals that come along, which are nobody's. */
import { personWordAt, type Lexeme } from './lexemes';

/** "Mabel the springer", "Rex our lab", "Mabel: AHC, lead": the name of an animal. */
export const isAnimal = (lexemes: readonly Lexeme[], at: number): boolean => {
  let next = at + 1;
  // "Pip (12 y.o. terrier mix, …)": what it is stands in the bracket.
  if (lexemes[next]?.text === '(')
    for (let inside = next + 1; inside < next + MOST_IN_BRACKET && lexemes[inside]?.text !== ')'; inside += 1)
      if (
        personWordAt(lexemes, inside)?.entry.key === 'pet' &&
        !/^(?:the|our|my|his|her|a|with|and|de|la|el|su|mi|con)$/.test(lexemes[inside - 1]?.text ?? '')
      )
        return true;
  if (lexemes[next]?.text === ',') next += 1;
  if (!/^(?:the|our|my|his|her|a|an)$/.test(lexemes[next]?.text ?? '')) return false;
  next += 1;
  const word = personWordAt(lexemes, next) ?? personWordAt(lexemes, next + 1);
  return word?.entry.key === 'pet';
};

const MOST_IN_BRACKET = 8;
