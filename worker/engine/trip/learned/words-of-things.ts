/** Words that surely belong to the name of a thing, which are no places: "yerba para dos semanas", "EpiPen Jr x2". */
import type { LearnedText } from './reader';

/** Least likelihood of that. */
const SURELY = 0.7;

/** Their characters, in order. */
export const wordsOfThings = ({ words: { spans }, namesThing }: LearnedText): { start: number; end: number }[] =>
  spans.filter(({ start, end }, place) => end > start && namesThing(place) > SURELY);
