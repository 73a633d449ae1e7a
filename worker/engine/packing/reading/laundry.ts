/** How clothes get washed. */
import type { Laundry } from '../facts';
import { numberOf } from './numbers';
import type { SentenceView } from './view';
import { PhraseIndex, longestOnly, phraseSet, splitPhrases } from './phrases';
import { WASHING } from './rows/washing';
import type { Token } from './text';

/** Where the words stand that something was read from. */
interface Words {
  view: SentenceView;
  start: number;
  end: number;
}

const WASH_INDEX = new PhraseIndex(WASHING, ({ phrases }) => splitPhrases(phrases));
const EVERY = phraseSet(
  'laundry/wash/washing/laundromat .. every # (or/to) days, wash .. every #, every # days, cada # dias, cada # o # dias, each # days, every # or # days, every # to # days, every # # days, cada # # dias, cada # dias mas o menos',
);

/** Reads the washing of a whole description; `days` is the trip's length. */
export const readLaundry = (
  views: readonly SentenceView[],
  days: number,
): { laundry: Laundry; at?: Words } | undefined => {
  let best: { laundry: Laundry; at?: Words } | undefined;
  let denied: Words | undefined;
  for (const view of views) {
    const { tokens } = view.sentence;
    for (const found of longestOnly(WASH_INDEX.find(tokens))) {
      if (view.marks.past[found.start] === 1 || view.marks.unreal[found.start] === 1) continue;
      const cue = view.marks.denied[found.start] ?? -1;
      if (cue !== -1 && (cue < found.start || cue >= found.end)) {
        denied = { view, ...found };
        continue;
      }
      const { every, times } = found.row;
      const every2 = every ?? (times === undefined ? everyDays(tokens) : Math.max(2, Math.ceil(days / (times + 1))));
      if (!best || (best.laundry.everyDays === undefined && every2 !== undefined))
        best = {
          laundry: { available: true, ...(every2 !== undefined && { everyDays: every2 }) },
          at: { view, ...found },
        };
    }
  }
  if (!best && denied) return { laundry: { available: false }, at: denied };
  return best;
};

/** "every 5-6 days" counts as the longer one, so that clothes last. */
/** "Laundry twice a week", "lavandería 2 veces por semana". */
const A_WEEK = phraseSet(
  '# times a/per week, twice a/per week, # x a/per week, # veces por/a/x/al (la) semana, # dias por/a/x (la) semana, # x semana',
);
const timesAWeek = (tokens: readonly Token[]): number | undefined => {
  const found = longestOnly(A_WEEK.find(tokens))[0];
  const first = found && tokens[found.start]?.text;
  const times = first === undefined ? undefined : first === 'twice' ? 2 : numberOf(first);
  return times === undefined || times < 1 || times > 7 ? undefined : Math.ceil(7 / times);
};

const everyDays = (tokens: readonly Token[]): number | undefined => {
  const found = longestOnly(EVERY.find(tokens))[0];
  if (!found) return timesAWeek(tokens);
  const values = tokens
    .slice(found.start, found.end)
    .map(({ text }) => numberOf(text))
    .filter((value) => value !== undefined);
  const range = numberOf(tokens[found.end]?.text ?? '');
  const all = range === undefined ? values : [...values, range];
  const most = Math.max(...all);
  return Number.isFinite(most) && most >= 1 && most <= 60 ? Math.round(most) : undefined;
};
