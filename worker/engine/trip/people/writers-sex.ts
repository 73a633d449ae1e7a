/** What the words let one suppose of the writer's sex where nobody says it. */
import type { Person } from './person';

/** Said by women of themselves. */
const SAID_BY_WOMEN =
  /\b(?:pumping|still bf|breast ?feeding|breastfeed|lactancia|feed in|i ?'?m (?:a |the |her )?(?:bridesmaid|maid of honou?r|bride)|soy (?:la )?(?:dama de honor|novia|madrina))\b/;

const OF_WOMEN = /\bnosotras\b|(?:,|\b(?:de|para|pa|somos|vamos|viajamos)) las dos (?=[.,)]|\d|juntas|solas)/;

/** Two men or two women, as they say it. */
const SAME_SEX =
  /\b(?:gay|lesbian\w*|lesbiana\w*|queer|pride|orgullo|same sex|(?:two|2|both) (?:guys|men|blokes|lads|dads|women|girls|mums|moms|ladies)|(?:dos|2) (?:hombres|chicos|mujeres|chicas|papas|mamas|padres|madres)|we (?:are|re) (?:both )?(?:men|women)|husbands|wives|maridos|esposas)\b/;

/** The sex of a writer who does not tell it, by a folded text and the partner who comes along; undefined where nothing says so. */
export const writersSex = (partner: Pick<Person, 'sex' | 'inferred'> | undefined, text: string): Person['sex'] => {
  if (partner?.sex !== 'female' && SAID_BY_WOMEN.test(text)) return 'female';
  // "Nosotras", "para las dos": no man is among them.
  if (partner?.sex !== 'male' && OF_WOMEN.test(text)) return 'female';
  // "My husband and I": most likely a woman writes, whose bag lacks more when it is not said.
  if (!partner?.sex || partner.inferred || SAME_SEX.test(text)) return undefined;
  return partner.sex === 'male' ? 'female' : 'male';
};
