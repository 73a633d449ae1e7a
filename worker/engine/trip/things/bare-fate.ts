/** What becomes of a thing that no frame governs: an entry of a list, something of somebody's, or only a mention. */
import { anywhere } from '../../packing/reading/anywhere';
import { isVerbalAt, KIN } from '../../packing/reading/grammar';
import { languageOf } from '../../packing/reading/language';
import { wordsOf, type Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { alreadyAt } from './already-at';
import { underHeading } from './under-heading';
import { furnishedBy } from './furnished';
import type { Reading } from './reading';
import { isHardGap, type ThingGroup, type ThingMention } from './mentions';
import { isOfADay, isSpokenOf, listBegins } from './list-entry';
import { isOpen } from './open-things';
import { ownerOf } from './owner';
import { MUST_DO, reasonStart, SPANISH_THEREFORE } from './reason-start';
import { DESCRIBES, joinedStart, nextEntry } from './entry-bounds';
import { endsPiece } from './piece-ends';
import { REPORTED } from './subject';
import type { ThingsContext } from './whose';
import { pieceStart, pieceEnd } from './pieces';

/** Kinds that somebody names only because they take them. */
const NAMED_TO_TAKE: ReadonlySet<string> = new Set([
  'medicine',
  'device',
  'document',
  'papers',
  'electronic',
  'instrument',
  'religious',
]);

/** "botas por el tobillo operado", "fundas forradas": a participle after its noun tells what it is like. */
const isParticiple = (tokens: readonly Token[], at: number): boolean =>
  /(?:ad|id)[oa]s?$|^cort[oa]s?$/.test(tokens[at]?.text ?? '') &&
  at > 0 &&
  !/^(?:he|ha|han|has|hemos|habia|habian|esta|estan|es|son|fue|fueron|ya|va|van)$/.test(tokens[at - 1]?.text ?? '');

const isReported = anywhere((tokens, at) => REPORTED.test(tokens[at]?.text ?? ''));
const hasVerb = anywhere(isVerbalAt);
const hasFiniteVerb = anywhere((tokens, at) => isVerbalAt(tokens, at) && !isParticiple(tokens, at));

const TIMES = /^(?:days?|nights?|mornings?|evenings?|afternoons?|weekends?)$/;
export const OURS = /^(?:my|our|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
const EVERYBODY = /^(?:todos|todas|everybody|everyone)$/;
const THEREFORE = new RegExp(
  `(?:^| )(?:so|${SPANISH_THEREFORE})(?: (?:el|la|los|las|un|una|unos|unas|mi|mis|the|a|an|my|our|of|de|pairs?|par|pares|lots|plenty|extra|more|new|old|proper|warm|two|three|four|five|six|dos|tres|cuatro|cinco|\\d+)){0,4}$`,
);
/** "una chaqueta vieja para botar": between a thing and what it is for. */
const WORN = /^(?:viej|nuev|usad|barat|comod|simpl)[oa]s?$/;
const OPENS = /^(?:and|plus|then|also|a|an|the|some|my|our|x|un|una|unos|unas)$/;
/** Before the first thing of a piece. */
const GOES_ON = /^(?:y|e|and|plus|tambien|ademas|solo|just|only|yo|con)$/;
/** No word of what a thing is like. */
const SAYS_MORE =
  /^(?:for|with|in|on|at|to|of|from|or|but|so|if|porque|because|cos|si|when|cuando|ya|he|she|they|i|we|it|who|that|this|no|not|by|as|there|here|los|las|el|la|un|una|de|en|con|sin|por|para|que|y|se|me|te|lo|mi|su|al|del)$/;
const ARTICLE = /^(?:the|a|an|my|some|el|la|los|las|un|una|unos|unas)$/;

/** A thing without a frame: "my X", a bare list of things, or a thing that is named only to be taken. */
export function bareFate(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  context: ThingsContext,
  position: number,
): Reading | undefined {
  const { tokens } = view.sentence;
  const clause = view.clauses[position];
  if (view.away[position] === true) return undefined;
  // "Clubs most days, drinks every night": what is done there.
  if (
    isOpen(mention.concept) &&
    /^(?:most|every|each|some|several)$/.test(tokens[group.end]?.text ?? '') &&
    TIMES.test(tokens[group.end + 1]?.text ?? '')
  )
    return undefined;
  if (isOfADay(tokens, group)) return undefined;
  // "Those chairs are murder": what they are like.
  if (
    /^(?:those|these)$/.test(tokens[mention.start - 1]?.text ?? '') &&
    /^(?:are|were|is|was)$/.test(tokens[mention.end]?.text ?? '')
  )
    return undefined;
  // "La carta dice botas de agua": who says so.
  if (REPORTED.test(tokens[mention.end]?.text ?? '')) return undefined;
  const told =
    underHeading(view, group, mention, context) ?? alreadyAt(view, group, context) ?? furnishedBy(view, group, mention);
  if (told) return told;
  const owner = ownerOf(view, mention, context, clause?.from);
  const travellers = owner?.ids ?? context.about(view, position);
  const before = tokens.slice(Math.max(0, group.start - 4), group.start);
  // "12 and drizzle, wellies then": what follows from the forecast.
  if (
    tokens[group.end]?.text === 'then' &&
    !/[,;:(]/.test(tokens[group.end]?.gap ?? '') &&
    endsPiece(tokens, group.end + 1)
  )
    return { fate: 'bring', travellers };
  if (isReported(tokens, clause?.from ?? 0, group.start))
    return isAskedFor(tokens, clause?.from ?? 0, group) ? { fate: 'bring', travellers } : undefined;
  const mine = before.some(({ text }) => OURS.test(text));
  // "Rain boots everybody", "botas de agua todos menos la bebé".
  const each = EVERYBODY.test(tokens[group.end]?.text ?? '');
  // "Hay baile, así que zapatos de baile": what follows from what was told.
  const therefore =
    THEREFORE.test(wordsOf(tokens, group.start - 6, group.start)) ||
    (!view.sentence.question && isBehindSo(tokens, clause?.from ?? 0, group.start));
  if (mine || owner || each || therefore) return { fate: 'bring', travellers };
  // "2 suits, formal shirts she says 5": what is said in a later piece of the list is said of that piece.
  const ownEnd = pieceEnd(tokens, mention.end, clause?.to ?? tokens.length);
  if (ownEnd <= group.end && ownEnd < (clause?.to ?? tokens.length) && group.mentions.length > 1) {
    const ownStart = pieceStart(tokens, mention.start, clause?.from ?? 0);
    const reported = isReported(tokens, ownEnd, group.end + SHORT_PIECE);
    const plainPiece = reported && !hasVerb(tokens, ownStart, ownEnd);
    if (plainPiece && ownEnd - ownStart <= SHORT_PIECE) return { fate: 'bring', travellers };
  }
  const from = pieceStart(tokens, group.start, clause?.from ?? 0);
  const to = reasonStart(tokens, group.end, pieceEnd(tokens, group.end, clause?.to ?? tokens.length));
  // "La carriola (la carreta) la montan": the verb follows the bracket.
  const closing = tokens.findIndex(({ gap }, at) => at > group.end && gap.includes(')'));
  const bracketed = /\(/.test(tokens[group.end]?.gap ?? '') && closing !== -1 && hasVerb(tokens, closing);
  const verbless =
    !bracketed &&
    [...group.mentions, undefined].every(
      (one, at) => !hasFiniteVerb(tokens, group.mentions[at - 1]?.end ?? from, one?.start ?? to),
    );
  const inThings = group.mentions.reduce((sum, one) => sum + one.end - one.start, 0);
  if (verbless && (to - from <= SHORT_PIECE || inThings * 2 >= to - from || group.mentions.length >= 2))
    return { fate: 'bring', travellers };
  // "Y para ella una mantita": for whom or for what it is.
  const lead = tokens[from]?.text === 'y' ? from + 1 : from;
  if (
    verbless &&
    tokens[lead]?.text === 'para' &&
    group.start - lead <= 5 &&
    ARTICLE.test(tokens[group.start - 1]?.text ?? '')
  )
    return { fate: 'bring', travellers };
  // "Pantalón de mezclilla sin roturas y camisa de manga larga": a sentence of things, and nothing is done in it.
  if (
    verbless &&
    from === 0 &&
    to === tokens.length &&
    (languageOf(view.sentence) ?? context.locale) === 'es' &&
    opensWithThing(tokens, view, context)
  )
    return { fate: 'bring', travellers };
  // "Shoes that drain for the portages": a thing at the head of its piece, and what it is like.
  let opening = from;
  while (opening < group.start && GOES_ON.test(tokens[opening]?.text ?? '')) opening += 1;
  const head = tokens.slice(opening, group.start);
  const leads =
    head.every(({ text, number }) => number !== undefined || ARTICLE.test(text)) ||
    // "Throwaway sweatshirt from the charity shop", "and empty bottles for the holy water": with one word of what it is like.
    (head.filter(({ text }) => !OPENS.test(text)).length === 1 && !head.some(({ text }) => SAYS_MORE.test(text)));
  const adjective = WORN.test(tokens[group.end]?.text ?? '') ? 1 : 0;
  const described =
    DESCRIBES.test(tokens[group.end + adjective]?.text ?? '') || tokens[group.end]?.number !== undefined;
  const named = context.found.get(view)?.named ?? [];
  const entryEnd = nextEntry(tokens, group, named, to);
  // "… and sandals": after the "and" that closes the entry before it.
  const entryStart = joinedStart(tokens, group, named, from);
  const isEntry =
    verbless || (!bracketed && !hasVerb(tokens, entryStart, group.start) && !hasVerb(tokens, group.end, entryEnd));
  const heads = leads || (entryStart > from && group.start - entryStart <= 2);
  const isShort = entryStart > from && entryEnd - entryStart <= SHORT_PIECE;
  if (isEntry && heads && (described || isShort) && entryEnd - entryStart <= LONG_PIECE)
    return { fate: 'bring', travellers };
  // "Loose pants that go over a bandage the size of a loaf": what is to fit comes, however much is said of it.
  const fits = /^(?:that|which)$/.test(tokens[group.end]?.text ?? '') && FITS.test(tokens[group.end + 1]?.text ?? '');
  if (fits && group.start - from <= 2) return { fate: 'bring', travellers };
  // "Camisetas que se puedan tirar", "old shirts i can bin": what they must be good for.
  if (leads && MUST_DO.test(wordsOf(tokens, group.end, group.end + 4))) return { fate: 'bring', travellers };
  // "Four shirts which the hotel irons": a number at the head of an entry says how many come.
  const behind = tokens[group.end]?.number === undefined ? group.end : group.end + 1;
  const counted = mention.quantity !== undefined && /^(?:that|which|que)$/.test(tokens[behind]?.text ?? '');
  if (leads && counted && mention.start === group.start) return { fate: 'bring', travellers };
  // "A foot pedal for the transcripts": what another thing is for.
  if (/^(?:document|papers)$/.test(mention.concept.kind) && isPurpose(tokens, from, mention.start)) return undefined;
  if (NAMED_TO_TAKE.has(mention.concept.kind)) return { fate: 'bring', travellers };
  // "Toothbrush, razor i'll shave before": an entry of its own, whatever is said of the next.
  const entryFrom = listBegins(tokens, group, mention, pieceStart(tokens, mention.start, clause?.from ?? 0));
  const entryTo = pieceEnd(tokens, mention.end, clause?.to ?? tokens.length);
  // "He's loaning us boots, parkas, …", "crampones, piolet y casco prestan": a verb right before or behind the whole list.
  const isGoverned = isSpokenOf(tokens, group, mention, from);
  const isOwnEntry = !isGoverned && entryTo - entryFrom <= SHORT_PIECE && !hasVerb(tokens, entryFrom, entryTo);
  return isOwnEntry ? { fate: 'bring', travellers } : undefined;
}

/** "The leaflet says nightdress, dressing gown": what a letter or an organiser says, before its list. */
const isAskedFor = (tokens: readonly Token[], from: number, { start, mentions }: ThingGroup): boolean => {
  const says = tokens.findLastIndex(({ text }, at) => at >= from && at < start && REPORTED.test(text));
  // "Mum says scarf, hat and gloves": a list is advice, whoever gives it.
  const isList = mentions.length > 2 && start - says === 1;
  return isList || (start - says <= MOST_BEHIND_SAYS && WRITTEN.test(tokens[says - 1]?.text ?? ''));
};
const MOST_BEHIND_SAYS = 4;
const WRITTEN =
  /^(?:leaflet|letter|list|email|mail|note|invite|invitation|card|website|site|page|form|booklet|brochure|school|hospital|ward|clinic|midwife|organi[sz]ers?|agency|club|coach|company|camp|teacher|doctor|physio|surgeon|folleto|carta|lista|correo|nota|invitacion|web|pagina|hoja|circular|colegio|escuela|clinica|matrona|organizacion|agencia|empresa|profe|profesora?|medic[oa]|doctora?|cirujan[oa]|fisio|entrenadora?)$/;

/** Whether a sentence begins with a thing, after an article or a number at most. */
const opensWithThing = (tokens: readonly Token[], view: SentenceView, { found }: ThingsContext): boolean => {
  const first = found.get(view)?.named[0];
  return (
    first !== undefined &&
    tokens.slice(0, first.start).every(({ text, number }) => number !== undefined || ARTICLE.test(text))
  );
};

/** "…, so brown bread and tea bags": a list that opens with "so", its first entry unknown. */
const isBehindSo = (tokens: readonly Token[], from: number, start: number): boolean => {
  const so = tokens.findLastIndex(
    ({ text }, at) => at < start && at >= Math.max(from, start - MOST_BEHIND_SO) && text === 'so',
  );
  const first = so === -1 ? [] : tokens.slice(so + 1, start);
  return (
    first.some(({ text }, at) => at > 0 && text === 'and') &&
    !hasVerb(tokens, so + 1, start) &&
    !first.some(({ text, gap }) => SAYS_MORE.test(text) || isHardGap(gap))
  );
};
const MOST_BEHIND_SO = 6;
const isPurpose = (tokens: readonly Token[], from: number, start: number): boolean =>
  start - from >= 3 && /^(?:the|my|his|her)$/.test(tokens[start - 1]?.text ?? '') && tokens[start - 2]?.text === 'for';

/** "The bride's on crutches": an aid of somebody who is only mentioned. */
export const isAnothersAid = (
  view: SentenceView,
  { start, concept }: ThingMention,
  context: ThingsContext,
): boolean => {
  const { tokens } = view.sentence;
  if (concept.kind !== 'device' || !/^(?:on|in|with)$/.test(tokens[start - 1]?.text ?? '')) return false;
  if (!/^(?:'s|is|s)$/.test(tokens[start - 2]?.text ?? '')) return false;
  const who = tokens[start - 3]?.text ?? '';
  const whose = context.who(view, start - 3);
  return whose ? whose.away || whose.packsAlone : KIN.has(who);
};

/** A piece of so few words without a verb is an entry of a list. */
const SHORT_PIECE = 5;
/** Words of an entry with what is said of the thing, at most. */
const LONG_PIECE = 10;

/** What a garment has to do for the one who wears it. */
const FITS =
  /^(?:go|goes|fit|fits|pull|pulls|slip|slips|button|buttons|zip|zips|open|opens|stretch|stretches|stay|stays|cover|covers)$/;
