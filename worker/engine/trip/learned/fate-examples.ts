/** What the learned reader sees of a thing beside the words of the text: what rules read of it. */
import { languageOf } from '../../packing/reading/language';
import type { SentenceView } from '../../packing/reading/view';
import { THING_FATES } from '../kinds';
import type { Entry } from '../things/thing-entry';
import type { ThingsContext } from '../things/whose';
import { conceptRow, type LearnedWords } from './words';

/** One thing as the network sees it; {@link FateExample.from} and `last` are places of {@link LearnedWords.rows}. */
export interface FateExample {
  /** Its first word and its last. */
  from: number;
  last: number;
  concept: number;
  kind: number;
  /** What becomes of it as rules read it; 0 stands for nothing read. */
  fate: number;
  /** Numbers from 0 to 1. */
  signs: number[];
}

/** Which of {@link FateExample.signs} says that a thing has no row in the lexicon. */
export const OPEN_SIGN = 4;

/** The clause of every word of a sentence. */
const clausesOf = ({ sentence, clauses }: SentenceView): Int16Array => {
  const clauseAt = new Int16Array(sentence.tokens.length).fill(-1);
  for (const [index, { from, to }] of clauses.entries()) clauseAt.fill(index, from, to);
  return clauseAt;
};

/** One example for each entry, in their order. */
export function fateExamples(entries: readonly Entry[], words: LearnedWords, context: ThingsContext): FateExample[] {
  const clausesOfView = new Map<SentenceView, Int16Array>();
  return entries.map((entry): FateExample => {
    const { view, start, end, mention, concept, reading } = entry;
    const clauseAt = clausesOfView.get(view) ?? clausesOf(view);
    clausesOfView.set(view, clauseAt);
    const clause = clauseAt[start] ?? -1;
    return {
      from: words.placeOf(view, start),
      last: words.placeOf(view, end - 1),
      concept: conceptRow(`concept ${concept ?? ''}`),
      kind: conceptRow(`kind ${mention?.concept.kind ?? ''}`),
      fate: entry.isUnread ? 0 : THING_FATES.indexOf(reading.fate) + 1,
      signs: [
        entry.bare === true,
        reading.by !== undefined,
        reading.travellers.length > 0,
        (languageOf(view.sentence) ?? context.locale) === 'es',
        concept === undefined,
        reading.isDoubted === true,
        (view.marks.denied[start] ?? -1) !== -1,
        view.marks.past[start] === 1,
        view.marks.unreal[start] === 1,
        view.away[clause] === true,
        view.others[clause] === true,
      ].map(Number),
    };
  });
}
