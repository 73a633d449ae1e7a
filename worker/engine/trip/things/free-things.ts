/** Things that no lexicon knows but that somebody surely brings: "can't sleep without his dino", "my own X comes with me". */
import { FIRST_PERSON, isVerbalAt, KIN } from '../../packing/reading/grammar';
import { phraseSet } from '../../packing/reading/phrases';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { ThingGroup } from './mentions';

const BEFORE = phraseSet(
  'my own, our own, doesnt sleep without, wont sleep without, cant sleep without, cannot sleep without, wont go anywhere without, dont go anywhere without, never travel without, doesnt go anywhere without, no duerme sin, no duermo sin, no duermen sin, no viajo sin, no viaja sin, no sale de casa sin, no va a ningun lado sin, no me separo de, no se separa de, no olvidar mi/mis/el/la, dont let me forget my/the',
);
const OWNER = /^(?:his|her|their|my|our|the|a|an|su|sus|mi|mis|nuestro|nuestra|el|la|los|las|un|una)$/;
const END =
  /^(?:and|y|e|but|pero|so|because|porque|que|for|para|on|in|at|en|to|a|with|con|when|cuando|if|si|is|es|or|o|which|too|also|tambien|thanks|please|gracias|for)$/;
/** Words that are no thing however they are brought. */
const NO_THING =
  /^(?:way|time|pace|food|room|car|place|house|transport|money|kids?|children|family|people|friends?|dad|mum|mom|bed|cama|casa|coche|cuarto|manera|ritmo|aire|cuenta|them|it|me|him|us|ella|ellos|company|business|thing|things|risk|luz|problema|problem|sound|noise|music)$/;
const MOST_WORDS = 3;

/** Spans of tokens (`end` exclusive) that name something brought. */
export function freeThings(view: SentenceView, groups: readonly ThingGroup[]): { start: number; end: number }[] {
  const { tokens } = view.sentence;
  const found: { start: number; end: number }[] = [];
  for (const { end: from } of BEFORE.find(tokens)) {
    let start = from;
    while (start < tokens.length && OWNER.test(tokens[start]?.text ?? '')) start += 1;
    let end = start;
    while (end < tokens.length && end - start < MOST_WORDS && isPart(tokens, end, start)) end += 1;
    if (end === start || groups.some((group) => group.start < end && group.end > start)) continue;
    if (tokens.slice(start, end).every(({ text }) => NO_THING.test(text) || text.length < 3)) continue;
    if (NO_THING.test(tokens[end - 1]?.text ?? '')) continue;
    if (view.marks.past[start] === 1 || view.marks.unreal[start] === 1) continue;
    if (!found.some((one) => one.start < end && one.end > start)) found.push({ start, end });
  }
  return found;
}

const isPart = (tokens: readonly Token[], at: number, start: number): boolean => {
  const token = tokens[at];
  if (!token || token.number !== undefined) return false;
  if (at > start && /[,;:.()–—]/.test(token.gap)) return false;
  return !END.test(token.text) && !isVerbalAt(tokens, at) && !KIN.has(token.text) && !FIRST_PERSON.has(token.text);
};
