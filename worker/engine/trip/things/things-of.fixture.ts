import type { Locale } from '../../locale';
import { readDocument } from '../document';
import type { LearnedReader } from '../learned/reader';
import { readPeople } from '../people/read-people';
import type { Thing } from '../schema';
import { readThings } from './read-things';
import { thingsContext } from './whose';

/** The things of a text by itself, of which no word is a place or a fact; by rules alone where no learned reader is given. */
export const thingsOf = (text: string, locale: Locale, learned?: LearnedReader): Thing[] => {
  const document = readDocument(text, locale);
  const context = { isPlace: () => false, isFact: () => false, form: '', locale };
  const weighed = learned?.read(document);
  return readThings(document, thingsContext(document, readPeople(document, weighed), context), weighed);
};

/** "bring: tent, stove; rented: skis": names by fate, each list in the order of the text; concepts, or else words, unless told. */
export const fatesOf = (
  text: string,
  locale: Locale,
  nameOf = ({ concept, words }: Thing): string => concept ?? words,
): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const thing of thingsOf(text, locale)) (found[thing.fate] ??= []).push(nameOf(thing));
  return found;
};
