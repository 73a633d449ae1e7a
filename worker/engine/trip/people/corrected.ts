/** Who does not come after all: "Me and Jess, actually not Jess", "sorry, without Bea". */
import type { Person } from './person';
import type { FlatText } from './writer';

const NOT_AFTER_ALL =
  /(?:\b(?:actually|sorry|wait|oops|no|that|but|well|end|now)|[,.;:(-]) (?:not|without|minus|no longer|al final no|sin) (\w+)(?= (?:[.,;:)(-]|any|after|now|this|because|as|she|he|who|has|cant|viene|va))/g;

/** Takes those out whom a correction leaves behind. */
export const dropCorrected = ({ text, lexemeAt }: FlatText, people: Person[]): void => {
  for (const found of text.matchAll(NOT_AFTER_ALL)) {
    const name = found[1] ?? '';
    const at = people.findIndex(
      (person) => person.role !== 'self' && person.name === name && person.from < lexemeAt(found.index),
    );
    if (at !== -1) people.splice(at, 1);
  }
};
