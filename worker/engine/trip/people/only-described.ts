/** Close relatives of whom the words only tell something, and who minds the children or the dog. */
import { isPetWord } from '../../packing/reading/animals';
import { petMinderOf } from '../../packing/reading/pet-elsewhere';
import { isVerbal } from '../../packing/reading/grammar';
import { ADULT_MONTHS } from '../stage';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';

/** "My boyfriend drives, I navigate", "the wife wants a spa, I want to fish": the other of two, and a birth. */
const DOES_HER_PART =
  /^(?:drives?|driving|conduce|maneja|cocina|cooks?|sails?|flies|swims?|skis?|runs?|races?|does|do|likes?|plays?|prefers?|enjoys?|walks?|dives?|rides?|fishes|paints?|hace|hacen|juega|prefiere|pesca|corre|nada|bucea|esquia|camina|da a luz|gives birth)\b|^(?:\w+ ){1,8}(?:, |(?:and|but|y|pero) )(?:(?:and|but|y|pero) )?(?:i|yo)\b/;
/** Before those who go with the writer now, whatever happened to them once. */
export const GOES_WITH =
  /\b(?:voy|vamos|viajo|viajamos|salgo|salimos|going|travelling|traveling|flying|off)(?: to (?:\w+ ){1,2}?)? ?(?:con|with)(?: l[oa]s)?$/;
/** "Mi hijo cumple 8 allá": a birthday on the trip, with the age that it brings. */
export const hasBirthday = (lexemes: readonly Lexeme[], { headTo, to }: Mention): boolean =>
  lexemes.slice(headTo, to).some(({ text }) => /^(?:cumplen?|turns?|turning)$/.test(text));

/** Before children whom somebody minds. */
const MINDS_THEM =
  /\b(?:he|she|hes|shes|himself|herself|indoors|husband|wife|hubby|parents|folks|mum|mom|mam|mother|dad|nan|nana|gran\w*|sister|brother|mil|in laws|law|aunt\w*|neighbou?rs?|papas|padres|papa|mama|madre|marido|esposo|abuel[oa]s?|suegr[oa]s?|herman[oa]s?|tias?|vecin[oa]s?) (?:(?:is|are|will|'s|'ll|be|nos|me) )*(?:minds?|minding|watch(?:es|ing)?|has|have|keeps?|takes|(?:doing|spending|having) (?:\w+ ){1,3}with|cuidan?|cuidara\w*|se quedan? con)(?: a)?(?: (?:l[oa]s|sus|mis)(?: \w+)? mas)?$/;
/** "A mi vieja le dije que no", "a mi suegra le compro turrón": to whom something is said or brought. */
const IS_TOLD =
  /^(?:(?:ya|no) )?les? (?:dije|digo|dijimos|pedi|pido|prometi|cuento|conte|compro|compre|compramos|traigo|traemos|mando|mande|regalo|regalamos|encargo|encargue|escribo|debo|robe|quite)\b/;
/** "Immys mum is packing her bag", "me lío con mi padre": somebody's mother, and nobody's company. */
export const isTalkOf = (lexemes: readonly Lexeme[], { from, to, owner, entry }: Mention): boolean => {
  const { capital = false, text = '' } = lexemes[from - 1] ?? {};
  return (
    // "Mi ex lleva al mayor"
    (entry?.key === 'ex' && /^(?:lleva|tiene|trae|recoge|keeps|has|takes)\b/.test(textAfter(lexemes, to, 1))) ||
    (text === 'a' && entry?.close !== true && IS_TOLD.test(textAfter(lexemes, to, 3))) ||
    (capital && owner === '' && entry?.role === 'parent' && /[^s]s$/.test(text)) ||
    /\b(?:(?:lo|la|los|las|it|them|that) )?(?:me (?:lio|confundo)|hable|hablo|discuti|mande|mandamos|envie|enviamos|sent|sending|posted|left|leave|confused|spoke)(?: (?:it|them|that|ahead))? (?:con|with)$/.test(
      textBefore(lexemes, from, 4),
    )
  );
};
/** What somebody does for one who leaves: after who does it. */
export const MAKES_READY =
  /^(?:(?:'s|has|have|always|usually|normally|often|already|ya|ha|siempre|suele) )*(?:(?:batch )?cooks?|packs?|packed|put(?:s|ting)? in|snuck|bak(?:es?|ed)|knit(?:s|ted)?|sew(?:s|ed|n)?|iron(?:s|ed)?|mand[oa]|prepar[oa]|tejio|empac[oa]|metio)\b(?! (?:our|her|his|their|sus?|himself|herself|themselves|light)\b)/;
/** The same before who does it. */
export const MADE_BY =
  /\bque (?:me |nos )?(?:prepar[ao]|hace|tej[eo]|tejio|cocin[ao]|mand[ao]|bord[ao]|cos[eo]|regalo)$|\b(?:me|nos) (?:pide|pidio|encarg[ao])$|\b(?:lo|la|los|las) (?:instal|arregl|lav|firm|dej|llev|compr|mand|prest|regal|prepar|guard|pag|reserv|encarg|envi|sac)[ao]$/;
/** Who comes for a visit in the middle of a long stay. */
export const VISITS_LATER =
  /^(?:will |is |'s |'ll |going to |plans to |might )*(?:come|comes|coming|visits?|visiting)(?: over| out| up| to (?:visit|see me))? (?:at (?:easter|christmas|xmas|half term|new year|the end|whitsun|diwali)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter))|^(?:me )?(?:viene|vendra|visita|va|llega|viaja|sube|baja) (?:a (?:verme|visitarme) |recien )?en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno)\b(?! con)/;
/** Whether a verb tells something of somebody, which alone does not make them come: "my wife wants me to bring a ring". */
export const isMentionedByVerb = (lexemes: readonly Lexeme[], { ages, from, to }: Mention, after: string): boolean =>
  ages.length === 0 &&
  isVerbal(lexemes[to]?.text ?? '') &&
  !DOES_HER_PART.test(after) &&
  // "I don't dive, but my husband does."
  !/^(?:but|pero|while|mientras)$/.test(lexemes[from - 1]?.text ?? '');

/** Of these nothing follows for the trip: "my wife's in Boston", "mis padres están preocupados". */
const STATE =
  /^(?:(?:who|que|q) )?(?:is|are|'s|has|have|es|son|esta|estan|tiene|tienen|odia|hates?|loves?|always|siempre) (?!(?:\w+ ){0,3}(?:allerg|alerg|coeliac|celiac|diabet|asthma|asmat|vegan|vegetarian|veggie|pregnant|embaraz|deaf|sord|blind|cieg|lactose|intoleran|wheelchair|rollator|zimmer|cane|crutch|cpap|pacemaker|epilep|autis|hipertens|carsick|sea|motion|mobility|knees?|hip|back|heart|copd|dementia|arthriti|bad|dodgy|bringing|coming|going|joining|driving|flying|mad|tall|scared|terrified|afraid|(?:carer|driver|navigator|skipper|copilot|best man|groomsman|usher|bridesmaid|flower girl|page boy|chauffeur|pajecit[oa]|paje|padrin|madrin|testigo|dama|chofer|copiloto|cuidador|acompanante)|a (?:frame|stick|walker)|una? (?:silla|baston|marcapasos|andador)))/;
const AND_WRITER = /(?:, |\b(?:and|but|y|pero) )(?:i|me|yo)\b/;
/** Whether the words only tell what somebody is or has, which alone does not make them come. */
export const isOnlyDescribed = ({ ages }: Mention, after: string): boolean =>
  ages.length === 0 && STATE.test(after) && !AND_WRITER.test(after);

/** Words between an animal and who minds it, at most. */
const MOST_TO_MINDER = 8;

/** "Mi perro con mis padres", "cat next door with Jean", "dog with my sister": who minds it. */
export const isPetMinder = (lexemes: readonly Lexeme[], { from, headTo }: Mention): boolean => {
  for (let pet = from - 1; pet >= Math.max(0, from - MOST_TO_MINDER); pet -= 1) {
    const { text = '' } = lexemes[pet] ?? {};
    if (text === '.') return false;
    if (!isPetWord(text)) continue;
    const first = Math.max(0, pet - 4);
    const words = lexemes
      .slice(first, headTo)
      .flatMap((lexeme, at, all) =>
        lexeme.sign
          ? []
          : [{ ...lexeme, gap: all[at - 1]?.sign === true ? (all[at - 1]?.text ?? '') : ' ', from: first + at }],
      );
    const start = words.findIndex((word) => word.from === pet);
    const minder = words[petMinderOf(words, { start, end: start + 1 }) ?? -1];
    return minder !== undefined && minder.from >= from;
  }
  return false;
};

/** Roles of the family one comes from. */
const KIN_ROLE = /^(?:parent|grandparent|relative|sibling)$/;

/** "Thiago viaja con su mamá", "the kids travel with parents": whose company somebody is. */
export const isCompanyOfOthers = (
  lexemes: readonly Lexeme[],
  { owner, entry, from }: Mention,
  before: string,
): boolean =>
  // "La trae porque sus papás viajan": what they do elsewhere.
  (owner === 'theirs' && /\b(?:porque|pq|ya que|because|cause|cos|coz|since|mientras|while)$/.test(before)) ||
  (owner === 'theirs' &&
    /\b(?:viaja|va|viene|vuela|travels|flies|goes)n? (?:con|with)$/.test(before) &&
    KIN_ROLE.test(entry?.role ?? '')) ||
  (owner === '' &&
    entry?.role === 'parent' &&
    /\b(?:kids|children|players|students|girls|boys|they|nin[oa]s|chic[oa]s|alumn[oa]s) (?:travel|come|go|fly|viajan|van|vienen) (?:con|with)$/.test(
      textBefore(lexemes, from, 3),
    ));

/** "My husband's minding the kids", "the grandparents are doing the summer with the kids": children who stay with somebody. */
export const isMinded = (lexemes: readonly Lexeme[], { entry, from }: Mention): boolean =>
  entry?.role === 'child' &&
  (entry.close === true || entry.risky === true) &&
  MINDS_THEM.test(textBefore(lexemes, from, 8));

/** The writer goes to a house to mind its children: before them. */
const GOES_TO_MIND =
  /\b(?:going|go|fly|flying|off|heading|head|up|down|over|out|voy|viajo|vuelo|ida|vengo)\b(?: (?!we\b|us\b|our\b|with\b|con\b|nos\b|[.;])\S+)* (?:to|and|para|a) (?:mind|babysit|nanny|look after|take care of|care for|help(?: \w+){0,4} with|(?:give|lend)(?: \w+){0,2} a hand with|cuidar(?: de)?(?: al?)?|ayudar(?:les?)?(?: \w+){0,4} con|(?:dar|echar)(?:les?)? (?:una|la) mano(?: \w+){0,3} con)$/;
/** Whether the writer goes to where a child is to mind it. */
export const isMindedThere = (lexemes: readonly Lexeme[], { kind, entry, owner, ages, from }: Mention): boolean =>
  (entry?.role === 'child' || (kind === 'name' && (ages[0] ?? ADULT_MONTHS) < ADULT_MONTHS)) &&
  owner !== 'ours' &&
  GOES_TO_MIND.test(textBefore(lexemes, from, 14));
