/** Who stays away without its verb standing beside them: for a reason told first, or because the writer goes alone. */
import { anyNamed } from '../../packing/reading/patterns';
import { listIn } from '../../list-in';
import { comesAlong, saysTravels } from './says-travels';
import { type Part, type SaidPart } from './part';
import { textAfter, textBefore, type Lexeme } from './lexemes';
import type { Mention } from './mention';
import type { FlatText } from './writer';

/** "My wife is nursing so not travelling", "mi mujer está de baja, así que no viaja": the verb without its subject. */
const SO_NOT = anyNamed(
  {
    // "so not travelling", "así que no viaja"
    notComing:
      /(?:not|isnt|arent|cant|cannot|wont|doesnt|dont) (?:be )?(?:able to )?(?:com(?:e|ing)|join(?:ing)?|travel\w*|make it|fly(?:ing)?)|(?:cant|cannot|wont|isnt|stay(?:s|ing)|se quedan?)(?= [.,;)]|$)|no (?:viene|viaja)n?\b|no pueden? (?:venir|viajar|ir|acompan\w+)\b/,
    // "stays home", "se queda con mi madre"
    stays:
      /stay(?:s|ing)? (?:at )?(?:home|put|behind)|se quedan? (?:en casa|aqui|aca|con (?:mis?|sus?|l[ao]s?|el|nuestr\w+))\b|stays? with (?:my|our|his|her|the|gran\w*|nan\w*|mum|mom|dad)\b/,
  },
  {
    before:
      "(?:^| )(?:so|hence|and|but|y|pero|por eso|asi que|por lo que|,) (?:(?:he|she|they|family|everyone|everybody|the rest|others|el|ella|ell[oa]s|this time|esta vez|is|are|'s|will|'ll) )*",
  },
);
/** How far after somebody such a verb is looked for. */
const REACH = 16;

/** "I'm going alone", "voy por mi cuenta", but not "voy sola con los niños". */
const ALONE =
  /\b(?:solo trip|(?:just|only) me(?= (?:[.;)]|, (?!(?:and|my|the|plus|her|him|our|\w+ (?:and|&))\b)|this time|so|going|no\b|travelling|traveling|on this)|$)|(?:solo|solamente|nomas|esta vez) (?:voy |viajo )?yo(?: sol[oa])?(?= (?:[.;)]|, (?!(?:y|con|mi|la|el)\b)|esta vez|porque)|$)|yo sol[oa](?= (?:[.;)]|, (?!(?:y|con|mi|la|el)\b)|esta vez|porque)|$)|(?:i|i 'm|im|i am|i 'll|ill) (?:(?:am|be|going|go|travel\w*|fly|flying|off|away|doing it) )+(?:to \w+ (?:\w+ )?)?(?:alone|solo|by myself|on my own)(?! (?:with|\+|and))\b|(?:voy|viajo|vuelo|ire) (?:yo )?(?:sol[oa](?= [.,;:)]|$)|por mi cuenta\b))/;

/** "Mi suegro se pincha insulina, viene con nosotros": the verb of coming after what is said of somebody first. */
const COMES_TOO =
  /(?:^| )(?:,|and|y|but|pero) (?:(?:he|she|they|el|ella|ell[oa]s|is|are|'s|will|'ll|tambien|also|se) )*(?:vienen?|viajan?|van?|com(?:es?|ing)|join(?:s|ing)?|travel(?:s|ling)?|fl(?:ies|ying)|apuntan?|suman?) (?:con(?:migo| nosotr[oa]s)|tambien|with (?:me|us)|us|too|along|as well)\b/;

const saysComesToo = (lexemes: readonly Lexeme[], mentions: readonly Mention[], index: number): boolean => {
  const to = mentions[index]?.to ?? 0;
  const next = mentions[index + 1];
  const other = next?.kind === 'self' ? mentions[index + 2] : next;
  const reach = Math.min(other?.from ?? lexemes.length, to + REACH);
  const [withSelf = ''] = `${textAfter(lexemes, to, reach - to)} `.split(' . ');
  return COMES_TOO.test(withSelf);
};

/** Turns the part of those who are told to stay away into "home". */
export const markAbsent = (
  lexemes: readonly Lexeme[],
  flat: FlatText,
  mentions: readonly Mention[],
  parts: Part[],
): void => {
  const alone = ALONE.test(flat.text);
  for (const [index, mention] of mentions.entries()) {
    if (mention.kind === 'self' || !/^(?:travels|unknown)$/.test(parts[index] ?? '') || saysTravels(lexemes, mention))
      continue;
    const next = mentions[index + 1];
    const until = Math.min(next?.from ?? lexemes.length, mention.to + REACH);
    const [told = ''] = `${textAfter(lexemes, mention.to, until - mention.to)} `.split(' . ');
    const single = mentions[index - 1]?.chain !== mention.chain && next?.chain !== mention.chain;
    if (SO_NOT.test(told.trimEnd())) parts[index] = 'home';
    else if (saysComesToo(lexemes, mentions, index) && mention.kind === 'person' && mention.owner !== 'theirs')
      parts[index] = 'travels';
    else if (alone && single && mention.kind === 'person' && mention.ages.length === 0) parts[index] = 'home';
  }
};

/** "Mi hermana me prestó la maleta y mi cuñado el adaptador": what the first one did is left out after the second. */
export const markGapped = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: SaidPart[]): void => {
  let last: SaidPart | undefined;
  for (const [index, { kind, entry, from, to, ages }] of mentions.entries()) {
    if (kind === 'self') continue;
    if (
      last === 'provider' &&
      kind === 'person' &&
      entry?.close !== true &&
      ages.length === 0 &&
      /^[,y]$/.test(lexemes[from - 1]?.text ?? '') &&
      /^(?:el|la|los|las|una?) \w/.test(textAfter(lexemes, to, 2)) &&
      !lexemes[to + 1]?.capital
    )
      parts[index] = 'provider';
    last = parts[index];
  }
};

const ONLY_THESE = /(?:^| )(?:only|just|solo|solamente|nomas|list (?:is )?for|lista (?:es )?para)$/;
/** "Nos vamos (a Jaca)", "somos", "Van:": before everybody who goes. */
const THOSE_WHO_GO =
  /(?:^| )(?:(?:vamos|iremos|salimos|partimos|viajamos|volamos|subimos|bajamos|somos|seremos|viajan?|vienen?)(?: (?!con\b|sin\b|que\b|de\b)[a-z]+){0,4}|(?:vamos|somos|van?|viajan?|(?:we (?:are|'re)|who 's|those) (?:going|coming|travelling|traveling)) :)$/;
/** "Con otra familia … Nosotros: mi mujer y yo", "de mi lado:": before those of two parties to whom the writer belongs. */
const OUR_PARTY = /(?:^| )(?:nosotr[oa]s|(?:de|por) (?:mi|nuestr[oa]) (?:lado|parte)|on our side|our lot) :$/;
/** "Vamos ella y yo": somebody told of before, by a pronoun. */
const PRONOUN_AND_I = /(?:^| )(ella|el) y$/;
const GOES_WITH_THEM = /^(?:, )?(?:[a-z]+ ){0,5}con (?:ell[oa]s?|el)\b/;

/** The list of everybody who goes: its first mention, and what its opening says of the others. */
const listOfAll = (
  lexemes: readonly Lexeme[],
  mentions: readonly Mention[],
): { first: Mention; chain: number; says: 'only' | 'ours' | 'go'; pronoun?: 'female' | 'male' } | undefined => {
  const lists = new Map<number, Mention[]>();
  for (const mention of mentions) listIn(lists, mention.chain).push(mention);
  for (const { kind, chain, pair, from, to } of mentions) {
    if (kind !== 'self' || pair) continue;
    const list = lists.get(chain) ?? [];
    const first = list[0];
    if (!first) continue;
    const told = PRONOUN_AND_I.exec(textBefore(lexemes, from, 2))?.[1];
    const start = told !== undefined && list.length === 1 ? from - 2 : first.from;
    if (start === first.from && list.length === 1) continue;
    const before = textBefore(lexemes, start, 6);
    if (start === first.from && ONLY_THESE.test(before)) return { first, chain, says: 'only' };
    if (OUR_PARTY.test(before)) return { first, chain, says: 'ours' };
    if (THOSE_WHO_GO.test(before) && !GOES_WITH_THEM.test(textAfter(lexemes, to, 7)))
      return { first, chain, says: 'go', ...(start < first.from && { pronoun: told === 'ella' ? 'female' : 'male' }) };
  }
  return undefined;
};

/**
 * "The wife has an exam, so it is only me and Kiara", "Boda de mi primo y Elena, vamos mis padres y yo": who is not in the list of
 * those who go does not come, unless the words say so or tell of them after it.
 */
export const leaveOthersOut = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: Part[]): void => {
  const list = listOfAll(lexemes, mentions);
  if (!list) return;
  const isOfPronoun = ({ sex }: Mention): boolean => sex === undefined || sex === list.pronoun;
  const referent = list.pronoun
    ? mentions.findLastIndex((one) => one.to <= list.first.from && one.kind !== 'self' && isOfPronoun(one))
    : -1;
  for (const [index, mention] of mentions.entries())
    if (
      mention.chain !== list.chain &&
      index !== referent &&
      mention.kind !== 'self' &&
      (list.says === 'only' ? mention.kind === 'person' : mention.to <= list.first.from) &&
      (list.says !== 'go' || !/^(?:with|con)$/.test(lexemes[mention.from - 1]?.text ?? '')) &&
      parts[index] === 'travels' &&
      mention.ages.length === 0 &&
      !comesAlong(lexemes, mention) &&
      !saysComesToo(lexemes, mentions, index)
    )
      parts[index] = 'spoken-of';
};
