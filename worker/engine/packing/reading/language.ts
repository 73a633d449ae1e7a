/** Whether a sentence is English or Spanish, and the words that mean something else in the other language. */
import type { Locale } from '../../locale';
import type { Token } from './text';
import { wordSet, type WordSet } from './vocabulary';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const COMMON: Record<Locale, WordSet> = {
  en: wordSet(
    "the and of to in is are we i my our with for at from it on but be this that will an or as by not have has was where when 'll 'm 're 've dont wont her his their who there than",
  ),
  es: wordSet(
    'el la los las de del y en que con mi mis nuestro nuestra un una unos unas por para al es son se su sus lo pero muy mas vamos voy hay tengo tenemos llevo desde dos yo como cada esta sin solo dias noches donde tambien',
  ),
};
/** English-looking words of Spanish sentences, and the reverse. Loanwords that mean the same in both are not listed. */
const FALSE_FRIENDS: Record<Locale, ReadonlySet<string>> = {
  en: set(
    'cat cats van son red pie pies sale come once pan mar ten tan use actual mayor dice pet tea rv cap board boards fin club clubs pool cot iron pots party coach cane plane bus base mass ball wake inn sling rod rods esta eta frio fue gales canopy epi epis',
  ),
  es: set(
    'isla smoking montana nevada tablets lagos mate pie son protector mesa vela saco sol mar gala real pure once red fin barra rio gato gatos sierra costa obra mina plan paso noche casa plaza villa arte corro arma pala piso quinta traje feria formula registro rol pitch termo tete sup zumba perra micro epi epis corral sole cola ronda disco gel notebook ron body bodies collar mascara frontal',
  ),
};

type Words = readonly Pick<Token, 'word'>[];

/** Asked for at every thing of a sentence. */
let last: { tokens: Words; language: Locale | undefined } | undefined;

/** The language a sentence is written in; undefined when it does not tell. */
export const languageOf = ({ tokens }: { tokens: Words }): Locale | undefined => {
  if (last?.tokens !== tokens) last = { tokens, language: readLanguage(tokens) };
  return last.language;
};

const readLanguage = (tokens: Words): Locale | undefined => {
  let en = 0;
  let es = 0;
  for (const { word } of tokens) {
    if (COMMON.en.has(word)) en += 1;
    if (COMMON.es.has(word)) es += 1;
  }
  if (en > es * 1.5) return 'en';
  if (es > en * 1.5) return 'es';
  return undefined;
};

/** Whether a word of one language's table must not be read in a sentence of the other. */
export const isFalseFriend = (word: string, table: Locale, sentence: Locale | undefined): boolean =>
  sentence !== undefined && sentence !== table && FALSE_FRIENDS[table].has(word);
