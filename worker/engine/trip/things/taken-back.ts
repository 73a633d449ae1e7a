/** What a later sentence takes back: "… a pressure cooker also... cooker NO", "my drone.. no wait, leave it". */
import { wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Entry } from './thing-entry';

/** "No wait there's no power, leave it", "hmm actually no": said of the thing before. */
const LEAVES_IT =
  /^(?:(?:no|nah|nope|hmm|hm|oh|ah|ag|actually|wait|sorry) )+(?:\w+ ){0,6}?(?:leave|leaving|skip|scrap|ditch) (?:it|them|that|those)\b|^(?:(?:hmm|hm|oh|ah|ag|um) )*(?:actually (?:no|nah)|no actually)$/;
/** Sentences between a thing and what takes it back, at most. */
const MOST_BETWEEN = 2;

const stays = (entry: Entry | undefined): void => {
  if (entry?.reading.fate === 'bring') entry.reading = { ...entry.reading, fate: 'stays' };
};

/** Keeps at home what this sentence takes back. */
export const takeBack = (views: readonly SentenceView[], at: number, entries: readonly Entry[]): void => {
  const view = views[at];
  if (!view) return;
  const { tokens } = view.sentence;
  const [noun, answer, ...more] = tokens;
  // "… and a pressure cooker also... cooker NO"
  if (noun && more.length === 0 && /^(?:no|nope|nah|never|nunca|jamas)$/.test(answer?.text ?? ''))
    stays(entries.findLast((one) => one.view !== view && one.view.sentence.tokens[one.end - 1]?.text === noun.text));
  const last = entries.findLast((one) => one.view !== view);
  const near = views.slice(Math.max(0, at - MOST_BETWEEN), at);
  if (last && near.includes(last.view) && LEAVES_IT.test(wordsOf(tokens, 0, tokens.length))) stays(last);
};
