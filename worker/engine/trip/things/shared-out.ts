/** Things shared out among people without a verb: "Sam tent, Jo stove, me the pans", "tent and tarp: Raj, first aid kit: me". */
import { KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import { endsPiece } from './piece-ends';
import type { ThingGroup } from './mentions';
import type { Reading } from './reading';
import { isName } from './somebody';
import type { ThingsContext } from './whose';

const OPENS = /[,;:.(]/;
const ANSWERS = /[:=–—→]|(?:^|\s)-+(?:\s|$)/;
const BEFORE_THING = /^(?:the|a|an|some|his|her|their|both|all)$/;
const ME = /^(?:me|us|mine|myself)$/;

const opens = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || OPENS.test(tokens[at]?.gap ?? '') || /^(?:and|n|but)$/.test(tokens[at - 1]?.text ?? '');

const isPerson = (view: SentenceView, at: number, context: ThingsContext): boolean => {
  const token = view.sentence.tokens[at];
  return (
    token !== undefined &&
    (KIN.has(token.text) ||
      context.who(view, at) !== undefined ||
      isName(token, Math.max(1, at), context, view.sentence.tokens[at - 1]?.text ?? ''))
  );
};

/** The place of the one who stands right before a list and opens its piece, or -1. */
const sharerBefore = (view: SentenceView, start: number, context: ThingsContext): number => {
  const { tokens } = view.sentence;
  const at = BEFORE_THING.test(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1;
  if (at < 0 || tokens.slice(at + 1, start + 1).some(({ gap }) => gap.trim() !== '')) return -1;
  const head = /^(?:my|our)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  return opens(tokens, head) && isPerson(view, at, context) ? at : -1;
};

/** The place of the one who stands alone after the colon behind a list, or -1. */
const sharerBehind = (view: SentenceView, end: number, context: ThingsContext): number => {
  const { tokens } = view.sentence;
  if (!ANSWERS.test(tokens[end]?.gap ?? '')) return -1;
  const at = /^(?:my|our)$/.test(tokens[end]?.text ?? '') ? end + 1 : end;
  const isOne = ME.test(tokens[at]?.text ?? '') || isPerson(view, at, context);
  return isOne && endsPiece(tokens, at + 1) ? at : -1;
};

/** "…, me the pans", "I'm on adaptors": the writer has a share of his own. */
const writerShares = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      (/^(?:me|us)$/.test(text) && opens(tokens, at) && !/^(?:and|n|to|too)$/.test(tokens[at + 1]?.text ?? '')) ||
      (text === 'on' && /^(?:'m|'re|im|am)$/.test(tokens[at - 1]?.text ?? '')),
  );

/** Who takes care of a list that only stands beside their name; nothing where the words share nothing out. */
export const sharedOut = (view: SentenceView, group: ThingGroup, context: ThingsContext): Reading | undefined => {
  const { tokens } = view.sentence;
  const behind = sharerBehind(view, group.end, context);
  const answered =
    behind !== -1 &&
    context.words.some(({ text, gap, start }, at) => {
      const next = context.words[at + 1];
      // After the last word of the description stand those of the form.
      const isLast = next === undefined || next.start < start;
      return ME.test(text) && ANSWERS.test(gap) && (isLast || endsPiece(context.words, at + 1));
    });
  if (answered) return reading(view, behind, context);
  const before = sharerBefore(view, group.start, context);
  return before !== -1 && writerShares(tokens) ? reading(view, before, context) : undefined;
};

const reading = (view: SentenceView, at: number, context: ThingsContext): Reading => {
  const { text = '' } = view.sentence.tokens[at] ?? {};
  if (ME.test(text)) return { fate: 'bring', travellers: [] };
  const whose = context.who(view, at);
  return whose && !whose.away && !whose.packsAlone && whose.relative !== true
    ? { fate: 'bring', travellers: whose.ids }
    : { fate: 'other-brings', by: text, travellers: [] };
};
