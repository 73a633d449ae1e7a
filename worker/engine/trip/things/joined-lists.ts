/** Whether a list of things ends before its last piece, or goes on into a frame. */
import { AND, SPANISH_ARTICLE } from '../../packing/reading/grammar';
import { type Token, someWord } from '../../packing/reading/text';
import type { Frame } from './frames';
import { isFurnishing } from './furnished';
import { type ThingGroup, type ThingMention, CONNECTOR } from './mentions';

/** A list cut where a frame after it reaches only its last piece: after the last comma, or the last "and". */
export function lastPiece(
  tokens: readonly Token[],
  group: ThingGroup,
  atJoin: boolean,
): [ThingGroup, ThingGroup] | undefined {
  for (let index = group.mentions.length - 1; index > 0; index -= 1) {
    const previous = group.mentions[index - 1];
    const mention = group.mentions[index];
    if (!previous || !mention) break;
    const between = tokens.slice(previous.end, mention.start + 1);
    const comma = between.some(({ gap }) => gap.includes(','));
    const join = between.some(({ text }) => text !== 'ni' && CONNECTOR.test(text));
    if (!comma && !(atJoin && join && !isTwoLists(tokens, group, index))) continue;
    const head = group.mentions.slice(0, index);
    const tail = group.mentions.slice(index);
    return [
      { mentions: head, start: group.start, end: previous.end },
      { mentions: tail, start: mention.start, end: group.end },
    ];
  }
  return undefined;
}

/** "Café, panela y el bocadillo no": the article sets the last one apart from what has none. */
export const hasNewArticle = (tokens: readonly Token[], { mentions, start }: ThingGroup): boolean => {
  const last = mentions.at(-1)?.start ?? start;
  return (
    mentions.length > 1 &&
    SPANISH_ARTICLE.test(tokens[last - 1]?.text ?? '') &&
    /^[ye]$/.test(tokens[last - 2]?.text ?? '') &&
    mentions.slice(0, -1).every((one) => !/^(?:el|la|los|las|mis?|tus?|sus?)$/.test(tokens[one.start - 1]?.text ?? ''))
  );
};

/** Whether a comma stands before one of several things. */
const isParted = (tokens: readonly Token[], mentions: ThingGroup['mentions'], index: number): boolean =>
  tokens.slice(mentions[index - 1]?.end, (mentions[index]?.start ?? 0) + 1).some(({ gap }) => gap.includes(','));

/** "Beds, blankets and food, towels and soap …": where an "and" has closed a list, the next comma begins another that is closed as well. */
export function twoLists(tokens: readonly Token[], group: ThingGroup): [ThingGroup, ThingGroup] | undefined {
  const { mentions, start, end } = group;
  const joined = (index: number): boolean =>
    tokens.slice(mentions[index - 1]?.end, mentions[index]?.start).some(({ text }) => AND.test(text));
  const at = mentions.findIndex(
    (_, index) => index > 1 && joined(index - 1) && !joined(index) && isParted(tokens, mentions, index),
  );
  const [last, next] = [mentions[at - 1], mentions[at]];
  if (!last || !next || at === mentions.length - 1 || !joined(mentions.length - 1)) return undefined;
  return [
    { mentions: mentions.slice(0, at), start, end: last.end },
    { mentions: mentions.slice(at), start: next.start, end },
  ];
}

/** "board and boots, jackets and trousers": the first list is closed before the comma. */
const isTwoLists = (tokens: readonly Token[], { mentions }: ThingGroup, at: number): boolean => {
  const joinedAt = (index: number): boolean =>
    tokens.slice(mentions[index - 1]?.end, mentions[index]?.start).some(({ text }) => CONNECTOR.test(text));
  for (let index = at - 1; index > 0; index -= 1)
    if (isParted(tokens, mentions, index)) {
      for (let earlier = index - 1; earlier > 0; earlier -= 1) if (joinedAt(earlier)) return true;
      return false;
    }
  return false;
};

/** Whether a list says that it is one: "a, b and c", "all", "both". */
export const isJoined = (tokens: readonly Token[], group: ThingGroup, frameStart: number): boolean => {
  const last = group.mentions.at(-1);
  const article = last && tokens[last.start - 1];
  // "bañador, las gafas las alquilan": the article opens a clause of its own.
  if (
    article &&
    SPANISH_ARTICLE.test(article.text) &&
    (article.gap.includes(',') ||
      (/^[ye]$/.test(tokens[last.start - 2]?.text ?? '') && tokens[last.start - 2]?.gap.includes(',') === true)) &&
    !SPANISH_ARTICLE.test(tokens[group.start - 1]?.text ?? '') &&
    tokens.slice(group.end, frameStart + 1).every(({ gap }) => !gap.includes(','))
  )
    return false;
  // "Vestido con chal, zapatos": what a thing is worn with joins no list.
  // "Cantimplora, plato y cubiertos, sleeping, navaja no permiten": a pair within the list does not close it.
  const open = group.mentions.length > MOST_OF_PAIRS ? beforeLast(tokens, group) : group.mentions[0];
  const joined =
    tokens.slice(open?.end, last?.start).some(({ text }) => text !== 'con' && CONNECTOR.test(text)) ||
    // "Polos, vest + lanyard"
    tokens.slice(group.mentions.at(-2)?.end, (last?.start ?? 0) + 1).some(({ gap }) => gap.includes('+'));
  // "prayer mats, towels and that are in the room": the list goes on in a word for the rest.
  const rest = /^(?:and|n|or) (?:that|so|stuff|all|everything|such|things)$/.test(
    `${tokens[group.end]?.text} ${tokens[group.end + 1]?.text}`,
  );
  if (rest) return true;
  // "guantes, botas de caucho las alquilan": a plural pronoun needs no more than the last of the list, where that is plural.
  const plural =
    last !== undefined && tokens[last.end - 1]?.text.endsWith('s') === true && !group.mentions.every(isFurnishing);
  const all = someWord(
    tokens,
    group.start,
    frameStart + 3,
    plural
      ? /^(?:all|both|todo|todos|todas|ambos|ambas|everything)$/
      : /^(?:all|both|todo|todos|todas|ambos|ambas|las|los|everything)$/,
  );
  return joined || all;
};

const MOST_OF_PAIRS = 3;
/** The last but one of a list; of "helmets and jacket/pants" the helmets. */
const beforeLast = (tokens: readonly Token[], { mentions }: ThingGroup): ThingMention | undefined => {
  let at = mentions.length - 2;
  while (at > 0 && tokens[mentions[at + 1]?.start ?? 0]?.gap.includes('/')) at -= 1;
  return mentions[at];
};

/** "Own masks, snorkels n reef shoes, fins are a pain leave em": of a list that an "and" has closed what follows it. */
const lastOfClosed = (tokens: readonly Token[], group: ThingGroup): ThingGroup => {
  if (!/^(?:are|is|'s|were|was)$/.test(tokens[group.end]?.text ?? '')) return group;
  const parts = lastPiece(tokens, group, false);
  return parts && someWord(tokens, parts[0].start, parts[0].end, AND) ? parts[1] : group;
};

/**
 * "They give us tents, maps, a rucksack but I have one": after a "but" one thing is taken up, and not its list; nor is it
 * by a bracket or a pronoun in the singular: "Gorro, manta, cobija, que la entrega el sábado".
 */
export const takenUp = (tokens: readonly Token[], group: ThingGroup, { start, end }: Frame): ThingGroup =>
  ((tokens[group.end]?.gap.includes('(') || someWord(tokens, start - 2, start + 1, /^(?:la|lo|ese|esa)$/)) &&
    !isJoined(tokens, group, start) &&
    lastPiece(tokens, group, false)?.[1]) ||
  (someWord(tokens, group.end, start, /^(?:but|though|although)$/) &&
    someWord(tokens, end - 1, end + 1, /^(?:one|it|that|mine)$/) &&
    lastPiece(tokens, group, true)?.[1]) ||
  lastOfClosed(tokens, group);
