/** What becomes of one thing in its frame, and who does it. */
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { type Reading, plain } from './reading';
import type { Frame } from './frames';
import type { ThingGroup, ThingMention } from './mentions';
import { directlyDenied, isIndispensable, isParted, wordsBefore } from './negation';
import { gappedFirst, gappedOther } from './gapped-subject';
import { isListedFor, ownerOf } from './owner';
import { isCompared } from './similes';
import { isStoppedMedicine } from './stopped-medicine';
import { subjectOf } from './subject';
import type { ThingsContext } from './whose';
import { fateOfAct, fateInFrame } from './fate-in-frame';
import { isReasonBehind } from './reason-start';
import { type ThingInPlace, fateWithoutFrame, LACKABLE } from './fate-without-frame';
import { alreadyAt } from './already-at';
import { namesLodging } from './furnished';
import { fateByRefusalReason } from './refusal-reason';
import { isGone, isGoneList, isNewOne, isReplaced } from './broken-things';
import { isBeforeLast } from './list-entry';
import {
  isException,
  isForFirstDays,
  isNeededByThem,
  isOnlyLack,
  isOnlyOne,
  isGivenBySome,
  isRiddenIn,
  justInCase,
  onlyForOne,
} from './exceptions';
import { isOthersDoing } from './others-doing';
import {
  isForOthersUse,
  isPlaceTold,
  isOverRefused,
  notLetIn,
  isOnlyAllowed,
  isAllergen,
  isDiet,
  isSpoilt,
  comesAfterAll,
} from './no-decision';

const isWritersFrame = (view: SentenceView, group: ThingGroup, frame: Frame, context: ThingsContext): boolean =>
  /^(?:bring|need|use|wear|have|leave|rent|buy|send)$/.test(frame.row.act) &&
  subjectOf(view, group, frame, context).kind === 'first';

const LODGING_HAS = /^(?:house|hotel|hostel|ship|resort|airbnb|villa|lodge)$/;

/** "… so no travel cot". */
const concludes = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  /(?:^| )(?:so|hence|therefore|thus|asi que|por lo que|por eso|entonces) (?:no|sin|ni|nada de) (?:need for )?(?:a |any )?(?:\w+ (?:ni|or|nor) ){0,3}$/.test(
    `${wordsBefore(tokens, start, 10)} `,
  );

const FOR_CAMPING = /^(?:tent|sleeping-bag|sleeping-mat|sleeping-pad|stove|cooking-stuff|travel-cot|cot|high-chair)/;

/**
 * "Hay colchones, saco sí", "bolsa de dormir sí o sí": yes after a thing, whatever is told before it. "Cabaña con parrilla,
 * ropa blanca sí" goes on telling what the place has.
 */
export const isSaidYes = (tokens: readonly Token[], { end, concept }: ThingMention): boolean =>
  tokens[end]?.text === 'si' &&
  !/[,;:(.]/.test(tokens[end]?.gap ?? '') &&
  (concept.kind !== 'bedding' || concept.id.startsWith('sleeping-bag')) &&
  (tokens[end + 1] === undefined ||
    /[,;:.)]/.test(tokens[end + 1]?.gap ?? '') ||
    /^(?:o|y|pero|porque|que)$/.test(tokens[end + 1]?.text ?? ''));

/** Somebody else's doing, or done elsewhere. */
const NOT_CARRIED = /^(?:provided|rented|buy-there|sent|other-brings)$/;
const INSTEAD_OF =
  /(?:^| )(?:en (?:vez|lugar) de|instead of|rather than) (?:(?:the|an?|el|la|los|las|un|una|mi|my) )?$/;
const INSTEAD_OF_WHAT = /^(?:\w+ )?(?:en (?:vez|lugar) de|instead of|rather than)\b/;

/** The fate of one thing in its frame, or undefined where the words do not settle it. */
export function readFate(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  frame: Frame | undefined,
  context: ThingsContext,
  previous?: Reading,
  /** What was said of the thing before, be it in the sentence before. */
  told: Reading | undefined = previous,
): Reading | undefined {
  const { tokens } = view.sentence;
  const clause = view.clauses.findIndex(({ from, to }) => mention.start >= from && mention.start < to);
  const clauseStart = view.clauses[clause]?.from ?? 0;
  const about = context.about(view, clause);
  const denied = directlyDenied(tokens, mention, group, frame);
  const kind = mention.concept.kind;
  if (isAllergen(tokens, mention) || isStoppedMedicine(tokens, mention)) return plain('stays', undefined, about);
  if (isForOthersUse(tokens, mention, group) || isOverRefused(tokens, mention)) return undefined;
  if (isDiet(tokens, mention) || isSpoilt(tokens, mention) || isCompared(tokens, mention)) return undefined;
  // "… cos the kitchen gives none": nobody packs one that is only spoken of.
  if (
    mention.concept.id === 'camp-kitchen' &&
    /^(?:cos|because|as|since|the|porque|que|la)$/.test(tokens[mention.start - 1]?.text ?? '')
  )
    return undefined;
  if (mention.end === group.end && comesAfterAll(tokens, group)) return plain('bring', undefined, about);
  // "Frazadas en vez de sleeping", "a sling instead of the pram"
  if (INSTEAD_OF.test(`${wordsOf(tokens, mention.start - 4, mention.start)} `)) return plain('stays', undefined, about);
  if (frame === undefined && INSTEAD_OF_WHAT.test(wordsOf(tokens, mention.end, mention.end + 4)))
    return plain('bring', undefined, about);
  // "Nada de secador que hay", "colchonetas no, que tienen de sobra": the reason says who has it.
  const held = denied && mention.end === group.end ? fateByRefusalReason(tokens, group.end) : undefined;
  if (held) return plain(held, undefined, about);
  // "Jabs done, visa not": still to be had.
  if (
    denied &&
    /^(?:document|papers)$/.test(kind) &&
    /^not(?: yet| done| sorted)?$/.test(wordsOf(tokens, mention.end, mention.end + 3))
  )
    return plain('bring', undefined, about);
  // "CERO tacón": a refusal, and never something that is lacking.
  if (tokens[mention.start - 1]?.text === 'cero') return plain('stays', undefined, about);
  if (justInCase(tokens, mention) || isOnlyAllowed(tokens, mention) || (!denied && isRiddenIn(tokens, mention)))
    return plain('bring', undefined, about);
  // "Beds are made but no towels": what the place lacks.
  if (
    denied &&
    (LACKABLE.has(kind) || kind === 'bag') &&
    /(?:^| )but (?:no|never|not) (?:\w+ or |an? |any |the )?$/.test(
      `${wordsOf(tokens, mention.start - 4, mention.start)} `,
    ) &&
    isPlaceTold(tokens, mention)
  )
    return plain('bring', undefined, about);
  const one = onlyForOne(tokens, mention);
  const forOne = one === -1 ? undefined : context.who(view, one);
  if (forOne && !forOne.away && !forOne.packsAlone) return plain('bring', undefined, forOne.ids);
  if (
    isOnlyOne(tokens, mention) ||
    isGivenBySome(tokens, group) ||
    isNeededByThem(tokens, mention) ||
    (!denied && isForFirstDays(tokens, mention)) ||
    isOnlyLack(tokens, mention) ||
    isOnlyLack(tokens, group) ||
    isIndispensable(tokens, mention, group)
  )
    return plain('bring', undefined, about);
  if (frame?.row.act === 'forget') return denied ? undefined : plain('forgotten-before');
  if (isReplaced(tokens, mention)) return plain('bring', undefined, about);
  if ((isGone(tokens, mention.start - 4, mention.end + 5) || isGoneList(tokens, group)) && !isNewOne(tokens, mention))
    return undefined;
  if (
    view.marks.past[mention.start] === 1 &&
    !isBeforeLast(tokens, group, mention) &&
    !isReasonBehind(tokens, mention, view.clauses[clause]?.to ?? tokens.length) &&
    !/^(?:provided|sent)$/.test(frame ? fateOfAct(frame) : '') &&
    // "The tripod Dad lent me last year"
    !(
      frame &&
      /^(?:packed |lent|(?:dont|cant|not) forget|remember|no olvid)|^(?:me|nos) (?:ha|han|encarg)|^(?:teji|cosi|borda?|horne)|(?:knitted|baked|sewn|crocheted|embroidered|made)$/.test(
        frame.row.phrase,
      )
    )
  )
    return denied && frame === undefined
      ? // "No gari no egusi please, customs seized everything last time"
        someWord(tokens, mention.end, mention.end + 4, /^(?:please|pls|plz|thanks)$/)
        ? plain('stays', undefined, about)
        : plain('forgotten-before')
      : undefined;
  if (view.marks.unreal[mention.start] === 1) return undefined;
  // "He'll use a house towel", "hotel robes": what a lodging has.
  if (!denied && kind === 'bedding' && LODGING_HAS.test(tokens[mention.start - 1]?.text ?? ''))
    return plain('provided', undefined, about);
  if (notLetIn(tokens, mention)) return undefined;
  // "no irons allowed", "no towels needed": a rule, and nothing that is lacking.
  if (denied && someWord(tokens, mention.end, mention.end + 2, /^(?:allowed|permitted|needed|required|necessary)$/))
    return plain(frame?.row.act === 'given' ? 'provided' : 'stays', undefined, context.about(view, clause));

  // "There is a bed for him, so no travel cot": what is given makes the other unnecessary.
  if (
    denied &&
    (concludes(tokens, mention) || (concludes(tokens, group) && !isParted(tokens, group.start, mention.start))) &&
    (previous?.fate === 'provided' ||
      // "El camping tiene bungalows, así que ni carpa ni saco"
      (FOR_CAMPING.test(mention.concept.id) && namesLodging(tokens, 0, group.start)))
  )
    return plain('stays', undefined, context.about(view, clause));

  const medical = kind === 'medicine' || kind === 'device';
  const owner = ownerOf(view, mention, context, clauseStart);
  // "Dad's beta blockers, glucose", "nan's clock": in a list it comes, whoever it belongs to.
  if (
    owner?.away &&
    !owner.provider &&
    !denied &&
    frame === undefined &&
    isListedFor(owner.name, kind) &&
    !alreadyAt(view, group, context)
  )
    return plain('bring', undefined, []);
  // "Bren's tent n stove": theirs, unless the writer says to bring it.
  if (
    owner &&
    (owner.away || owner.packsAlone) &&
    !denied &&
    !(
      frame &&
      (frame.row.act === 'lend' || frame.row.phrase.endsWith('conmigo') || isWritersFrame(view, group, frame, context))
    )
  )
    return plain(owner.provider ? 'provided' : 'other-brings', owner.name);
  // "mi suegro la tienda, yo la cocina": the verb is left out, and it is the writer who does it.
  if (!denied && gappedFirst(tokens, group, frame))
    return plain('bring', undefined, tokens.slice(0, group.start).some(({ text }) => text === 'yo') ? [] : about);
  const gapped =
    (told ? /^(?:other-brings|bring)$/.test(told.fate) : group.start === 2) &&
    !denied &&
    (frame === undefined || (frame.row.act === 'bring' && frame.end <= group.start))
      ? gappedOther(view, group, context)
      : undefined;
  // "Yo llevo la cámara, Pau el trípode": the verb of the list before goes on, with somebody else.
  if (gapped)
    return gapped.whose && !gapped.whose.away && !gapped.whose.packsAlone
      ? plain('bring', undefined, gapped.whose.ids)
      : plain('other-brings', gapped.name);
  const thing: ThingInPlace = {
    view,
    group,
    mention,
    context,
    clause,
    about,
    denied,
    medical,
    ...(owner && { owner }),
    ...(previous && { previous }),
    ...(told && { told }),
  };
  if (frame === undefined && isOthersDoing(view, group, context)) return undefined;
  const reading = frame === undefined ? fateWithoutFrame(thing) : fateInFrame(thing, frame);
  const isBarFridge = tokens[group.start - 1]?.text === 'bar';
  // "Todo alquilado salvo el casco y las gafas": the verb speaks of the rest.
  return frame && reading && NOT_CARRIED.test(reading.fate) && isException(tokens, group) && !isBarFridge
    ? plain('bring', undefined, about)
    : reading;
}
