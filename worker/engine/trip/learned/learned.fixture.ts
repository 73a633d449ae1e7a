/** A learned reader that answers what a test wants to hear; what it is not told leaves the reading of rules. */
import type { FateExample } from './fate-examples';
import type { PersonExample } from './person-examples';
import { LEARNED_FATES, type LearnedReader, type LearnedText } from './reader';
import type { LearnedWords } from './words';

/** As likely brought as left out. */
export const UNSURE = LEARNED_FATES.map((fate) => (fate === 'bring' ? 0.5 : 0.5 / (LEARNED_FATES.length - 1)));

/** A reader that gives these answers to everything it is asked. */
export const answering = ({
  fate = () => UNSURE,
  along = () => 0.5,
}: {
  fate?: (example: FateExample, words: LearnedWords) => readonly number[];
  along?: (example: PersonExample, words: LearnedWords) => number;
}): LearnedReader => ({
  read: (words): LearnedText => ({
    words,
    fates: (examples) => examples.map((example) => fate(example, words)),
    travels: (examples) => examples.map((example) => along(example, words)),
  }),
});
