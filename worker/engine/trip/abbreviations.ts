/** Short forms of chats as the words they stand for, so that phrase tables need only the words. */
import type { Locale } from '../locale';
import { languageOf } from '../packing/reading/language';
import { HEAD_LENGTH, type Sentence, type Token } from '../packing/reading/text';

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']));

const SHORT: Record<Locale, ReadonlyMap<string, string>> = {
  en: pairs(
    'n=and w=with u=you ur=your r=are cos=because coz=because cuz=because bc=because ppl=people shd=should wd=would nts=nights nt=night wks=weeks wk=week yr=year yrs=years hrs=hours def=definitely prob=probably tho=though thru=through wanna=want gonna=going gotta=must lemme=let dont=dont its=its im=im abt=about b4=before thx=thanks pls=please plz=please gf=girlfriend hubby=husband fam=family tix=tickets accom=accommodation hol=holiday hols=holiday meds=medication tmrw=tomorrow rn=now rly=really bday=birthday comp=competition appt=appointment accomodation=accommodation luggages=luggage',
  ),
  es: pairs(
    'd=de q=que k=que x=por xq=porque pq=porque pa=para tb=tambien tmb=tambien dl=del cn=con bn=bien finde=fin vac=vacaciones peke=peque peques=peques hab=habitacion depa=departamento compu=computadora cel=celular celu=celular tel=telefono porfa=favor pasta=pasta nos=nos',
  ),
};

const FOOD =
  /^(?:allergy|bread|food|foods|diet|snacks?|oats|pasta|beer|flour|options?|bars?|stuff|cereal|meals?|crackers|version)$/;

const replace = (token: Token, text: string): Token => ({ ...token, text, head: text.slice(0, HEAD_LENGTH) });

/** The sentence with its short forms written out; offsets stay those of the original. */
export function expandShortForms(sentence: Sentence, locale: Locale): Sentence {
  const table = SHORT[languageOf(sentence) ?? locale];
  return {
    ...sentence,
    tokens: sentence.tokens.map((token, at) => {
      // "a gf allergy": gluten free, and nobody's girlfriend.
      if (token.text === 'gf' && FOOD.test(sentence.tokens[at + 1]?.text ?? '')) return token;
      const full = table.get(token.text);
      return full === undefined || full === token.text ? token : replace(token, full);
    }),
  };
}
