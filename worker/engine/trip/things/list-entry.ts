/** Which entries of a list a verb before or behind it speaks of: "toothbrush, razor I'll shave before" is said of the razor. */
import { anywhere, wordAnywhere } from '../../packing/reading/anywhere';
import { isVerbalAt } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { ThingGroup, ThingMention } from './mentions';
import { isOpen } from './open-things';
import { PROVIDER } from './somebody';

const hasVerb = anywhere(isVerbalAt);
const isJoined = wordAnywhere('and or nor y e o u ni n');

/** English words that begin a clause of their own behind a thing: "the blouses I'm done with". */
const SUBJECT = /^(?:i|we|you|u|he|she|they|i'm|im|ive|ill|weve|youd|hes|shes|theyve)$/;
const SPANISH_SUBJECT = /^(?:se|me|nos|le|la|lo|ya)$/;
/** Whoever gives things, and verbs that hand them out. */
const HANDS_OUT =
  /^(?:they\w*|its?|s?hes?|theres?|each|every\w*|comes?|inclu\w+|furnish\w*|equipped|stocked|suppl\w+|provid\w+|len[dt]\w*|loan\w*|gives?|giving|given|gave|shares?|issue[sd]?|hand\w*|offers?|sells?|rent\w*|hir\w+|reserved|booked|has|sent|shipped|posted|mailed|hay|dan?|dieron|dio|tienen?|presta\w*|ponen?|traen?|alquila\w*|fueron|compr\w+)$/;
const isHandedOut = anywhere((tokens, at) => {
  const { text = '' } = tokens[at] ?? {};
  if (HANDS_OUT.test(text) || PROVIDER.test(text)) return true;
  // "The pods have …"
  return text === 'have' && !/^(?:i|we|to|id|wed|must|do)$/.test(tokens[at - 1]?.text ?? '');
});
/** Entries of a list that says by its length what is packed. */
const LONG_LIST = 3;

/** Whether a verb outside a list speaks of this entry: of all of it, or where it has a subject of its own of the last alone. */
export const isSpokenOf = (
  tokens: readonly Token[],
  group: ThingGroup,
  mention: ThingMention,
  from: number,
): boolean => {
  const last = group.mentions.at(-1) ?? mention;
  if (hasVerb(tokens, group.end, group.end + 1)) {
    const before = group.mentions.at(-2)?.end ?? group.start;
    const next = tokens[group.end]?.text ?? '';
    // "Gorro, guantes, medias, tenis se hicieron pedazos"
    const isSubject = SUBJECT.test(next) || (group.mentions.length > LONG_LIST && SPANISH_SUBJECT.test(next));
    const ofLast = isSubject && !isJoined(tokens, before, last.start);
    if (!ofLast || mention === last) return true;
  }
  return (
    hasVerb(tokens, from, group.start) && (group.mentions.length < LONG_LIST || isHandedOut(tokens, from, group.start))
  );
};

/** Where the first entry of a long list begins: behind the verb that takes it up ("so fly with wetsuit, helmet, goggles"). */
export const listBegins = (
  tokens: readonly Token[],
  group: ThingGroup,
  mention: ThingMention,
  from: number,
): number => {
  if (mention !== group.mentions[0] || group.mentions.length < LONG_LIST) return from;
  for (let at = group.start - 1; at >= Math.max(from, group.start - MOST_BEFORE); at -= 1)
    if (isVerbalAt(tokens, at)) return at + 1;
  return from;
};
/** Words between the verb and the first thing. */
const MOST_BEFORE = 4;

/** "Gorro, guantes, tenis se hicieron pedazos el año pasado": of a Spanish list without an "y" only the last is told of. */
export const isBeforeLast = (
  tokens: readonly Token[],
  { mentions, end }: ThingGroup,
  mention: ThingMention,
): boolean => {
  const last = mentions.at(-1);
  return (
    mentions.length > 2 &&
    last !== undefined &&
    mention.end < last.start &&
    /^(?:se|me|nos)$/.test(tokens[end]?.text ?? '') &&
    !tokens.slice(mention.end, last.start).some(({ text }) => /^[ye]$/.test(text))
  );
};

/** "El 24 hallacas y gaita": what there is on a day. */
export const isOfADay = (tokens: readonly Token[], { start, mentions }: ThingGroup): boolean =>
  tokens[start - 2]?.text === 'el' &&
  tokens[start - 1]?.number !== undefined &&
  mentions.every(({ concept }) => isOpen(concept) || /^(?:food|instrument)$/.test(concept.kind));
