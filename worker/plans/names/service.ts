import { itemById, type KnownItem } from '../../engine/packing/knowledge/knowledge';
import { fold } from '../../platform/shared/fold';
import { knownNames } from './known-names';

export { keyOf, type NameIndex, wordsOf } from './names';
export { createRefusals } from './refused';
export { knownNames } from './known-names';

/**
 * Which thing a name means: the knowledge base's id for what it knows, in either language and number, else the name
 * without case, accents, number and filler words. Two lines with one subject are the same thing.
 */
export const subjectOf = (name: string): string => knownNames().conceptOf(name) || fold(name);

/** Which thing a line of a list is: its key says it, else its name. */
export const subjectOfLine = ({ key, name }: { key: string | null; name: string }): string =>
  key !== null && itemById(key) ? key : subjectOf(name);

/** What the knowledge base has under a subject. */
export const knownThing = (subject: string): KnownItem | undefined => itemById(subject);
