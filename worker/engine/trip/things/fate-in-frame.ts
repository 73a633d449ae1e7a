/** What becomes of a thing by the verb that governs it, and who does it. */
import { isPreterite } from '../../packing/reading/match-context';
import { PIECE_END } from './piece-ends';
import {
  isBorrowedOfKin,
  isFetchedBeforeTrip,
  isGivenBefore,
  isLentAlready,
  isLentAtHome,
  isReady,
} from './handed-over';
import type { Act, Frame } from './frames';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import { subjectOf } from './subject';
import { fateWithoutFrame, type ThingInPlace, LACKABLE } from './fate-without-frame';
import { isOpen } from './open-things';
import { isRightBehindThing } from './beside-thing';
import { type Reading, plain } from './reading';
import { isNegated } from './negation';
import { isInstead } from './instead';
import { isAnswer } from './pronoun-answers';
import { isFurnishing } from './furnished';
import { saysLack } from './ellipsis';
import { isTakenAway } from './refusal-reason';
import type { Thing } from '../schema';
import { isBoughtOnTrip } from './bought-on-trip';
import { type FrameSaid, fateOfHad } from './fate-of-had';
import { fateOfBrought } from './fate-of-brought';

const POSITIVE: Readonly<Record<Exclude<Act, 'enjoy' | 'undo' | 'none' | 'have' | 'lend'>, Thing['fate']>> = {
  bring: 'bring',
  need: 'bring',
  use: 'bring',
  give: 'provided',
  given: 'provided',
  rent: 'rented',
  buy: 'buy-there',
  leave: 'stays',
  send: 'sent',
  forget: 'forgotten-before',
  wear: 'wear',
};

/** Right before a thing: the writer takes it, whoever it is from. */
const CARRIED = /^(?!no ).*(?:llevo|llevamos|traigo|traemos)(?: (?:el|la|los|las|mi|un|una))?$/;
const BECAUSE = /^(?:porque|pues|que)$/;
/** What one of them alone uses. */
const isWornOrAid = (kind: string): boolean => /^(?:garment|footwear|device|gear|protection)$/.test(kind);
/** Where a thing is given or lacking. */
const LOCAL = /^(?:on|in|at|there|inside|en) ?/;

/** Words of a description whose cabin is that of an aeroplane. */
const FLIES =
  /^(?:fly|flying|flights?|plane|airline|airport|hold|lithium|vuelos?|vuelo|volamos|avion|aerolinea|aeropuerto|bodega|ryanair|easyjet|wizz|wizzair|vueling|iberia|latam|jetstar|klm|lufthansa|transavia)$/;

/** The fate an act has where nothing is denied; empty for acts that need their subject. */
export const fateOfAct = ({ row: { act } }: Frame): string =>
  act === 'enjoy' || act === 'undo' || act === 'none' || act === 'have' || act === 'lend' ? '' : POSITIVE[act];

/** "My cousin is bringing the tent", "Mum's sorting snacks": somebody of the family takes care of it. */
const undertakes = (tokens: readonly Token[], { start, end }: Frame, thing: number): boolean =>
  someWord(tokens, start, end, UNDERTAKES) &&
  !someWord(tokens, start - 3, start, /^(?:wants?|likes?|needs?|loves?|if)$/) &&
  // "Nana is bringing her own pillow and a stick": what is hers goes in the bag that is packed for her.
  !(someWord(tokens, end, Math.min(thing, end + 3), /^(?:his|her|their)$/) && !OFFERED.test(tokens[start]?.text ?? ''));
const OFFERED = /^(?:volunteered|offered)$/;
const UNDERTAKES =
  /^(?:brings|bring|bringing|carries|carry|carrying|sorts|sorting|lugs|lugging|hauls|hauling|volunteered|offered|handles|handling|supplies|supplying|fetches|fetching|doing)$/;

/** The fate of a thing in the frame that governs it. */
export function fateInFrame(thing: ThingInPlace, frame: Frame): Reading | undefined {
  const { view, group, mention, context, about, denied, medical, previous } = thing;
  const { tokens } = view.sentence;
  const { kind } = mention.concept;
  const subject = subjectOf(view, group, frame, context);
  const { act } = frame.row;
  const answered = isAnswer(tokens, mention, frame);
  const no = isNegated(tokens, frame, group) || (denied && act !== 'leave' && !answered);
  const by = subject.name;
  // "El neopreno me lo llevo yo": the writer's alone.
  const mine =
    subject.kind === 'first' && someWord(tokens, frame.end - 1, frame.end + 1, /^yo$/) && context.writer !== undefined;
  const ids = subject.whose?.ids ?? (mine && context.writer !== undefined ? [context.writer] : about);
  const theirs =
    subject.kind === 'person' &&
    (subject.whose === undefined ||
      subject.whose.away ||
      subject.whose.packsAlone ||
      (subject.whose.relative === true && !medical && undertakes(tokens, frame, mention.start)));

  if (act === 'undo' || act === 'none') return undefined;
  // "Uniforme no hay": none is asked for.
  if (no && /^given?$/.test(act) && mention.concept.id === 'uniform') return undefined;
  // "We want to do the beach, the abbey and fish and chips"; the kit for it may stand in the same list.
  if (act === 'enjoy') return isOpen(mention.concept) || kind === 'food' ? undefined : fateWithoutFrame(thing);
  // "The outfitter leaves wall tents and a stove"
  if (act === 'leave' && !no && subject.kind === 'provider' && /^(?:leaves?|left|leaving)$/.test(frame.row.phrase))
    return plain('provided', by, about);
  // "They give a duvet, towels no way": what others do not give has to come.
  if (act === 'leave' && LACKABLE.has(kind) && previous?.fate === 'provided' && saysLack(tokens, group))
    return plain('bring', undefined, about);
  // "no shorts on site", "no jeans at the club": a rule of dress, and nothing that is lacking there.
  if (act === 'given' && denied && LOCAL.test(frame.row.phrase) && /^(?:garment|footwear|gift)$/.test(kind))
    return plain('stays', undefined, about);
  // "no shorts, shoulders covered": what follows the comma is said of something else.
  if (
    act === 'given' &&
    denied &&
    tokens.slice(mention.end, frame.start + 1).some(({ gap }) => gap.includes(',')) &&
    !someWord(tokens, mention.end, frame.start, /^(?:or|nor|o|ni)$/)
  )
    return plain(LACKABLE.has(kind) && kind !== 'garment' && kind !== 'footwear' ? 'bring' : 'stays', undefined, about);
  // "Hay sábanas, de toallas nada de nada": what the place lacks comes.
  if (act === 'leave' && frame.row.phrase.startsWith('nada') && previous?.fate === 'provided' && isFurnishing(mention))
    return plain('bring', undefined, about);
  // "His glove stays with him": with one of those who travel.
  if (act === 'leave' && /^stay\w* with (?:him|her|them)$/.test(frame.row.phrase)) {
    const whose = context.who(view, frame.end - 1);
    if (whose && !whose.away && !whose.packsAlone) return plain('bring', undefined, whose.ids);
  }
  // "Mi novio me deja la almohada de viaje": what somebody lends who is not told to be there.
  if (
    act === 'give' &&
    subject.kind === 'person' &&
    /^(?:me|nos) dejan?$/.test(frame.row.phrase) &&
    !no &&
    !isFurnishing(mention) &&
    !someWord(tokens, frame.end, tokens.length, /^(?:alla|alli|ahi|aca)$/)
  )
    return plain('bring', by, []);
  if (act === 'lend') {
    const handedOver = frame.row.phrase.includes('paso');
    // "My sister lent me her shawl": whoever it was, the writer has it.
    const toWriter = /^(?:me|us)$/.test(tokens[frame.start + 1]?.text ?? '');
    const lent =
      (subject.kind === 'first' || frame.start === 0 || frame.start >= group.end || toWriter) &&
      isLentAlready(tokens, frame);
    // "La cuna nos la deja mi cuñada": furniture for a baby waits where she lives.
    const atHome =
      isFetchedBeforeTrip(tokens, frame) || (kind !== 'baby' && isLentAtHome(tokens, frame, context.hosts, by));
    // "Llevo sleeping, me lo presta mi tata"
    const carried = CARRIED.test(wordsOf(tokens, mention.start - 3, mention.start));
    return plain(
      handedOver || no || lent || atHome || carried || isBorrowedOfKin(tokens, frame) ? 'bring' : 'provided',
      by,
      [],
    );
  }
  if (act === 'have' && /^(?:with|con)$/.test(frame.row.phrase) && /^(?:rented|provided)$/.test(previous?.fate ?? ''))
    return previous;
  // "a chop box with padlocks", "el traje con moño": what is with a thing that comes comes too.
  if (
    act === 'have' &&
    !no &&
    (frame.row.phrase === 'with' || (frame.row.phrase === 'con' && isRightBehindThing(thing, frame))) &&
    previous?.fate === 'bring' &&
    frame.start > 0 &&
    tokens[frame.start]?.gap.trim() === '' &&
    group.start - frame.end <= 1
  )
    return previous;
  const said: FrameSaid = { frame, subject, no, theirs, ids };
  if (act === 'have') return fateOfHad(thing, said);
  if (act === 'bring' || act === 'need' || act === 'use' || act === 'wear') return fateOfBrought(thing, said);
  // "Efectivo porque no hay datáfono": the reason names nothing to bring.
  if (
    no &&
    isOpen(mention.concept) &&
    frame.end <= mention.start &&
    frame.row.phrase === 'hay' &&
    BECAUSE.test(tokens[frame.start - 2]?.text ?? '')
  )
    return undefined;
  if (act === 'give' || act === 'given') {
    // "2 bodies, 8 batteries, all in the cabin" of a flight: carried there. A cabin in the woods has none of them.
    if (
      !no &&
      /\b(?:cabin|cabina)$/.test(frame.row.phrase) &&
      !group.mentions.some(isFurnishing) &&
      (someWord(tokens, group.start, group.end, /^batter(?:y|ies)$|^baterias?$/) ||
        context.words.some(({ text }) => FLIES.test(text)))
    )
      return plain('bring', undefined, about);
    // "Malaria tabs sorted": the writer has them.
    if (medical && by === undefined && frame.row.phrase.startsWith('sorted')) return plain('bring', undefined, about);
    // "We don't give presents": what the writer does not do.
    if (no && subject.kind === 'first' && /^(?:dont|wont|never) /.test(frame.row.phrase)) return undefined;
    if (no) return plain('bring', undefined, about);
    // "Mis botas ya están domadas", "boots sorted, broke them in": ready to go.
    if (by === undefined && isReady(tokens, frame, kind)) return plain('bring', undefined, about);
    // "The doctor gave us Malarone": it is in the bag before the trip.
    if (medical && tokens[frame.start]?.text === 'gave') return plain('bring', undefined, about);
    // "The fleece Bob gave me": it was handed over before the trip.
    if (subject.kind === 'person' && isGivenBefore(tokens, frame, group)) return plain('bring', by, []);
    // "I'm giving our hosts a pot of jam", "bedding we supply": out of the writer's own bag.
    if (subject.kind === 'first' && /^(?:giving|supply|supplying|giftin?g?|gifting)$/.test(frame.row.phrase))
      return plain('bring', undefined, ids);
    // "I should come with a sweater": the writer does not give it, but wears or carries it.
    if (subject.kind === 'first' && (frame.row.phrase === 'come with' || tokens[frame.start - 2]?.text === 'cada'))
      return plain('bring', undefined, ids);
    // "I have everything: boots", "mi hija lo tiene todo: pañales": of those who travel.
    const travels = subject.whose && !subject.whose.away && !subject.whose.packsAlone && subject.whose.ids.length > 0;
    if (/\b(?:todo|everything|all|lot)$/.test(frame.row.phrase) && (travels || subject.kind === 'first'))
      return plain('bring', undefined, ids);
    // "Mi suegra trae su glucómetro": an aid goes wherever its owner does.
    if (
      medical &&
      subject.kind === 'person' &&
      !subject.whose?.away &&
      /^(?:su|sus)$/.test(tokens[group.start - 1]?.text ?? '')
    )
      return plain('bring', undefined, subject.whose?.ids ?? []);
    if (theirs && (act === 'given' || /^(?:pone|ponen|supplies|provides)$/.test(tokens[frame.start]?.text ?? '')))
      return plain('other-brings', by);
    return plain('provided', subject.kind === 'first' ? undefined : by, about);
  }
  // "Los pañales ya los compró", "la cuna ya la compraron": those who are there have it.
  if (
    act === 'buy' &&
    frame.start >= group.end &&
    /^(?:lo|la|los|las) compr/.test(frame.row.phrase) &&
    tokens[frame.start - 1]?.text === 'ya' &&
    (tokens[frame.end - 1]?.text === 'compraron' || isPreterite(context.original, tokens[frame.end - 1]))
  )
    return plain('provided', by, about);
  // Nappies that are bought there: the first ones come all the same, as many as the facts say.
  if (act === 'buy' && mention.concept.id === 'nappies') return undefined;
  // "Production's buying parkas and boots for all of us": whoever looks after the travellers gives them.
  if (act === 'buy' && !no && subject.kind === 'provider' && frame.end <= group.start && by !== 'they' && !medical)
    return plain('provided', by, about);
  if (act === 'buy' && !isBoughtOnTrip(tokens, group, frame, context)) return plain('bring', undefined, about);
  if (act === 'rent' || act === 'buy' || act === 'send') {
    // "La visa ya salió": it was granted.
    if (
      act === 'send' &&
      (kind === 'document' || kind === 'papers') &&
      /^(?:ya )?sali(?:o|eron)$/.test(frame.row.phrase)
    )
      return plain('bring', undefined, about);
    // "Passport cards were mailed last month": papers that were sent came to the writer.
    if (act === 'send' && view.marks.past[mention.start] === 1 && (kind === 'document' || kind === 'papers'))
      return plain('bring', undefined, about);
    // "No wetsuits, we hire em": the no is of the thing, not of the hiring.
    const isInsteadOfBringing =
      denied &&
      frame.start >= group.end &&
      tokens.slice(group.end, frame.start + 1).some(({ gap }) => PIECE_END.test(gap)) &&
      !isNegated(tokens, frame, group);
    if (no && !isInsteadOfBringing) return plain('bring', undefined, about);
    // "Gail rents a helmet there", who has a list of her own.
    if (act === 'rent' && theirs && subject.whose?.packsAlone === true && isWornOrAid(kind)) return undefined;
    return plain(POSITIVE[act], theirs ? by : undefined, theirs ? [] : about);
  }
  // "My bins come, his bins are bust": what is broken is another's.
  if (
    / (?:bust|broken|knackered|kaput|ruined|dead)$/.test(frame.row.phrase) &&
    /^(?:his|her|their)$/.test(tokens[group.start - 1]?.text ?? '')
  )
    return undefined;
  if (isInstead(tokens, group, mention, frame)) return plain('bring', undefined, ids);
  const doubleNo = no && act === 'leave' && !/^(?:no|not|dont|doesnt)$/.test(tokens[frame.start]?.text ?? '');
  return plain(doubleNo && !(denied && isTakenAway(frame.row.phrase)) ? 'bring' : 'stays', undefined, about);
}
