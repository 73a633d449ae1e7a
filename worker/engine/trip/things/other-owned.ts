/** The other of a kind, told by what it is like: "la túnica morada me la presta Byron, la negra es mía". */
import { KIN, isVerbalAt } from '../../packing/reading/grammar';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { TripDocument } from '../document';
import { type Entry, textOf } from './thing-entry';

/** Said of what the writer has or takes. */
const IS_OURS =
  /^(?:(?:es|son) (?:mi[oa]s?|nuestr[oa]s?)\b|(?:si )?(?:(?:me|nos) )?l[oa]s? (?:llevo|llevamos|llevare|traigo|traemos|tengo yo|tenemos)\b|(?:si )?(?:va|van|viene|vienen) (?:conmigo|con nosotr|tambien)|(?:is|are|'s) (?:mine|ours|coming|my own|our own)\b|(?:comes?|goes) (?:too|along|with)\b|(?:i|we|im|were|ill|well) ?(?:'m |'re |'ll |will |am |are )?(?:bring|bringing|take|taking|pack|packing|own|have)\b)/;
const NOT_LIKE =
  /^(?:mi[oa]s?|nuestr[oa]s?|tuy[oa]s?|suy[oa]s?|otr[oa]s?|que|de|del|cual|cuales|demas|mism[oa]s?|unic[oa]s?|resto|ones?|same|only|last|next)$/;
/** A Spanish article and the nouns it stands before. */
const AGREES: Readonly<Record<string, RegExp>> = { la: /[^os]$/, el: /[^as]$/, las: /[^o]s$/, los: /[^a]s$/ };

interface Other {
  /** Where what it is like stands. */
  like: number;
  /** Where what is said of it begins. */
  said: number;
  article: string;
}

/** "la negra es mía", "the black one comes too": the place of what it is like; undefined where nothing of the sort stands. */
export const otherOwnedAt = (tokens: readonly Token[], at: number): Other | undefined => {
  const article = tokens[at]?.text ?? '';
  if (at === 0 || (article !== 'the' && AGREES[article] === undefined)) return undefined;
  const like = tokens[at + 1]?.text ?? '';
  const opens = /[,;:.–—]/.test(tokens[at]?.gap ?? '') || /^(?:y|pero|and|but)$/.test(tokens[at - 1]?.text ?? '');
  if (!opens || !/^[a-z]{3,}$/.test(like) || NOT_LIKE.test(like) || KIN.has(like)) return undefined;
  if (/[,;:(]/.test(tokens[at + 1]?.gap ?? '')) return undefined;
  const english = article === 'the' && /^ones?$/.test(tokens[at + 2]?.text ?? '');
  if (!english && (AGREES[article] === undefined || isVerbalAt(tokens, at + 1))) return undefined;
  const said = english ? at + 3 : at + 2;
  return IS_OURS.test(wordsOf(tokens, said, said + 4)) ? { like: at + 1, said, article } : undefined;
};

/** Adds the other of a kind that somebody else has: it is a thing of its own, and comes. */
export function readOtherOwned(
  { original }: TripDocument,
  view: SentenceView,
  entries: Entry[],
  isKnown: (at: number) => boolean,
): void {
  const { tokens } = view.sentence;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const other = otherOwnedAt(tokens, at);
    if (!other || isKnown(other.like)) continue;
    const agrees = AGREES[other.article];
    const first = entries.findLast(
      ({ view: where, end, mention }) =>
        where === view &&
        end <= at &&
        mention !== undefined &&
        (agrees?.test(tokens[mention.start]?.text ?? '') ?? true),
    );
    const { mention } = first ?? {};
    if (!first || !mention) continue;
    // "Casco blanco" in the lexicon: the noun alone, but for "traje de agua".
    const plain = agrees !== undefined && tokens[mention.start + 1]?.text !== 'de';
    const noun = textOf(original, tokens, mention.start, plain ? mention.start + 1 : mention.end);
    const like = textOf(original, tokens, other.like, other.like + 1);
    entries.push({
      ...first,
      mention: { ...mention, start: other.like, end: other.like + 1 },
      start: other.like,
      end: other.like + 1,
      words: agrees ? `${noun} ${like}` : `${like} ${noun}`,
      reading: { fate: 'bring', travellers: [] },
      order: entries.length,
    });
  }
}
