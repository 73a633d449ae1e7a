/**
 * Companions whom nothing introduces: a name that does, needs or has something of its own on the trip ("Niamh snores",
 * "Marta lleva la cafetera, yo el hornillo", "Geoff's CPAP").
 */
import { anyNamed } from '../../packing/reading/patterns';
import { isVerbal } from '../../packing/reading/grammar';
import { isGivenName } from './lexicon';
import { textAfter, textBefore, personWordAt, type Lexeme } from './lexemes';
import { isAnimal } from './animal-names';
import { NOT_NAME } from './names';
import type { Mention } from './mention';
import { inferred, type Person } from './person';
import type { Totals } from './totals';

/** What somebody is like, needs or does who is there. */
const LIKE_OR_NEED = anyNamed(
  {
    // "snores", "drives", "cocina"
    does: /snores?|burns|sleeps|navigates|shares|drives(?! (?:us|me|them|him|her|it|over|up|down)\b)|ronca|duerme|maneja|conduce|cocina(?! en\b)/,
    // "can't", "forgets", "no aguanta"
    doesNot:
      /forg[eo]ts?|cannot|cant|wont|doesnt|insists|refuses|olvido|insiste|no (?:puede|aguanta|come|quiere|soporta|duerme|nada|sabe|camina|bebe|sube)/,
    // "hates", "needs", "has her"
    likes: /hates|loves|needs|wants|wears|has (?:her|his)|odia|necesita/,
    // "gets carsick", "se marea"
    gets: /gets (?:\w+ )?(?:sick|seasick|carsick|cold|hot|the|sun|travel|eaten|bitten)|marea\w*/,
    // "is coeliac", "es muy friolera"
    is: /(?:is|'s) (?:(?:a|the|very|our|terribly|so|severely|also) )*(?:driving|navigating|cooking|paddling|skipper|cook|navigator|coeliac|celiac|vegan|vegetarian|veggie|allergic|diabetic|asthmatic|pregnant|scared|terrified|afraid|nervous|travel ?sick|seasick|carsick|lactose|wheat)|es (?:muy |la |el )?(?:celiac|alergic|diabetic|asmatic|vegan|vegetarian|hipertens|intolerante|miope|friolent|frioler|caluros)\w*/,
    // "va en silla", "está operada"
    isIll: /va (?:en silla|con (?:baston|muletas|andador))|esta (?:embarazada|operad[oa])/,
  },
  { before: '^(?:(?:still|always|also|only|just|never|ever|siempre|tambien|nunca|ya|se|le|que) )*', after: '\\b' },
);
const NEEDS = /^(?:needs|necesita)\b/;
/** Taking part in the packing, where the writer does so as well. */
const BRINGS =
  /^(?:(?:is|'s|will|'ll|has|already|ya|se|nos) )*(?:bring(?:s|ing)?|carr(?:ies|ying)|tak(?:es|ing)|packs?|packing|got|gets?|has|on|does|doing|drives?|cooks?|in charge|lleva|trae|tiene|pone|hace|carga|mete|conduce|maneja|cocina|encarga|ocupa|cebo|mira)\b/;
const AND_I =
  /(?:^| )(?:[.,;-]|and|y|&|while|but|pero|mientras) (?:i|i 've|i 'll|me|mine|yo|lo mio|a mi)\b(?! (?:own|was|am|think|hope|guess|dont|cant|said|asked|gave|lo|l[oa]s? \w+o|da|dan|dio|hace|presta\w*|deja\w*)\b)/;
/** Where a name only lends, gives, knows or waits. */
const ELSEWHERE =
  /^(?:(?:'s|has|have|will|'ll|who|que|me|nos|le|te|lo|la|los|las|se|already|kindly|ya) )*(?:len[dt]\w*|gave|gives|giving|sen[dt]\w*|post\w*|made|knit\w*|sew\w*|bought|said|says|told|knows?|recommend\w*|swears|lives?|waits?|meets?|meeting|picks?|collects?|fetch\w*|feed\w*|mind\w*|stays|left|broke|lost|drop(?:s|ped|ping)|prest\w*|dej[ao]\w*|regal\w*|dio|tejio|recomend\w*|dice|dijo|sabe|vive|espera\w*|recoge\w*|busca|cuida\w*|queda\w*|mand[oa]\w*|guarda\w*)\b/;
const LED_ELSEWHERE =
  /\b(?:from|by|off|at|to|via|visit\w*|see|seeing|meet\w*|join\w*|near|in|st|san|santa|san(?:to)|prince|fr|father|don|dona|port|mount|lake|casa de|boda de|cumple(?:anos)? de|despedida de|wedding of|donde|en lo de|a lo de|para que|llevaba|call\w*|ask\w*|thank\w*)$/;
/** What nobody lends: it goes where its owner goes. */
const PERSONAL =
  /^(?:cpap|pillow|tablets|pills|meds|medication|insulin|inhalers?|epipens?|glasses|specs|binoculars|hearing aids?|stick|frame|walker|wheelchair|teeth|dentures|dressing gown|slippers|pyjamas|pjs|nightie|suit|tie|gown|trunks|swimmers|swimming (?:trunks|costume)|cossie|togs|bikini|kindle|knitting|crutches|brace|retainer|almohada|pastillas|medicinas|insulina|inhalador|gafas|lentes|prismaticos|audifonos|baston|andador|muletas|dentadura|bata|pantuflas|zapatillas|pijama|traje|corbata|vestido|banador|malla|traje de bano)\b/;
const BEFORE_MORE = /^(?:special|good|best|new|own|big|blood|heart|reading|sleeping|thyroid)$/;

/** Whether a word with a capital is somebody's name here. */
const isSomebody = (lexemes: readonly Lexeme[], at: number): boolean => {
  const lexeme = lexemes[at];
  return (
    lexeme?.capital === true &&
    !lexeme.sign &&
    lexeme.number === undefined &&
    isGivenName(lexeme) &&
    !NOT_NAME.test(lexeme.text) &&
    !isAnimal(lexemes, at) &&
    personWordAt(lexemes, at) === undefined &&
    // "Carlos Paz", "Prince George", "la calle Francos"
    !(lexemes[at + 1]?.capital === true && lexemes[at + 1]?.sign === false) &&
    !(lexemes[at - 1]?.capital === true && lexemes[at - 1]?.sign === false && lexemes[at]?.at !== 0)
  );
};

/** "Geoff's CPAP", "Bob's insulin", "la almohada de Paco", "sea bands for Pam". */
const ownsPersonal = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (lexemes[at + 1]?.text === "'s") {
    const thing = at + (BEFORE_MORE.test(lexemes[at + 2]?.text ?? '') ? 3 : 2);
    return PERSONAL.test(textAfter(lexemes, thing, 2));
  }
  const article = /^(?:la|el|l)$/.test(lexemes[at - 1]?.text ?? '') ? 1 : 0;
  const led = lexemes[at - 1 - article]?.text ?? '';
  return /^(?:de|d)$/.test(led) && PERSONAL.test(lexemes[at - 2 - article]?.text ?? '');
};

/** "Mike tent, Dave water filter, me stove": names that each open a piece of the list, the writer among them. */
const isListedWithWriter = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (!/^[.,;:]?$/.test(lexemes[at - 1]?.text ?? '') || !opensPiece(lexemes, at)) return false;
  const until = sentenceEnd(lexemes, at);
  const from = sentenceStart(lexemes, at);
  let others = 0;
  for (let index = from; index < until; index += 1) {
    if (index !== from && !/^[,;:]$/.test(lexemes[index - 1]?.text ?? '')) continue;
    if (/^(?:me|i|yo)$/.test(lexemes[index]?.text ?? '') && opensPiece(lexemes, index)) return true;
    if (index !== at && isSomebody(lexemes, index) && opensPiece(lexemes, index)) others += 1;
  }
  return others > 1;
};
const sentenceStart = (lexemes: readonly Lexeme[], at: number): number => {
  let from = at;
  while (from > 0 && at - from < MOST_IN_LIST && lexemes[from - 1]?.text !== '.') from -= 1;
  return from;
};
const sentenceEnd = (lexemes: readonly Lexeme[], at: number): number => {
  let end = at;
  while (end < lexemes.length && end - at < MOST_IN_LIST && lexemes[end]?.text !== '.') end += 1;
  return end;
};
/** How far a list of who brings what reaches. */
const MOST_IN_LIST = 40;
/** Whether a short piece without a verb follows, up to the next comma: "Dave water filter". */
const opensPiece = (lexemes: readonly Lexeme[], at: number): boolean => {
  let end = at + 1;
  while (lexemes[end] && !/^[.,;]$/.test(lexemes[end]?.text ?? '') && !/^(?:and|y|e)$/.test(lexemes[end]?.text ?? ''))
    end += 1;
  const words = lexemes.slice(at + 1, end);
  return (
    words.length > 0 &&
    words.length <= 5 &&
    !words.some(({ text, capital, number }) => isVerbal(text) || capital || number !== undefined || text === '(')
  );
};

interface Companion {
  name: string;
  at: number;
  /** The writer takes care of things of this one: "Zac needs his ear defenders", "Geoff's CPAP". */
  packedFor: boolean;
}

/** Whether what stands from here says that somebody brings a thing of the trip as the writer does. */
export const bringsBesideWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  BRINGS.test(textAfter(lexemes, at, 6)) && !HAS.test(textAfter(lexemes, at, 3)) && hasBesideWriter(lexemes, at);
const hasBesideWriter = (lexemes: readonly Lexeme[], at: number): boolean =>
  BRINGS.test(textAfter(lexemes, at, 6)) && AND_I.test(textAfter(lexemes, at + 1, 16));
/** Of relatives this tells of a house rather than of the trip. */
const HAS = /^(?:(?:already|ya) )?(?:has|'s got|got|gets?|tienen?|does|doing|hacen?)\b/;

/** Names of the text that come along though no words introduce them. */
const companionsByDeed = (lexemes: readonly Lexeme[], mentions: readonly Mention[]): Companion[] => {
  const covered = new Uint8Array(lexemes.length);
  const named = new Set<string>();
  for (const { from, to, name } of mentions) {
    covered.fill(1, from, to);
    if (name !== undefined) named.add(name);
  }
  const found = new Map<string, Companion>();
  const elsewhere = new Set<string>();
  for (let at = 0; at < lexemes.length; at += 1) {
    const name = lexemes[at]?.text ?? '';
    if (covered[at] === 1 || named.has(name) || !isSomebody(lexemes, at)) continue;
    const after = textAfter(lexemes, at + 1, 6);
    if (ELSEWHERE.test(after) || LED_ELSEWHERE.test(textBefore(lexemes, at, 2)) || lexemes[at + 1]?.text === '(') {
      elsewhere.add(name);
      continue;
    }
    const packedFor = NEEDS.test(after) || ownsPersonal(lexemes, at);
    const comes =
      packedFor || LIKE_OR_NEED.test(after) || hasBesideWriter(lexemes, at + 1) || isListedWithWriter(lexemes, at);
    if (comes && !found.has(name)) found.set(name, { name, at, packedFor });
  }
  return [...found.values()].filter(({ name }) => !elsewhere.has(name));
};

/** Whether a name may be that of somebody who is told already: a friend, a sister, one of a group. */
const mayBeCalled = ({ role, name, count }: Person): boolean =>
  count > 1 || (name === undefined && !/^(?:self|parent|grandparent|child)$/.test(role));

/** Adds those companions, unless a number tells of all or the name may be that of somebody known. */
export const addNamedByActivity = (
  lexemes: readonly Lexeme[],
  people: Person[],
  mentions: readonly Mention[],
  totals: Totals,
): void => {
  if (totals.total !== undefined || totals.adults !== undefined || totals.couples !== undefined || totals.crowd) return;
  if (people.some(mayBeCalled)) return;
  for (const { name, at, packedFor } of companionsByDeed(lexemes, mentions))
    people.push(inferred({ role: packedFor ? 'relative' : 'friend', key: 'name', name, words: new Set([name]) }, at));
};
