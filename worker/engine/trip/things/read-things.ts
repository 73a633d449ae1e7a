/**
 * What becomes of every thing that is named: each list of things is given the frame that governs it ("we hire …", "las
 * pone el lodge"), the frame's subject says whose doing it is, and a later word on the same thing ("no wait, …") wins.
 */
import { KIN, isVerbalAt } from '../../packing/reading/grammar';
import { quoteOf } from '../../packing/reading/instructions';
import { longestOnly, PhraseIndex } from '../../packing/reading/phrases';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import type { Thing } from '../schema';
import { FRAMES, type Act, type FrameRow } from './frames';
import { groupThings, mentionsIn, type ThingGroup, type ThingMention } from './mentions';

type Fate = Thing['fate'];

/** Who a word stands for, as the people reader knows it. */
export interface Whose {
  /** Ids of travellers on this list; empty for the writer, everybody, or nobody we know. */
  ids: readonly string[];
  /** They travel, but their bag is not this list's ("the lads can sort themselves out"). */
  packsAlone: boolean;
  /** Not a traveller: a host, a provider, somebody met there. */
  away: boolean;
}

export interface ThingsContext {
  /** Resolves a word of a sentence ("she", "dave", "the lodge") to people; undefined where it names nobody. */
  who: (view: SentenceView, tokenIndex: number) => Whose | undefined;
  /** Offsets of words that name places, which are no people. */
  isPlace: (offset: number) => boolean;
}

interface Frame {
  row: FrameRow;
  start: number;
  end: number;
}

interface Reading {
  fate: Fate;
  by?: string;
  travellers: readonly string[];
}

interface Entry {
  mention: ThingMention;
  reading: Reading;
  view: SentenceView;
  words: string;
  order: number;
}

const FRAME_INDEX = new PhraseIndex<FrameRow>(FRAMES, ({ phrase }) => [phrase]);
const NEGATOR =
  /^(?:no|not|dont|doesnt|didnt|wont|isnt|arent|wasnt|cant|cannot|never|nunca|tampoco|without|sin|ni|neither|nor|nobody|nadie|ningun|ninguna|zero|cero)$/;
const FIRST =
  /^(?:i|we|im|ive|ill|weve|well|my|our|me|us|yo|nosotros|nosotras|mi|mis|nuestro|nuestra|nuestros|nuestras)$/;
const FIRST_VERB =
  /^(?:llevo|llevamos|llevare|llevaremos|traigo|traemos|cargo|cargamos|tengo|tenemos|necesito|necesitamos|uso|usamos|utilizo|tomo|tomamos|alquilo|alquilamos|alquilaremos|rento|rentamos|rente|renté|compro|compramos|dejo|dejamos|quiero|queremos|pongo|ponemos|meto|metemos|viajo|viajamos|vamos|voy)$/;
const SPANISH_SUBJECT = /^(?:el|la|los|las|mi|mis|nuestro|nuestra)$/;
const HARD_STOP = /^(?:but|pero|aunque|although|though|however|sino|whereas|mientras)$/;
const PROVIDER =
  /^(?:hotel|hostel|lodge|apartment|apto|apartamento|flat|piso|house|casa|villa|airbnb|cabin|cabana|camp|campamento|campsite|truck|boat|barco|ship|crucero|agency|agencia|company|empresa|operator|outfitter|guide|guia|guides|guias|school|colegio|escuela|universidad|university|hospital|club|resort|host|hosts|anfitrion|anfitriona|landlord|casero|organisers|organizers|organisation|organizacion|organizadores|venue|base|institute|instituto|asociacion|association|ngo|ong|teacher|profe|profesora|profesor|instructor|shop|tienda|gym|parish|parroquia|comparsa|hermandad|monastery|monasterio|refuge|refugio|albergue|hut|van|camper|motorhome|autocaravana|furgo|van|room|cuarto|habitacion|accommodation|alojamiento|residence|residencia|they|ellos|ahi|alli|alla|there|apt|condo|studio|place|dna|military|army|ejercito|government|gobierno|team|equipo|festival|wedding|bride|couple|rental|accomodation|training|tour|trek|cruise|race|carrera|event|evento)$/;

const VERBAL_STOP = 9;

const isNegated = (view: SentenceView, frame: Frame): boolean => {
  const { tokens } = view.sentence;
  for (let index = frame.start - 1; index >= Math.max(0, frame.start - 3); index -= 1) {
    const text = tokens[index]?.text ?? '';
    if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) break;
    if (NEGATOR.test(text)) return true;
    if (HARD_STOP.test(text)) break;
  }
  // "toallas no trae", "towels they don't": the negation inside or right after.
  const inside = tokens
    .slice(frame.start, frame.end)
    .some(({ text }) => /^(?:no|not|dont|doesnt|wont|arent|isnt)$/.test(text));
  return !inside && /^(?:not|no)$/.test(tokens[frame.end]?.text ?? '') && !tokens[frame.end]?.gap.includes(',')
    ? frame.row.side === 'before'
    : false;
};

const POSITIVE: Readonly<Record<Exclude<Act, 'undo' | 'have' | 'lend'>, Fate>> = {
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

/** Reads every thing named in the words. */
export function readThings(document: TripDocument, context: ThingsContext): Thing[] {
  const entries: Entry[] = [];
  let order = 0;
  let lastGroup: { entries: Entry[]; mentions: readonly ThingMention[] } | undefined;
  for (const view of document.views) {
    const { tokens } = view.sentence;
    const mentions = mentionsIn(view.sentence);
    const frames = longestOnly(FRAME_INDEX.find(tokens)).filter(
      ({ start, end }) => !mentions.some((mention) => start >= mention.start && end <= mention.end),
    );
    const groups = groupThings(tokens, mentions);
    const used = new Set<Frame>();
    for (const [position, group] of groups.entries()) {
      const previous = groups[position - 1];
      const next = groups[position + 1];
      const frame = frameOf(view, group, frames, previous, next, groups);
      if (frame) used.add(frame);
      const made: Entry[] = [];
      for (const mention of group.mentions) {
        const reading = readFate(view, group, mention, frame, context);
        if (!reading) continue;
        order += 1;
        made.push({ mention, reading, view, words: wordsOf(document.original, tokens, mention), order });
      }
      entries.push(...made);
      // "…, no wait, the rigger boots": what stood before the correction is taken back.
      const undo =
        previous && frames.find(({ row, start }) => row.act === 'undo' && start >= previous.end && start < group.start);
      if (undo && lastGroup) takeBack(lastGroup.entries, made);
      lastGroup = { entries: made, mentions: group.mentions };
    }
    // "we hire that, no wait, Jo has one", "las compro allá": a frame of its own speaks of the last thing named.
    for (const frame of frames) {
      if (used.has(frame) || frame.row.act === 'undo' || !lastGroup) continue;
      if (
        groups.some(({ start }) => start >= frame.end && start - frame.end < VERBAL_STOP && frame.row.side !== 'before')
      )
        continue;
      if (!refersBack(tokens, frame) || groups.at(-1) === undefined) continue;
      const target = groups.findLast(({ end }) => end <= frame.start);
      if (!target) continue;
      for (const mention of target.mentions) {
        const reading = readFate(view, target, mention, frame, context);
        if (!reading) continue;
        order += 1;
        entries.push({ mention, reading, view, words: wordsOf(document.original, tokens, mention), order });
      }
    }
  }
  return settle(document, entries);
}

const takeBack = (before: readonly Entry[], after: readonly Entry[]): void => {
  const [replacement] = after;
  for (const entry of before) {
    if (replacement && replacement.reading.fate === 'bring') entry.reading = { ...entry.reading, fate: 'stays' };
  }
};

const PRONOUN = /^(?:it|them|that|those|one|ones|these|this|lo|la|los|las|eso|esos|esas|esa|ese)$/;

const refersBack = (tokens: readonly Token[], frame: Frame): boolean =>
  [...tokens.slice(Math.max(0, frame.start - 2), frame.start), ...tokens.slice(frame.start, frame.end + 2)].some(
    ({ text }) => PRONOUN.test(text),
  );

/** The frame that governs a list: the one right after it, else the last one before it that no other list has ended. */
function frameOf(
  view: SentenceView,
  group: ThingGroup,
  frames: readonly Frame[],
  previous: ThingGroup | undefined,
  next: ThingGroup | undefined,
  groups: readonly ThingGroup[],
): Frame | undefined {
  const { tokens } = view.sentence;
  const after = frames.find(
    (frame) =>
      frame.row.act !== 'undo' &&
      frame.row.side !== 'after' &&
      frame.start >= group.end &&
      frame.start - group.end <= 6 &&
      (!next || frame.start < next.start) &&
      !stopsBetween(tokens, group.end, frame.start),
  );
  const before = frames.findLast(
    (frame) =>
      frame.row.act !== 'undo' &&
      frame.row.side !== 'before' &&
      frame.end <= group.start &&
      reaches(view, frame, group, groups),
  );
  // A frame between two lists belongs to the one before it when it can: "boards hired, gloves ours".
  if (!after)
    return before &&
      !(
        previous &&
        before.row.side === 'both' &&
        before.start - previous.end <= 2 &&
        before.end <= group.start &&
        /,/.test(tokens[before.end]?.gap ?? '')
      )
      ? before
      : undefined;
  if (!before) return after;
  const gapAfter = after.start - group.end;
  const gapBefore = group.start - before.end;
  // "sleeping stuff we bring ours": with both, the nearer one; passive phrases right after the thing win.
  if (after.row.side === 'before') return gapAfter <= 3 || gapAfter <= gapBefore ? after : before;
  return gapAfter < gapBefore ? after : before;
}

const stopsBetween = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let index = from; index < to; index += 1) {
    if (HARD_STOP.test(tokens[index]?.text ?? '')) return true;
    if (index > from && /[;:–—]|\s-\s/.test(` ${tokens[index]?.gap ?? ''} `)) return true;
  }
  return /[;:–—(]/.test(tokens[to]?.gap ?? '') && to - from > 1;
};

/** Whether a frame before a list reaches it: no "but" and no other verb between them. */
function reaches(view: SentenceView, frame: Frame, group: ThingGroup, groups: readonly ThingGroup[]): boolean {
  const { tokens } = view.sentence;
  let words = 0;
  for (let index = frame.end; index < group.start; index += 1) {
    const text = tokens[index]?.text ?? '';
    if (groups.some(({ start, end }) => index >= start && index < end)) continue;
    if (HARD_STOP.test(text)) return false;
    if (index > frame.end && isVerbalAt(tokens, index) && !/^(?:my|our)$/.test(text)) return false;
    if (index > frame.end && /[;–—]|\s-\s/.test(` ${tokens[index]?.gap ?? ''} `)) return false;
    words += 1;
  }
  if (/[;–—]|\s-\s/.test(` ${tokens[group.start]?.gap ?? ''} `)) return false;
  return words <= VERBAL_STOP;
}

interface Subject {
  kind: 'first' | 'provider' | 'person' | 'none';
  whose?: Whose;
  name?: string;
}

/** Who does what the frame says: before it in its clause, or in Spanish right after it ("las lleva Marta"). */
function subjectOf(view: SentenceView, group: ThingGroup, frame: Frame, context: ThingsContext): Subject {
  const { tokens } = view.sentence;
  const frameWords = tokens.slice(frame.start, frame.end).map(({ text }) => text);
  if (
    frameWords.some((text) => FIRST.test(text) || FIRST_VERB.test(text)) &&
    frame.row.act !== 'lend' &&
    frame.row.act !== 'give' &&
    frame.row.act !== 'given'
  )
    return { kind: 'first' };
  const named = (index: number): Subject | undefined => {
    const token = tokens[index];
    if (!token) return undefined;
    if (FIRST.test(token.text)) return { kind: 'first' };
    if (PROVIDER.test(token.text)) return { kind: 'provider', name: token.text };
    const whose = context.who(view, index);
    if (whose) return { kind: 'person', whose, name: token.text };
    if ((token.capital && index > 0 && !context.isPlace(token.start)) || KIN.has(token.text))
      return { kind: 'person', name: token.text };
    return undefined;
  };
  // After it: "las lleva Marta", "me los presta mi primo", "sorted by Dave".
  const from = Math.max(frame.end, group.end);
  for (let index = frame.end; index < Math.min(tokens.length, frame.end + 4); index += 1) {
    if (index > frame.end && /[,;:()]/.test(tokens[index]?.gap ?? '')) break;
    if (index < from && index >= group.start) break;
    const text = tokens[index]?.text ?? '';
    if (SPANISH_SUBJECT.test(text) || text === 'by' || text === 'por' || text === 'from') {
      const found = named(index + 1);
      if (found && found.kind !== 'first') return found;
      continue;
    }
    if (
      frame.row.side !== 'after' ||
      /^(?:lleva|llevan|trae|traen|tiene|tienen|pone|ponen|presta|prestan|da|dan)$/.test(frameWords.at(-1) ?? '')
    ) {
      const found = named(index);
      if (found && found.kind !== 'first') return found;
    }
    break;
  }
  for (let index = frame.start - 1; index >= Math.max(0, frame.start - 8); index -= 1) {
    const text = tokens[index]?.text ?? '';
    if (HARD_STOP.test(text)) break;
    if (index >= group.start && index < group.end) continue;
    const found = named(index);
    if (found) return found;
    if (/[;–—(]/.test(tokens[index]?.gap ?? '')) break;
  }
  return { kind: 'none' };
}

/** The fate of one thing in its frame, or undefined where the words do not settle it. */
function readFate(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  frame: Frame | undefined,
  context: ThingsContext,
): Reading | undefined {
  const { marks, sentence } = view;
  const { tokens } = sentence;
  const past = marks.past[mention.start] === 1;
  const denied = directlyDenied(tokens, mention, group);
  const none: readonly string[] = [];
  if (frame?.row.act === 'forget') return denied ? undefined : { fate: 'forgotten-before', travellers: none };
  if (past) return denied && frame === undefined ? { fate: 'forgotten-before', travellers: none } : undefined;
  if (marks.unreal[mention.start] === 1) return undefined;

  if (!frame) {
    const lends = gappedSubject(view, group, context);
    if (lends) return { fate: 'other-brings', by: lends, travellers: none };
    if (denied || (marks.denied[mention.start] ?? -1) !== -1) return { fate: 'stays', travellers: none };
    return bareFate(view, group, mention, context);
  }

  const subject = subjectOf(view, group, frame, context);
  const { act } = frame.row;
  const no = isNegated(view, frame) !== (denied && act !== 'leave');
  const by = subject.name ?? undefined;
  const travellers = subject.whose?.ids ?? none;
  const theirs =
    subject.kind === 'person' && (subject.whose === undefined || subject.whose.away || subject.whose.packsAlone);

  if (act === 'undo') return undefined;
  if (act === 'lend')
    return /^(?:me|nos)$/.test(tokens[frame.start]?.text ?? '') && frame.row.phrase.includes('paso')
      ? { fate: 'bring', travellers: none }
      : { fate: no ? 'bring' : 'provided', ...(by && { by }), travellers: none };
  if (act === 'have') {
    if (subject.kind === 'provider') return { fate: no ? 'bring' : 'provided', ...(by && { by }), travellers: none };
    if (theirs) return no ? undefined : { fate: 'other-brings', ...(by && { by }), travellers: none };
    if (subject.kind === 'first' || subject.kind === 'person') return { fate: no ? 'maybe' : 'bring', travellers };
    return no ? undefined : bareFate(view, group, mention, context);
  }
  if (act === 'bring' || act === 'need' || act === 'use' || act === 'wear') {
    if (
      subject.kind === 'provider' &&
      act === 'bring' &&
      !/^(?:lleva|llevan|trae|traen|brings?|has|have)$/.test(tokens[frame.start]?.text ?? '')
    )
      return { fate: no ? 'stays' : 'bring', travellers: none };
    if (subject.kind === 'provider' && act === 'bring')
      return { fate: no ? 'bring' : 'provided', ...(by && { by }), travellers: none };
    if (theirs) return no ? undefined : { fate: 'other-brings', ...(by && { by }), travellers: none };
    return { fate: no ? 'stays' : POSITIVE[act], travellers };
  }
  if (act === 'give' || act === 'given') {
    if (no) return { fate: 'bring', travellers: none };
    return { fate: 'provided', ...(subject.kind !== 'first' && by && { by }), travellers: none };
  }
  if (act === 'rent' || act === 'buy' || act === 'send') {
    if (no) return { fate: 'bring', travellers };
    return { fate: POSITIVE[act], ...(theirs && by && { by }), travellers: theirs ? none : travellers };
  }
  return {
    fate:
      no && act === 'leave' && !/^(?:no|not|dont|doesnt)$/.test(tokens[frame.start]?.text ?? '') ? 'bring' : 'stays',
    travellers,
  };
}

/** "no X", "sin X", "X no", "X NO": the negation stands at the thing itself. */
const directlyDenied = (tokens: readonly Token[], mention: ThingMention, group: ThingGroup): boolean => {
  const listStart = group.mentions[0]?.start ?? mention.start;
  for (const start of new Set([mention.start, listStart])) {
    for (let index = start - 1; index >= Math.max(0, start - 3); index -= 1) {
      const text = tokens[index]?.text ?? '';
      if (/^(?:no|not|without|sin|ni|nor|neither|zero|ningun|ninguna|nada)$/.test(text)) {
        if (/^(?:no|nada)$/.test(text) && /[,;:]/.test(tokens[index + 1]?.gap ?? '')) break;
        return true;
      }
      if (!/^(?:the|a|an|my|our|any|el|la|los|las|un|una|de|mi|mis|su|need|for|big|good|own|buena|buen)$/.test(text))
        break;
      if (/[,;:()]/.test(tokens[index + 1]?.gap ?? '')) break;
    }
  }
  const next = tokens[group.end];
  return (
    mention.end === group.end &&
    next !== undefined &&
    /^(?:no|nope|not|nah)$/.test(next.text) &&
    (tokens[group.end + 1] === undefined || /[,;:.()]/.test(tokens[group.end + 1]?.gap ?? ''))
  );
};

/** "…, altavoz la Carmen, plancha y secador Lucía": the verb of the list before is left out. */
const gappedSubject = (view: SentenceView, group: ThingGroup, context: ThingsContext): string | undefined => {
  const { tokens } = view.sentence;
  const at = SPANISH_SUBJECT.test(tokens[group.end]?.text ?? '') ? group.end + 1 : group.end;
  const token = tokens[at];
  if (!token?.capital || context.isPlace(token.start) || /[,;:(]/.test(tokens[group.end]?.gap ?? '')) return undefined;
  const next = tokens[at + 1];
  return !next || /[,;:.)]/.test(next.gap) || /^(?:y|and|e)$/.test(next.text) ? token.text : undefined;
};

/** Kinds that somebody names only because they take them. */
const NAMED_TO_TAKE: ReadonlySet<string> = new Set([
  'medicine',
  'device',
  'document',
  'papers',
  'electronic',
  'instrument',
  'religious',
  'uniform',
]);

/** A thing without a frame: "my X", a bare list of things, or a thing that is named only to be taken. */
function bareFate(
  view: SentenceView,
  group: ThingGroup,
  mention: ThingMention,
  context: ThingsContext,
): Reading | undefined {
  const { tokens } = view.sentence;
  const clause = view.clauses.find(({ from, to }) => mention.start >= from && mention.start < to);
  const position = view.clauses.findIndex((one) => one === clause);
  if (view.away[position] === true) return undefined;
  const owner = ownerOf(view, group, context);
  if (owner?.away || owner?.packsAlone) return undefined;
  const travellers = owner?.ids ?? [];
  const verbless =
    clause !== undefined && !tokens.slice(clause.from, clause.to).some((_, at) => isVerbalAt(tokens, clause.from + at));
  const mine = tokens
    .slice(Math.max(0, group.start - 3), group.start)
    .some(({ text }) => /^(?:my|our|mi|mis|nuestro|nuestra|nuestros|nuestras)$/.test(text));
  if (mine || owner) return { fate: 'bring', travellers };
  const length = clause ? clause.to - clause.from : 99;
  const inThings = group.mentions.reduce((sum, one) => sum + one.end - one.start, 0);
  if (verbless && (inThings * 2 >= length || group.mentions.length >= 2)) return { fate: 'bring', travellers };
  if (NAMED_TO_TAKE.has(mention.concept.kind ?? '')) return { fate: 'bring', travellers };
  return undefined;
}

/** Whose: "Bramble's harness", "Tess's ankle brace", "su dinosaurio". */
const ownerOf = (view: SentenceView, group: ThingGroup, context: ThingsContext): Whose | undefined => {
  const { tokens } = view.sentence;
  const before = tokens[group.start - 1];
  if (before?.text === "'s") return context.who(view, group.start - 2);
  if (/^(?:his|her|their|su|sus)$/.test(before?.text ?? '')) return context.who(view, group.start - 1);
  return undefined;
};

const MODIFIER_BEFORE =
  /^(?:big|small|little|large|light|lightweight|heavy|warm|thick|thin|long|short|black|white|red|blue|green|grey|gray|brown|leather|closed|steel|toe|toed|rigger|work|demo|inflatable|worming|braille|bone|conduction|daily|monthly|own|second|spare|old|new|good|best|nice|smart|fancy|waterproof|electric|folding|portable|wooden|acoustic|travel|winter|summer|wrist|ankle|knee|shin|hockey|figure|cricket|baseball|climbing|hiking|running|tap|ballet|jazz|moto|silk|wool|woollen|thermal)$/;
const MODIFIER_AFTER =
  /^(?:largo|larga|largos|largas|corto|corta|negro|negra|negros|negras|blanco|blanca|blancos|blancas|rojo|roja|azul|verde|grueso|gruesa|gruesos|gruesas|fino|fina|electrico|electrica|plegable|termico|termica|termicos|termicas|impermeable|impermeables|buena|bueno|grande|pequeno|pequena|formal|formales|mensuales|diarias|ligero|ligera|viejo|vieja)$/;

/** The traveller's words for it: the noun with its adjectives, as written. */
const wordsOf = (original: string, tokens: readonly Token[], mention: ThingMention): string => {
  let { start, end } = mention;
  while (
    start > 0 &&
    mention.start - start < 3 &&
    MODIFIER_BEFORE.test(tokens[start - 1]?.text ?? '') &&
    !/[,;:()]/.test(tokens[start]?.gap ?? '')
  )
    start -= 1;
  while (
    end < tokens.length &&
    end - mention.end < 2 &&
    MODIFIER_AFTER.test(tokens[end]?.text ?? '') &&
    !/[,;:()]/.test(tokens[end]?.gap ?? '')
  )
    end += 1;
  return original
    .slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80);
};

/** One thing for each concept and owner; the last word on it stands, and a refusal is not undone by a mere mention. */
function settle(document: TripDocument, entries: readonly Entry[]): Thing[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.mention.concept.id}|${entry.reading.travellers.join()}`;
    const known = latest.get(key);
    // "bring … no wait, we hire those": later words win; a bare mention does not take a told fate back.
    if (
      known &&
      known.reading.fate !== 'bring' &&
      entry.reading.fate === 'bring' &&
      !entry.reading.by &&
      entry.order - known.order < 3 &&
      known.view === entry.view
    ) {
      latest.set(key, entry);
      continue;
    }
    if (known && known.reading.fate === 'forgotten-before' && entry.reading.fate === 'bring') continue;
    latest.set(key, entry);
  }
  return [...latest.values()]
    .toSorted((a, b) => a.order - b.order)
    .slice(0, 120)
    .map(({ mention, reading, view, words }, index): Thing => {
      const { tokens } = view.sentence;
      const clause = view.clauses.find(({ from, to }) => mention.start >= from && mention.start < to);
      const start = tokens[mention.start]?.start ?? 0;
      const end = tokens[mention.end - 1]?.end ?? start;
      const quote = quoteOf(
        document.original,
        { start: tokens[clause?.from ?? 0]?.start ?? 0, end: Math.max(end, tokens[(clause?.to ?? 1) - 1]?.end ?? 0) },
        start,
        end,
      );
      return {
        id: `th${index + 1}`,
        words,
        concept: mention.concept.id,
        ...(mention.quantity !== undefined && { quantity: mention.quantity }),
        fate: reading.fate,
        ...(reading.by && { by: reading.by }),
        travellers: [...reading.travellers],
        legs: [],
        evidence: { source: 'words', ...(quote !== undefined && { quote }), start, end, certainty: 'sure' },
      };
    });
}
