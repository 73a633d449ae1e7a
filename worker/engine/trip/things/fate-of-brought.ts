/** What becomes of a thing that somebody brings, needs, uses or wears: the writer's, or somebody else's. */
import type { Frame } from './frames';
import { type Token, someWord, wordsOf } from '../../packing/reading/text';
import type { ThingGroup } from './mentions';
import { REPORTED } from './subject';
import { type ThingInPlace } from './fate-without-frame';
import { type Reading, plain } from './reading';
import { isDoubledClitic } from './doubled-clitics';
import { isInstead } from './instead';
import { type FrameSaid } from './fate-of-had';

const BRINGERS =
  /^(?:lleva|llevan|trae|traen|brings|has|have|takes|carries|hauls|haul|tows|lugs|transports|ferries|packs)$/;

const BRINGS =
  /^(?:brings?|bringing|takes?|taking|carry|carries|carrying|packs?|packing|lugs?|lugging|hauls?|hauling)$/;

/** "El cirujano pide que no lleve maquillaje": what somebody asks of the writer, in the subjunctive. */
const isDemand = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  someWord(tokens, start - 3, start, /^(?:que|q)$/) &&
  someWord(tokens, start, end, /^(?:lleve|lleven|llevemos|traiga|traigan|traigamos)$/);

const ASKS = /^(?:pide|piden|pidio|quiere|quieren|queria|querian|insiste|wants?|asked)$/;
/** After a list a "but" and soon a "no". */
const isTurnedDown = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  // "Mum wants her church dress along, nope"
  tokens.slice(end, end + 6).some(({ text, gap }) => gap.includes(',') && /^(?:nope|nah)$/.test(text)) ||
  ((/^(?:pero|but)$/.test(tokens[end]?.text ?? '') ||
    // "… quiere llevarse el kayak y le he dicho que no".
    (tokens[end]?.text === 'y' && someWord(tokens, end + 1, end + 5, /^(?:dicho|dije|dijimos|digo)$/))) &&
    someWord(tokens, end + 1, end + 9, /^(?:no|ni|not|dont|cant|wont|never)$/));

/** Said of a medicine these mean that somebody lives with it. */
const TAKES = /^(?:take|takes|taking|use|uses|need|needs|toma|usa|necesita)$/;
/** In the third person: not what the writer does. */
const TAKEN_ON =
  /^(?:(?:is|are|be) (?:the ones?|handling|covering|supplying|contributing|lugging|fetching)|(?:will|ll) (?:be )?the ones?|(?:has )?(?:volunteered|offered|promised|agreed)|handles|lugs|schleps)\b/;
const NOBODY = /^(?:it|this|that|which|who|what|there|here|everything|all|you)$/;
const OWN = /^(?:his|her|their|sus?)$/;

/** "says bring your own": the base form speaks to the writer. */
const theirsByName = (verb: string): boolean => /^(?:brings|takes|carries|has|lleva|trae|tiene)$/.test(verb);

/** "we bring skis", "Javi lleva la tienda": the writer's, or somebody else's. */
export function fateOfBrought(
  { view, group, mention, medical, about }: ThingInPlace,
  { frame, subject, no, theirs, ids }: FrameSaid,
): Reading | undefined {
  const { tokens } = view.sentence;
  const { kind } = mention.concept;
  const { act } = frame.row;
  const by = subject.name;
  const word = tokens[frame.start]?.text ?? '';
  // "El que lleva paraguas es turista", "whoever brings a tie is overdressed": nobody of the trip.
  if (
    subject.kind === 'none' &&
    (/^(?:el|la|quien) que$/.test(wordsOf(tokens, frame.start - 2, frame.start)) ||
      tokens[frame.start - 1]?.text === 'whoever') &&
    /^(?:es|is)$/.test(tokens[group.end]?.text ?? '')
  )
    return undefined;
  // "Protector biodegradable o te lo quitan": whoever takes it away, the traveller brings it.
  if (frame.row.phrase.startsWith('o ')) return plain('bring', undefined, about);
  const reported = someWord(tokens, frame.start - 2, frame.start, REPORTED);
  // "Javi pide jamón, pero no dejan pasar carne", "mi vieja quiere que lleve abrigo pero ni loca".
  if ((ASKS.test(word) || someWord(tokens, frame.start - 2, frame.start, ASKS)) && isTurnedDown(tokens, group))
    return plain('stays', undefined, []);
  if (reported && !theirsByName(word)) return plain(no ? 'stays' : 'bring', undefined, []);
  if (
    subject.kind === 'provider' &&
    act === 'bring' &&
    !isDemand(tokens, frame) &&
    ((isDoubledClitic(frame) && (mention.concept.id === 'first-aid' || !/^(?:document|papers|medicine)$/.test(kind))) ||
      someWord(tokens, frame.start, frame.end, BRINGERS))
  )
    return plain(no ? 'bring' : 'provided', by);
  if (subject.kind === 'provider' && act === 'use') return no ? plain('stays') : plain('bring', undefined, ids);
  // "He packs his own rods": he takes care of them, be he on the list or not.
  if (
    subject.kind === 'person' &&
    tokens[group.start - 1]?.text === 'own' &&
    someWord(tokens, group.start - 4, group.start, /^(?:packs|packing|packed)$/)
  )
    return no ? undefined : plain('other-brings', by);
  // "Husband is bringing the envelope himself": in a bag of his own.
  if (
    subject.kind === 'person' &&
    !no &&
    frame.end <= group.start &&
    BRINGS.test(word) &&
    /^(?:him|her|them)sel(?:f|ves)$/.test(tokens[group.end]?.text ?? '')
  )
    return plain('other-brings', by);
  // A device or a medicine that somebody takes goes wherever that person does.
  if (
    theirs &&
    medical &&
    !subject.whose?.away &&
    (TAKES.test(word) || OWN.test(tokens[group.start - 1]?.text ?? '')) &&
    subject.whose?.ids.length
  )
    return no ? undefined : plain('bring', undefined, ids);
  // "Lolo wears his barong both nights": of somebody who travels it comes.
  if (
    theirs &&
    !no &&
    /^wears?$/.test(word) &&
    /^(?:garment|footwear)$/.test(kind) &&
    OWN.test(tokens[frame.end]?.text ?? '') &&
    !subject.whose?.away &&
    subject.whose?.ids.length
  )
    return plain('bring', undefined, ids);
  // "She asked for tea bags": she gets them from the writer.
  if (theirs && /^(?:asked|has requested|insist|se empen)/.test(frame.row.phrase))
    return no ? undefined : plain('bring');
  // "Las botas de él las lleva puestas": with nobody else named, one of those who travel.
  if (/puest/.test(frame.row.phrase) && subject.whose === undefined) return plain('wear', undefined, about);
  // "The boys need waterproofs", "Joe needs a suit", "his wife needs saag powder": whoever is asked for it brings it.
  if (theirs && act === 'need' && (!subject.whose?.packsAlone || subject.whose.isPackedFor))
    return no ? undefined : plain('bring', undefined, ids);
  // "My mil wants maple syrup": of somebody who is visited it is an errand.
  if (theirs && /^(?:wants?|wanted)$/.test(word))
    return !no && kind !== 'electronic' && !isOwnOf(tokens, group) ? plain('bring') : undefined;
  if (theirs && !(medical && act === 'use' && !subject.whose?.packsAlone && !subject.whose?.away))
    return no ? undefined : plain('other-brings', by);
  // "My tita will be the one to bring the cooker", "the others are handling charcoal": somebody whom we do not know.
  const doer = tokens[frame.start - 1];
  if (
    subject.kind === 'none' &&
    doer &&
    TAKEN_ON.test(frame.row.phrase) &&
    !/[,;:(]/.test(tokens[frame.start]?.gap ?? '')
  )
    return no || NOBODY.test(doer.text) ? undefined : plain('other-brings', doer.text);
  if (no && isInstead(tokens, group, mention, frame)) return plain('bring', undefined, ids);
  // "No traen: toallas, sartenes": what is not there comes.
  if (no && act === 'bring' && /^traen?$/.test(word) && tokens[frame.end]?.gap.includes(':'))
    return plain('bring', undefined, ids);
  // "I'm in the tent with Jo": where somebody is.
  if (
    act === 'wear' &&
    / in (?:the|a|my|his|her|their)$/.test(frame.row.phrase) &&
    !/^(?:garment|footwear)$/.test(kind)
  )
    return undefined;
  const fate = act === 'wear' && !/^(?:document|papers|medicine|electronic|device)$/.test(kind) ? 'wear' : 'bring';
  return plain(no ? 'stays' : fate, undefined, ids);
}

/** "… wants his stamp": what is already theirs. */
const isOwnOf = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  /^(?:his|their|sus?)$/.test(tokens[start - 1]?.text ?? '');
