/** Who stays away without its verb standing beside them: for a reason told first, or because the writer goes alone. */
import { anyNamed } from '../../packing/reading/patterns';
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
  /\b(?:solo trip|(?:just|only) me(?= (?:[.;)]|, (?!(?:and|my|the|plus)\b)|this time|so|going|no\b|travelling|traveling|on this)|$)|(?:solo|solamente|nomas|esta vez) (?:voy |viajo )?yo(?: sol[oa])?(?= (?:[.;)]|, (?!(?:y|con|mi|la|el)\b)|esta vez|porque)|$)|yo sol[oa](?= (?:[.;)]|, (?!(?:y|con|mi|la|el)\b)|esta vez|porque)|$)|(?:i|i 'm|im|i am|i 'll|ill) (?:(?:am|be|going|go|travel\w*|fly|flying|off|doing it) )+(?:alone|solo|by myself|on my own)(?! (?:with|\+|and))\b|(?:voy|viajo|vuelo|ire) (?:yo )?(?:sol[oa](?= [.,;:)]|$)|por mi cuenta\b))/;

/** "Mi suegro se pincha insulina, viene con nosotros": the verb of coming after what is said of somebody first. */
const COMES_TOO =
  /(?:^| )(?:,|and|y|but|pero) (?:(?:he|she|they|el|ella|ell[oa]s|is|are|'s|will|'ll|tambien|also|se) )*(?:vienen?|viajan?|van?|com(?:es?|ing)|join(?:s|ing)?|travel(?:s|ling)?|fl(?:ies|ying)|apuntan?|suman?) (?:con(?:migo| nosotr[oa]s)|tambien|with (?:me|us)|us|too|along|as well)\b/;

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
    const other = next?.kind === 'self' ? mentions[index + 2] : next;
    const reach = Math.min(other?.from ?? lexemes.length, mention.to + REACH);
    const [withSelf = ''] = `${textAfter(lexemes, mention.to, reach - mention.to)} `.split(' . ');
    const single = mentions[index - 1]?.chain !== mention.chain && next?.chain !== mention.chain;
    if (SO_NOT.test(told.trimEnd())) parts[index] = 'home';
    else if (COMES_TOO.test(withSelf) && mention.kind === 'person' && mention.owner !== 'theirs')
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
/** "The wife has an exam, so it is only me and Kiara": who is not in that list does not come, unless the words say so. */
export const leaveOthersOut = (lexemes: readonly Lexeme[], mentions: readonly Mention[], parts: Part[]): void => {
  const opens = new Map<number, Mention>();
  for (const mention of mentions) if (!opens.has(mention.chain)) opens.set(mention.chain, mention);
  const shared = new Set(mentions.flatMap(({ kind, chain }) => (kind === 'self' ? [] : [chain])));
  const self = mentions.find(
    ({ kind, chain, pair }) =>
      kind === 'self' &&
      !pair &&
      shared.has(chain) &&
      ONLY_THESE.test(textBefore(lexemes, opens.get(chain)?.from ?? 0, 3)),
  );
  if (!self) return;
  for (const [index, mention] of mentions.entries())
    if (
      mention.chain !== self.chain &&
      mention.kind === 'person' &&
      parts[index] === 'travels' &&
      mention.ages.length === 0 &&
      !comesAlong(lexemes, mention)
    )
      parts[index] = 'spoken-of';
};
