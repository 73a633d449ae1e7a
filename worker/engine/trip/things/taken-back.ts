/** What a sentence of two words takes back: "… and a pressure cooker also... cooker NO". */
import type { SentenceView } from '../../packing/reading/view';
import type { Entry } from './thing-entry';

/** Keeps at home the last thing of an earlier sentence whose name ends in the one word that is denied. */
export const takeBack = (view: SentenceView, entries: readonly Entry[]): void => {
  const [noun, answer, ...more] = view.sentence.tokens;
  if (!noun || more.length > 0 || !/^(?:no|nope|nah|never|nunca|jamas)$/.test(answer?.text ?? '')) return;
  const entry = entries.findLast(
    (one) => one.view !== view && one.view.sentence.tokens[one.end - 1]?.text === noun.text,
  );
  if (entry?.reading.fate === 'bring') entry.reading = { ...entry.reading, fate: 'stays' };
};
