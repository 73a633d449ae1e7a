/**
 * Whether a line is in the plan's language. Gross mistakes only: a list in English for a Spanish plan, another script,
 * French reasons. Loan words pass ("Power bank", "spray"), since both languages live with them.
 */
import type { Locale } from '../../../../platform/locale/locale';
import { fold } from '../../../../platform/shared/fold';
import { type NameIndex, wordsOf } from '../../../names/service';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** The commonest little words of each language, folded; those that several share decide nothing on their own. */
const LITTLE_WORDS = {
  en: set(
    'the and for you your with to of in is are it on at from will be this that have by as not can need during may if when so up or an there they has was which after before only while',
  ),
  es: set(
    'el la los las del de y para con en por que tu tus un una es son no se al lo hay hace muy mas si como o su este esta cuando tambien porque hasta sin te le ya ni pero donde segun',
  ),
  fr: set(
    'le la les des du et pour avec dans vous votre vos un une est sont pas ne au aux sur ce cette ou qui en il de que par plus meme',
  ),
  de: set(
    'der die das und fur mit sie ihr ihre ein eine ist sind nicht auf im den dem zu von bei wird es oder wenn als auch einen',
  ),
  it: set('il lo gli le di per con in che tuo tua un una e sono non si al del della ma piu anche dei delle nel nella'),
  pt: set('os as de e para com em que seu sua um uma sao nao se ao do da dos das muito mais voce no na pelo pela'),
};

const LOANS = set(
  'power bank snack spray kit poncho router wifi smartwatch tablet kindle ipad gel leggin short tupper airtag sim esim spf usb pijama top body polo bikini snorkel surf yoga ticket tupperwar ebook mp',
);

const count = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.reduce((sum, word) => sum + (known.has(word) ? 1 : 0), 0);

const OTHER_SCRIPT = /(?=\p{L})\P{Script=Latin}/u;

/** The language whose little words fill the text clearly more than the plan's; undefined when none does. */
const strangerIn = (text: string, locale: Locale): string | undefined => {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const own = count(words, LITTLE_WORDS[locale]);
  return Object.entries(LITTLE_WORDS).find(([language, known]) => {
    const hits = language === locale ? 0 : count(words, known);
    return hits >= 2 && hits > own + (own > 0 ? 1 : 0);
  })?.[0];
};

/** True when name and reason can pass for the plan's language. */
export const isInLanguage = (
  { name, reason }: { name?: string | undefined; reason: string },
  locale: Locale,
  names: NameIndex,
): boolean => {
  if (OTHER_SCRIPT.test(`${name ?? ''} ${reason}`)) return false;
  if (strangerIn(reason, locale) !== undefined) return false;
  if (name === undefined) return true;
  if (strangerIn(name, locale) !== undefined) return false;
  const known = names.localesOf(name);
  if (known.has(locale)) return true;
  const words = wordsOf(name);
  const foreign = words.filter(
    (word) => names.wordsOnlyIn(locale === 'en' ? 'es' : 'en').has(word) && !LOANS.has(word),
  );
  const own = count(words, names.wordsOnlyIn(locale));
  return foreign.length === 0 || own > 0 || (foreign.length < words.length && foreign.length < 2);
};
