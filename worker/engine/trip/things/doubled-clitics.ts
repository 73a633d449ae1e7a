/** Spanish verbs that double their object, whatever the verb: "el pañuelo lo pilla Iñaki". */
import type { Token } from '../../packing/reading/text';
import type { FrameRow, Frame } from './frames';
import type { ThingMention } from './mentions';
import { PIECE_END } from './piece-ends';

const CLITIC_FRAME: FrameRow = { act: 'bring', side: 'before', phrase: 'lo lleva' };
const SOMEBODY = /^(?:el|la|los|las|mi|mis|su|don|dona|nuestro|nuestra|yo|nosotros|nosotras|ellos|ellas)$/;

/** Whether a frame is a doubled object with whatever verb. */
export const isDoubledClitic = ({ row }: Frame): boolean => row.phrase === CLITIC_FRAME.phrase && row.act === 'bring';
/** Who does this does not take care of the thing: "la usa la niña", "el permiso lo firma mi mujer". */
const SEES_TO_NOTHING =
  /^(?:necesit|us[ae]|quier|pid|exig|requier|prohib|odia|detesta|pierd|perdi|romp|olvid|muerd|sab|dic|cre|prefier|aguant|toler|soport|recomiend|firm|sell|revis|mira|llev[oó]$|reconoc|estren|agradec|ve$|vio$|toma|eligi|escogi|hizo|hicier|cosio|tejio|arreglo|presto$|compro$|gano$|encontr|pinto|bord|hered|recet)/;

/** "el pañuelo lo pilla Iñaki", "la camisa la plancha mi cuñada": whatever the verb, somebody takes care of the thing. */
export function doubledClitics(
  tokens: readonly Token[],
  mentions: readonly ThingMention[],
  told: readonly Frame[],
): Frame[] {
  const found: Frame[] = [];
  if (mentions.length === 0) return found;
  for (let at = 1; at < tokens.length - 2; at += 1) {
    // "Balones: los carga el profesor" answers what is named before the colon.
    const { text: pronoun = '', gap = '' } = tokens[at] ?? {};
    if (!/^(?:lo|la|los|las)$/.test(pronoun) || (PIECE_END.test(gap) && gap.trim() !== ':')) continue;
    const topic = mentions.findLast(({ end }) => end <= at);
    const verb = tokens[at + 1];
    const who = tokens[at + 2];
    if (!topic || !verb || !who || at - topic.end > 3 || told.some(({ start, end }) => start <= at + 1 && end > at))
      continue;
    // "Cobija porque las toallas las dan ellos": an article before another thing.
    if (mentions.some(({ start, end }) => at + 1 >= start && at + 1 < end)) continue;
    if (
      !/^[a-z]{3,}$/.test(verb.text) ||
      SEES_TO_NOTHING.test(verb.text) ||
      PIECE_END.test(verb.gap) ||
      PIECE_END.test(who.gap)
    )
      continue;
    if (tokens.slice(topic.end, at).some(({ text, gap }) => PIECE_END.test(gap) || /^(?:y|e|con|para)$/.test(text)))
      continue;
    // "La bici en una caja que la consigue el hostal": said of what stands right before the "que".
    if (tokens[at - 1]?.text === 'que' && topic.end < at - 1) continue;
    const named = who.capital && !verb.capital;
    if (named || SOMEBODY.test(who.text)) found.push({ row: CLITIC_FRAME, start: at, end: at + 2 });
  }
  return found;
}
