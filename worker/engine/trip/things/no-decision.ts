/** Words about a thing that decide nothing about packing it: dress codes, allergies and diets. */
import { anywhere, wordAnywhere } from '../../packing/reading/anywhere';
import { isVerbalAt } from '../../packing/reading/grammar';
import { isUnder } from '../../packing/reading/other-denials';
import { someWord, type Token, wordsOf } from '../../packing/reading/text';
import type { ThingGroup, ThingMention } from './mentions';
import { PIECE_END } from './piece-ends';

/** "En el aula ni móvil ni reloj": not there, whatever is in the bag. */
const NOT_IN_THERE =
  /(?:^| )(?:en|dentro d?e?l?) (?:el |la |al? )?(?:aula|examen|sala|quirofano|templo|misa|clase|juicio|consulta|oposicion)(?: de examen)? (?:no (?:se puede|dejan|hay|entra)(?: \w+)? ?|sin |ni |nada de )(?:\w+ (?:ni |o |y )){0,3}$/;
const isThere = wordAnywhere('en dentro');
const isNotInThere = (tokens: readonly Token[], start: number): boolean =>
  isThere(tokens, start - 9, start) && NOT_IN_THERE.test(`${wordsOf(tokens, start - 9, start)} `);

/** "won't let you in with trainers": a dress code, no decision. */
const NOT_LET_IN = /(?:let (?:you|u|us|me|anyone)? ?in|dejan? (?:entrar|pasar)|no entry|not allowed in)/;
const hasEntry = anywhere((tokens, at) => /let$|deja|no$|not$/.test(tokens[at]?.text ?? ''));
export const notLetIn = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  (hasEntry(tokens, start - 7, start) && NOT_LET_IN.test(wordsOf(tokens, start - 7, start))) ||
  isNotInThere(tokens, start);

/** "Solo dejan crema mineral", "they only allow reef-safe sunscreen": what must be of a kind is needed. */
export const isOnlyAllowed = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  /(?:^| )(?:solo|solamente|only) (?:dejan|permiten|admiten|aceptan|se permite|allow|permit|accept)(?: [a-z]+)?$/.test(
    wordsOf(tokens, start - 4, start),
  );

/** "Red mud finishes shoes", "salt water ruins watches", "la sal destroza las botas": what happens to such things there. */
const SPOILS =
  /(?:^| )(?:(?:ruins|wrecks|destroys|kills|eats|finishes|chews|shreds|stains|rots|rusts|spoils|melts|swallows) (?:up )?|(?:arruina|destroza|destruye|mata|se come|rompe|mancha|acaba con|estropea|pudre)n? )(?:(?:the|your|all|any|ur|el|la|los|las|todas?|todos?|unas?|unos?) )*$/;
/** Its subject is not a person: of a dog or a child it is told as well. */
export const isSpoilt = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  SPOILS.test(`${wordsOf(tokens, start - 4, start)} `) && !/[^\s]/.test(tokens[start]?.gap ?? '');

/** "Alérgica a la proteína de la leche", "allergic to nuts": what somebody cannot bear comes along with nobody. */
const ALLERGIC = /^(?:alergi[ac]|al[eé]r[gx]ic[oa]s?|alergias?|intolerantes?|intolerancia|allergic)$/;
const ALLERGY = /^(?:allergy|allergies|allergic|intoleran(?:t|ce))$/;
/** Words between what somebody cannot bear and the word for it, at most: "peanut and tree nut allergy". */
const ALLERGY_REACH = 5;
/** "Nut allergy": the word for it stands behind. */
const namesAllergy = (tokens: readonly Token[], end: number): boolean => {
  for (let at = end; at < Math.min(tokens.length, end + ALLERGY_REACH); at += 1) {
    if (/[,;:.()–—]/.test(tokens[at]?.gap ?? '')) return false;
    if (ALLERGY.test(tokens[at]?.text ?? '')) return true;
    if (isVerbalAt(tokens, at) || /^(?:with|for|so|because)$/.test(tokens[at]?.text ?? '')) return false;
  }
  return false;
};
export const isAllergen = (tokens: readonly Token[], { start, end, concept }: ThingMention): boolean => {
  // "EpiPen nut allergy": what helps comes.
  if (!/^(?:medicine|device|papers)$/.test(concept.kind) && namesAllergy(tokens, end)) return true;
  // "My EpiPen (nuts)"
  if (
    /\(/.test(tokens[start]?.gap ?? '') &&
    /^(?:epi\w*|jext|anaphyla\w+|allerg\w+|alergi\w+)$/.test(tokens[start - 1]?.text ?? '')
  )
    return true;
  for (let at = start; at > 0 && start - at < 7; at -= 1) {
    const { text = '' } = tokens[at - 1] ?? {};
    if (ALLERGIC.test(text)) return /^(?:al?|to)$/.test(tokens[at]?.text ?? '');
    if (
      /[,;:.()–—]|\s-+\s/.test(tokens[at]?.gap ?? '') ||
      /^(?:con|with|so|asi)$/.test(text) ||
      isVerbalAt(tokens, at - 1)
    )
      return false;
  }
  return false;
};

/** "Kevin no come carne", "she doesn't eat nuts": what somebody eats, and nothing that stays at home. */
export const isDiet = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  /(?:^| )(?:no com(?:e|o|en|emos)|(?:dont|doesnt|cant|wont) eat)$/.test(wordsOf(tokens, start - 2, start));

/** "Winter coat I don't own so getting one before I leave", "no grid worth using so ours comes": it comes after all. */
const COMES_AFTER_ALL =
  /\b(?:(?:getting|buying|get|buy|ordering|ordered|bought) (?:one|some|a pair|it|them|those)(?: \w+){0,3} (?:before|beforehand|this week|first)\b|so (?:we |i )?(?:bring |take |bringing |taking )?(?:our own|my own|ours|mine)(?: (?:comes?|come too|is coming|are coming|it is))?(?: and| plus| with|$))|^(?:worth \w+ |there )?(?:asi que|entonces|por eso) (?:el|la|los|las) (?:mi[oa]s?|nuestr[oa]s?)\b/;
export const comesAfterAll = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  hasSoOrOne(tokens, end, end + 8) && COMES_AFTER_ALL.test(wordsToStop(tokens, end));
const hasSoOrOne = wordAnywhere('so asi entonces eso before beforehand');
/** The words from a place on, up to the end of what is said there. */
const wordsToStop = (tokens: readonly Token[], from: number): string => {
  let to = from;
  while (to < Math.min(tokens.length, from + 10) && !(to > from && /[,;:.()]/.test(tokens[to]?.gap ?? ''))) to += 1;
  return wordsOf(tokens, from, to);
};

/** "Never underwear under bike shorts again": what something refused would be worn under. */
export const isOverRefused = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  isUnder(tokens, start) && hasRefusal(tokens, start - 8, start);
const hasRefusal = wordAnywhere('no not never dont wont nunca nada sin tampoco');

/** "NOT filters for cameras or telescopes": what the thing that is lacking is for. */
export const isForOthersUse = (tokens: readonly Token[], { start }: ThingMention, group: ThingGroup): boolean => {
  const lead = tokens.findLastIndex(
    ({ text, gap }, at) => at < start && at >= group.start - 2 && /^(?:for|para)$/.test(text) && !gap.includes(','),
  );
  return (
    lead >= 2 &&
    lead >= group.start - 2 &&
    /^(?:not|no|without|sin)$/.test(tokens[lead - 2]?.text ?? '') &&
    !tokens.slice(lead + 1, start + 1).some(({ gap }) => PIECE_END.test(gap))
  );
};

/** "Beds are made", "there's linen": what is told of the place right before. */
export const isPlaceTold = (tokens: readonly Token[], { start }: ThingMention): boolean =>
  someWord(
    tokens,
    start - 9,
    start - 2,
    /^(?:beds?|linen|bedding|duvets?|pillows|sheets|mattresses|kitchen|towels|cots?|bunks?|sofa|couch|foam|mattress)$/,
  ) && !someWord(tokens, start - 9, start - 2, /^(?:i|we|im|bring|bringing|pack|packing)$/);
