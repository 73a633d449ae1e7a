/** Numbers of everybody ("4 of us", "somos 4", "family of five") and words that mean two. */
import { anyNamed } from '../../packing/reading/patterns';
import { droppedOutAfter, sumOfParts, formerGroupSize } from './group-sizes';
import { isHeadCount } from './head-counts';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { FlatText } from './writer';

export interface Totals {
  /** Everybody, the writer too. */
  total?: number;
  adults?: number;
  /** Where that number stands. */
  adultsAt?: number;
  family: boolean;
  /** The words for a pair, and where. */
  couple?: { at: number; retired: boolean; byNumber: boolean };
  couples?: number;
  sex?: 'female' | 'male';
  /** A crowd that packs elsewhere: a parade, a choir, a tour group. */
  crowd: boolean;
  /** Animals named in the list that the total counts: "los tres: Ana, Luis y la perra". */
  pets?: number;
  /** Lexemes of the total. */
  at?: number;
  /** The number is that of one's relatives: "vamos los cuatro hermanos". */
  kin?: boolean;
}

const BEFORE =
  /\b(?:we are|we 're|were|somos|seremos|seriamos|vamos|viajamos|iremos|we will be|we 'll be|there will be|there 's|there are|party of|family of|familia de|grupo de|group of|crew of|entre|vamos a ser|vamos los|vamos las|somos los|for the|para los|nosotros|nosotras|(?:somos|vamos|viajamos|we 're|are) (?:como|unos|unas|about|like|around))$/;
const NOT_PEOPLE =
  /^(?:days?|nights?|nts|weeks?|wks|dias|noches|semanas|meses|months|hours?|horas|km|kg|kilos|maletas|bags|times|veces|de|en|a|al|th|st|nd|pm|am|h|o clock|stops|cities|ciudades|islands|islas|countries|paises|minutes|min|in \d)\b/;
/** Before the number that sets the first one right. */
const CORRECTS =
  /\b(?:well|no|so|actually|sorry|wait|rather|or|make that|make it|scratch that|strike that|correction|now|bueno|asi que|perdon|digo|miento|mentira|mejor dicho)(?: ,)?$/;
const SETS_RIGHT =
  /\b(?:no|perdon|digo|miento|mentira|mejor dicho|sorry|wait|actually|rather|make that|make it|scratch that|strike that|correction|now)(?: ,)?$/;
/** "Three adults, scratch that, two" */
const MAKES_THAT = /\b(?:make (?:that|it)|scratch that|correction|strike that)(?: ,)?$/;
/** "Just us four", "los cuatro a Gandía": the number of everybody, of whom two are a pair and read as such. */
const ALL_OF_US = /(?:^|[.,;:(] )(?:(?:just |only |all )?us|(?:nosotr[oa]s )?(?:los|las))$/;
const GOES_ON = /^(?:[.,;:(]|in|to|a|al|en|con|with|off|juntos|juntas|going|flying|driving|for|de siempre)(?: |$)/;
const AFTER =
  /^(?:of us|heads|souls|people|persons|personas|pax|ppl|travell?ers|viajer[oa]s|peeps|in total|en total|in all)\b/;
/** Couples who make a journey of their own: "two other couples meeting us there". */
const MEETS_US = /\bcouples (?:(?:are|who|will|be|is|'re) )*(?:meeting|joining|already|there|coming separately)\b/;
const COUPLE = anyNamed(
  {
    // "luna de miel", "newlyweds"
    honeymoon:
      /(?<!\w 's )honeymoon\w*|luna de miel|viaje de (?:novios|bodas)|recien casados|newlyweds|just (?:got )?married|babymoon/,
    // "viaje en pareja", "couples retreat"
    romantic:
      /en pareja|viaje en pareja|escapada romantica|viaje romantico|romantic (?:trip|weekend|getaway|break)|couple 's|couples (?:trip|getaway|weekend|retreat)/,
    // "a retired couple", "somos pareja"
    couple:
      /a couple (?!of\b)|(?:retired|young|old|older|elderly|mature|aged|married|gay|lesbian) (?:couple|pair)|somos (?:un )?(?:matrimonio|pareja)\b/,
    // "our 40th", "nuestro aniversario", "bodas de plata"
    anniversary:
      /our (?:\d+ th|[a-z]+ieth|silver|ruby|pearl|tenth|fifth|first) (?=[.,;]|cruise|trip|in\b|on\b|at\b)|(?:^|[.,] |(?:festejar|celebrar|celebramos|festejamos) )(?:(?:el|nuestro) )?aniversario (?!de (?:mis?|sus?|l[aoe]s?|tus?|el)\b)|wedding anniversary|bodas de (?:oro|plata)|golden wedding|silver wedding|our (?:\w+ ){0,2}anniversary|nuestro (?:\w+ ){0,2}aniversario|aniversario de (?:boda|bodas)/,
    // "pair of pensioners", "two mums"
    pair: /(?:^|[.] )(?:(?:a|un) )?(?:pair|couple|par|pareja) (?:of (?:\w+ )?(?:pensioners|retirees|grannies|friends|mates|pals|sisters|brothers|nurses|teachers|mums|students)|in (?:our|their) \w+|de (?:jubilad[oa]s|amig[oa]s|pensionistas|herman[oa]s|viej[oa]s))\b|(?:two|dos) (?:retired|jubilad[oa]s|pensioners)|(?:two|2) (?:gay )?(?:dads|daddies|mums|moms)|(?:somos|vamos) (?:dos|2) (?:mamas|papas|madres|padres)/,
    // "just the two of us", "vamos los dos"
    two: /just (?:the )?two of us|the two of us|us two|both of us|(?:vamos|viajamos|somos|nosotr[oa]s|solo|solos|solas) (?:los|las)? ?dos|nosotr[oa]s dos|(?<!\b(?:llevo|traigo|uso|necesito|soy|tengo|van|pasaportes?|visas?|lentes|gafas|botas|pares|cedulas?)\b[^.]{0,60})(?:los|las) dos (?=[.,]|solo|solas|solos|con|de|en)/,
  },
  { before: '\\b' },
);
const CROWD =
  /\b(?:comparsa|fraternidad|academia|conjunto|elenco|tuna|estudiantina|cofradia|hermandad|choir|orchestra|band|tour group|coach (?:tour|party)|delegation|expedition|batallon|peregrinacion|club|team|equipo|coro|banda|regiment|tropa|overland truck|(?<!\bmi )(?:cuadrilla|pena))\b/;

/** Trips of women or of men alone, and groups of which all are one. */
const OF_WOMEN =
  /\b(?:girls|ladies) (?:trip|weekend|holiday|getaway|week|night)\b|\bhen (?:do|weekend|party)\b|\bbachelorette\b|\bdespedida de soltera\b|\bviaje de (?:(?:\d|dos|tres|cuatro|cinco|seis) )?(?:chicas|amigas)\b|\b(?:us|of us) (?:girls|women|ladies)\b|\d\d anos , (?:mujeres|chicas)\b|\b(?:all|todas) (?:(?:in our|\w+s) )?(?:women|girls|ladies|mujeres|chicas)\b/;
const OF_MEN =
  /\b(?:lads|boys|guys) (?:trip|weekend|holiday|getaway|week|tour)\b|\bstag (?:do|weekend|party)\b|\bdespedida de soltero\b|\b(?:us|of us) (?:lads|men|guys)\b|\d\d anos , (?:hombres|varones)\b|\bviaje de (?:chicos|hombres)\b|\b(?:all|todos) (?:(?:in our|\d+ s|\w+s) )?(?:men|blokes|lads|guys|fellas|hombres|varones|tios)\b/;

/** Animals in the list after a colon, within reach. */
const petsInList = (lexemes: readonly Lexeme[], from: number): number => {
  const colon = lexemes.slice(from, from + 5).findIndex(({ text }) => text === ':');
  if (colon === -1) return 0;
  let pets = 0;
  for (let at = from + colon + 1; at < from + 24 && lexemes[at] && lexemes[at]?.text !== '.'; at += 1)
    if (personWordAt(lexemes, at)?.entry.key === 'pet') pets += 1;
  return pets;
};

export const totalsOf = (lexemes: readonly Lexeme[], flat: FlatText, mentions: readonly Mention[]): Totals => {
  const totals: Totals = {
    family:
      /\b(?:family|fam|familia) (?:of|de) \w+|\bfamily (?:trip|holiday|vacation)\b|\b(?:viaje|vacaciones|plan) (?:en familia|familiar\w*)|\ben familia\b/.test(
        flat.text,
      ),
    crowd: CROWD.test(flat.text),
  };
  let corrected = false;
  for (let at = 0; at < lexemes.length; at += 1) {
    const lexeme = lexemes[at];
    const number = lexeme?.number;
    if (
      !lexeme ||
      number === undefined ||
      !Number.isInteger(number) ||
      number < 1 ||
      number > 60 ||
      (lexeme.off && !MAKES_THAT.test(textBefore(lexemes, at, 4))) ||
      /^(?:un|una|uno|one|a)$/.test(lexeme.text)
    )
      continue;
    const next = textAfter(lexemes, at + 1, 2);
    const before = textBefore(lexemes, at, 4);
    if (totals.adults !== undefined && MAKES_THAT.test(before) && !NOT_PEOPLE.test(next)) totals.adults = number;
    if (/^(?:adults?|adultos|grown ups|grown up|adultas)\b/.test(next))
      totals.adults = Math.max(totals.adults ?? 0, number);
    if (totals.adults === number) totals.adultsAt ??= at;
    if (
      /^(?:(?:married |retired |other )?couples|parejas|matrimonios)\b/.test(next) &&
      !MEETS_US.test(textAfter(lexemes, at + 1, 6))
    )
      totals.couples = number;
    const direct = AFTER.test(next) && !/\b(?:with|con|for|meet\w*|other)$/.test(before);
    const people = personWordAt(lexemes, at + 1) !== undefined;
    const named =
      BEFORE.test(before) &&
      !NOT_PEOPLE.test(next) &&
      (people ||
        lexemes[at + 1]?.sign === true ||
        /^(?:in|en|with|con|going|off|de|all|y|and|from|desde|adults|nosotr\w+|solo|flying|driving|vamos|incl|including|incluyendo|counting|contando|so|but|pero|total|mamas|papas|madres|padres|mums|moms|dads)$/.test(
          lexemes[at + 1]?.text ?? '',
        ));
    // "4 of us, well 5 with the baby", "vamos 4, bueno 5"
    const isLater = /\bnow(?: ,)?$/.test(before) && number >= (totals.total ?? 0);
    const corrects =
      !isLater &&
      totals.at !== undefined &&
      at - totals.at <= 14 &&
      CORRECTS.test(before) &&
      !NOT_PEOPLE.test(next) &&
      !lexeme.plus;
    const allOfUs = number >= 3 && ALL_OF_US.test(before) && GOES_ON.test(next);
    if (!direct && !named && !corrects && !allOfUs && !isHeadCount(lexemes, at)) continue;
    // "… and the two of us" are the writer and a partner beside those named.
    if (
      mentions.some(
        ({ pair, from, to, ages, count }, index) =>
          at >= from &&
          at < to &&
          // "Our girl, Aroha, five": an age.
          ((pair && mentions[index - 1] !== undefined) || (ages.length > 0 && count === undefined && !direct)),
      )
    )
      continue;
    if (people && /\b(?:for the|para los)$/.test(before)) continue;
    // "Somos dos mamás con nuestra peque": the two parents.
    if (number === 2 && /^(?:mamas|papas|madres|padres) (?:con|y|de)\b/.test(next)) continue;
    // "Seis, no, cinco"
    corrected ||= corrects && SETS_RIGHT.test(before);
    totals.total = corrected && corrects ? number : Math.max(totals.total ?? 0, number);
    totals.at ??= at;
    if (totals.at === at && personWordAt(lexemes, at + 1)?.entry.role === 'sibling') totals.kin = true;
    if (totals.at === at) totals.pets = petsInList(lexemes, at);
  }
  if (totals.total !== undefined && totals.total > 2 && !corrected)
    totals.total -= droppedOutAfter(flat, flat.offsetOf((totals.at ?? 0) + 1));
  totals.total ??= formerGroupSize(flat) ?? sumOfParts(flat);
  const couple = COUPLE.exec(flat.text);
  if (couple) {
    // "Somos 12 … el pasaporte viejo, o sea los dos": of two things.
    const isOfThings = (totals.total ?? 0) > 2 && /^l[oa]s dos/.test(couple[0]);
    if (!isOfThings)
      totals.couple = {
        at: flat.lexemeAt(couple.index),
        retired: /\b(?:retired|jubilad[oa]s?)\b/.test(couple[0]),
        byNumber: /\b(?:two of us|us two|both of us|dos)\b(?! (?:mamas|papas|madres|padres))/.test(couple[0]),
      };
    if (/\b(?:las dos|nosotras|solas|mums|moms)\b/.test(couple[0]) || /\b(?:dos|2) (?:mamas|madres)\b/.test(flat.text))
      totals.sex = 'female';
    if (/\b(?:dads|daddies)\b/.test(couple[0]) || /\b(?:somos|vamos) (?:dos|2) papas\b/.test(flat.text))
      totals.sex = 'male';
  }
  const otherCouple = /\b(?:another couple|otra pareja)\b/.exec(flat.text);
  if (otherCouple) {
    totals.couples ??= 2;
    totals.at ??= flat.lexemeAt(otherCouple.index);
  }
  if (OF_WOMEN.test(flat.text)) totals.sex ??= 'female';
  if (OF_MEN.test(flat.text)) totals.sex ??= 'male';
  return totals;
};
