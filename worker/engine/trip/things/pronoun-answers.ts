import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';
import type { ThingMention } from './mentions';

/** Whether a frame is a sentence of its own that takes the thing up as "it" or "those". */
export const isAnswer = (tokens: readonly Token[], { end }: ThingMention, { row, start }: Frame): boolean => {
  if (row.side === 'after' || start <= end) return false;
  const pronoun =
    /^(?:those|they|it|these)\b/.test(row.phrase) ||
    tokens.slice(Math.max(end, start - 2), start).some(({ text }) => /^(?:it|they|those|theyre|its)$/.test(text));
  return (
    pronoun &&
    tokens.slice(end, start + 1).some(({ text, gap }) => /[,;:–—-]/.test(gap) || /^(?:so|because|as|since)$/.test(text))
  );
};
