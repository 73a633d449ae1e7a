/** A learned reader that answers what a test wants to hear; what it is not told leaves the reading of rules. */
import type { FateExample } from './fate-examples';
import type { PersonExample } from './person-examples';
import { LEARNED_FATES, type LearnedReader, type LearnedText } from './reader';
import { learnedWords } from './words';

/** Nothing that is sure enough to change what rules read. */
export const UNSURE = LEARNED_FATES.map((fate) => (fate === 'bring' ? 0.4 : 0.6 / (LEARNED_FATES.length - 1)));

const NOWHERE = { start: 0, end: 0 };

/** A reader that gives these answers to everything it is asked. */
export const answering = ({
  fate = () => UNSURE,
  along = () => 0.5,
  names = () => false,
  begins = () => false,
  adds = () => 0,
}: {
  fate?: (example: FateExample) => readonly number[];
  along?: (example: PersonExample) => number;
  /** Whether the name of a thing stands at these characters. */
  names?: (span: { start: number; end: number }) => boolean;
  /** Whether the name of a thing begins at these characters. */
  begins?: (span: { start: number; end: number }) => boolean;
  /** How many travellers the person adds who is named at these characters; 0 for none. */
  adds?: (span: { start: number; end: number }) => number;
}): LearnedReader => ({
  read: (document): LearnedText => {
    const words = learnedWords(document);
    return {
      words,
      adds: (place) => [0, 1, 2, 3].map((count) => Number(count > 0 && adds(words.spans[place] ?? NOWHERE) === count)),
      beginsThing: (place) => Number(begins(words.spans[place] ?? NOWHERE)),
      namesThing: (place) => Number(names(words.spans[place] ?? NOWHERE)),
      fates: (examples) => examples.map((example) => fate(example)),
      travels: (examples) => examples.map((example) => along(example)),
    };
  },
});
