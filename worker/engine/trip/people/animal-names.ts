/** Names of animals that come along, which are nobody's. */
import { personWordAt, textAfter, textBefore, type Lexeme } from './lexemes';
import { isName } from './names';

const ARTICLE = /^(?:the|our|my|his|her|a|an|el|la|mi|su|nuestr[oa]|una?)$/;
/** Animals by words that mean something else where no name stands before them: "Benito, nuestro salchicha". */
const SAYS_ANIMAL =
  /^(?:salchicha|boxer|mestiz[oa]|callejer[oa]|criollit[oa]|loro|lorito|cotorra|canario|conej[oa]|huron|tortuga|cobaya|hamster|yorki|husky|pug|carlino|chihuahua|golden|gran danes|san bernardo|sausage|mongrel|parrot|budgie|rabbit|bunny|ferret|tortoise|lab|springer|greyhound|border|galg[oa]|podenc[oa]|breton|teckel|beagle|staffie|whippet|collie|terrier)$/;
const isPetAt = (lexemes: readonly Lexeme[], at: number): boolean => personWordAt(lexemes, at)?.entry.key === 'pet';

/** "Mabel the springer", "Rex our lab", "Paco, mi perro", "Mabel: AHC, lead": the name of an animal. */
export const isAnimal = (lexemes: readonly Lexeme[], at: number): boolean => {
  let next = at + 1;
  // "Pip (12 y.o. terrier mix, …)", "Bruno (nuestro labrador)": what it is stands in the bracket.
  if (lexemes[next]?.text === '(') {
    if (/^(?:our|nuestr[oa]|my|mi)$/.test(lexemes[next + 1]?.text ?? '') && isPetAt(lexemes, next + 2)) return true;
    for (let inside = next + 1; inside < next + MOST_IN_BRACKET && lexemes[inside]?.text !== ')'; inside += 1)
      if (
        (isPetAt(lexemes, inside) || (inside === next + 1 && SAYS_ANIMAL.test(lexemes[inside]?.text ?? ''))) &&
        !/^(?:the|our|my|his|her|a|with|and|de|la|el|su|mi|con)$/.test(lexemes[inside - 1]?.text ?? '')
      )
        return true;
  }
  // "El Cachupín, quiltro de 12 kilos"
  if (lexemes[next]?.text === ',' && isPetAt(lexemes, next + 1) && /^de \d/.test(textAfter(lexemes, next + 2, 2)))
    return true;
  // "Peggy, 4, our rescue greyhound"
  if (/^, \d{1,2} ,/.test(textAfter(lexemes, next, 3))) next += 2;
  const aside = lexemes[next]?.text === ',';
  if (aside) next += 1;
  // "Ramona, que es la perra"
  if (/^(?:que es|who is|who 's)$/.test(textAfter(lexemes, next, 2))) next += 2;
  // "Nina y Coco, las dos gatas"
  if (aside && PLURAL.test(lexemes[next]?.text ?? '')) {
    const counted = lexemes[next + 1]?.number !== undefined ? 1 : 0;
    if (isPetAt(lexemes, next + 1 + counted)) return true;
  }
  if (!ARTICLE.test(lexemes[next]?.text ?? '')) return false;
  next += 1;
  return isPetAt(lexemes, next) || isPetAt(lexemes, next + 1) || (aside && SAYS_ANIMAL.test(lexemes[next]?.text ?? ''));
};

const PLURAL = /^(?:the|our|my|mis|nuestr[oa]s|l[oa]s|sus)$/;
const MOST_IN_BRACKET = 8;

const IS = /^(?:es|era|is|'s)$/;
/** After an animal's word: "a dog lover" is none. */
const ENDS = /^(?:[.,;:()]|who|that|and|so|but|with|que|y|which|now)$/;
/** Adjectives before an animal's word, at most, and words between a name and the pronoun that says what it is. */
const MOST_ADJECTIVES = 3;
const MOST_TO_PRONOUN = 25;

/** "La Antonia es la perra", "Kevin is a grumpy old terrier", "Me and Rufus … He's a collie": the name of the animal told here. */
const calledAnimal = (lexemes: readonly Lexeme[], at: number): string | undefined => {
  let from = at - 1;
  while (from >= at - MOST_ADJECTIVES && lexemes[from]?.sign === false && !ARTICLE.test(lexemes[from]?.text ?? ''))
    from -= 1;
  if (!ARTICLE.test(lexemes[from]?.text ?? '') || !IS.test(lexemes[from - 1]?.text ?? '')) return undefined;
  const subject = from - 2;
  if (!/^(?:he|she|it)$/.test(lexemes[subject]?.text ?? ''))
    return lexemes[subject]?.capital && isName(lexemes, subject) ? lexemes[subject].text : undefined;
  for (let back = subject - 1; back >= 0 && back > subject - MOST_TO_PRONOUN; back -= 1)
    if (lexemes[back]?.capital && /^(?:and|&|with|me|,|\+|taking)$/.test(lexemes[back - 1]?.text ?? ''))
      return lexemes[back]?.text;
  return undefined;
};

/** "Nos vamos mi perra y yo", "me and the dog": whether an animal is the company of which the writer says "we". */
export const isWithAnimal = (lexemes: readonly Lexeme[]): boolean => {
  const names = animalNames(lexemes);
  return lexemes.some(
    ({ text, capital }, at) =>
      (isPetAt(lexemes, at) || (capital && names.has(text))) &&
      (/^(?:\w+ )?(?:, )?(?:y yo|and (?:i|me)|& me)\b/.test(textAfter(lexemes, at + 1, 3)) ||
        /\b(?:yo y|me and|me &)(?: (?:el|la|mi|the|my))?$/.test(textBefore(lexemes, at, 3))),
  );
};

/** Read once for each text. */
const known = new WeakMap<readonly Lexeme[], ReadonlySet<string>>();

/** Names that a text says an animal has, wherever: of them none is a person. */
export const animalNames = (lexemes: readonly Lexeme[]): ReadonlySet<string> => {
  const names = known.get(lexemes) ?? readAnimalNames(lexemes);
  known.set(lexemes, names);
  return names;
};

const readAnimalNames = (lexemes: readonly Lexeme[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!isPetAt(lexemes, at)) continue;
    const end = personWordAt(lexemes, at)?.end ?? at + 1;
    const name = ENDS.test(lexemes[end]?.text ?? '.') ? calledAnimal(lexemes, at) : undefined;
    if (name !== undefined) names.add(name);
    // "Mi perro Paco … Paco va en su transportín"
    if (lexemes[end]?.capital && isName(lexemes, end)) names.add(lexemes[end].text);
  }
  for (let at = 0; at < lexemes.length; at += 1) {
    const { capital = false, text = '' } = lexemes[at] ?? {};
    if (!capital || !isName(lexemes, at) || !isAnimal(lexemes, at)) continue;
    names.add(text);
    const other = lexemes[at - 2];
    if (
      other?.capital &&
      lexemes[at + 1]?.text === ',' &&
      PLURAL.test(lexemes[at + 2]?.text ?? '') &&
      /^(?:y|e|and|&)$/.test(lexemes[at - 1]?.text ?? '')
    )
      names.add(other.text);
  }
  return names;
};
