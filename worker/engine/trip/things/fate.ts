/** What becomes of one thing in its frame, and by whose doing. */
import { KIN, isVerbalAt } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Thing } from '../schema';
import type { Act } from './frames';
import { HARD_STOP, type Frame } from './governing';
import { isHardGap, type ThingGroup, type ThingMention } from './mentions';
import type { ThingsContext, Whose } from './whose';

type Fate = Thing['fate'];

export interface Reading {
  fate: Fate;
  by?: string;
  travellers: readonly string[];
}

const NEGATOR =
  /^(?:no|not|dont|doesnt|didnt|wont|isnt|arent|wasnt|cant|cannot|never|nunca|tampoco|without|sin|ni|neither|nor|nobody|nadie|ningun|ninguna|zero|cero)$/;
const FIRST =
  /^(?:i|we|im|ive|ill|weve|well|my|our|me|us|ours|mine|yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
const FIRST_VERB =
  /^(?:llevo|llevamos|llevare|llevaremos|traigo|traemos|cargo|cargamos|tengo|tenemos|necesito|necesitamos|uso|usamos|utilizo|tomo|tomamos|alquilo|alquilamos|alquilaremos|rento|rentamos|rente|compro|compramos|dejo|dejamos|quiero|queremos|pongo|ponemos|meto|metemos|viajo|viajamos|vamos|voy)$/;
const SPANISH_SUBJECT = /^(?:el|la|los|las|mi|mis|nuestro|nuestra|un|una)$/;
const PROVIDER =
  /^(?:hotel|hostel|lodge|apartment|apto|apt|apartamento|flat|piso|house|casa|villa|airbnb|cabin|cabana|camp|camps|campamento|campsite|truck|boat|barco|ship|crucero|agency|agencia|company|empresa|operator|outfitter|guide|guia|guides|guias|school|colegio|escuela|universidad|university|hospital|club|resort|host|hosts|anfitrion|anfitriona|landlord|casero|organisers|organizers|organisation|organizacion|organizadores|venue|base|institute|instituto|asociacion|association|ngo|ong|teacher|profe|profesora|profesor|instructor|shop|gym|parish|parroquia|comparsa|hermandad|monastery|monasterio|refuge|refugio|albergue|hut|van|camper|motorhome|autocaravana|furgo|room|cuarto|habitacion|accommodation|alojamiento|residence|residencia|they|ellos|ahi|alli|alla|there|condo|studio|dna|military|army|ejercito|government|gobierno|team|equipo|festival|beds?|camas?|literas?|bride|rental|training|tour|trek|cruise|race|carrera|event|evento|departamento|depa|posada|hostal|jefe|boss|client|cliente|everyone|embassy|consulado)s?$/;
/** Words with a capital that are no names. */
const NO_NAME =
  /^(?:only|also|all|not|and|the|then|just|too|but|one|two|no|so|if|or|yes|si|solo|y|e|pero|tambien|todo|sin|con|de|del|el|la|los|las|un|una|en|a|por|para|que|towels|toallas|etc)$/;
const REPORTED =
  /^(?:say|says|saying|said|tell|tells|told|reckons|insists|insist|dice|dicen|diciendo|dijo|insiste|insisten|recomiendan|recommends|recommend|advise|advises)$/;
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

/** Whether what a frame says is denied: before it, inside it, or right after it. */
export const isNegated = (tokens: readonly Token[], frame: Frame): boolean => {
  for (let index = frame.start - 1; index >= Math.max(0, frame.start - 3); index -= 1) {
    const text = tokens[index]?.text ?? '';
    if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) break;
    if (NEGATOR.test(text)) return true;
    if (HARD_STOP.test(text)) break;
  }
  return (
    frame.row.side !== 'after' &&
    /^(?:not|no)$/.test(tokens[frame.end]?.text ?? '') &&
    !tokens[frame.end]?.gap.includes(',')
  );
};

interface Subject {
  kind: 'first' | 'provider' | 'person' | 'none';
  whose?: Whose;
  name?: string;
}

const isName = (token: Token, index: number, context: ThingsContext, before: string): boolean =>
  !/^(?:from|desde|in|en|to|near|via|towards|hacia|hasta)$/.test(before) &&
  token.capital &&
  !context.shouting &&
  index > 0 &&
  !NO_NAME.test(token.text) &&
  token.text.length > 1 &&
  !context.isPlace(token.start);

/** Who does what the frame says: before it in its clause, or in Spanish and the passive right after it. */
function subjectOf(view: SentenceView, group: ThingGroup, frame: Frame, context: ThingsContext): Subject {
  const { tokens } = view.sentence;
  const words = tokens.slice(frame.start, frame.end).map(({ text }) => text);
  const { act } = frame.row;
  const active = act !== 'lend' && act !== 'give' && act !== 'given';
  if (active && words.some((text) => FIRST.test(text) || FIRST_VERB.test(text)) && !/^(?:es|son)$/.test(words[0] ?? ''))
    return { kind: 'first' };
  if (
    frame.row.phrase.endsWith('own') &&
    act === 'bring' &&
    !/^(?:his|her|their|su|sus)$/.test(tokens[frame.start - 1]?.text ?? '')
  )
    return { kind: 'first' };
  const named = (index: number): Subject | undefined => {
    const token = tokens[index];
    if (!token) return undefined;
    if (FIRST.test(token.text) && !KIN.has(tokens[index + 1]?.text ?? '')) return { kind: 'first' };
    if (PROVIDER.test(token.text)) return { kind: 'provider', name: token.text };
    // What an animal needs, its people bring.
    if (
      context.pets.has(token.text) ||
      (/^(?:he|she|ella)$/.test(token.text) && view.sentence.tokens.some(({ text }) => context.pets.has(text)))
    )
      return { kind: 'first' };
    const whose = context.who(view, index);
    if (whose) return { kind: 'person', whose, name: token.text };
    if (
      isName(token, index, context, tokens[index - 1]?.text ?? '') ||
      (KIN.has(token.text) && !/^(?:soy|im|am|somos|una|un)$/.test(tokens[index - 1]?.text ?? '')) ||
      /^(?:he|she|ella|jo)$/.test(token.text)
    )
      return { kind: 'person', name: token.text };
    return undefined;
  };
  const passive = frame.row.side !== 'after';
  const spanishVerb = /^(?:lleva|llevan|trae|traen|tiene|tienen|pone|ponen|presta|prestan|da|dan)$/.test(
    words.at(-1) ?? '',
  );
  if (passive || spanishVerb) {
    for (let index = frame.end; index < Math.min(tokens.length, frame.end + 4); index += 1) {
      if (index > frame.end && /[,;:()]/.test(tokens[index]?.gap ?? '')) break;
      if (index >= group.start && index < group.end) break;
      const text = tokens[index]?.text ?? '';
      const found = named(index);
      if (found && found.kind !== 'first') return found;
      if (!SPANISH_SUBJECT.test(text) && !/^(?:by|por|from|de|del)$/.test(text)) break;
    }
  }
  for (let index = frame.start - 1; index >= Math.max(0, frame.start - 8); index -= 1) {
    if (HARD_STOP.test(tokens[index]?.text ?? '')) break;
    // The words before a comma speak of something else.
    if (!passive && tokens[index + 1]?.gap.includes(',')) break;
    const inside = index >= group.start && index < group.end;
    const found = inside ? undefined : named(index);
    if (found) return found;
    if (/[;–—(]/.test(tokens[index]?.gap ?? '')) break;
  }
  // "kyle carries the cables", "the casita has a telescope": an unknown word right before a third-person verb.
  const verb = words[0] ?? '';
  const before = tokens[frame.start - 1];
  if (
    /^(?:brings|takes|carries|packs|has|lleva|trae|tiene|pone)$/.test(verb) &&
    before &&
    !NO_NAME.test(before.text) &&
    !/[,;:]/.test(tokens[frame.start]?.gap ?? '') &&
    !/^(?:it|which|who|that|this|always|also|quien|no|se|me|lo|la|los|las|nos|le)$/.test(before.text) &&
    before.number === undefined
  )
    return act === 'have' || verb === 'pone'
      ? { kind: 'provider', name: before.text }
      : { kind: 'person', name: before.text };
  return { kind: 'none' };
}

/** Whether a frame's things are the writer's to bring: said in the first person, or of nobody. */
export const isWriters = (view: SentenceView, frame: Frame, context: ThingsContext): boolean => {
  if (isNegated(view.sentence.tokens, frame)) return false;
  const { kind } = subjectOf(view, { mentions: [], start: frame.end, end: frame.end }, frame, context);
  return kind === 'first' || kind === 'none';
};

/** "no X", "sin X", "X no", "X NO": the negation stands at the thing itself. */
export const directlyDenied = (
  tokens: readonly Token[],
  mention: ThingMention,
  group: ThingGroup,
  frame?: Frame,
): boolean => {
  const listStart = group.mentions[0]?.start ?? mention.start;
  for (const start of new Set([mention.start, listStart])) {
    for (let index = start - 1; index >= Math.max(0, start - 3); index -= 1) {
      const text = tokens[index]?.text ?? '';
      if (/^(?:no|not|without|sin|ni|nor|neither|zero|ningun|ninguna|nada)$/.test(text)) {
        if (/[,;:]/.test(tokens[index + 1]?.gap ?? '')) break;
        // "can't sleep without": the no is part of the frame.
        if (frame && index >= frame.start && index < frame.end) break;
        // In Spanish "no" before the verb of the list: "no llevo …" is the frame's own.
        return true;
      }
      if (!/^(?:the|a|an|my|our|any|el|la|los|las|un|una|de|mi|mis|su|for|big|good|own|buena|buen)$/.test(text)) break;
      if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) break;
    }
  }
  let after = group.end;
  while (/^(?:lol|haha|jaja|jajaja|pls)$/.test(tokens[after]?.text ?? '')) after += 1;
  // "lentes de contacto y talco = NO": the list goes on with what we do not know.
  const said = tokens.findIndex(
    ({ text, gap }, index) => index >= after && index <= after + 2 && text === 'no' && gap.includes('='),
  );
  if (said !== -1) return true;
  const no = tokens[after];
  if (mention.end !== group.end || !no || !/^(?:no|nope|not|nah)$/.test(no.text)) return false;
  const next = tokens[after + 1];
  return (
    !next ||
    /[,;:.()]/.test(next.gap) ||
    /^(?:they|its|it|the|thats|que|porque|because|cos|por|pero|but|since)/.test(next.text)
  );
};

/** "…, altavoz la Carmen, plancha y secador Lucía": the verb of the list before is left out. */
const gappedSubject = (view: SentenceView, group: ThingGroup, context: ThingsContext): string | undefined => {
  const { tokens } = view.sentence;
  const at = SPANISH_SUBJECT.test(tokens[group.end]?.text ?? '') ? group.end + 1 : group.end;
  const token = tokens[at];
  if (!token || !isName(token, at, context, tokens[at - 1]?.text ?? '') || /[,;:(]/.test(tokens[group.end]?.gap ?? ''))
    return undefined;
  const next = tokens[at + 1];
  return !next || /[,;:.)]/.test(next.gap) || /^(?:y|and|e)$/.test(next.text) ? token.text : undefined;
};

/** A denial reaches over a comma only in a list of "or" and "ni". */
const reachingCue = (tokens: readonly Token[], cue: number, at: number): number => {
  if (cue === -1 || cue > at) return cue;
  const between = tokens.slice(cue + 1, at + 1);
  const parted = between.some(({ gap }) => /[,+]/.test(gap));
  return parted && !tokens.slice(cue, at + 6).some(({ text }) => /^(?:or|nor|ni|o|u|neither)$/.test(text)) ? -1 : cue;
};

/** Words that say a thing is bought on the way. */
const THERE =
  /\b(?:there|alla|alli|arriv\w+|local\w*|llegar|llegada|destino|supermarket|supermercado|duty free|on the way)\b/;
const LODGING =
  /^(?:hotel|hostel|apartment|apto|apartamento|flat|piso|house|casa|airbnb|cabin|cabana|campsite|hut|room|cuarto|habitacion|residence|residencia|albergue|refugio|bungalow|villa|cottage|dorm|camping|studio|condo)$/;
/** Kinds that a lodging or an organiser gives or lacks. */
const LACKABLE: ReadonlySet<string> = new Set([
  'bedding',
  'kitchen',
  'baby',
  'cosmetic',
  'garment',
  'footwear',
  'gear',
  'electronic',
  'set',
]);
const BRINGERS = /^(?:lleva|llevan|trae|traen|brings?|has|have|takes|carries)$/;

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
): Reading | undefined {
  const { tokens } = view.sentence;
  const clause = view.clauses.findIndex(({ from, to }) => mention.start >= from && mention.start < to);
  const about = context.about(view, clause);
  const denied = directlyDenied(tokens, mention, group, frame);
  const kind = mention.concept.kind;
  if (justInCase(tokens, mention)) return plain('bring', undefined, about);
  if (frame?.row.act === 'forget') return denied ? undefined : plain('forgotten-before');
  if (tokens.slice(mention.start, mention.end + 5).some(({ text }) => GONE.test(text))) return undefined;
  if (tokens.slice(Math.max(0, mention.start - 4), mention.start).some(({ text }) => GONE.test(text))) return undefined;
  if (view.marks.past[mention.start] === 1 && !/^(?:provided|sent)$/.test(frame ? POSITIVE_OF(frame) : ''))
    return denied && frame === undefined ? plain('forgotten-before') : undefined;
  if (view.marks.unreal[mention.start] === 1) return undefined;
  if (notLetIn(tokens, mention)) return undefined;

  const medical = kind === 'medicine' || kind === 'device';
  if (!frame) {
    const other = gappedSubject(view, group, context);
    if (other) return plain('other-brings', other);
    const cue = reachingCue(tokens, view.marks.denied[mention.start] ?? -1, mention.start);
    // "I won't risk my race shoes in the hold" takes them along.
    if (
      !denied &&
      tokens
        .slice(Math.max(0, mention.start - 5), mention.start)
        .some(({ text }) => /^(?:risk|lose|forget|trust|arriesg\w+|perder|olvid\w+)$/.test(text))
    )
      return plain('bring', undefined, about);
    if (medical && !denied) return plain('bring', undefined, ownerIds(view, group, context) ?? about);
    if (denied || cue !== -1) {
      // "a cot and a highchair but no towels", "shirt rented, shoes not": what others do not give has to come.
      const lacked =
        /^(?:provided|rented)$/.test(previous?.fate ?? '') ||
        tokens.slice(view.clauses[clause]?.from ?? 0, mention.start).some(({ text }) => LODGING.test(text));
      return plain(lacked && LACKABLE.has(kind) ? 'bring' : 'stays', undefined, about);
    }
    return bareFate(view, group, mention, context, clause);
  }

  const subject = subjectOf(view, group, frame, context);
  const { act } = frame.row;
  const no = isNegated(tokens, frame) !== (denied && act !== 'leave' && !isNegated(tokens, frame));
  const by = subject.name;
  const ids = subject.whose?.ids ?? about;
  const theirs =
    subject.kind === 'person' && (subject.whose === undefined || subject.whose.away || subject.whose.packsAlone);
  const reported = tokens.slice(Math.max(0, frame.start - 2), frame.start).some(({ text }) => REPORTED.test(text));

  if (act === 'undo' || act === 'none') return undefined;
  if (act === 'lend') {
    const handedOver = frame.row.phrase.includes('paso') || /^(?:handed|hand)/.test(frame.row.phrase);
    return plain(handedOver || no ? 'bring' : 'provided', by, []);
  }
  if (act === 'have' && /^(?:with|con)$/.test(frame.row.phrase) && /^(?:rented|provided)$/.test(previous?.fate ?? ''))
    return previous;
  if (act === 'have') {
    if (
      subject.kind === 'provider' ||
      (frame.row.phrase === 'with' && PROVIDER.test(tokens[frame.start - 1]?.text ?? ''))
    )
      return plain(no ? 'bring' : 'provided', by);
    if (theirs && medical && !subject.whose?.away && !subject.whose?.packsAlone) return plain('bring', undefined, ids);
    if (theirs) return no ? undefined : plain('other-brings', by);
    if (/^(?:with|con)$/.test(frame.row.phrase))
      return no ? plain('stays') : bareFate(view, group, mention, context, clause);
    if (subject.kind === 'first' || subject.kind === 'person') return plain(no ? 'maybe' : 'bring', undefined, ids);
    return no ? undefined : bareFate(view, group, mention, context, clause);
  }
  if (act === 'bring' || act === 'need' || act === 'use' || act === 'wear') {
    const word = tokens[frame.start]?.text ?? '';
    if (reported && !theirsByName(word)) return plain(no ? 'stays' : 'bring', undefined, []);
    if (
      subject.kind === 'provider' &&
      act === 'bring' &&
      tokens.slice(frame.start, frame.end).some(({ text }) => BRINGERS.test(text))
    )
      return plain(no ? 'bring' : 'provided', by);
    if (subject.kind === 'provider' && act === 'use') return no ? plain('stays') : plain('bring', undefined, ids);
    // A device somebody uses goes wherever that person does.
    if (theirs && !(medical && act === 'use' && !subject.whose?.packsAlone && !subject.whose?.away))
      return no ? undefined : plain('other-brings', by);
    const fate =
      act === 'wear' && /^(?:document|papers|medicine|electronic|device)$/.test(kind) ? 'bring' : POSITIVE[act];
    return plain(no ? 'stays' : fate, undefined, ids);
  }
  if (act === 'give' || act === 'given') {
    if (no) return plain('bring', undefined, about);
    if (theirs && act === 'given') return plain('other-brings', by);
    return plain('provided', subject.kind === 'first' ? undefined : by, about);
  }
  if (act === 'buy' && !THERE.test(tokens.map(({ text }) => text).join(' '))) return plain('bring', undefined, about);
  if (act === 'rent' || act === 'buy' || act === 'send') {
    if (no) return plain('bring', undefined, about);
    return plain(POSITIVE[act], theirs ? by : undefined, theirs ? [] : about);
  }
  const doubleNo = no && act === 'leave' && !/^(?:no|not|dont|doesnt)$/.test(tokens[frame.start]?.text ?? '');
  return plain(doubleNo ? 'bring' : 'stays', undefined, about);
}

const POSITIVE_OF = ({ row: { act } }: Frame): string =>
  act === 'undo' || act === 'none' || act === 'have' || act === 'lend' ? '' : POSITIVE[act];

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

/** A thing without a frame: "my X", a bare list of things, or a thing that is named only to be taken. */
function bareFate(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  context: ThingsContext,
  position: number,
): Reading | undefined {
  const { tokens } = view.sentence;
  const clause = view.clauses[position];
  if (view.away[position] === true) return undefined;
  const owner = ownerOf(view, group, context);
  if (owner?.away || owner?.packsAlone) return undefined;
  const travellers = owner?.ids ?? context.about(view, position);
  const before = tokens.slice(Math.max(0, group.start - 4), group.start);
  if (tokens.slice(clause?.from ?? 0, group.start).some(({ text }) => REPORTED.test(text))) return undefined;
  const mine = before.some(({ text }) => /^(?:my|our|mi|mis|nuestro|nuestra|nuestros|nuestras)$/.test(text));
  if (mine || owner) return { fate: 'bring', travellers };
  const from = pieceStart(tokens, group.start, clause?.from ?? 0);
  const to = pieceEnd(tokens, group.end, clause?.to ?? tokens.length);
  // "La carriola (la carreta) la montan": the verb stands behind the bracket.
  const bracketed =
    /\(/.test(tokens[group.end]?.gap ?? '') &&
    tokens.slice(group.end).some((_, at) => isVerbalAt(tokens, group.end + at));
  const verbless = !bracketed && !tokens.slice(from, to).some((_, at) => isVerbalAt(tokens, from + at));
  const inThings = group.mentions.reduce((sum, one) => sum + one.end - one.start, 0);
  if (verbless && (to - from <= SHORT_PIECE || inThings * 2 >= to - from || group.mentions.length >= 2))
    return { fate: 'bring', travellers };
  if (NAMED_TO_TAKE.has(mention.concept.kind)) return { fate: 'bring', travellers };
  return undefined;
}

/** A piece of so few words without a verb is an entry of a list. */
const SHORT_PIECE = 5;

/** The piece between commas that a list stands in. */
const pieceStart = (tokens: readonly Token[], at: number, least: number): number => {
  let from = at;
  while (from > least && !/[,]/.test(tokens[from]?.gap ?? '') && !isHardGap(tokens[from]?.gap)) from -= 1;
  return from;
};
const pieceEnd = (tokens: readonly Token[], at: number, most: number): number => {
  let to = at;
  while (to < most && !/[,]/.test(tokens[to]?.gap ?? '') && !isHardGap(tokens[to]?.gap)) to += 1;
  return to;
};

const ownerIds = (view: SentenceView, group: ThingGroup, context: ThingsContext): readonly string[] | undefined =>
  ownerOf(view, group, context)?.ids;

/** Whose: "Bramble's harness", "Tess's ankle brace", "su dinosaurio". */
const ownerOf = (view: SentenceView, group: ThingGroup, context: ThingsContext): Whose | undefined => {
  const { tokens } = view.sentence;
  const before = tokens[group.start - 1];
  if (before?.text === "'s") {
    const name = tokens[group.start - 2]?.text ?? '';
    return context.pets.has(name) ? { ids: [], packsAlone: false, away: false } : context.who(view, group.start - 2);
  }
  if (/^(?:his|her|their|su|sus)$/.test(before?.text ?? ''))
    return (
      context.who(view, group.start - 1) ??
      (tokens.some(({ text }) => context.pets.has(text)) ? { ids: [], packsAlone: false, away: false } : undefined)
    );
  return undefined;
};
