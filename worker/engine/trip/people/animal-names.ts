/** Names of animals that come along, which are nobody's. */
import { personWordAt, textAfter, textBefore, type Lexeme } from './lexemes';
import { isName } from './names';

const ARTICLE = /^(?:the|our|my|his|her|a|an|el|la|mi|su|nuestr[oa]|una?)$/;
const isPetAt = (lexemes: readonly Lexeme[], at: number): boolean => personWordAt(lexemes, at)?.entry.key === 'pet';

/** "Mabel the springer", "Rex our lab", "Paco, mi perro", "Mabel: AHC, lead": the name of an animal. */
export const isAnimal = (lexemes: readonly Lexeme[], at: number): boolean => {
  let next = at + 1;
  // "Pip (12 y.o. terrier mix, …)", "Bruno (nuestro labrador)": what it is stands in the bracket.
  if (lexemes[next]?.text === '(') {
    if (/^(?:our|nuestr[oa]|my|mi)$/.test(lexemes[next + 1]?.text ?? '') && isPetAt(lexemes, next + 2)) return true;
    for (let inside = next + 1; inside < next + MOST_IN_BRACKET && lexemes[inside]?.text !== ')'; inside += 1)
      if (
        isPetAt(lexemes, inside) &&
        !/^(?:the|our|my|his|her|a|with|and|de|la|el|su|mi|con)$/.test(lexemes[inside - 1]?.text ?? '')
      )
        return true;
  }
  if (lexemes[next]?.text === ',') next += 1;
  if (!ARTICLE.test(lexemes[next]?.text ?? '')) return false;
  next += 1;
  return isPetAt(lexemes, next) || isPetAt(lexemes, next + 1);
};

const MOST_IN_BRACKET = 8;

/** Between a name and the word for the animal that it is told to be: "La Antonia es la perra", "Rocco is our dog". */
const IS_A = /^(?:es|era|is|'s) (?:the|our|my|a|an|el|la|mi|nuestr[oa]|una?)$/;

/** "Nos vamos mi perra y yo", "me and the dog": whether an animal is the company of which the writer says "we". */
export const isWithAnimal = (lexemes: readonly Lexeme[]): boolean => {
  const names = animalNames(lexemes);
  return lexemes.some(
    ({ text, capital }, at) =>
      (isPetAt(lexemes, at) || (capital && names.has(text))) &&
      (/^(?:\w+ )?(?:y yo|and (?:i|me)|& me)\b/.test(textAfter(lexemes, at + 1, 3)) ||
        /\b(?:yo y|me and|me &)(?: (?:el|la|mi|the|my))?$/.test(textBefore(lexemes, at, 3))),
  );
};

/** Names that a text says an animal has, wherever: of them none is a person. */
export const animalNames = (lexemes: readonly Lexeme[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!isPetAt(lexemes, at)) continue;
    const name = IS_A.test(textBefore(lexemes, at, 2)) ? at - 3 : undefined;
    if (name !== undefined && lexemes[name]?.capital && isName(lexemes, name)) names.add(lexemes[name].text);
    const end = personWordAt(lexemes, at)?.end ?? at + 1;
    // "Mi perro Paco … Paco va en su transportín"
    if (lexemes[end]?.capital && isName(lexemes, end)) names.add(lexemes[end].text);
  }
  for (let at = 0; at < lexemes.length; at += 1) {
    const { capital = false, text = '' } = lexemes[at] ?? {};
    if (capital && isName(lexemes, at) && isAnimal(lexemes, at)) names.add(text);
  }
  return names;
};
