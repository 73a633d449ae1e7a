/** Facts that are told of an animal and of nobody who travels. */
import { isPetWord } from '../../packing/reading/animals';
import { FIRST_PERSON, KIN } from '../../packing/reading/grammar';
import type { Occurrence } from '../../packing/reading/occurrence';
import type { ScopedFact } from '../schema';
import { tokenAt } from '../people/about';

/** The words of the sentence right before a fact, at most so many. */
export const wordsBefore = ({ view, start }: Occurrence, most: number): string[] => {
  const at = tokenAt(view, start);
  return view.sentence.tokens.slice(Math.max(0, at - most), at).map(({ text }) => text);
};
/** Facts that are said of animals as well. */
export const OF_ANIMALS = /^need:(?:feels-(?:cold|heat)|snoring|anxiety)/;
/** "He's a whippet so feels the cold": an animal stands before it and no person in between. */
export const isOfAnimal = (occurrence: Occurrence): boolean => {
  const before = wordsBefore(occurrence, 8);
  const animal = before.findLastIndex(isPetWord);
  return animal !== -1 && !before.slice(animal + 1).some((text) => /^(?:i|we|my|me|yo|nosotros|mi)$/.test(text));
};

/** "Pip, an old terrier, has heart pills": a complaint of the animal that is mentioned, and of nobody between. */
export const isAilmentOfAnimal = ({ view, start }: Occurrence, pets: ReadonlySet<string>): boolean => {
  const at = tokenAt(view, start);
  const { tokens } = view.sentence;
  const from = Math.max(0, at - MOST_TO_ANIMAL);
  const animal = tokens.findLastIndex(
    ({ text }, index) => index >= from && index < at && (isPetWord(text) || pets.has(text)),
  );
  const between = animal === -1 ? [] : tokens.slice(animal + 1, at);
  return (
    between.some(({ text }) =>
      /^(?:has|had|takes|gets|needs|on|with|is|'s|tiene|toma|esta|estaba|darle|dale|ponerle|give)$/.test(text),
    ) && !between.some(({ text, capital }, index) => (capital && index > 0) || KIN.has(text) || FIRST_PERSON.has(text))
  );
};
const MOST_TO_ANIMAL = 9;

/** Who or what says that animals of nobody in particular belong to those who travel: "our dogs", "2 cats", "kids and dogs". */
const OWNED =
  /^(?:my|our|ours|the|these|both|two|three|four|old|big|small|little|rescue|with|plus|w|mis|nuestr[oa]s|los|las|ambos|dos|tres|cuatro|con|mas)$/;
const PLURAL_PET = /^(?:dogs|pups|puppies|cats|kittens|pets|perr[oa]s|perrit[oa]s|gat[oa]s|gatit[oa]s|mascotas)$/;
/** "Pubs, dogs and mud": animals that are met there. */
export const isAnybodysAnimal = ({ view, start }: Occurrence): boolean => {
  const { tokens } = view.sentence;
  const at = tokenAt(view, start);
  const before = tokens[at - 1];
  if (!before || !PLURAL_PET.test(tokens[at]?.text ?? '')) return false;
  if (before.number !== undefined || OWNED.test(before.text)) return false;
  const other = /^(?:and|y|e|n)$/.test(before.text) ? tokens[at - 2] : before;
  return other !== undefined && !FIRST_PERSON.has(other.text) && !KIN.has(other.text);
};

/** Words between "my" and the animal: "our two old dogs". */
const MOST_TO_OWNER = 3;
/** "Housesit, two elderly dogs": the animals of the house are there already; "with our own dog" comes along. */
export const withoutMindedPets = (facts: readonly ScopedFact[], occurrences: readonly Occurrence[]): ScopedFact[] => {
  const minds = facts.some(({ tag }) => tag === 'work:house-sitting');
  const isOwn = (tag: string): boolean =>
    occurrences.some(
      (place) =>
        place.tag === tag &&
        wordsBefore(place, MOST_TO_OWNER).some((text) => /^(?:my|our|own|mi|mis|nuestr[oa]s?)$/.test(text)),
    );
  return facts.filter(({ tag }) => !(minds && tag.startsWith('pet:') && !isOwn(tag)));
};
