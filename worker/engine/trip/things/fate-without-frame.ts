/** What becomes of a thing of which no verb says so: by what is said of the one before it, by where it is, or by a denial. */
import { anywhere } from '../../packing/reading/anywhere';
import { languageOf } from '../../packing/reading/language';
import { SPANISH_ARTICLE, isVerbalAt } from '../../packing/reading/grammar';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingGroup, ThingMention } from './mentions';
import type { ThingsContext } from './whose';
import type { Owner } from './owner';
import { LEFT_OUT, type Reading, plain } from './reading';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import { gappedSubject } from './gapped-subject';
import { reachingCue } from './negation';
import { isNeither } from './instead';
import { isOpeningEntry } from './opening-entry';
import { isAnothersAid, bareFate } from './bare-fate';
import { alreadyAt } from './already-at';
import { endsPiece, PIECE_END } from './piece-ends';
import { isRefusedAfter } from './refused-after';
import { namesLodging, FURNISHED, OF_BED_AND_BATH } from './furnished';

/** Kinds that a lodging or an organiser gives or lacks. */
export const LACKABLE: ReadonlySet<string> = new Set([
  'bedding',
  'kitchen',
  'baby',
  'cosmetic',
  'garment',
  'footwear',
  'gear',
  'set',
  'pet',
]);
/** A thing where its fate is read, with what is known of its place in the sentence. */
export interface ThingInPlace {
  view: SentenceView;
  group: ThingGroup;
  mention: ThingMention;
  context: ThingsContext;
  /** Index of its clause. */
  clause: number;
  /** Whom the clause is about. */
  about: readonly string[];
  denied: boolean;
  /** A medicine or an aid. */
  medical: boolean;
  owner?: Owner;
  previous?: Reading;
  /** What was said of the thing before, be it in the sentence before. */
  told?: Reading;
}

/** "… que soy celíaca y el botiquín": an "y" with an article, in a piece that began with a reason. */
const goesOnBehindReason = (tokens: readonly Token[], { start, end }: ThingGroup): boolean =>
  SPANISH_ARTICLE.test(tokens[start - 1]?.text ?? '') &&
  /^[ye]$/.test(tokens[start - 2]?.text ?? '') &&
  (!tokens[end] || /[,;:.)]/.test(tokens[end].gap)) &&
  tokens
    .slice(Math.max(0, start - 8), start - 2)
    .some(
      ({ text }, at, near) =>
        /^(?:que|porque|pues)$/.test(text) &&
        /^(?:soy|es|son|somos|tengo|tiene|tenemos|no)$/.test(near[at + 1]?.text ?? ''),
    );

/** "… tienen que ser míos, y el chaleco con el logo": an "y" with an article and no verb goes on with what was said. */
const goesOnWithout = (tokens: readonly Token[], { start, end }: ThingGroup): boolean => {
  if (!/^(?:el|la|los|las|un|una|unos|unas|mi|mis)$/.test(tokens[start - 1]?.text ?? '')) return false;
  if (!/^[ye]$/.test(tokens[start - 2]?.text ?? '') || /[;:.()]/.test(tokens[start - 1]?.gap ?? '')) return false;
  for (let at = end; at < tokens.length && !/[,;:.()]/.test(tokens[at]?.gap ?? ''); at += 1)
    if (isVerbalAt(tokens, at) || /^(?:no|ya|se|que)$/.test(tokens[at]?.text ?? '')) return false;
  return true;
};

/** "Guantes ni uno", "gloves: none": none are owned yet. */
const isNoneOwned = (tokens: readonly Token[], { end }: ThingMention): boolean =>
  /^(?:ni un|none\b|not one)/.test(wordsOf(tokens, end, end + 2));

const PROTECTS =
  /^(?:gloves|ski-|warm-|rain-|winter-|thermal|bike-helmet|boots|hiking-boots|wellies|headlamp|sleeping-bag)/;

/** "Toallas no ponen", "ropa de cama NO, eso nos toca": of what one sleeps in and dries oneself with, lacking there. */
const isLackOfPlace = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  GIVES_NOT.test(wordsOf(tokens, end, end + 5)) ||
  (tokens[end]?.text === 'no' && !PIECE_END.test(tokens[end]?.gap ?? '') && endsPiece(tokens, end + 1));
const GIVES_NOT =
  /^no (?:me |nos |te |se |las? |los? )*(?:pon|da[nr]?\b|dej|hay|inclu|llev|tien|tra[ei]|facilit|proporcion|ofrec|entreg)/;

const RISKS = /^(?:risk|lose|counting|including|forget|trust|arriesg\w+|perder|olvid\w+)$/;
const risks = anywhere((tokens, at) => RISKS.test(tokens[at]?.text ?? ''));

/** "Too old for togs she says": whoever says so leaves it out alone. */
const saidBy = (view: SentenceView, clause: number, context: ThingsContext): readonly string[] => {
  const { from = 0, to = 0 } = view.clauses[clause] ?? {};
  const says = view.sentence.tokens.findIndex(
    ({ text }, at, all) =>
      at >= from && at <= to && /^(?:he|she)$/.test(text) && /^(?:says?|said|reckons)$/.test(all[at + 1]?.text ?? ''),
  );
  return (says === -1 ? undefined : context.who(view, says)?.ids) ?? [];
};

/** "Refugio con cama armada, o sea ni carpa ni saco ni cocinilla": no house lacks a tent, so nothing beside it is lacked. */
const isCampRefused = (view: SentenceView, context: ThingsContext): boolean =>
  context.found
    .get(view)
    ?.named.some(({ concept: { id }, start }) => CAMP.test(id) && (view.marks.denied[start] ?? -1) !== -1) ?? false;
const CAMP = /^(?:tent(?:-caseta|-tienda)?|tarp|hammock|sleeping-mat|stove|camping-gear)$/;

const SO_NOT =
  /\b(?:so|hence|entonces|asi que|por eso|o sea)(?: just)? (?:not|no)(?: the| a| my| our| any| el| la| los| las)?$/;

const ALSO = /^(?:also|tambien|ademas)$/;

/** The fate of a thing that no frame governs. */
export function fateWithoutFrame({
  view,
  group,
  mention,
  context,
  clause,
  about,
  denied,
  medical,
  owner,
  previous,
  told,
}: ThingInPlace): Reading | undefined {
  const { tokens } = view.sentence;
  const { kind } = mention.concept;
  const other = gappedSubject(view, group, context);
  if (other) return plain('other-brings', other);
  // "Itxaso lleva la comida que soy celíaca y el botiquín": after the reason the list goes on.
  if (told === previous && previous?.fate === 'other-brings' && !denied && goesOnBehindReason(tokens, group))
    return previous;
  if (told === previous && previous?.fate === 'bring' && !denied && goesOnWithout(tokens, group)) return previous;
  const cue = reachingCue(tokens, view.marks.denied[mention.start] ?? -1, mention.start);
  // "I won't risk my race shoes in the hold" takes them along.
  if (!denied && risks(tokens, mention.start - 5, mention.start)) return plain('bring', undefined, about);
  if (isAnothersAid(view, mention, context)) return undefined;
  // "the walker is at my sister's already": an aid that is there stays there.
  const there = denied ? undefined : alreadyAt(view, group, context);
  const isThing = (at: number): boolean =>
    context.found.get(view)?.named.some(({ start, end }) => at >= start && at < end) ?? false;
  if (
    (languageOf(view.sentence) ?? context.locale) === 'es' &&
    isRefusedAfter(tokens, mention, context.original, isThing)
  )
    return plain('stays', undefined, about);
  if (there) return there;
  if (medical && !denied) return plain('bring', undefined, owner?.ids ?? about);
  if (denied || cue !== -1) {
    // "a cot and a highchair but no towels", "shirt rented, shoes not": what others do not give has to come.
    const lacked =
      /^(?:provided|rented)$/.test(previous?.fate ?? '') ||
      namesLodging(tokens, view.clauses[clause]?.from ?? 0, mention.start) ||
      // "Colchones pero ni una sábana, toallas tampoco": none of it is there.
      (PROTECTS.test(mention.concept.id) && isNoneOwned(tokens, mention)) ||
      (OF_BED_AND_BATH.test(mention.concept.id) && isLackOfPlace(tokens, group)) ||
      (FURNISHED.has(kind) && previous?.fate === 'bring' && isNeither(tokens, group)) ||
      // "bungalow equipado, sin ropa de cama": after the comma it is still the lodging that lacks it.
      (FURNISHED.has(kind) &&
        (namesLodging(tokens, Math.max(0, mention.start - 6), mention.start) ||
          someWord(tokens, mention.start - 6, mention.start, /^(?:stocked|equipped|furnished|serviced)$/)));
    // "They supply spectacles but NOT filters", "the club brings boards but not wetsuits": set against what is given.
    const setAgainst =
      /^(?:provided|rented|other-brings)$/.test(previous?.fate ?? '') &&
      !/^(?:food|fixture)$/.test(kind) &&
      /(?:^| )(?:but|pero) (?:not|no)$/.test(wordsOf(tokens, group.start - 2, group.start));
    // "Sheets are supplied, so not the sleeping bag": what is given makes it needless.
    const needless = SO_NOT.test(wordsOf(tokens, group.start - 4, group.start));
    const isLacked = lacked && LACKABLE.has(kind) && !isCampRefused(view, context) && !needless;
    const fate = isLacked || setAgainst ? 'bring' : 'stays';
    return plain(fate, undefined, fate === 'stays' && about.length === 0 ? saidBy(view, clause, context) : about);
  }
  // "Bedding is there, also towels": as what was said before.
  if (told === previous && previous && LEFT_OUT.has(previous.fate) && ALSO.test(tokens[group.start - 1]?.text ?? ''))
    return previous;
  if (isOpeningEntry(tokens, group)) return plain('bring', undefined, owner?.ids ?? about);
  return bareFate(view, group, mention, context, clause);
}
