/** Which frame each piece of a list is read in: the one before it, the one after it, or an organiser's heading. */
import { AND } from '../../packing/reading/grammar';
import { someWord, type Token } from '../../packing/reading/text';
import type { Reading } from './reading';
import { isSummedUp } from './governing';
import type { Frame } from './frames';
import { type ThingGroup } from './mentions';
import { hasNewArticle, isJoined, lastPiece, twoLists } from './joined-lists';
import type { HeadingFate } from './headings';
import { directlyDenied, isNegated } from './negation';
import { isOpen } from './open-things';
import { isFurnishing } from './furnished';
import type { Entry } from './thing-entry';

/** What an organiser's heading says of a list, where nothing nearer does. */
export function underOrganiser(
  tokens: readonly Token[],
  group: ThingGroup,
  { before, after }: { before?: Frame; after?: Frame },
  headings: readonly (HeadingFate | undefined)[],
): Reading | undefined {
  const fate = headings[group.start];
  if (fate === undefined || after || group.mentions.some((mention) => directlyDenied(tokens, mention, group)))
    return undefined;
  // A verb after the colon says more.
  const nearer = before && tokens.slice(before.end, group.start + 1).every(({ gap }) => !gap.includes(':'));
  return nearer && !/^(?:with|con|w)$/.test(before.row.phrase) ? undefined : { fate, travellers: [] };
}

/** Gives a list its frame, or cuts it where the frame after it reaches only its last piece. */
export function readGroup(
  tokens: readonly Token[],
  group: ThingGroup,
  { before, after }: { before?: Frame; after?: Frame },
  add: (group: ThingGroup, frame: Frame | undefined) => Entry[],
): Entry[] {
  const denial = tokens[group.end];
  // "robes, hair dryers, no irons allowed": that no begins the next piece.
  const closes =
    denial && (!/,/.test(denial.gap) || !tokens[group.end + 1] || /[,;:.()]/.test(tokens[group.end + 1]?.gap ?? ''));
  const trailing = closes && /^(?:not|no|nope)$/.test(denial.text) ? lastPiece(tokens, group, false) : undefined;
  if (trailing && !after) return [...add(trailing[0], before), ...add(trailing[1], undefined)];
  if (!after || before?.row.act === 'forget') return add(group, before);
  // "We buy boots there": the verb before says more than the place after.
  if (before && before.row.act !== 'have' && /^(?:there|alla|alli|ahi)$/.test(after.row.phrase))
    return add(group, before);
  // "Said don't bring a kettle, we have four": the reason of whoever says so.
  if (
    before?.row.act === 'leave' &&
    after.row.act === 'have' &&
    (tokens[after.end]?.number !== undefined ||
      /^(?:plenty|loads|lots|tons|heaps|several|enough|spares|some|one|them|it|those)$/.test(
        tokens[after.end]?.text ?? '',
      ))
  )
    return add(group, before);
  // "My own pillow because theirs are like bricks": the reason says why, and not what becomes of it.
  if (
    before &&
    /^(?:bring|need|use|wear|leave|buy|rent|send)$/.test(before.row.act) &&
    someWord(tokens, group.end, after.start, /^(?:because|cos|coz|cuz|since)$/)
  )
    return add(group, before);
  // "need my laptop at the hotel": where one needs it.
  if (
    before &&
    /^(?:bring|need|use|wear)$/.test(before.row.act) &&
    /^(?:in|at)\b/.test(after.row.phrase) &&
    group.mentions.length === 1 &&
    !tokens.slice(before.end, after.start + 1).some(({ gap }) => /[,;:(]/.test(gap))
  )
    return add(group, before);
  // "with hand luggage only, skis and boots are rented": "with" is the weakest of frames.
  const weak = before !== undefined && /^(?:with|con)\b/.test(before.row.phrase);
  const near = before !== undefined && !weak && group.start - before.end <= 3;
  // "shirt, trousers and bow tie (they lend it)": an aside speaks of the thing it follows, unless it says "them".
  if (isAsideOfLast(tokens, group, after)) {
    const last = lastPiece(tokens, group, true);
    if (last) return [...add(last[0], before), ...add(last[1], after)];
  }
  // "Gloves and rain liner NOT included": the two of them.
  const pair =
    !before &&
    isNegated(tokens, after) &&
    (after.row.act === 'given' || /^alquilan?$/.test(after.row.phrase)) &&
    group.mentions.length === 2 &&
    startsPiece(tokens, group) &&
    isJoined(tokens, group, after.start);
  // "Own masks, snorkels n reef shoes, fins are a pain leave em home": the list was closed before its last piece.
  const closed = closedBefore(tokens, group, after);
  if (closed) return [...add(closed[0], before), ...add(closed[1], after)];
  const lists = before && twoLists(tokens, group);
  if (lists) return [...add(lists[0], before), ...add(lists[1], after)];
  // "Food, canopy, plates no be my business": all of it.
  const dismissed = !before && /\b(?:business|wahala|concern|palaver|headache|lookout)$/.test(after.row.phrase);
  if (pair || dismissed || isSummedUp(tokens, group, after)) return add(group, after);
  // "el equipo (casco, arnés, guantes) lo entrega la empresa": said of all that the bracket holds.
  if (!before && opensInBracket(tokens, group.start) && closesBracket(tokens, group.end, after.start))
    return add(group, after);
  // "frontales y pilas, panel solar hay": said of the last piece alone.
  const there =
    /^(?:hay|habra)\b(?! en\b)/.test(after.row.phrase) &&
    !before &&
    !group.mentions.every(isFurnishing) &&
    lastPiece(tokens, group, false);
  if (there) return [...add(there[0], before), ...add(there[1], after)];
  // "guitarra, cancioneros y corneta en la capilla": of a longer list the last stands there.
  const last =
    !before &&
    group.mentions.length > 2 &&
    /^(?:en|donde|del|al) /.test(after.row.phrase) &&
    lastPiece(tokens, group, true);
  if (last) return [...add(last[0], before), ...add(last[1], after)];
  // "Silla del coche, el maxicosi, lo tiene mi tía": one thing by two names.
  const [{ concept: first } = { concept: undefined }, ...others] = group.mentions;
  if (!before && others.length > 0 && first && !isOpen(first) && others.every(({ concept }) => concept.id === first.id))
    return add(group, after);
  // "sombrero, moños que los trae la capitana": said of what stands right before it.
  const relative =
    (tokens[after.start - 1]?.text === 'que' || /^prestad[oa]$/.test(tokens[after.start]?.text ?? '')) &&
    lastPiece(tokens, group, false);
  if (relative) return [...add(relative[0], before), ...add(relative[1], after)];
  // "comida, carpa y bolsa propias": the owner's word is said of all of its piece.
  const own = /(?:^|\s)(?:own|propi[oa]s?)$/.test(after.row.phrase);
  const parts =
    near || isNegated(tokens, after) || !isJoined(tokens, group, after.start)
      ? lastPiece(
          tokens,
          group,
          !own && (near || isNegated(tokens, after) || (after.row.act === 'leave' && hasNewArticle(tokens, group))),
        )
      : undefined;
  // "nets, pliers, scales provided": a list from the head of its sentence has one verb.
  const whole =
    !before &&
    (after.row.side === 'before' || HIRED.test(tokens[after.start]?.text ?? '')) &&
    // "Termo, mate, yerba la compro allá": one of them.
    !/^(?:lo|la)$/.test(tokens[after.start - 1]?.text ?? '') &&
    !/^(?:lo|la)$/.test(tokens[after.start]?.text ?? '') &&
    !/^(?:lo|la)$/.test(tokens[after.start + 1]?.text ?? '') &&
    startsPiece(tokens, group) &&
    group.mentions.length > 2 &&
    // "Black dress, black flats, tights way too hot": why one of them stays.
    !(after.row.act === 'leave' && WHY_NOT.test(after.row.phrase)) &&
    !isOfLastAlone(tokens, group, after);
  if (parts && !whole) return [...add(parts[0], before), ...add(parts[1], after)];
  if (!before) return add(group, after);
  const gapAfter = after.start - group.end;
  const gapBefore = group.start - before.end;
  // With both, the nearer one; a passive phrase right after the thing wins.
  const wins = weak || after.row.side === 'before' ? gapAfter <= 3 || gapAfter <= gapBefore : gapAfter < gapBefore;
  return add(group, wins ? after : before);
}

/**
 * "Abuelita: pañales, crema, losartán, oxígeno no usa", "cada quien: botas, repelente, mosquitero ponen": of a list without an
 * "y" a Spanish verb speaks of what stands right before it where it is denied, has a pronoun of its own, stands in the singular
 * or ends a list with a heading.
 */
const isOfLastAlone = (
  tokens: readonly Token[],
  { mentions, start: opening, end }: ThingGroup,
  { row, start, end: behind }: Frame,
): boolean => {
  if (mentions.every(isFurnishing)) return false;
  const headed = tokens[opening]?.gap.includes(':') === true;
  const words = tokens.slice(end, start + 2).map(({ text }) => text);
  const pronoun = words.find((text) => /^(?:los|las)$/.test(text));
  const last = tokens[end - 1]?.text ?? '';
  // "Permiso, ficha técnica, carta verde no hace falta": one thing, by its verb.
  if (pronoun === undefined && !last.endsWith('s') && SINGULAR.test(row.phrase)) return true;
  const long = headed || mentions.length > MOST_OF_ONE_VERB;
  if (long && pronoun === undefined && tokens.slice(start, behind).some(({ text }) => ENDS_LAST.test(text)))
    return true;
  // "Casco, overol, guantes los da la mina": of a short list at the head of its sentence it may be all.
  if (!long) return false;
  const denied = /^no (?:usa|lleva|quiere|permite|deja|admite|acepta|necesita|toma|trae)n?\b/.test(row.phrase);
  return denied || (pronoun !== undefined && last.endsWith('s'));
};
const SINGULAR =
  /^(?:(?:ya|se|no|me|nos|le|les) )*(?:hace falta|cabe|entra|sobra|va|viene|viaja|queda|sirve|vale|pesa|ocupa|abulta|estorba|compensa|cierra|prohibid[oa]|vetad[oa]|incluid[oa]|alquilad[oa])\b/;
/** Verbs without their object, which stands before them, and places: "atril allá". */
const ENDS_LAST =
  /^(?:hay|dan?|ponen?|prestan?|tienen?|facilitan|ofrecen?|entregan?|reparten?|alquilan?|alquilo|alquilamos|rentan?|venden?|compro|compramos|permiten?|dejan|admiten|prohib\w+|alla|alli|ahi)$/;

/** Whether the bracket before a place is open there; entries that we do not know may stand behind its sign. */
const opensInBracket = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - MOST_IN_BRACKET), at + 1)
    .findLast(({ gap }) => /[()]/.test(gap))
    ?.gap.includes('(') === true;
const MOST_IN_BRACKET = 8;

/** Whether a bracket that is open closes between two places; entries that we do not know may stand before its end. */
const closesBracket = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to + 1)
    .find(({ gap }) => /[()]/.test(gap))
    ?.gap.includes(')') === true;

const isWorn = ({ concept }: ThingGroup['mentions'][number]): boolean => /^(?:garment|footwear)$/.test(concept.kind);

const WHY_NOT = /^(?:(?:way |far |much )?too |no (?:use|room|space|point)|pointless|useless|overkill|unnecessary)/;
const MOST_OF_ONE_VERB = 3;
/** "skis, boots, helmets hired": a participle closes its list, as "provided" does. */
const HIRED = /^(?:hired|rented|leased|(?:alquil|rent|arrend)ad[oa]s?)$/;

const isAsideOfLast = (tokens: readonly Token[], group: ThingGroup, after: Frame): boolean => {
  if (group.mentions.length < 2 || !tokens[group.end]?.gap.includes('(')) return false;
  // "duvets and pillows (feather) are in the room": said after the bracket, of the whole list.
  if (tokens.slice(group.end + 1, after.start + 1).some(({ gap }) => gap.includes(')'))) return false;
  const opening = tokens.slice(group.end, after.end).map(({ text }) => text);
  const last = tokens[group.end - 1]?.text ?? '';
  return (
    !opening.some((text) => /^(?:all|both|everything|todo|todos|todas|them|those|ambos|ambas)$/.test(text)) &&
    !(
      opening.some((text) => /^(?:los|las)$/.test(text)) &&
      !opening.some((text) => /^(?:lo|la)$/.test(text)) &&
      !last.endsWith('s')
    )
  );
};

/** Cuts a list that an "and" has closed before its last piece, where a verb right after says more of that piece alone. */
const closedBefore = (
  tokens: readonly Token[],
  group: ThingGroup,
  after: Frame,
): [ThingGroup, ThingGroup] | undefined => {
  if (!/^(?:are|is|'s|were|was)$/.test(tokens[group.end]?.text ?? '')) return undefined;
  const parts = lastPiece(tokens, group, false);
  // "My shorts and shirts, linen is provided": clothes are not what a house gives.
  const apart = after.row.act === 'given' && parts?.[1].mentions.every(isFurnishing) && parts[0].mentions.every(isWorn);
  if (after.start === group.end && !apart) return undefined;
  const joined = parts && tokens.slice(parts[0].start, parts[0].end).some(({ text }) => AND.test(text));
  return joined ? parts : undefined;
};

const startsPiece = (tokens: readonly Token[], { start }: ThingGroup): boolean =>
  start === 0 ||
  /[:;(]/.test(tokens[start]?.gap ?? '') ||
  (start === 1 && /^(?:the|los|las|el|la)$/.test(tokens[0]?.text ?? '')) ||
  // "It's full service so tents, cots, life jackets are included"
  tokens[/^(?:the|all|my|our)$/.test(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1]?.text === 'so';
