/**
 * Spanish as it is spoken and typed in haste: dropped letters of the south ("cuñá", "cansao", "vestío"), letters that sound
 * alike ("toayas", "bestido", "kaskos"), and numbers in several words ("setenta y uno"). Only words that no table knows
 * are set right, and only to a thing of the lexicon that sounds the same.
 */
import { FRAMES } from './things/frame-rows';
import { THINGS } from './things/lexicon';
import type { Locale } from '../locale';
import { remembered } from '../remembered';
import { languageOf } from '../packing/reading/language';
import { withSpelling, type Sentence, type Token } from '../packing/reading/text';

/** Spoken forms by how they are written, accents kept: without them "cuñá" would be a cot. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  [
    'cuñas=plataformas cuñá=cunada cuñao=cunado preñá=prenada embarazá=embarazada pue=puede pué=puede bebia=bebida bebía=bebida incomunicá=incomunicada cansá=cansada pañá=panal',
    'marío=marido quea=queda quean=quedan puea=pueda orvide=olvide orvidar=olvidar orvidé=olvide arguna=alguna argo=algo',
    'borsa=bolsa borso=bolso cormillo=colmillo miarma= marío=marido amá=mama apá=papa jefa=jefa compai=compadre comai=comadre',
    'nun=no tien=tiene ye=es mijo=hijo mija=hija wawa=guagua wawas=guaguas ñaño=hermano ñaña=hermana',
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])
    .filter(([, full]) => full !== ''),
);

/** Words in -ao that are no participle without its d. */
const REAL_AO = /^(?:cacao|bacalao|sarao|callao|bilbao|curacao|macao|mindanao|nicaraguao|bulevarao|menao|ciao|chao)s?$/;

/** How a Spanish word sounds: letters that many write for one another are one. */
const soundOf = (word: string): string =>
  word
    .replaceAll('ch', 'C')
    .replaceAll('h', '')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replaceAll(/qu(?=[ei])/g, 'k')
    .replaceAll(/c(?=[ei])/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/gu(?=[ei])/g, 'g')
    .replaceAll(/^w/g, 'gu');

const wordsOf = (phrases: string): string[] => phrases.split(/[^a-z*]+/).filter((word) => /^[a-z]+$/.test(word));
const SHORTEST = 5;
/** Real words that sound like a thing. */
const NO_SLIP =
  /^(?:senas?|tasas?|casos|cazos|pesos|votas|votos|vasta|vascas?|bascas|cocido|cosido|coser|cocer|vaya|valla|vallas|bayas|grabar|gravar|sabia|savia|bienes|consejos?|concejos?|casas|cazas|cazar|casar|rallar|rayar|abrazar|abrasar|encima|enzimas?|varon|baron|barones|losas|lozas|pollos|poyos|callos|cayos|halla|hallan|vello|bello|bella|vella|tubos|tuvo|hasta|asta|maza|masas?|cepas|botos|ceda|sedas?|cierra|sierra|vienes|cesar|sesion|cesion|vacas?|bacas?|lleva|llevan|rosar|ciento|siento|haces|ases|bases|vases|zumo|sumo|cerrar|serrar|cirio|sirio|cera|sera|serian|cerian|mesas|meses|ceses|hierro|yerro|hojear|ojear|rebelar|revelar|bacilo|vacilo|botar|votar|cabos|cavos|izo|hizo|honda|onda|ondas|huso|usos)$/;

const known = new Set<string>();
for (const { es } of THINGS) for (const word of wordsOf(es)) known.add(word);
const named = new Set(known);
for (const { phrase } of FRAMES) for (const word of wordsOf(phrase)) known.add(word);

let bySound: ReadonlyMap<string, string> | undefined;

/** The word of a thing that sounds so. Told at the first Spanish sentence: a Worker that reads none starts sooner. */
const soundsLike = (sound: string): string | undefined => {
  bySound ??= new Map(
    THINGS.flatMap(({ es }) => wordsOf(es))
      .filter(({ length }) => length >= SHORTEST)
      .map((word) => [soundOf(word), word]),
  );
  return bySound.get(sound);
};

/** Whether a Spanish word alone names a thing or is a part of a name of one. */
export const isNameOfThing = (word: string): boolean => named.has(word);

/** Whether a Spanish word names a thing, or says what becomes of one, so that it is no slip of another word. */
export const isWordOfThings = (word: string): boolean => known.has(word);

const replaced = (token: Token, text: string): Token => ({ ...token, ...withSpelling(text) });

const wordSetRight = (token: Token, original: string): Token => {
  if (token.number !== undefined) return token;
  const written = original.slice(token.start, token.end).toLowerCase();
  const spoken = SPOKEN.get(written);
  if (spoken !== undefined) return replaced(token, spoken);
  const { text } = token;
  if (text.length < SHORTEST || token.capital) return token;
  if (written.endsWith('ío') && text.length > 5 && known.has(`${text.slice(0, -1)}do`))
    return replaced(token, `${text.slice(0, -1)}do`);
  if (/[^eiou]aos?$/.test(text) && !REAL_AO.test(text)) return replaced(token, text.replace(/ao(s?)$/, 'ado$1'));
  const meant = slipOf(text);
  return meant === undefined ? token : replaced(token, meant);
};

/** The word of a thing that was meant by one that no table has. */
const slipOf = remembered((text) => {
  if (known.has(text) || NO_SLIP.test(text)) return undefined;
  const meant = soundsLike(soundOf(text));
  return meant === text ? undefined : meant;
});

const TENS = /^(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/;
const ONES = /^(?:uno|una|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/;

/** "setenta y uno" as one number, so that ages and weights that were dictated read like those in digits. */
function joinedNumbers(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const tens = tokens[at];
    const ones = tokens[at + 2];
    if (tens && tokens[at + 1]?.text === 'y' && ones && TENS.test(tens.text) && ONES.test(ones.text)) {
      const value = (tens.number ?? 0) + (ones.number ?? 0);
      joined.push({ ...tens, ...withSpelling(String(value)), number: value, end: ones.end });
      at += 2;
    } else if (tens) joined.push(tens);
  }
  return joined;
}

/** A sentence with its words set right where it is Spanish; their places in the text stay those of what was typed. */
export const setRight = (sentence: Sentence, locale: Locale, original: string): Sentence =>
  (languageOf(sentence) ?? locale) === 'es'
    ? { ...sentence, tokens: joinedNumbers(sentence.tokens).map((token) => wordSetRight(token, original)) }
    : sentence;
