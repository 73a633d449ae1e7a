/** Short forms of chats as the words they stand for, so that phrase tables need only the words. */
import type { Locale } from '../locale';
import { COMPANION } from '../packing/reading/grammar';
import { languageOf } from '../packing/reading/language';
import { phraseSet } from '../packing/reading/phrases';
import { withSpelling, type Sentence, type Token } from '../packing/reading/text';
import type { Dialect } from './dialects';
import { GIVEN_NAMES } from './people/lexicon';

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']));

const SHORT: Record<Locale, ReadonlyMap<string, string>> = {
  en: pairs(
    'hv=have n=and w=with u=you ur=your r=are cos=because coz=because cuz=because bc=because ppl=people shd=should wd=would nts=nights nt=night wks=weeks wk=week yr=year yrs=years hrs=hours def=definitely prob=probably tho=though thru=through wanna=want gonna=going gotta=must lemme=let dont=dont its=its im=im abt=about b4=before thx=thanks pls=please plz=please gf=girlfriend hubby=husband fam=family tix=tickets accom=accommodation hol=holiday hols=holiday meds=medication tmrw=tomorrow rn=now rly=really bday=birthday comp=competition appt=appointment accomodation=accommodation luggages=luggage nec=necessary reqd=required req=required mtg=meeting mtgs=meetings hse=house nite=night nites=nights comin=coming goin=going doin=doing bringin=bringing takin=taking wearin=wearing stayin=staying gettin=getting havin=having buyin=buying usin=using flyin=flying drivin=driving campin=camping hikin=hiking packin=packing rentin=renting hirin=hiring aint=isnt dinnae=dont cannae=cant wouldnae=wouldnt isnae=isnt wasnae=wasnt jist=just fae=from wi=with tae=to nae=no mil=mother_in_law fil=father_in_law sil=sister_in_law bil=brother_in_law dil=daughter_in_law borrowin=borrowing leavin=leaving carryin=carrying sleepin=sleeping foldin=folding floatin=floating swimmin=swimming pipin=piping walkin=walking fishin=fishing surfin=surfing runnin=running ridin=riding climbin=climbing workin=working mbp=macbook loaning=lending alongwith=along_with',
  ),
  es: pairs(
    'nel=no nanay=no nones=no d=de q=que k=que x=por xq=porque pq=porque pa=para tb=tambien tmb=tambien dl=del cn=con bn=bien finde=fin vac=vacaciones peke=peque peques=peques hab=habitacion depa=departamento compu=computadora capaz=quizas hno=hermano hna=hermana hnos=hermanos hnas=hermanas cel=celular celu=celular tel=telefono depto=departamento dpto=departamento pal=para po=pues porfa=favor na=nada i=y',
  ),
};

/** Before these a short form is a name of its own: a gluten-free thing, a card game, a kind of music. */
const NAMED: ReadonlyMap<string, RegExp> = new Map([
  ['mtg', /^(?:tournaments?|cards?|decks?|draft)$/],
  ['k', /^(?:pop|dramas?)$/],
  [
    'gf',
    /^(?:allergy|bread|food|foods|diet|snacks?|oats|pasta|beer|flour|options?|bars?|stuff|cereal|meals?|crackers|version)$/,
  ],
]);
/** "23 k", "3 x 3": after a number these are not words. */
const isFigure = ({ text }: Token, before: Token | undefined, next: Token | undefined): boolean =>
  before?.number !== undefined && (text === 'k' || (text === 'x' && next?.number !== undefined));

const replace = (token: Token, text: string): Token => ({ ...token, ...withSpelling(text) });

/** The words of a gloss in the place of one, at the same place of the text; none for an empty one. */
const glossed = (token: Token, gloss: string): Token[] =>
  gloss === ''
    ? []
    : gloss.split(' ').map((text, at) => replace(at === 0 ? token : { ...token, gap: ' ', capital: false }, text));

/** "Bins an wellies": before a consonant it is no article. */
const isAnd = ({ text }: Token, next: Token | undefined): boolean =>
  text === 'an' && next !== undefined && !next.capital && /^[bcdfgjklmnpqrstvwxyz]/.test(next.text);

/** "B&B": one word. */
const isBreakfast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'b' && tokens[at + 1]?.text === 'b' && tokens[at + 1]?.gap.trim() === '&';

/** Said in passing: exclamations and laughter that name nobody and nothing ("madre mía" is no mother). */
const EXCLAMATIONS = phraseSet(
  'madre mia, dios mio, ay dios, ay dios mio, gracias a dios, por dios, virgen santa, santo dios, madre de dios, no te digo nada, ni te cuento, ni os cuento, yo que se, que se yo, of course, oh my god, oh god, thank god, omg, lol, lmao, rofl, tbh, ngl, fyi, fwiw, haha*, hehe*, jaja*, jeje*, jiji*, ajaja*, uf, uff, ufff, ayy, wey, god willing, si dios quiere, dios mediante, primero dios',
);

/** The sentence without its exclamations; what they were separated by stays as a comma. */
function withoutExclamations(sentence: Sentence): Sentence {
  const said = EXCLAMATIONS.find(sentence.tokens);
  if (said.length === 0) return sentence;
  const tokens: Token[] = [];
  let dropped: string | undefined;
  for (const [at, token] of sentence.tokens.entries()) {
    if (said.some(({ start, end }) => at >= start && at < end)) {
      dropped = `${dropped ?? ''}${token.gap}`;
      continue;
    }
    const gap = dropped === undefined || tokens.length === 0 ? token.gap : `,${dropped}${token.gap}`;
    tokens.push(gap === token.gap ? token : { ...token, gap });
    dropped = undefined;
  }
  return { ...sentence, tokens };
}

const SEES_TO =
  /^(?:got|bringing|taking|carrying|sorting|sorted|packing|hiring|buying|booked|making|cooking|paying|driving|supplying|providing|handling)$/;

/** Typed without the apostrophe: "shes got a dryer", "dads bringing the boards", "Joes got the stove". */
const isContracted = ({ text, capital }: Token, next: Token | undefined): boolean => {
  if (text === 'shes' || text === 'hes') return true;
  if (text.length < 4 || !text.endsWith('s') || !next || next.gap.trim() !== '' || !SEES_TO.test(next.text))
    return false;
  const who = text.slice(0, -1);
  return (
    COMPANION.has(who) ||
    (GIVEN_NAMES.has(who) && (capital || !/^(?:will|may|mark|bill|rob|grace|art|jack|max)$/.test(who)))
  );
};
/** The words with contractions written out: "w/o" and "w/out" are one word, "shes" and "dads bringing" are more. */
const expandContractions = (tokens: readonly Token[], language: Locale): readonly Token[] => {
  if (language !== 'en') return tokens;
  const isOut = (at: number): boolean =>
    tokens[at + 1]?.gap === '/' &&
    (tokens[at]?.end ?? 0) - (tokens[at]?.start ?? 0) === 1 &&
    /^(?:w|with)$/.test(tokens[at]?.text ?? '') &&
    /^(?:o|out)$/.test(tokens[at + 1]?.text ?? '');
  if (!tokens.some((token, at) => isOut(at) || isContracted(token, tokens[at + 1]))) return tokens;
  return tokens.flatMap((token, at) => {
    if (at > 0 && isOut(at - 1)) return [];
    if (isContracted(token, tokens[at + 1])) {
      const cut = token.end - 1;
      return [
        { ...replace(token, token.text.slice(0, -1)), end: cut },
        { ...replace(token, "'s"), gap: '', start: cut, capital: false },
      ];
    }
    return [isOut(at) ? { ...replace(token, 'without'), end: tokens[at + 1]?.end ?? token.end } : token];
  });
};

/** "Jo and Otis the lab": after a name it is a dog. */
const isDogByName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'lab' &&
  tokens[at - 1]?.text === 'the' &&
  tokens[at - 2]?.capital === true &&
  /^(?:and|with|plus|our|my|&|n|w)$|^$/.test(tokens[at - 3]?.text ?? '');

/** The sentence with its short forms written out, without exclamations; offsets stay those of the original. */
export function expandShortForms(sentence: Sentence, locale: Locale, dialect?: Dialect): Sentence {
  const language = dialect?.language ?? languageOf(sentence) ?? locale;
  const table = SHORT[language];
  const spoken = dialect
    ? sentence.tokens.flatMap((token) => {
        const gloss = dialect.words.get(token.text);
        return gloss === undefined ? [token] : glossed(token, gloss);
      })
    : sentence.tokens;
  return withoutExclamations({
    ...sentence,
    tokens: expandContractions(spoken, language).flatMap((token, at, spoken) => {
      if (isBreakfast(spoken, at - 1)) return [];
      if (isBreakfast(spoken, at)) return { ...replace(token, 'bnb'), end: spoken[at + 1]?.end ?? token.end };
      if (language === 'en' && isAnd(token, spoken[at + 1])) return replace(token, 'and');
      const next = spoken[at + 1];
      if (NAMED.get(token.text)?.test(next?.text ?? '') || isFigure(token, spoken[at - 1], next)) return token;
      if (isDogByName(spoken, at)) return replace(token, 'labrador');
      const full = table.get(token.text);
      return full === undefined || full === token.text ? token : glossed(token, full.replaceAll('_', ' '));
    }),
  });
}
