/** One thing named in one sentence, with what is said of it there. */
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Reading } from './reading';
import type { ThingMention } from './mentions';

/** A thing with its fate, not yet settled against what is said of it later. */
export interface Entry {
  /** Absent for a thing of no concept. */
  mention?: ThingMention;
  concept?: string;
  reading: Reading;
  view: SentenceView;
  words: string;
  start: number;
  end: number;
  /** No frame says what becomes of it. */
  bare?: boolean;
  order: number;
}

/** Fates of what others hand over. */
export const GIVEN = /^(?:provided|rented)$/;

/** The words of a stretch as they were typed, short enough for a name. */
export const textOf = (original: string, tokens: readonly Token[], start: number, end: number): string =>
  original
    .slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0)
    .replaceAll(/\s+/g, ' ')
    .replace(/['’]+$/, '')
    .slice(0, 80);
