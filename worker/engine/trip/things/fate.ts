/** What becomes of one thing in its frame, and by whose doing. */
import { LODGING } from '../../packing/reading/lodging-words';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Thing } from '../schema';
import { bareFate, isAnothersAid } from './bare-fate';
import { alreadyAt } from './already-at';
import { saysLack } from './ellipsis';
import { FURNISHED, namesLodging } from './furnished';
import type { Reading } from './reading';
import type { Act, Frame } from './frames';
import type { ThingGroup, ThingMention } from './mentions';
import {
  directlyDenied,
  isIndispensable,
  isInstead,
  isNegated,
  isNeither,
  isNotOne,
  reachingCue,
  wordsBefore,
} from './negation';
import { gappedFirst, gappedOther, gappedSubject } from './gapped-subject';
import { ownerOf } from './owner';
import { PROVIDER } from './somebody';
import { REPORTED, subjectOf } from './subject';
import type { ThingsContext } from './whose';

type Fate = Thing['fate'];

const GONE =
  /^(?:nicked|stolen|robbed|lost|broken|ruined|robaron|perdi|perdieron|perdio|rompio|rompieron|robado|robada)$/;

const POSITIVE: Readonly<Record<Exclude<Act, 'undo' | 'none' | 'have' | 'lend'>, Fate>> = {
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

/** Words that say a thing is bought on the way. */
const THERE =
  /\b(?:there|sell|sold|vend\w+|alla|alli|arriv\w+|local\w*|llegar|llegada|destino|supermarket|supermercado|duty free|on the way|de (?:la )?vuelta|a la vuelta)\b/;
/** Kinds that a lodging or an organiser gives or lacks. */
const LACKABLE: ReadonlySet<string> = new Set([
  'bedding',
  'kitchen',
  'baby',
  'cosmetic',
  'garment',
  'footwear',
  'gear',
  'set',
]);
/** "a hut with a bed, a net and sheets": what stands behind such a word is there as well. */
const FURNITURE =
  /^(?:camas?|literas?|catres?|colchon|colchones|banos?|duchas?|cocina|cocineta|wc|aseo|beds?|bunks?|mattress|mattresses|bathroom|shower|kitchen|kitchenette|ensuite)$/;
const BRINGERS = /^(?:lleva|llevan|trae|traen|brings|has|have|takes|carries)$/;

/** "El cirujano pide que no lleve maquillaje": what somebody asks of the writer, in the subjunctive. */
const isDemand = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  tokens.slice(Math.max(0, start - 3), start).some(({ text }) => /^(?:que|q)$/.test(text)) &&
  tokens.slice(start, end).some(({ text }) => /^(?:lleve|lleven|llevemos|traiga|traigan|traigamos)$/.test(text));

const plain = (fate: Fate, by?: string, travellers: readonly string[] = []): Reading => ({
  fate,
  ...(by && { by }),
  travellers,
});

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
  if (justInCase(tokens, mention)) return plain('bring', undefined, about);
  if (isIndispensable(tokens, mention, group)) return plain('bring', undefined, about);
  if (frame?.row.act === 'forget') return denied ? undefined : plain('forgotten-before');
  if (tokens.slice(mention.start, mention.end + 5).some(({ text }) => GONE.test(text))) return undefined;
  if (tokens.slice(Math.max(0, mention.start - 4), mention.start).some(({ text }) => GONE.test(text))) return undefined;
  if (
    view.marks.past[mention.start] === 1 &&
    !isReasonBehind(tokens, mention, view.clauses[clause]?.to ?? tokens.length) &&
    !/^(?:provided|sent)$/.test(frame ? POSITIVE_OF(frame) : '') &&
    !(frame && frame.row.phrase.startsWith('packed '))
  )
    return denied && frame === undefined ? plain('forgotten-before') : undefined;
  if (view.marks.unreal[mention.start] === 1) return undefined;
  if (notLetIn(tokens, mention)) return undefined;
  // "no irons allowed", "no power strips permitted": a rule, and nothing that is lacking.
  if (denied && tokens.slice(mention.end, mention.end + 2).some(({ text }) => /^(?:allowed|permitted)$/.test(text)))
    return plain('stays', undefined, context.about(view, clause));

  const medical = kind === 'medicine' || kind === 'device';
  const owner = ownerOf(view, mention, context, clauseStart);
  // "Bren's tent n stove": theirs, unless the writer says to bring it.
  if (owner && (owner.away || owner.packsAlone) && !denied && !(frame && isWritersFrame(view, group, frame, context)))
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
  if (!frame) {
    const other = gappedSubject(view, group, context);
    if (other) return plain('other-brings', other);
    // "Itxaso lleva la comida que soy celíaca y el botiquín": behind the reason the list goes on.
    if (told === previous && previous?.fate === 'other-brings' && !denied && goesOnBehindReason(tokens, group))
      return previous;
    const cue = reachingCue(tokens, view.marks.denied[mention.start] ?? -1, mention.start);
    // "I won't risk my race shoes in the hold" takes them along.
    if (
      !denied &&
      tokens
        .slice(Math.max(0, mention.start - 5), mention.start)
        .some(({ text }) => /^(?:risk|lose|counting|including|forget|trust|arriesg\w+|perder|olvid\w+)$/.test(text))
    )
      return plain('bring', undefined, about);
    if (isAnothersAid(view, mention, context)) return undefined;
    // "the walker is at my sister's already": an aid that is there stays there.
    const there = denied ? undefined : alreadyAt(view, group, context);
    if (there) return there;
    if (medical && !denied) return plain('bring', undefined, owner?.ids ?? about);
    if (denied || cue !== -1) {
      // "a cot and a highchair but no towels", "shirt rented, shoes not": what others do not give has to come.
      const lacked =
        /^(?:provided|rented)$/.test(previous?.fate ?? '') ||
        namesLodging(tokens, view.clauses[clause]?.from ?? 0, mention.start) ||
        // "Colchones pero ni una sábana, toallas tampoco": none of it is there.
        (FURNISHED.has(kind) &&
          (isNotOne(tokens, mention) || (previous?.fate === 'bring' && isNeither(tokens, group)))) ||
        // "bungalow equipado, sin ropa de cama": behind the comma it is still the lodging that lacks it.
        (FURNISHED.has(kind) && namesLodging(tokens, Math.max(0, mention.start - 6), mention.start));
      return plain(lacked && LACKABLE.has(kind) ? 'bring' : 'stays', undefined, about);
    }
    return bareFate(view, group, mention, context, clause);
  }

  const subject = subjectOf(view, group, frame, context);
  const { act } = frame.row;
  const answered = isAnswer(tokens, mention, frame);
  // "No snorkels needed, they're on the boat", "no towels there so those are on us": the no is another's.
  if (answered && denied && act === 'given') return plain('provided', subject.name);
  const no = isNegated(tokens, frame, group) || (denied && act !== 'leave' && !answered);
  const by = subject.name;
  const ids = subject.whose?.ids ?? about;
  const theirs =
    subject.kind === 'person' && (subject.whose === undefined || subject.whose.away || subject.whose.packsAlone);
  const reported = tokens.slice(Math.max(0, frame.start - 2), frame.start).some(({ text }) => REPORTED.test(text));

  if (act === 'undo' || act === 'none') return undefined;
  // "They give a duvet, towels no way": what others do not give has to come.
  if (act === 'leave' && LACKABLE.has(kind) && previous?.fate === 'provided' && saysLack(tokens, group))
    return plain('bring', undefined, about);
  // "no shorts on site", "no jeans at the club": a rule of dress, and nothing that is lacking there.
  if (act === 'given' && denied && LOCAL.test(frame.row.phrase) && (kind === 'garment' || kind === 'footwear'))
    return plain('stays', undefined, about);
  // "no shorts, shoulders covered": what stands behind the comma is said of something else.
  if (
    act === 'given' &&
    denied &&
    tokens.slice(mention.end, frame.start + 1).some(({ gap }) => gap.includes(',')) &&
    !tokens.slice(mention.end, frame.start).some(({ text }) => /^(?:or|nor|o|ni)$/.test(text))
  )
    return plain(LACKABLE.has(kind) && kind !== 'garment' && kind !== 'footwear' ? 'bring' : 'stays', undefined, about);
  // "tickets booked", "certificates already with": papers come along whoever made them out.
  if (act === 'given' && /booked|reserved/.test(frame.row.phrase) && (kind === 'document' || kind === 'papers'))
    return plain('bring', undefined, about);
  if (act === 'lend') {
    const handedOver = frame.row.phrase.includes('paso') || /^(?:handed|hand)/.test(frame.row.phrase);
    return plain(handedOver || no || isBeforehand(tokens, frame) ? 'bring' : 'provided', by, []);
  }
  if (act === 'have' && /^(?:with|con)$/.test(frame.row.phrase) && /^(?:rented|provided)$/.test(previous?.fate ?? ''))
    return previous;
  // "a chop box with padlocks": what is with a thing that comes comes too.
  if (
    act === 'have' &&
    !no &&
    frame.row.phrase === 'with' &&
    previous?.fate === 'bring' &&
    frame.start > 0 &&
    tokens[frame.start]?.gap.trim() === '' &&
    group.start - frame.end <= 1
  )
    return previous;
  if (act === 'have') {
    if (
      subject.kind === 'provider' ||
      (frame.row.phrase === 'with' && PROVIDER.test(tokens[frame.start - 1]?.text ?? ''))
    )
      // "The ship has robes, no power strips": of what no lodging has, a no is a rule.
      return plain(no ? (denied && !LACKABLE.has(kind) ? 'stays' : 'bring') : 'provided', by);
    if (theirs && medical && subject.whose && !subject.whose.away && !subject.whose.packsAlone)
      return plain('bring', undefined, ids);
    if (theirs) return no ? undefined : plain('other-brings', by);
    if (
      /^(?:with|con)$/.test(frame.row.phrase) &&
      !no &&
      tokens
        .slice(frame.end, frame.end + 3)
        .some(({ text }, at) => frame.end + at < mention.start && FURNITURE.test(text)) &&
      tokens
        .slice(Math.max(0, frame.start - 4), frame.start)
        .some(({ text }) => PROVIDER.test(text) || LODGING.test(text))
    )
      return plain('provided');
    // "cocina a garrafa con ollas": what a kitchen has, unless the stove is the writer's.
    if (
      frame.row.phrase === 'con' &&
      !no &&
      /(?:^| )(?:cocina|cocineta)(?: (?:a|de|con) [a-z]+| [a-z]+)?$/.test(wordsBefore(tokens, frame.start, 4)) &&
      !/(?:^| )(?:llev|tra[ei]|compr|mi |nuestra )/.test(wordsBefore(tokens, frame.start, 8))
    )
      return plain('provided');
    if (/^(?:with|con)$/.test(frame.row.phrase))
      return no ? plain('stays') : bareFate(view, group, mention, context, clause);
    if (subject.kind === 'first' && context.writerStays && !no) return plain('provided');
    // "I don't have a driving licence": then it cannot come.
    if (no && /licen/.test(mention.concept.id)) return plain('stays', undefined, ids);
    if (subject.kind === 'first' || subject.kind === 'person') return plain(no ? 'maybe' : 'bring', undefined, ids);
    return no ? undefined : bareFate(view, group, mention, context, clause);
  }
  if (act === 'bring' || act === 'need' || act === 'use' || act === 'wear') {
    const word = tokens[frame.start]?.text ?? '';
    // "Javi pide jamón, pero no dejan pasar carne", "mi vieja quiere que lleve abrigo pero ni loca".
    if (/^(?:pide|piden|pidio|quiere|quieren|wants?|asked)$/.test(word) && isTurnedDown(tokens, group))
      return plain('stays', undefined, []);
    if (reported && !theirsByName(word)) return plain(no ? 'stays' : 'bring', undefined, []);
    if (
      subject.kind === 'provider' &&
      act === 'bring' &&
      !isDemand(tokens, frame) &&
      tokens.slice(frame.start, frame.end).some(({ text }) => BRINGERS.test(text))
    )
      return plain(no ? 'bring' : 'provided', by);
    if (subject.kind === 'provider' && act === 'use') return no ? plain('stays') : plain('bring', undefined, ids);
    // A device or a medicine that somebody takes goes wherever that person does.
    if (theirs && medical && !subject.whose?.away && TAKES.test(word) && subject.whose?.ids.length)
      return no ? undefined : plain('bring', undefined, ids);
    if (theirs && !(medical && act === 'use' && !subject.whose?.packsAlone && !subject.whose?.away))
      return no ? undefined : plain('other-brings', by);
    if (no && isInstead(tokens, group, mention, frame)) return plain('bring', undefined, ids);
    const fate =
      act === 'wear' && /^(?:document|papers|medicine|electronic|device)$/.test(kind) ? 'bring' : POSITIVE[act];
    return plain(no ? 'stays' : fate, undefined, ids);
  }
  if (act === 'give' || act === 'given') {
    // "Malaria tabs sorted": the writer has them.
    if (medical && by === undefined && frame.row.phrase.startsWith('sorted')) return plain('bring', undefined, about);
    if (no) return plain('bring', undefined, about);
    // "I should come with a sweater": the writer does not give it, but wears or carries it.
    if (subject.kind === 'first' && /^come with$/.test(frame.row.phrase)) return plain('bring', undefined, ids);
    if (theirs && (act === 'given' || /^(?:pone|ponen|supplies|provides)$/.test(tokens[frame.start]?.text ?? '')))
      return plain('other-brings', by);
    return plain('provided', subject.kind === 'first' ? undefined : by, about);
  }
  if (
    act === 'buy' &&
    !(frame.row.side === 'before' && /^(?:we|i) /.test(frame.row.phrase)) &&
    // "Se compra": nobody buys it before the trip.
    !/^se compran?/.test(frame.row.phrase) &&
    !THERE.test(tokens.map(({ text }) => text).join(' '))
  )
    return plain('bring', undefined, about);
  if (act === 'rent' || act === 'buy' || act === 'send') {
    // "Passport cards were mailed last month": papers that were sent came to the writer.
    if (act === 'send' && view.marks.past[mention.start] === 1 && (kind === 'document' || kind === 'papers'))
      return plain('bring', undefined, about);
    if (no) return plain('bring', undefined, about);
    return plain(POSITIVE[act], theirs ? by : undefined, theirs ? [] : about);
  }
  const doubleNo = no && act === 'leave' && !/^(?:no|not|dont|doesnt)$/.test(tokens[frame.start]?.text ?? '');
  return plain(doubleNo ? 'bring' : 'stays', undefined, about);
}

/** Behind a list a "but" and soon a "no". */
const isTurnedDown = (tokens: readonly Token[], { end }: ThingGroup): boolean =>
  /^(?:pero|but)$/.test(tokens[end]?.text ?? '') &&
  tokens.slice(end + 1, end + 9).some(({ text }) => /^(?:no|ni|not|dont|cant|wont|never)$/.test(text));

/** "… que soy celíaca y el botiquín": an "y" with an article, in a piece that began with a reason. */
const goesOnBehindReason = (tokens: readonly Token[], { start, end }: ThingGroup): boolean =>
  /^(?:el|la|los|las)$/.test(tokens[start - 1]?.text ?? '') &&
  /^[ye]$/.test(tokens[start - 2]?.text ?? '') &&
  (!tokens[end] || /[,;:.)]/.test(tokens[end].gap)) &&
  tokens
    .slice(Math.max(0, start - 8), start - 2)
    .some(
      ({ text }, at, near) =>
        /^(?:que|porque|pues)$/.test(text) &&
        /^(?:soy|es|son|somos|tengo|tiene|tenemos|no)$/.test(near[at + 1]?.text ?? ''),
    );
/** Whether a frame is a sentence of its own that takes the thing up as "it" or "those". */
const isAnswer = (tokens: readonly Token[], { end }: ThingMention, { row, start }: Frame): boolean => {
  if (row.side === 'after' || start <= end) return false;
  const pronoun =
    /^(?:those|they|it|these)\b/.test(row.phrase) ||
    tokens.slice(Math.max(end, start - 2), start).some(({ text }) => /^(?:it|they|those|theyre|its)$/.test(text));
  return (
    pronoun &&
    tokens.slice(end, start + 1).some(({ text, gap }) => /[,;:–—-]/.test(gap) || /^(?:so|because|as|since)$/.test(text))
  );
};

/** Said of a medicine these mean that somebody lives with it. */
const TAKES = /^(?:take|takes|taking|use|uses|need|needs)$/;

/** Where a thing is given or lacking. */
const LOCAL = /^(?:on|in|at|there|inside) ?/;

/** "Borrow from my cousin, dropping off on Saturday": it is in the bag before the trip begins. */
const isBeforehand = (tokens: readonly Token[], { start, end }: Frame): boolean =>
  tokens
    .slice(start, end + 14)
    .some(
      ({ text }, at, all) =>
        /^(?:dropping|dropped|picked|collected|neighbour|neighbor|tonight|tomorrow)$/.test(text) ||
        (text === 'list' && /^(?:the|my)$/.test(all[at - 1]?.text ?? '')) ||
        (text === 'before' && /^(?:we|i)$/.test(all[at + 1]?.text ?? '')),
    );

const POSITIVE_OF = ({ row: { act } }: Frame): string =>
  act === 'undo' || act === 'none' || act === 'have' || act === 'lend' ? '' : POSITIVE[act];

const isWritersFrame = (view: SentenceView, group: ThingGroup, frame: Frame, context: ThingsContext): boolean =>
  /^(?:bring|need|use|wear|have|leave|rent|buy|send)$/.test(frame.row.act) &&
  subjectOf(view, group, frame, context).kind === 'first';

/** "visa, en original, que el año pasado …": the past is that of the reason, not of the thing. */
const isReasonBehind = (tokens: readonly Token[], mention: ThingMention, to: number): boolean =>
  tokens.slice(mention.end, to).some(
    ({ text, gap }, at) =>
      (gap.includes(',') && /^(?:que|which|as|after|tras)$/.test(text)) ||
      // "Los apuntes no los llevo que el año pasado …"
      (text === 'que' && /^(?:llevo|llevamos|traigo|traemos)$/.test(tokens[mention.end + at - 1]?.text ?? '')) ||
      (at <= 3 && /^(?:por|tras|desde)$/.test(text)),
  );

/** "says bring your own": the base form speaks to the writer. */
const theirsByName = (verb: string): boolean => /^(?:brings|takes|carries|has|lleva|trae|tiene)$/.test(verb);

const justInCase = (tokens: readonly Token[], mention: ThingMention): boolean => {
  const around = tokens
    .slice(mention.end, mention.end + 7)
    .map(({ text }) => text)
    .join(' ');
  const before = tokens
    .slice(Math.max(0, mention.start - 5), mention.start)
    .map(({ text }) => text)
    .join(' ');
  return (
    /\b(?:just in case|por si(?: las dudas| acaso| las moscas)?)\b/.test(around) ||
    /\b(?:just in case|por si las dudas|por si acaso)$/.test(before)
  );
};

/** "won't let you in with trainers": a dress code, no decision. */
const notLetIn = (tokens: readonly Token[], mention: ThingMention): boolean =>
  tokens
    .slice(Math.max(0, mention.start - 7), mention.start)
    .map(({ text }) => text)
    .join(' ')
    .match(/(?:let (?:you|u|us|me|anyone)? ?in|dejan? (?:entrar|pasar)|no entry|not allowed in)/) !== null;
