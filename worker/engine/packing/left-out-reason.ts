/** What is told of a thing that stays off the list: what becomes of it, who does it, in the words that say so. */
import { capitalise } from '../capitalise';
import type { Thing, Trip } from '../trip/schema';
import type { LeftOutFate } from '../trip/things/reading';
import { cleanQuote } from './quote';
import { quotedIn } from './wording';

const WHY: Record<LeftOutFate, { en: string; es: string }> = {
  rented: { en: 'Rented there', es: 'Se alquila allí' },
  provided: { en: 'Already there', es: 'Ya lo hay allí' },
  'other-brings': { en: 'Somebody else brings it', es: 'Lo lleva otra persona' },
  'buy-there': { en: 'Bought there', es: 'Se compra allí' },
  stays: { en: 'Stays at home', es: 'Se queda en casa' },
  sent: { en: 'Sent ahead', es: 'Ya está enviado' },
};
const BY: Record<keyof typeof WHY, { en: string; es: string }> = {
  rented: { en: 'Rented from {by}', es: 'Alquilado: {by}' },
  // Without a verb or a pronoun, which would have to agree with one or many.
  provided: { en: 'From {by}', es: 'A cargo de {by}' },
  'other-brings': { en: 'Brought by {by}', es: 'A cargo de {by}' },
  'buy-there': { en: 'Bought there, {by}', es: 'Se compra allí: {by}' },
  stays: { en: 'Stays at home with {by}', es: 'Se queda en casa: {by}' },
  sent: { en: 'Sent ahead to {by}', es: 'Ya enviado: {by}' },
};

const NOBODY =
  /^(?:su|sus|el|ella|ellos|ellas|he|she|they|his|her|their|lo|la|los|las|the|there|all[aá]|all[ií]|ah[ií]|aqu[ií]|here)$/i;

/** "Wed we…" begins with no name either. */
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)$/iu;

/** A name as a pattern: a model may give any signs ("C++ club"). */
const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "La compro por Taobao", "camps in Sarchu": where, not who. */
const isWhere = (by: string, quote: string, { legs }: Trip): boolean =>
  legs.some(({ words, name }) => [words, name.en, name.es].includes(by)) ||
  new RegExp(`(?<!\\p{L})(?:in|near|via|through|en|por|hasta|desde) ${escaped(by)}(?!\\p{L})`, 'u').test(quote);

/** A place gives, a person brings: "Depto con toallas" begins with no name, "Bren's tent" does. */
function isName(by: string, fate: Thing['fate'], quote: string, trip: Trip): boolean {
  if (!/^\p{Lu}/u.test(by) || DAY.test(by)) return false;
  return fate === 'other-brings' ? !isWhere(by, quote, trip) : quote.indexOf(by) > 0;
}

/** Who takes care of it as a sentence names them: "el hotel", "tu prima", where the words have an article or a "my" before. */
function asCalled(by: string | undefined, { fate, evidence: { quote = '' } }: Thing, trip: Trip): string | undefined {
  if (by === undefined || /^(?:the|your|our|el|la|los|las|tus?) /iu.test(by)) return by;
  // "Los reparte el equipo": a pronoun and its verb.
  const lead = new RegExp(
    `(?<!\\p{L})(el|la|los|las|mi|mis|the|my|our) ${escaped(by)}(?!\\p{L})(?! (?:el|la|los|las) )`,
    'iu',
  ).exec(quote)?.[1];
  if (lead === undefined) return isName(by, fate, quote, trip) ? by : undefined;
  const mine = /^(?:mis?|my|our)$/i.test(lead);
  return mine
    ? `${trip.locale === 'en' ? 'your' : lead.endsWith('s') ? 'tus' : 'tu'} ${by}`
    : `${lead.toLowerCase()} ${by}`;
}

/** A cut or a whole list of things says less than nothing. */
const UNFIT = /…|(?:[^,]*,){2}/u;

/** Why a thing of another fate is not on the list, with the words that say so. */
export function whyLeftOut(thing: Thing, trip: Trip): string {
  const { locale } = trip;
  if (thing.fate === 'bring' || thing.fate === 'wear' || thing.fate === 'forgotten-before' || thing.fate === 'maybe')
    return '';
  const by = thing.by === undefined || NOBODY.test(thing.by) ? undefined : asCalled(cleanQuote(thing.by), thing, trip);
  const told =
    by === undefined
      ? WHY[thing.fate][locale]
      : capitalise(BY[thing.fate][locale].replace('{by}', by).replace(/ de el (?=\p{L})/u, ' del '));
  const quote = cleanQuote(thing.evidence.quote);
  return quote === undefined || UNFIT.test(quote) ? told : `${told}: ${quotedIn(quote, locale)}`;
}
