/** Words that the phrase tables have: they mean something, and are not names of villages. */
import '../../packing/reading/row-index';
import { UNKNOWN_WORD, wordNumber } from '../../packing/reading/vocabulary';

/** Whether any of the tables has a word (folded). */
export const isKnownWord = (word: string): boolean => wordNumber(word) !== UNKNOWN_WORD;
