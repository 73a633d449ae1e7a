/** Finds the cues of denial, of the past and of the unreal. */
import { PhraseIndex, phraseSet, splitPhrases } from './phrases';
import {
  AFTER,
  AT_HOME,
  NEGATION_CUES,
  DENIED_PRONOUN,
  PAST,
  PAST_NOT,
  PAST_VERBS,
  PRESENT_ANYWAY,
  UNREAL,
  type Reach,
} from './rows/cues';

interface CueRow {
  reach: Reach;
  phrase: string;
}
const cueRows: CueRow[] = NEGATION_CUES.flatMap(({ reach, phrases }) =>
  splitPhrases(phrases).map((phrase) => ({ reach, phrase })),
);
/** Words that deny what is named behind them. */
export const CUE_INDEX = new PhraseIndex(cueRows, ({ phrase }) => [phrase]);

/** Said of what stays at home. */
export const AT_HOME_INDEX = phraseSet(AT_HOME);

/** Words that deny what is named before them. */
export const AFTER_INDEX = phraseSet(AFTER);

/** Words of the past. */
export const PAST_INDEX = phraseSet(PAST);
/** Look like words of the past and are none. */
export const PAST_NOT_INDEX = phraseSet(PAST_NOT);

/** Verbs in the past. */
export const PAST_VERBS_INDEX = phraseSet(PAST_VERBS);
/** Said of the past, and true today. */
export const PRESENT_ANYWAY_INDEX = phraseSet(PRESENT_ANYWAY);

/** Words of what is only imagined. */
export const UNREAL_INDEX = phraseSet(UNREAL);

/** A denial of what was named before, by a pronoun. */
export const DENIED_PRONOUN_INDEX = phraseSet(DENIED_PRONOUN);
